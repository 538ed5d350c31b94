import { zoneOfState } from '@domain/calendar/state-zone';
import { loanStanding } from '@domain/loan/standing';
import { cents, sumCents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { civilToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { lineOfBorrower, lineView } from '../credit-line/index';
import { askedPaymentView, eventsOfBorrower, loanDay, loanEventsOf } from '../credit-transaction/index';
import { acceptedPlans, borrowerById, newestPartnerLoan } from './borrower.reads';

/**
 * The spending limit with what is owed: the oldest unpaid installment of all accepted plans, what is late, what is due in total, and
 * the principal left. A missed installment stays the next one until it is paid.
 * Source: borrower §3 Summary, §7 `GET /borrower/{id}/credit-profile`.
 */
export async function getCreditSummary(db: Db, borrowerId: string, deps: Deps) {
  const borrower = await db.first(borrowerById, { id: borrowerId });
  const line = await db.first(lineOfBorrower, { borrowerId });
  const plans = await db.all(acceptedPlans, { borrowerId });
  const events = await db.all(eventsOfBorrower, { borrowerId });
  const partnerLoan = await db.first(newestPartnerLoan, { borrowerId });
  const stateCode = borrower?.state_code ?? '';
  const today = civilToday(deps.clock, stateCode);
  const asked = plans.flatMap(({ id, selected_plan }) => {
    const own = events.filter((event) => event.transaction_id === id);
    if (selected_plan === null) return [];
    const loan = loanEventsOf(selected_plan, own);
    const standing = loanStanding(loan, loanDay({ timeZone: zoneOfState(stateCode), events: loan, clock: deps.clock }));
    return standing.next ? [{ id, standing, next: standing.next }] : [];
  });
  asked.sort((a, b) => (a.next.dueOn < b.next.dueOn ? -1 : a.next.dueOn > b.next.dueOn ? 1 : 0));
  const [first] = asked;
  // Before its day, what is due in all counts every loan that asks on that same day.
  const by = first && first.next.dueOn > today ? first.next.dueOn : today;
  const due = asked.filter(({ next }) => next.dueOn <= by);
  return {
    credit_profile: line ? lineView(line, deps.clock) : null,
    nextPayment: first
      ? {
          transactionId: first.id,
          dueDate: first.next.dueOn,
          amount: dollarsFromCents(first.next.amountCents),
          overdueSince: first.standing.overdueSince,
          daysLate: first.standing.daysLate,
          pastDue: dollarsFromCents(cents(sumCents(asked.map(({ standing }) => standing.pastDueCents)))),
          totalDue: dollarsFromCents(cents(sumCents(due.map(({ standing }) => standing.dueCents)))),
        }
      : null,
    loans: asked.flatMap(({ id, standing }) => {
      const view = askedPaymentView(standing);
      return view ? [{ transactionId: id, ...view }] : [];
    }),
    totalRemainingPrincipal: dollarsFromCents(line?.balance_cents ?? 0),
    hasPartnerLoan: partnerLoan !== undefined,
  };
}
