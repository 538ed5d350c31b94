import { Timeline } from '@portals/ui/timeline';
import { useSnapshot } from 'valtio';
import { Quiet, Title } from '../person/layout';
import { practiceMoment } from '../words/practice-time';
import { borrower, type ShownFile } from './borrower.store';
import { timelineOf } from './timeline';

/** What happened to a person, newest first. */
export function TimelinePanel({ file, timeZone }: { file: ShownFile; timeZone: string }) {
  const { data } = useSnapshot(borrower).transactions;
  const told = timelineOf(file, data ?? []);
  return (
    <section>
      <Title>History</Title>
      {told.length === 0 && <Quiet>Nothing has happened yet.</Quiet>}
      <Timeline
        items={told.map(({ key, what, lines, userName, at }) => ({
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
          note: [practiceMoment(at, timeZone), userName].filter(Boolean).join(', '),
        }))}
      />
    </section>
  );
}
