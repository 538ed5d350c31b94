import { historyAction, historyNote, isWarning, toldHistory } from '@domain/application/history-words';
import { Timeline } from '@portals/ui/timeline';
import { Body, Quiet } from '../person/layout';
import { practiceMoment } from '../words/practice-time';
import type { ShownApplication } from './application.store';

/** What happened to the application, newest first. */
export function HistoryTab({ history, timeZone }: { history: ShownApplication['statusHistory']; timeZone: string }) {
  if (history.length === 0) {
    return (
      <Body>
        <Quiet>No activity yet.</Quiet>
      </Body>
    );
  }
  const told = toldHistory(history);
  const items = told.map((entry, place) => {
    const note = historyNote(entry.action, entry.note);
    return {
      key: `${entry.at} ${entry.action} ${told.length - place}`,
      what: (
        <>
          <b>{historyAction(entry.action)}</b>
          {note && <>. {note}</>}
        </>
      ),
      note: `${practiceMoment(entry.at, timeZone)}, ${entry.userName}`,
      ...(isWarning(entry.action) && { kind: 'warning' as const }),
    };
  });
  return (
    <Body>
      <div style={{ maxWidth: 720 }}>
        <Timeline items={items} />
      </div>
    </Body>
  );
}
