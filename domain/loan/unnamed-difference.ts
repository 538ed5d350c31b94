import { addDays, type CivilDate } from '../calendar/civil-date';
import { STATEMENT_DAYS } from './billing';
import type { LoanEvent } from './loan-event';
import { askedOn, type LoanState, outstandingFees, unpaidBy, unpaidOf } from './loan-state';

/** A difference below this that no statement named makes nothing late: five dollars. */
export const UNNAMED_BELOW_CENTS = 500;

/** No statement follows the last installment, so what none named of it never makes the loan late. */
const NEVER: CivilDate = '9999-12-31' as CivilDate;

type Fold = (events: readonly LoanEvent[], on: CivilDate) => Readonly<LoanState>;

/** Whether all was paid that the statement of an installment asked for by its due date, as it was sent. */
function paidAsTold(
  { arrived }: Readonly<LoanState>,
  { events, dueOn, fold }: { readonly events: readonly LoanEvent[]; readonly dueOn: CivilDate; readonly fold: Fold },
): boolean {
  const toldOn = addDays(dueOn, -STATEMENT_DAYS);
  const known = events.filter(({ effectiveOn }) => effectiveOn <= toldOn);
  if (known.length === 0) return false;
  const told = unpaidBy(fold(known, dueOn), dueOn) + outstandingFees(fold(known, toldOn));
  const paid = arrived.reduce((sum, { on, amountCents }) => (on > toldOn ? sum + amountCents : sum), 0);
  return paid >= told;
}

/**
 * Marks what is left of installments whose statement was paid as it was sent: less than $5 that it did not name starts no lateness, no fee
 * and no end of a limit. The next statement names it, and it is late only after the due date of that one.
 * @param state folded up to `on`; its installments are marked anew.
 */
export function markUnnamed(
  state: LoanState,
  { events, on, fold }: { readonly events: readonly LoanEvent[]; readonly on: CivilDate; readonly fold: Fold },
): void {
  for (const row of state.billed) {
    delete row.unnamedUntil;
    const unpaid = unpaidOf(row);
    // A new due date was told with its sum.
    if (row.newDueOn || unpaid <= 0 || unpaid >= UNNAMED_BELOW_CENTS || askedOn(row) >= on) continue;
    if (paidAsTold(state, { events, dueOn: row.dueOn, fold }))
      row.unnamedUntil = state.terms?.dueOn[row.number] ?? NEVER;
  }
}
