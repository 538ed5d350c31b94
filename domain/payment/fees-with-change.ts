import type { CivilDate } from '../calendar/civil-date';
import type { LoanEvent } from '../loan/loan-event';
import { type Cents, cents } from '../money/cents';
import { type AutopayWish, autopayDebit } from './autopay-debit';

type Bare = LoanEvent extends infer Event
  ? Event extends LoanEvent
    ? Omit<Event, 'id' | 'sequence' | 'effectiveOn'>
    : never
  : never;

/**
 * Fees that autopay takes with installment `number` once a change of its day or amount is made: those that its statement then names.
 * @example a late fee of $5 is open, and the next due date moves: autopay takes it with the payment of the new day.
 */
export function feesWithChange(
  events: readonly LoanEvent[],
  on: CivilDate,
  {
    change,
    wish,
    dueOn,
  }: { readonly change: Bare & { readonly number: number }; readonly wish: AutopayWish; readonly dueOn: CivilDate },
): Cents {
  const sequence = Math.max(...events.map((event) => event.sequence)) + 1;
  const changed = [...events, { ...change, id: 'changed', sequence, effectiveOn: on } as LoanEvent];
  return autopayDebit(changed, wish, { number: change.number, dueOn, asOf: on })?.feesCents ?? cents(0);
}
