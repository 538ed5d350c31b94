import { applicationStatuses } from '@portals/format/status-words';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import { changeWords } from '../person/restriction-words';
import { usd } from '../words/amounts';
import { kindWords } from '../words/repayment-words';
import { actWords, changeLines } from './act-words';
import type { ShownFile, ShownRepayment } from './borrower.store';
import { transactionSentence } from './transaction-sentence';

/** Something that happened: what, its details, who and when: an instant, or the day of a payment, which has no hour. */
export type Happened = {
  key: string;
  what: string;
  lines: readonly string[];
  userName: string | null;
  at: string;
  isGrave?: boolean;
};

/** What became of the payments, each on its day. */
function paymentsOf(repayments: readonly ShownRepayment[]): Happened[] {
  return repayments.flatMap(({ _id, status, amount, kind, settledOn, returnedOn, returnReason }) => [
    ...(settledOn
      ? [
          {
            key: `payment ${_id}`,
            what: `${usd(amount)} payment settled`,
            lines: [kindWords(kind)],
            userName: null,
            at: settledOn,
          },
        ]
      : []),
    ...(returnedOn
      ? [
          {
            key: `payment ${_id} back`,
            what: `${usd(amount)} payment ${status === 'DECLINED' ? 'declined' : 'returned'}`,
            lines: returnReason ? [returnReason] : [],
            userName: null,
            at: returnedOn,
            isGrave: true,
          },
        ]
      : []),
  ]);
}

/** All that happened to a person, as far as the reader may see it, newest first. */
export function timelineOf(
  file: ShownFile,
  transactions: readonly ShownTransaction[],
  repayments: readonly ShownRepayment[],
): Happened[] {
  const entries: Happened[] = [
    ...paymentsOf(repayments),
    ...file.applications.map(({ _id, number, status, createdAt }) => ({
      key: `application ${_id}`,
      what: `Application ${number}`,
      lines: [applicationStatuses[status].word],
      userName: null,
      at: createdAt,
    })),
    ...transactions.flatMap(({ _id, number, statusHistory }) =>
      statusHistory.map(({ action, userName, at, amount }, place) => ({
        key: `transaction ${_id} ${statusHistory.length - place}`,
        // The amount of then: a later change or refund makes today's another one.
        what: transactionSentence(action, amount),
        lines: [`Transaction ${number}`],
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
      isGrave: kind === 'HOLD' || kind === 'FRAUD',
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
