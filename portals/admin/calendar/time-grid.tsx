import type { CivilDate } from '@domain/calendar/civil-date';
import { shortDay } from '@portals/format/dates';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Visit } from './calendar.store';
import { clockText, countWords, type Placed, stateOf } from './calendar-days';
import { barOf, VisitMark } from './visit-mark';

const HOUR_PX = 76;
const Frame = styled.div`overflow-x: auto;`;
const Grid = styled.div`
  display: grid; min-width: 640px; position: relative; font-size: 13px; line-height: 17px; color: var(--ink-2);
  > header { padding: 8px 10px 10px; border-left: 1px solid var(--line); border-bottom: 1px solid var(--line); }
  > header b { display: block; color: var(--ink); font-weight: 650; font-size: 14px; line-height: 19px; }
  > header[data-today] { background: var(--primary-50); b { color: var(--primary-text); } }
`;
const Hours = styled.div`
  position: relative;
  span { position: absolute; right: 8px; transform: translateY(-50%); white-space: nowrap; font-size: 12px; color: var(--ink-3); }
  span:first-child { transform: none; }
`;
const Column = styled.div`
  position: relative; border-left: 1px solid var(--line); min-width: 96px;
  background: repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px ${HOUR_PX}px);
  &[data-today] { background-color: var(--primary-50); }
`;
const Now = styled.i`position: absolute; left: 0; right: 0; height: 0; border-top: 2px solid var(--primary-line); pointer-events: none; z-index: 5;`;
const Card = styled.button`
  position: absolute; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 6px; align-content: start; padding: 4px 6px; overflow: hidden; text-align: left; cursor: pointer;
  border: 1px solid var(--line-control); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit;
  border-left: 4px solid var(--bar, var(--line-control));
  > svg { margin-top: 2px; }
  b { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { grid-column: 1 / -1; font-size: 12px; line-height: 16px; color: var(--ink-2); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-bar='dotted'] { border-left-style: dotted; } &[data-bar='double'] { border-left-style: double; border-left-width: 5px; } &[data-bar='none'] { border-left-width: 1px; }
  &[data-state='done'] { background: var(--sunken); color: var(--ink-2); border-color: transparent; border-left-color: var(--bar, transparent); }
  &[data-state='unmarked'] { border-style: dashed; }
  &[data-state='asked'] { background: var(--warning-50); border-color: var(--warning); border-left-color: var(--bar, var(--warning)); }
  &[data-moving] { box-shadow: 0 0 0 2px var(--focus); z-index: 9; }
  &:focus-visible { z-index: 10; outline: 2px solid var(--focus); outline-offset: 1px; }
  &:hover { z-index: 8; }
`;
const Ghost = styled.div`
  position: absolute; left: 3px; right: 3px; padding: 4px 6px; border: 2px dashed var(--primary-line); border-radius: 8px; color: var(--primary-text); background: var(--primary-50); opacity: .92; z-index: 9;
  font-weight: 600;
`;
const More = styled.span`position: absolute; right: 4px; padding: 0 4px; border-radius: 6px; background: var(--ink); color: var(--surface); font-size: 11px; z-index: 6;`;

/** Lines of one day, or of one injector on a day. */
export type GridColumn = { key: string; day: CivilDate; title: string; visits: readonly Placed[] };
/** A visit that is picked up: the day and the minute of it where it would be put down. */
export type Moving = { visit: Visit; day: CivilDate; minute: number };

type TimeGridProps = {
  columns: readonly GridColumn[];
  hours: { from: number; until: number };
  today: string;
  /** Minutes of today that have passed. */
  minuteNow: number;
  now: string;
  treatments: readonly string[];
  injectors: readonly { readonly _id: string; readonly color: string }[];
  moving: Moving | null;
  onOpen: (visit: Visit) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, visit: Visit) => void;
};

