import { isCivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { Timeline } from '@portals/ui/timeline';
import { useSnapshot } from 'valtio';
import { Quiet, Title } from '../person/layout';
import { practiceMoment } from '../words/practice-time';
import { borrower, type ShownFile } from './borrower.store';
import { timelineOf } from './timeline';

/** What happened to a person, newest first. */
export function TimelinePanel({ file, timeZone }: { file: ShownFile; timeZone: string }) {
  const { transactions, repayments } = useSnapshot(borrower);
  const told = timelineOf(file, transactions.data ?? [], repayments.data ?? []);
  return (
    <section>
      <Title>History</Title>
      {told.length === 0 && <Quiet>No activity yet.</Quiet>}
      <Timeline
        items={told.map(({ key, what, lines, userName, at, isGrave }) => ({
          key,
          what: (
            <>
              <b>{what}</b>
              {lines.map((line) => (
                <span key={line} style={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {line}
                </span>
              ))}
            </>
          ),
          note: [isCivilDate(at) ? civilDate(at, 'table') : practiceMoment(at, timeZone), userName]
            .filter(Boolean)
            .join(', '),
          ...(isGrave && { kind: 'warning' as const }),
        }))}
      />
    </section>
  );
}
