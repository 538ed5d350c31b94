import { type CivilDate, daysBetween } from '../calendar/civil-date';
import { type DiscountFeeTerms, discountFeeReturned } from '../ledger/discount-fee';
import { type Cents, cents } from '../money/cents';
import { playForward } from '../payment/play-forward';
import { REQUOTE_DAYS_MAX } from '../payment-plan/modify-plan';
import type { PaymentPlan } from '../payment-plan/plan';
import { quotePlan, termsOfPlan } from '../payment-plan/quote-plan';
import { refuse } from '../refusal';
import { foldLoan } from './fold-loan';
import type { LoanEvent, LoanEventOf } from './loan-event';
import { inOrder } from './loan-event';
import { outstandingFees } from './loan-state';
import { asResumed } from './promo-clock';
import { loanStanding } from './standing';

/** Payments of one amount that follow each other. */
export type EqualPayments = {
  readonly count: number;
  readonly amountCents: Cents;
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
};

export type PurchaseRefundRequest = {
  /** What of the purchase is refunded; all of it where it is as much as the purchase. */
  readonly refundCents: Cents;
  readonly on: CivilDate;
  /** As it was signed. */
  readonly plan: PaymentPlan;
  readonly fee: DiscountFeeTerms;
  /** The least that the product lets a practice refund. */
  readonly leastCents: Cents;
};

type Bare<Type extends 'REFUNDED' | 'MODIFIED'> = Omit<LoanEventOf<Type>, 'id' | 'sequence' | 'effectiveOn'>;

/** Everything that a refund comes to, before it is done: the same event that does it is played. */
export type PurchaseRefund = {
  readonly isWhole: boolean;
  readonly change: Bare<'REFUNDED'> | Bare<'MODIFIED'>;
  /** The day from which it counts: that of the purchase while nothing has fallen due, so that it never bore interest. */
  readonly effectiveOn: CivilDate;
  readonly amountBeforeCents: Cents;
  readonly amountAfterCents: Cents;
  /**
   * What the transaction is told as from then on: what is left of it after a part, and what was bought where nothing is, in however many
   * parts it was refunded.
   */
  readonly toldCents: Cents;
  readonly feeReturnedCents: Cents;
  /** What the practice owes back: the refund less the fee on it. */
  readonly fromPracticeCents: Cents;
  /** What goes back to the patient, because it was paid above what is owed then. */
  readonly toPatientCents: Cents;
  /** What is left to pay without fees, if everything is paid as asked; none where nothing is. */
  readonly paymentsBefore: readonly EqualPayments[];
  readonly paymentsAfter: readonly EqualPayments[];
  /** What is past due before it and after, which none of these payments pays. */
  readonly lateBeforeCents: Cents;
  readonly lateAfterCents: Cents;
  /** Fees that are open after it: a refund of a part gives none up. */
  readonly feesCents: Cents;
  /** What is owed of a loan that was charged off, for which no payment a month asks, before it and after; null of any other. */
  readonly chargedOff: { readonly beforeCents: Cents; readonly afterCents: Cents } | null;
};

/** The purchase as it was agreed, before anything of it was refunded. */
function purchasedCents(events: readonly LoanEvent[]): Cents {
  const accepted = events.find((event) => event.type === 'ACCEPTED');
  return accepted ? accepted.terms.amountCents : refuse('events', 'A loan begins with its acceptance.');
}

/** The least that a refund of a part may leave: what the product lets a practice refund, and no less than its least fee on what is left. */
export const leastLeftCents = ({ leastCents, fee }: Pick<PurchaseRefundRequest, 'leastCents' | 'fee'>): Cents =>
  cents(Math.max(leastCents, fee.minimumFee));

const feesOn = (events: readonly LoanEvent[], on: CivilDate) => outstandingFees(foldLoan(events, { on }));

/** What is past due, or will be once a dispute has ended. */
const lateOn = (events: readonly LoanEvent[], on: CivilDate): Cents =>
  loanStanding(asResumed(events, foldLoan(events, { on }), on), on).pastDueCents;

