import { foldLoan } from '@domain/loan/fold-loan';
import type { Db } from '../../db/database';
import { eventsOfBorrower } from './loan-event.reads';
import { loanEventsOf } from './loan-of-transaction';
import { acceptedPlans, transactionsOfBorrower } from './transaction.reads';
import { groupsView } from './transaction.view';

/** A borrower's transactions by group; which of the loans are paid is told by their events. */
export async function viewBorrowerTransactions(db: Db, borrowerId: string) {
  const [rows, plans, events] = await Promise.all([
    db.all(transactionsOfBorrower, { borrowerId }),
    db.all(acceptedPlans, { borrowerId }),
    db.all(eventsOfBorrower, { borrowerId }),
  ]);
  const isPaid = ({ id, selected_plan: plan }: (typeof plans)[number]) => {
    const own = events.filter((event) => event.transaction_id === id);
    return plan !== null && foldLoan(loanEventsOf(plan, own)).status === 'PAID';
  };
  return groupsView(rows, new Set(plans.filter(isPaid).map(({ id }) => id)));
}
