import { type ReapplyAnswer, type ReturningPerson, reapplyOf } from '@domain/application/reapply';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { isBehind, type OwnRecord } from '@domain/loan/own-record';
import { civilToday } from '../../../civil-today';
import type { ApplicationTable, BorrowerTable } from '../../../db/tables/application';
import type { Reading } from '../../../work';
import { lineOfBorrower } from '../../credit-line/index';
import { ownRecord } from '../../credit-transaction/index';
import { borrowerById } from '../borrower.reads';
import { deniedUntil } from '../decision/denied-until';
import { latestForCredit } from './reapply.reads';

type Latest = Pick<ApplicationTable, 'status' | 'submitted_at' | 'decision_id'>;

/** A person as the rules of returning see them, today where they live, and how they have paid us. */
export type ReturningRow = { person: ReturningPerson; today: CivilDate; record: OwnRecord };

/** What the rules of returning know of a person beside the latest of their applications. */
export async function returningRow(
  { db, deps }: Reading,
  borrower: BorrowerTable,
  latest: Latest,
): Promise<ReturningRow> {
  const line = await db.first(lineOfBorrower, { borrowerId: borrower.id });
  const today = civilToday(deps.clock, borrower.state_code ?? '');
  const record = await ownRecord(db, borrower.id, today);
  const { on_hold, flagged_fraud, deceased, is_deleted } = borrower;
  const person: ReturningPerson = {
    latest: {
      status: latest.status,
      decidedOn: latest.submitted_at === null ? null : civilDate(latest.submitted_at.slice(0, 10)),
      notBefore: await deniedUntil(db, { application: latest, borrower }),
    },
    line: line ? { expiresOn: civilDate(line.expires_on) } : null,
    isBehind: isBehind(record),
    isBlocked: [on_hold, flagged_fraud, deceased, is_deleted].includes(1),
  };
  return { person, today, record };
}

/** The same of somebody by their id, with their row; undefined without an application for credit. */
export async function returningPersonOf({ db, deps }: Reading, borrowerId: string) {
  const borrower = await db.first(borrowerById, { id: borrowerId });
  const latest = await db.first(latestForCredit, { borrowerId });
  return borrower && latest && { borrower, ...(await returningRow({ db, deps }, borrower, latest)) };
}

/** What a person may ask for beside the latest of their applications, today where they live, and how they have paid us. */
export type OfferedReapply = { answer: ReapplyAnswer; today: CivilDate; record: OwnRecord };

export async function offeredReapply(
  reading: Reading,
  borrower: BorrowerTable,
  latest: Latest,
): Promise<OfferedReapply> {
  const { person, today, record } = await returningRow(reading, borrower, latest);
  return { answer: reapplyOf(person, today), today, record };
}
