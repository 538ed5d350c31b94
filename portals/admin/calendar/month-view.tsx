import type { CivilDate } from '@domain/calendar/civil-date';
import { shortDay } from '@portals/format/dates';
import styled from 'styled-components';
import { countWords, type Placed, stateOf } from './calendar-days';

const Grid = styled.div`
  display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 1px; background: var(--line); border: 1px solid var(--line); font-size: 13px; line-height: 18px;
  > span { background: var(--surface); padding: 6px 8px; color: var(--ink-2); }
`;
const Day = styled.button`
  display: grid; align-content: start; gap: 4px; min-height: 92px; padding: 8px; border: 0; background: var(--surface); text-align: left; font: inherit; color: var(--ink-2); cursor: pointer;
  b { color: var(--ink); font-weight: 600; }
  &[data-outside] { background: var(--sunken); }
  &[data-today] { background: var(--primary-50); b { color: var(--primary-text); } }
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  strong { font: 600 20px/24px var(--font-voice); color: var(--ink); }
  i { font-style: normal; color: var(--warning-text, var(--warning)); }
  @media (max-width: 767.98px) { min-height: 64px; small { display: none; } }
`;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type MonthViewProps = {
  days: readonly CivilDate[];
  month: string;
  placed: readonly Placed[];
  today: string;
  now: string;
  onDay: (day: CivilDate) => void;
};

/** A month as counts; a day opens. */
export function MonthView({ days, month, placed, today, now, onDay }: MonthViewProps) {
  return (
    <Grid>
      {WEEKDAYS.map((name) => (
        <span key={name}>{name}</span>
      ))}
      {days.map((day) => {
        const own = placed.filter((one) => one.day === day).map(({ visit }) => visit);
        const asked = own.filter((visit) => stateOf(visit, now) === 'asked').length;
        return (
          <Day
            key={day}
            type="button"
            data-outside={day.slice(0, 7) === month ? undefined : ''}
            data-today={day === today ? '' : undefined}
            aria-label={`${shortDay(day)}, ${countWords(own, now) || 'no visits'}`}
            onClick={() => onDay(day)}
          >
            <b>{Number(day.slice(8))}</b>
            {own.length > 0 && <strong>{own.length}</strong>}
            {own.length > 0 && <small>{countWords(own, now)}</small>}
            {asked > 0 && <i>{asked} to reschedule</i>}
          </Day>
        );
      })}
    </Grid>
  );
}
