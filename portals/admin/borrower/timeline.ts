import { applicationStatuses, transactionAction } from '@portals/format/status-words';
import { changeWords } from '../person/standing-words';
import type { ShownTransaction } from '../transaction/shown-transaction';
import { usd } from '../words/amounts';
import { actWords, changeLines } from './act-words';
import type { ShownFile } from './borrower.store';

/** Something that happened: what, its details, who and when. */
export type Happened = { key: string; what: string; lines: readonly string[]; userName: string | null; at: string };

/** All that happened to a person, as far as the reader may see it, newest first. */
export function timelineOf(file: ShownFile, transactions: readonly ShownTransaction[]): Happened[] {
  const entries = [
    ...file.applications.map(({ _id, number, status, createdAt }) => ({
      key: `application ${_id}`,
      what: `Application ${number}`,
      lines: [applicationStatuses[status].word],
      userName: null,
      at: createdAt,
    })),
    ...transactions.flatMap(({ _id, txAmount, statusHistory }) =>
      statusHistory.map(({ action, userName, at }, place) => ({
        key: `transaction ${_id} ${statusHistory.length - place}`,
        what: `${usd(txAmount)}: ${transactionAction(action, 'practice').toLowerCase()}`,
        lines: [],
        userName,
        at,
      })),
    ),
    ...(file.standing?.changes ?? []).map(({ kind, reason, userName, at }) => ({
      key: `standing ${kind} ${at}`,
      what: changeWords[kind],
      lines: [reason],
      userName,
      at,
    })),
    ...file.acts.map((act) => ({
      key: `act ${act.kind} ${act.at}`,
      what: actWords(act.kind),
      lines: changeLines(act),
      userName: act.userName,
      at: act.at,
    })),
  ];
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
