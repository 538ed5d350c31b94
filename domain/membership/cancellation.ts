import type { CivilDate } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { refuse, wholeNumberWithin } from '../refusal';
import { todayAndAnchorDays } from './calendar';
import { spreadOverMonths } from './treatment-row';

export type CancelMethod = 'lumpsum' | 'installment';

/** More installments than this need the federal disclosure (12 CFR 1026.2(a)(17)); the first one today counts too. */
export const INSTALLMENTS_WITHOUT_DISCLOSURE = 4;

/** What came in on a membership: of treatments, and membership fees apart. */
export type PaidSoFar = {
  /** Months whose payment has settled. */
  readonly settledCents: Cents;
  /** Payments on their way: they count as paid. */
  readonly pendingCents: Cents;
  readonly creditsCents: Cents;
  readonly upfrontCents: Cents;
  /** Fees of months that began are kept. */
  readonly membershipFeesCents: Cents;
};

export type CancellationTerms = {
  /** What the delivered treatments cost, see `deliveredCost`. */
  readonly deliveredCents: Cents;
  readonly paid: PaidSoFar;
  /** The plan's year after discounts. */
  readonly planTotalCents: Cents;
  readonly paymentsRemaining: number;
  /** Most installments the practice grants; 0 for none. */
  readonly installmentsMax: number;
  readonly today: CivilDate;
  /** Day on which the plan began, from which its payment days count. */
  readonly anchor: CivilDate;
};

/** The statement a member sees before anything is cancelled. */
export type CancellationQuote = {
  readonly deliveredCents: Cents;
  /** What of the delivered treatments the member pays: never more than the plan costs. */
  readonly chargedCents: Cents;
  /** Paid for treatments. */
  readonly paidCents: Cents;
  readonly membershipFeesKeptCents: Cents;
  readonly totalUnpaidCents: Cents;
  readonly totalRefundCents: Cents;
  readonly lumpsum: { readonly paymentDueTodayCents: Cents };
  /** Null when nothing is owed or no installments are granted. */
  readonly installment: {
    readonly cancellationInstallmentCents: Cents;
    readonly paymentDueTodayCents: Cents;
    readonly paymentsCents: readonly Cents[];
    /** Today, then the anchor's days. */
    readonly dates: readonly CivilDate[];
    readonly totalOfPaymentsCents: Cents;
    readonly financeChargeCents: Cents;
    readonly needsDisclosure: boolean;
  } | null;
};

/** What was paid for treatments: payments, settled or on their way, credits and upfront cost, without membership fees. */
export function paidForTreatments(paid: PaidSoFar): Cents {
  const { settledCents, pendingCents, creditsCents, upfrontCents } = paid;
  const parts = [settledCents, pendingCents, creditsCents, upfrontCents];
  return cents(parts.reduce((sum, part) => sum + notNegative('paid', part), 0));
}

/**
 * What cancelling costs or returns: delivered treatments less what was paid, and never more than the rest of the plan.
 * @throws DomainRefusal naming `delivered`, `paid`, `planTotal`, `paymentsRemaining` or `installmentsMax`.
 * @example After 5 payments (2,750.75) with 3,131.75 delivered: owes 381.00, or 6 × 54.43 and 54.42. After 9: refund 1,819.60.
 */
export function quoteCancellation(terms: CancellationTerms): CancellationQuote {
  const delivered = notNegative('delivered', terms.deliveredCents);
  const paid = paidForTreatments(terms.paid);
  const charged = cents(Math.min(delivered, notNegative('planTotal', terms.planTotalCents)));
  const remaining = wholeNumberWithin('paymentsRemaining', terms.paymentsRemaining, 0, 12);
  const installments = Math.min(remaining, wholeNumberWithin('installmentsMax', terms.installmentsMax, 0, 12));
  const unpaid = cents(Math.max(0, charged - paid));
  return {
    deliveredCents: delivered,
    chargedCents: charged,
    paidCents: paid,
    membershipFeesKeptCents: notNegative('paid', terms.paid.membershipFeesCents),
    totalUnpaidCents: unpaid,
    totalRefundCents: cents(Math.max(0, paid - charged)),
    lumpsum: { paymentDueTodayCents: unpaid },
    installment: unpaid > 0 && installments > 0 ? installmentPlan(unpaid, installments, terms) : null,
  };
}

