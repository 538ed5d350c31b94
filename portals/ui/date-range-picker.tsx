import { FIRST_DAY } from '@domain/calendar/civil-date';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { IconButton } from './icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { type DayRange, monthGrid, monthTitle, moveDay, moveMonth, presetRanges } from './month-grid';

const Head = styled.div`
  display: flex; align-items: center; justify-content: space-between; margin-bottom: 8px; font-weight: 600;
`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(7, minmax(34px, 1fr)); row-gap: 2px; text-align: center; font-size: 13.5px; font-variant-numeric: tabular-nums;
  abbr { height: 24px; display: grid; place-items: center; font-size: 12px; color: var(--ink-3); text-decoration: none; }
`;
const Day = styled.button`
  height: 34px; border: 0; padding: 0; background: none; cursor: pointer; color: var(--ink); font: inherit; border-radius: 8px;
  &[data-outside] { color: var(--ink-3); }
  &:hover { background: var(--hover); }
  &[data-between] { background: var(--primary-100); border-radius: 0; }
  &[data-edge] { background: var(--primary); color: var(--on-primary); font-weight: 600; }
  &[data-edge='start'] { border-radius: 8px 0 0 8px; } &[data-edge='end'] { border-radius: 0 8px 8px 0; } &[data-edge='both'] { border-radius: 8px; }
  @media (pointer: coarse) { height: 44px; }
`;
const Typed = styled.form`
  display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-bottom: 12px;
  label { font-size: 12.5px; line-height: 16px; color: var(--ink-2); }
  input { display: block; width: 100%; min-height: 34px; margin-top: 3px; padding: 0 10px; border: 0; border-radius: 8px; background: var(--surface); color: var(--ink); box-shadow: inset 0 0 0 1px var(--line-control); }
  button { grid-column: 1 / -1; }
  input:focus-visible { outline: 2px solid var(--focus); outline-offset: 0; border-radius: 8px; }
`;
const Foot = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px;`;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type DateRangePickerProps = {
  value: DayRange;
  /** Today's date in the time zone of the reader. */
  today: string;
  onValue: (range: DayRange) => void;
};

function edgeOf(date: string, { start, end }: DayRange): 'start' | 'end' | 'both' | undefined {
  if (date === start) return start === end ? 'both' : 'start';
  return date === end ? 'end' : undefined;
}

/**
 * A first and a last day, typed, picked or from a preset. Arrow keys move by day and week in the calendar. What is typed holds from
 * Enter or its button on: each key of a date makes another day.
 */
export function DateRangePicker({ value, today, onValue }: DateRangePickerProps) {
  const [month, setMonth] = useState(value.end.slice(0, 7));
  const [first, setFirst] = useState<string | null>(null);
  const [typed, setTyped] = useState<DayRange | null>(null);
  const [focused, setFocused] = useState(value.end);
  const grid = useRef<HTMLDivElement>(null);
  const shown = first ? { start: first, end: first } : value;
  const written = typed ?? shown;

  function send(a: string, b: string) {
    setFirst(null);
    setTyped(null);
    onValue(a <= b ? { start: a, end: b } : { start: b, end: a });
  }
  function pick(date: string) {
    setFocused(date);
    setTyped(null);
    if (first) send(first, date);
    else setFirst(date);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send(written.start, written.end);
  }
  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = moveDay(focused, step);
    setFocused(next);
    setMonth(next.slice(0, 7));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus());
  }

  return (
    <div>
      <Typed onSubmit={submit}>
        <label>
          From
          <input
            type="date"
            required
            // A year that is half typed is no year.
            min={FIRST_DAY}
            max={today}
            value={written.start}
            onChange={(event) => setTyped({ ...written, start: event.target.value })}
          />
        </label>
        <label>
          To
          <input
            type="date"
            required
            // A year that is half typed is no year.
            min={FIRST_DAY}
            value={written.end}
            onChange={(event) => setTyped({ ...written, end: event.target.value })}
          />
        </label>
        {typed && (
          <Button type="submit" look="primary" dense>
            Apply
          </Button>
        )}
      </Typed>
      <Head>
        <IconButton label="Previous month" onClick={() => setMonth(moveMonth(month, -1))}>
          <ChevronLeftIcon size={16} />
        </IconButton>
        <span aria-live="polite">{monthTitle(month)}</span>
        <IconButton label="Next month" onClick={() => setMonth(moveMonth(month, 1))}>
          <ChevronRightIcon size={16} />
        </IconButton>
      </Head>
      <Grid ref={grid} role="group" aria-label={monthTitle(month)} onKeyDown={press}>
        {weekdays.map((name) => (
          <abbr key={name} title={name}>
            {name.charAt(0)}
          </abbr>
        ))}
        {monthGrid(month).map(({ date, day, isOutside }) => {
          const edge = edgeOf(date, shown);
          return (
            <Day
              key={date}
              type="button"
              data-date={date}
              data-outside={isOutside ? '' : undefined}
              data-edge={edge}
              data-between={!edge && date > shown.start && date < shown.end ? '' : undefined}
              aria-label={`${monthTitle(date.slice(0, 7)).split(' ')[0]} ${day}`}
              aria-pressed={edge !== undefined}
              tabIndex={date === focused ? 0 : -1}
              onClick={() => pick(date)}
            >
              {day}
            </Day>
          );
        })}
      </Grid>
      <Foot>
        {presetRanges(today).map(({ label, range }) => (
          <Button key={label} dense onClick={() => send(range.start, range.end)}>
            {label}
          </Button>
        ))}
      </Foot>
    </div>
  );
}