function paymentsLeft(events: readonly LoanEvent[], on: CivilDate): EqualPayments[] {
  const runs: EqualPayments[] = [];
  const { payments } = playForward(events, on);
  for (const [index, { amountCents: asked, dueOn, missedCents, isMoved }] of payments.entries()) {
    // An open fee is played with the last payment, though it is due at once.
    const amountCents = cents(asked - missedCents - (index === payments.length - 1 ? feesOn(events, on) : 0));
    const run = runs.at(-1);
    if (amountCents <= 0) continue;
    // A new due date stands by itself among days of each month.
    const follows = run && !isMoved && !(payments[index - 1]?.isMoved ?? false);
    if (follows && run.amountCents === amountCents)
      runs[runs.length - 1] = { ...run, count: run.count + 1, toOn: dueOn };
    else runs.push({ count: 1, amountCents, fromOn: dueOn, toOn: dueOn });
  }
  return runs;
}

/** Events that leave a plan of which nothing was paid; an earlier part within the days made it one of the lower amount. */
const UNTOUCHED: ReadonlySet<LoanEvent['type']> = new Set([
  'ACCEPTED',
  'FUNDED',
  'REPRICED',
  'ACTIVE_DUTY',
  'PAUSE',
  'RESUME',
  'MODIFIED',
]);

/** Nothing was paid and nothing fell due: the purchase counts as if it had been the lower one. */
function isRequoted(events: readonly LoanEvent[], on: CivilDate, fundedOn: CivilDate): boolean {
  const isUntouched = events.every(({ type }) => UNTOUCHED.has(type));
  return isUntouched && daysBetween(fundedOn, on) <= REQUOTE_DAYS_MAX;
}

/**
 * What a refund of a purchase comes to. A part within fourteen days, before anything was paid, makes the loan the one that the lower
 * amount would have had; later it comes off the principal, the payment stays, and there are fewer of them. Of a loan that was charged off it
 * comes off what is owed. All of it undoes the loan.
 * @throws DomainRefusal `refundCents` for more than the purchase, less than the least, or a rest below the least.
 * @example $5,000 at 17.99 % over 36 months, 3 paid, refund of 1,500.00 with a fee of 6.9 %: 21 payments left, fee 103.50, the practice
 * owes 1,396.50 back.
 */
export function purchaseRefund(events: readonly LoanEvent[], request: PurchaseRefundRequest): PurchaseRefund {
  const { refundCents, on, plan, fee, leastCents } = request;
  const state = foldLoan(events);
  const amountBefore = cents(state.amountCents);
  if (refundCents > amountBefore) refuse('refundCents', "You can't refund more than the purchase.", amountBefore);
  const amountAfter = cents(amountBefore - refundCents);
  if (amountAfter > 0 && (refundCents < leastCents || amountAfter < leastLeftCents({ leastCents, fee })))
    refuse('refundCents', 'The refund and the amount left must each meet the minimum.', leastCents);
  const isWhole = amountAfter === 0;
  const feeReturnedCents = isWhole
    ? cents(state.feeCents)
    : cents(Math.min(state.feeCents, discountFeeReturned({ from: amountBefore, to: amountAfter, terms: fee })));
  const requoted = !isWhole && isRequoted(events, on, plan.fundedOn);
  const effectiveOn = requoted ? plan.fundedOn : on;
  const change = isWhole
    ? ({ type: 'REFUNDED', feeReturnedCents, providerIsFunded: true } as const)
    : ({
        type: 'MODIFIED',
        reductionCents: refundCents,
        feeReturnedCents,
        providerIsFunded: true,
        ...(requoted && {
          installmentCents: quotePlan({ ...termsOfPlan(plan), amountCents: amountAfter }).minimumPaymentCents,
        }),
      } as const);
  const sequence = Math.max(...inOrder(events).map((event) => event.sequence)) + 1;
  const refunded: LoanEvent[] = [...events, { ...change, id: 'refund', sequence, effectiveOn }];
  const after = foldLoan(refunded);
  return {
    isWhole,
    change,
    effectiveOn,
    amountBeforeCents: amountBefore,
    amountAfterCents: amountAfter,
    toldCents: isWhole ? purchasedCents(events) : amountAfter,
    feeReturnedCents,
    fromPracticeCents: cents(refundCents - feeReturnedCents),
    toPatientCents: cents(state.lines.creditBalance - after.lines.creditBalance),
    paymentsBefore: paymentsLeft(events, on),
    paymentsAfter: isWhole ? [] : paymentsLeft(refunded, on),
    lateBeforeCents: lateOn(events, on),
    lateAfterCents: isWhole ? cents(0) : lateOn(refunded, on),
    feesCents: isWhole ? cents(0) : feesOn(refunded, on),
    chargedOff:
      after.status === 'CHARGED_OFF'
        ? { beforeCents: cents(state.chargedOffCents), afterCents: cents(after.chargedOffCents) }
        : null,
  };
}
