import type { CivilDate } from '@domain/calendar/civil-date';
import type { LoanEvent } from '@domain/loan/loan-event';
import { CLEAN_RECORD, type OwnRecord, ownRecordOf } from '@domain/loan/own-record';
import type { Db } from '../../db/database';
import { eventsOfBorrower, plansOfBorrower } from './loan-event.reads';
import { loanEventsOf } from './loan-of-transaction';

/** The events of each loan in force of a borrower. A purchase that is said not to be theirs, or was refunded, is none. */
export async function loansInForce(db: Db, borrowerId: string): Promise<LoanEvent[][]> {
  const plans = await db.all(plansOfBorrower, { borrowerId });
  if (plans.length === 0) return [];
  const stored = await db.all(eventsOfBorrower, { borrowerId });
  return plans.flatMap(({ id, selected_plan: plan }) =>
    plan === null
      ? []
      : [
          loanEventsOf(
            plan,
            stored.filter((event) => event.transaction_id === id),
          ),
        ],
  );
}

/** What our own books say of a borrower on a day: every decision about them, every offer and the end of a limit ask here. */
export async function ownRecord(db: Db, borrowerId: string, on: CivilDate): Promise<OwnRecord> {
  const loans = await loansInForce(db, borrowerId);
  return loans.length === 0 ? CLEAN_RECORD : ownRecordOf(loans, on);
}
