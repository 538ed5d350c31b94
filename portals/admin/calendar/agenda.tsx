import { shortDay } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Tag } from '@portals/ui/tag';
import styled from 'styled-components';
import { namedDay } from '../words/named-day';
import type { Visit } from './calendar.store';
import { clockText, countWords, isUnderWay, type Placed, stateOf } from './calendar-days';
import { VisitMark } from './visit-mark';

const Day = styled.section`
  display: grid; gap: 10px; margin-bottom: 22px; break-inside: avoid;
  h2 { font-size: 16px; line-height: 22px; font-weight: 650; }
  h2 small { font-weight: 400; color: var(--ink-2); font-size: 13px; margin-left: 8px; }
`;
const Row = styled.div`
  display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 12px; align-items: start; font-size: 14px; line-height: 19px;
  time { padding-top: 10px; } time small { display: block; color: var(--ink-2); font-size: 13px; }
`;
const Card = styled.div`
  border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); overflow: hidden;
  > button { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px; align-items: start; width: 100%; padding: 10px 14px; border: 0; background: none; text-align: left; font: inherit; color: inherit; cursor: pointer; min-height: 44px; }
  > button svg { margin-top: 3px; }
  b { font-weight: 600; font-size: 16px; }
  button > small { grid-column: 2 / -1; color: var(--ink-2); font-size: 14px; }
  &[data-state='done'] { background: var(--sunken); color: var(--ink-2); }
  &[data-state='unmarked'] { border-style: dashed; border-color: var(--line-control); }
  &[data-state='asked'] { border-color: var(--warning); background: var(--warning-50); }
  &[data-now] { border: 2px solid var(--primary-line); }
  > div { display: flex; gap: 8px; padding: 0 14px 12px; } > div > :first-child { flex: 1; }
  @media print { > div { display: none; } }
`;
const WORDS = { done: 'Done', asked: 'Reschedule requested', unmarked: 'Not marked done', 'to-come': '' } as const;

type AgendaProps = {
  days: readonly string[];
  placed: readonly Placed[];
  now: string;
  today: string;
  treatments: readonly string[];
  maySell: boolean;
  onOpen: (visit: Visit) => void;
  onDone: (visit: Visit) => void;
  onMove: (visit: Visit) => void;
};

/** Days under one another as lists: on a phone, and on paper. Only the visit of now has its buttons open. */
export function Agenda({ days, placed, today, ...rest }: AgendaProps) {
  return days.map((day) => {
    const own = placed.filter((one) => one.day === day);
    return (
      <Day key={day} aria-label={shortDay(day)}>
        <h2>
          {namedDay(day, today)}
          <small>
            {countWords(
              own.map(({ visit }) => visit),
              rest.now,
            ) || 'No visits'}
          </small>
        </h2>
        {own.map((one) => (
          <AgendaRow key={one.visit._id} placed={one} {...rest} />
        ))}
      </Day>
    );
  });
}

function AgendaRow({
  placed: { visit, from, until },
  now,
  treatments,
  maySell,
  onOpen,
  onDone,
  onMove,
}: Omit<AgendaProps, 'days' | 'placed' | 'today'> & { placed: Placed }) {
  const state = stateOf(visit, now);
  const isNow = state !== 'done' && isUnderWay(visit, now);
  return (
    <Row>
      <time dateTime={visit.scheduledDate ?? undefined}>
        {clockText(from)}
        <small>{until - from} min</small>
      </time>
      <Card data-state={state} data-now={isNow ? '' : undefined}>
        <button type="button" data-visit={visit._id} onClick={() => onOpen(visit)}>
          <VisitMark visit={visit} treatments={treatments} />
          <b>{visit.memberName}</b>
          {isNow ? <Tag $tone="primary">Until {clockText(until)}</Tag> : <span>{WORDS[state]}</span>}
          <small>
            {visit.treatment}
            {visit.injector && `, ${visit.injector.name}`}
          </small>
        </button>
        {isNow && maySell && !visit.isOnHold && (
          <div>
            <Button look="primary" onClick={() => onDone(visit)}>
              Mark as done
            </Button>
            <Button onClick={() => onMove(visit)}>Reschedule</Button>
          </div>
        )}
      </Card>
    </Row>
  );
}
