import type { CivilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import type { Context } from '../../../command/command';
import { bookOnLoan, type Loan } from '../loan';

/**
 * Every installment whose day has come: its interest falls due. One is booked by its number and its day: a pay-off asks for the interest
 * of its days under the number of the next installment, and once it has come back that one falls due on its own day.
 */
export async function bookInterest(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  const keyOf = (number: number, on: CivilDate) => `${number}:${on}`;
  const booked = new Set(
    loan.events.flatMap((event) => (event.type === 'INTEREST' ? [keyOf(event.number, event.effectiveOn)] : [])),
  );
  let serviced = loan;
  for (const { number, dueOn } of foldLoan(loan.events, { on: day }).billed) {
    if (dueOn > day || booked.has(keyOf(number, dueOn))) continue;
    const booking = await bookOnLoan(context, serviced, {
      change: { type: 'INTEREST', number },
      on: dueOn,
      entryKind: 'INTEREST_ACCRUED',
      naturalKey: `interest:${loan.row.id}:${number}:${dueOn}`,
      actor: 'system:servicing',
    });
    serviced = booking.loan;
  }
  return serviced;
}
