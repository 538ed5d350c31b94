import { type ReapplyAnswer, reapplyOf } from '@domain/application/reapply';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { isBehind, type OwnRecord } from '@domain/loan/own-record';
import { civilToday } from '../../../civil-today';
import type { ApplicationTable, BorrowerTable } from '../../../db/tables/application';
import type { Reading } from '../../../work';
import { lineOfBorrower } from '../../credit-line/index';
import { ownRecord } from '../../credit-transaction/index';
import { deniedUntil } from '../decision/denied-until';

/** What a person may ask for beside the latest of their applications, today where they live, and how they have paid us. */
export type OfferedReapply = { answer: ReapplyAnswer; today: CivilDate; record: OwnRecord };

export async function offeredReapply(
  { db, deps }: Reading,
  borrower: BorrowerTable,
  latest: Pick<ApplicationTable, 'status' | 'submitted_at' | 'decision_id'>,
): Promise<OfferedReapply> {
  const line = await db.first(lineOfBorrower, { borrowerId: borrower.id });
  const today = civilToday(deps.clock, borrower.state_code ?? '');
  const record = await ownRecord(db, borrower.id, today);
  const { on_hold, flagged_fraud, deceased, is_deleted } = borrower;
  const answer = reapplyOf(
    {
      latest: {
        status: latest.status,
        decidedOn: latest.submitted_at === null ? null : civilDate(latest.submitted_at.slice(0, 10)),
        notBefore: await deniedUntil(db, { application: latest, borrower }),
      },
      line: line ? { expiresOn: civilDate(line.expires_on) } : null,
      isBehind: isBehind(record),
      isBlocked: [on_hold, flagged_fraud, deceased, is_deleted].includes(1),
    },
    today,
  );
  return { answer, today, record };
}