function installmentPlan(
  unpaid: Cents,
  count: number,
  { anchor, today }: Pick<CancellationTerms, 'anchor' | 'today'>,
): NonNullable<CancellationQuote['installment']> {
  const { monthlyCents, monthsCents } = spreadOverMonths(unpaid, count);
  const paymentsCents = monthsCents.filter((payment) => payment > 0);
  return {
    cancellationInstallmentCents: monthlyCents,
    paymentDueTodayCents: monthlyCents,
    paymentsCents,
    dates: todayAndAnchorDays(anchor, today, paymentsCents.length),
    totalOfPaymentsCents: unpaid,
    financeChargeCents: ZERO_CENTS,
    needsDisclosure: paymentsCents.length > INSTALLMENTS_WITHOUT_DISCLOSURE,
  };
}

function isSameQuote(one: CancellationQuote, other: CancellationQuote): boolean {
  const payments = ({ installment }: CancellationQuote) =>
    installment
      ? installment.paymentsCents.map((payment, index) => `${payment} on ${installment.dates[index]}`).join()
      : '';
  return (
    one.deliveredCents === other.deliveredCents &&
    one.chargedCents === other.chargedCents &&
    one.paidCents === other.paidCents &&
    payments(one) === payments(other)
  );
}

/** What a confirmed cancellation does. */
export type Cancellation = {
  readonly status: 'CANCELLED' | 'CANCELLATION_INSTALLMENT';
  readonly chargeTodayCents: Cents;
  readonly laterChargesCents: readonly Cents[];
  readonly refundCents: Cents;
};

/**
 * Confirms a cancellation the member was shown: what is charged is what was shown, or nothing is.
 * @param shown the quote as it was displayed, with its end as an ISO instant.
 * @param current a quote made now from what is delivered and paid.
 * @returns the charges, or why the member must look again.
 * @throws DomainRefusal `cancelMethod` for installments that were not offered. Source: decision 34.
 */
export function confirmCancellation(options: {
  readonly shown: { readonly quote: CancellationQuote; readonly expiresAt: string };
  readonly current: CancellationQuote;
  readonly now: string;
  readonly method: CancelMethod;
}): Cancellation | { readonly refused: 'quote_expired' | 'quote_stale' } {
  const { shown, current, now, method } = options;
  const { quote } = shown;
  if (now >= shown.expiresAt) return { refused: 'quote_expired' };
  if (!isSameQuote(quote, current)) return { refused: 'quote_stale' };
  if (method === 'lumpsum') {
    const { paymentDueTodayCents: chargeTodayCents } = quote.lumpsum;
    return { status: 'CANCELLED', chargeTodayCents, laterChargesCents: [], refundCents: quote.totalRefundCents };
  }
  const plan = quote.installment ?? refuse('cancelMethod', "Installments aren't offered for this cancellation.");
  const [chargeTodayCents = cents(0), ...laterChargesCents] = plan.paymentsCents;
  return { status: 'CANCELLATION_INSTALLMENT', chargeTodayCents, laterChargesCents, refundCents: cents(0) };
}

/** Something that paid for a membership, with what it can still give back. */
export type RefundableCharge = {
  readonly id: string;
  /** Money by card or bank, or credits from a lot. */
  readonly kind: 'CARD' | 'BANK' | 'BOUGHT_CREDITS' | 'GRANTED_CREDITS';
  /** What it paid, less what it gave back before. */
  readonly refundableCents: Cents;
  readonly isSettled: boolean;
};

/** What one charge gives back. */
export type RefundPart = {
  readonly chargeId: string;
  readonly amountCents: Cents;
  /** Money goes to the card or account that paid, credits to the lot they came from: never to money. */
  readonly to: 'METHOD' | 'LOT';
  /** The payment is on its way: the refund leaves after it has settled. */
  readonly waits: boolean;
};

/**
 * Spreads a refund over what was charged, the newest first; no card, account or lot gets more than it paid.
 * @param charges newest first.
 * @returns the parts, and what no charge could give back: it stays as a credit balance of the member.
 * @throws DomainRefusal `refund` for a negative amount; `refundable` for a negative one.
 * @example 1,544.00 of two charges, 430.14 and before it 1,930.14: 430.14 and 1,113.86. Source: decision 55.
 */
export function refundParts(
  charges: readonly RefundableCharge[],
  amountCents: Cents,
): { readonly parts: readonly RefundPart[]; readonly remainderCents: Cents } {
  let left: number = notNegative('refund', amountCents);
  const parts: RefundPart[] = [];
  for (const charge of charges) {
    const part = Math.min(left, notNegative('refundable', charge.refundableCents));
    if (part === 0) continue;
    left -= part;
    const isMoney = charge.kind === 'CARD' || charge.kind === 'BANK';
    parts.push({
      chargeId: charge.id,
      amountCents: cents(part),
      to: isMoney ? 'METHOD' : 'LOT',
      waits: isMoney && !charge.isSettled,
    });
  }
  return { parts, remainderCents: cents(left) };
}