/** Days side by side, with the visits at their hours. */
export function TimeGrid(props: TimeGridProps) {
  const { columns, hours, today, minuteNow, now, moving } = props;
  const height = (hours.until - hours.from) * HOUR_PX;
  const topOf = (minute: number) => ((minute - hours.from * 60) / 60) * HOUR_PX;
  const rows = Array.from({ length: hours.until - hours.from }, (_, index) => hours.from + index);
  return (
    <Frame>
      <Grid style={{ gridTemplateColumns: `58px repeat(${columns.length}, minmax(0, 1fr))` }}>
        <span />
        {columns.map(({ key, day, title, visits }) => (
          <header key={key} data-today={day === today ? '' : undefined}>
            <b>{title}</b>
            {countWords(
              visits.map(({ visit }) => visit),
              now,
            ) || 'No visits'}
          </header>
        ))}
        <Hours style={{ height }} aria-hidden="true">
          {rows.map((hour) => (
            <span key={hour} style={{ top: topOf(hour * 60) }}>
              {clockText(hour * 60).replace(':00', '')}
            </span>
          ))}
        </Hours>
        {columns.map((column) => (
          <Column
            key={column.key}
            style={{ height }}
            data-today={column.day === today ? '' : undefined}
            role="group"
            aria-label={`${column.title}, ${shortDay(column.day)}`}
          >
            {column.day === today && minuteNow >= hours.from * 60 && minuteNow < hours.until * 60 && (
              <Now style={{ top: topOf(minuteNow) }} />
            )}
            {column.visits.map((placed) => (
              <VisitCard key={placed.visit._id} {...props} placed={placed} top={topOf(placed.from)} />
            ))}
            {moving && moving.day === column.day && (
              <Ghost style={{ top: topOf(moving.minute), height: (moving.visit.minutes / 60) * HOUR_PX - 3 }}>
                {moving.visit.memberName}, {clockText(moving.minute)}
              </Ghost>
            )}
          </Column>
        ))}
      </Grid>
    </Frame>
  );
}

function VisitCard({ placed, top, ...grid }: TimeGridProps & { placed: Placed; top: number }) {
  const { visit, depth, place, of } = placed;
  const shown = Math.min(of, 2);
  if (place >= 2)
    return place === 2 ? (
      <More style={{ top: top + 2 }} title={`${of - 2} more at this time`}>{`+${of - 2}`}</More>
    ) : null;
  const share = (100 - depth * 17) / shown;
  const state = stateOf(visit, grid.now);
  const color = grid.injectors.find(({ _id }) => _id === visit.injector?._id)?.color;
  const name = of > 1 ? visit.memberName.split(' ')[0] : visit.memberName;
  return (
    <Card
      type="button"
      data-visit={visit._id}
      data-state={state}
      data-bar={barOf(grid.injectors, visit.injector?._id)}
      data-moving={grid.moving?.visit._id === visit._id ? '' : undefined}
      aria-label={spoken(placed, state)}
      style={{
        top,
        height: Math.max(28, ((placed.until - placed.from) / 60) * HOUR_PX - 3),
        left: `calc(${depth * 17 + place * share}% + 3px)`,
        width: `calc(${share}% - 6px)`,
        zIndex: depth + 1,
        ...(color && { '--bar': color }),
      }}
      onClick={() => grid.onOpen(visit)}
      onKeyDown={(event) => grid.onKey(event, visit)}
    >
      <VisitMark visit={visit} treatments={grid.treatments} />
      <b>{name}</b>
      {placed.until - placed.from > 30 && (
        <small>
          {clockText(placed.from).replace(/ [ap]m$/, '')} {visit.treatment}
        </small>
      )}
    </Card>
  );
}

const SAID = {
  done: 'done',
  asked: 'reschedule requested',
  unmarked: 'not marked as done',
  'to-come': 'upcoming',
} as const;

const spoken = ({ visit, from, until }: Placed, state: keyof typeof SAID): string =>
  `${visit.memberName}, ${visit.treatment}, ${clockText(from)} to ${clockText(until)}${
    visit.injector ? `, with ${visit.injector.name}` : ''
  }, ${SAID[state]}`;
