import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { playForward } from '../payment/play-forward';
import { dutyInForce, rateCharged } from './active-duty';
import { type ChargedOff, chargedOffOf } from './charged-off';
import { delinquency, lateAfter } from './delinquency';
import type { Duty } from './duty-rate';
import { foldLoan } from './fold-loan';
import type { LoanEvent } from './loan-event';
import { askedOn, type BilledInstallment, type LoanState, outstandingFees, unpaidBy, unpaidOf } from './loan-state';
import { promoHeldDays } from './promo-clock';

/** What became of one payment of a loan. */
export type PaymentState = 'paid' | 'missed' | 'next' | 'to-come';

/** Where a borrower stands with one loan on a day. */
export type LoanStanding = {
  /**
   * One for each payment of the schedule, in order; a payment is paid when nothing of it is missing. Of a loan in force those that are not
   * asked for any more, because more was paid or a part was refunded, are left out.
   */
  readonly payments: readonly PaymentState[];
  /**
   * The first due date, and how many days the end of a promotion was moved: a change of the due date moves both, a pause the end alone,
   * one that goes on by its days so far.
   */
  readonly firstDueOn: CivilDate | null;
  readonly promoMovedDays: number;
  /** Yearly rate of the next payment; null for a plan whose months are not twelfths of a year. */
  readonly rate: Rate | null;
  /** Military service that lowers the rate of the next payment; null where none does. */
  readonly duty: Duty | null;
  /** The oldest installment that is not paid, due or not; after the last of them what is left of fees; null when nothing is asked for. */
  readonly next: { readonly number: number; readonly dueOn: CivilDate; readonly amountCents: Cents } | null;
  /** The day since which `next` is overdue, by a cent too; null while its day has not passed, and while payments are paused. */
  readonly overdueSince: CivilDate | null;
  /** What is missing of installments whose day has passed; nothing is late while payments are paused. */
  readonly pastDueCents: Cents;
  /** Days since the oldest of them was due. */
  readonly daysLate: number;
  /** Late and return fees that are not paid; they are due at once, and make no installment late. */
  readonly feesCents: Cents;
  /** Everything that is due by the day, fees included; the next installment when none is due yet. */
  readonly dueCents: Cents;
  /** What is still owed of a loan that was charged off, and what keeps its promotion; null of any other. */
  readonly chargedOff: ChargedOff | null;
};

/** Installments that are not paid, the one that is asked for first before the others. */
const unpaidRows = (state: Readonly<LoanState>) =>
  state.billed
    .filter((row) => unpaidOf(row) > 0)
    .sort((one, other) => (askedOn(one) < askedOn(other) ? -1 : askedOn(one) > askedOn(other) ? 1 : 0));

/** The unpaid installment that is asked for first: a billed one, or the next to fall due where that is before its new due date. */
function oldestUnpaid(events: readonly LoanEvent[], state: Readonly<LoanState>): BilledInstallment | undefined {
  const [billed] = unpaidRows(state);
  const dueOn = state.terms?.dueOn[state.billed.at(-1)?.number ?? 0];
  if (billed && (!dueOn || askedOn(billed) <= dueOn)) return billed;
  return (dueOn && unpaidRows(foldLoan(events, { on: dueOn }))[0]) || billed;
}

function paymentStates(state: Readonly<LoanState>, nextNumber: number, on: CivilDate): PaymentState[] {
  const rows = new Map(state.billed.map((row) => [row.number, row]));
  return (state.terms?.dueOn ?? []).map((_, index) => {
    const row = rows.get(index + 1);
    // It was missed, and is paid at the end.
    if (row?.movedCents) return 'missed';
    if (state.status === 'PAID' || (row && unpaidOf(row) === 0)) return 'paid';
    // Nothing is missed while payments are paused, nor before a new due date has passed.
    if (row && state.pausedOn === null && lateAfter(row) < on) return 'missed';
    return index + 1 === nextNumber ? 'next' : 'to-come';
  });
}

/**
 * What a loan asks of its borrower on a day, from its events: never a later installment while an earlier one is missing.
 * @example due November 15 and not paid, on November 22: that installment, 7 days late.
 */
export function loanStanding(events: readonly LoanEvent[], on: CivilDate): LoanStanding {
  const state = foldLoan(events, { on });
  const isOpen = state.status === 'OPEN';
  const row = isOpen ? oldestUnpaid(events, state) : undefined;
  const feesCents = isOpen ? outstandingFees(state) : cents(0);
  const next = row
    ? { number: row.number, dueOn: askedOn(row), amountCents: unpaidOf(row) }
    : feesLeft(state, feesCents, on);
  const isLate = isOpen && state.pausedOn === null;
  const { pastDueCents, daysLate } = latenessOf(state, on);
  const due = isOpen ? unpaidBy(state, on) : 0;
  const asked = due > 0 || !row ? due : unpaidOf(row);
  return {
    payments: paymentsOf(events, state, { on, nextNumber: next?.number ?? 0 }),
    firstDueOn: state.terms?.dueOn[0] ?? null,
    promoMovedDays: (state.terms?.promo?.movedDays ?? 0) + promoHeldDays(state, on),
    rate: rateCharged(state),
    duty: isOpen ? dutyInForce(state) : null,
    next,
    overdueSince: isLate && row && lateAfter(row) < on ? lateAfter(row) : null,
    pastDueCents,
    daysLate,
    feesCents,
    dueCents: cents(asked + feesCents),
    chargedOff: chargedOffOf(state, on),
  };
}

function paymentsOf(
  events: readonly LoanEvent[],
  state: Readonly<LoanState>,
  { on, nextNumber }: { on: CivilDate; nextNumber: number },
): readonly PaymentState[] {
  if (state.status === 'PAID') return paymentStates(state, nextNumber, on);
  if (state.status !== 'OPEN') return [];
  // Nothing has happened yet: every payment of the plan is asked for, which playing the loan to its end would only count.
  if (events.length === 1 && on < (state.terms?.dueOn[0] ?? on)) return paymentStates(state, nextNumber, on);
  const numbers = [...playForward(events, on).payments, ...state.billed].map(({ number }) => number);
  return paymentStates(state, nextNumber, on).slice(0, Math.max(0, ...numbers));
}

/** What a loan still asks for whose installments are all paid. */
function feesLeft(state: Readonly<LoanState>, amountCents: Cents, dueOn: CivilDate): LoanStanding['next'] {
  return amountCents > 0 ? { number: state.billed.at(-1)?.number ?? 1, dueOn, amountCents } : null;
}

/** How late a loan is called; nothing is late of one that has ended, and while payments are paused. */
export function latenessOf(
  state: Readonly<LoanState>,
  on: CivilDate,
): { readonly pastDueCents: Cents; readonly daysLate: number } {
  if (state.status !== 'OPEN' || state.pausedOn !== null) return { pastDueCents: cents(0), daysLate: 0 };
  const { pastDueCents, daysPastDue } = delinquency(state, on);
  return { pastDueCents, daysLate: daysPastDue };
}
