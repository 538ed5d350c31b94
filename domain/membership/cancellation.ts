import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { refuse, wholeNumberWithin } from '../refusal';
import { spreadOverMonths } from './treatment-row';

/** Price at which delivered treatments count: the member's (default) or the list price. */
export type CancellationBasis = 'MEMBER' | 'LIST';
export type CancelMethod = 'lumpsum' | 'installment';

/** More installments than this need the federal disclosure (12 CFR 1026.2(a)(17)). */
export const INSTALLMENTS_WITHOUT_DISCLOSURE = 4;

export type DeliveredTreatment = {
  readonly count: number;
  /** What one treatment of this kind costs a member. */
  readonly totalCents: Cents;
  /** What the same treatment costs without a membership. */
  readonly preDiscountCents: Cents;
};

export type CancellationTerms = {
  readonly delivered: readonly DeliveredTreatment[];
  /** Settled payments, credits and upfront cost, less membership fees. */
  readonly paidCents: Cents;
  readonly paymentsRemaining: number;
  readonly basis: CancellationBasis;
  /** Most installments the practice grants; 0 for none. */
  readonly installmentsMax: number;
};

/** The statement a member sees before anything is cancelled. */
export type CancellationQuote = {
  readonly deliveredCents: Cents;
  readonly paidCents: Cents;
  readonly totalUnpaidCents: Cents;
  readonly totalRefundCents: Cents;
  readonly lumpsum: { readonly paymentDueTodayCents: Cents };
  /** Null when nothing is owed or no installments are granted. */
  readonly installment: {
    readonly cancellationInstallmentCents: Cents;
    readonly paymentDueTodayCents: Cents;
    readonly paymentsCents: readonly Cents[];
    readonly needsDisclosure: boolean;
  } | null;
};

/**
 * What cancelling costs or returns: delivered treatments at the basis, less what was paid.
 * @throws DomainRefusal naming `delivered`, `paid`, `paymentsRemaining` or `installmentsMax`.
 * @example After 5 payments (2,750.75) with 3,131.75 delivered: owes 381.00, or 6 × 54.43 and 54.42. After 9: refund 1,819.60.
 */
export function quoteCancellation(terms: CancellationTerms): CancellationQuote {
  let delivered = 0;
  for (const treatment of terms.delivered) {
    const price = terms.basis === 'LIST' ? treatment.preDiscountCents : treatment.totalCents;
    delivered += notNegative('delivered', price) * wholeNumberWithin('delivered', treatment.count, 0, 1_000);
  }
  const paid = notNegative('paid', terms.paidCents);
  const remaining = wholeNumberWithin('paymentsRemaining', terms.paymentsRemaining, 0, 12);
  const installments = Math.min(remaining, wholeNumberWithin('installmentsMax', terms.installmentsMax, 0, 12));
  const unpaid = cents(Math.max(0, delivered - paid));
  return {
    deliveredCents: cents(delivered),
    paidCents: paid,
    totalUnpaidCents: unpaid,
    totalRefundCents: cents(Math.max(0, paid - delivered)),
    lumpsum: { paymentDueTodayCents: unpaid },
    installment: unpaid > 0 && installments > 0 ? installmentPlan(unpaid, installments) : null,
  };
}

function installmentPlan(unpaid: Cents, count: number): NonNullable<CancellationQuote['installment']> {
  const { monthlyCents, monthsCents } = spreadOverMonths(unpaid, count);
  const paymentsCents = monthsCents.filter((payment) => payment > 0);
  return {
    cancellationInstallmentCents: monthlyCents,
    paymentDueTodayCents: monthlyCents,
    paymentsCents,
    needsDisclosure: paymentsCents.length > INSTALLMENTS_WITHOUT_DISCLOSURE,
  };
}

function isSameQuote(one: CancellationQuote, other: CancellationQuote): boolean {
  const [payments, otherPayments] = [one.installment?.paymentsCents ?? [], other.installment?.paymentsCents ?? []];
  return (
    one.deliveredCents === other.deliveredCents &&
    one.paidCents === other.paidCents &&
    payments.length === otherPayments.length &&
    payments.every((payment, index) => payment === otherPayments[index])
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
  const plan = quote.installment ?? refuse('cancelMethod', 'Installments are not offered for this cancellation.');
  const [chargeTodayCents = cents(0), ...laterChargesCents] = plan.paymentsCents;
  return { status: 'CANCELLATION_INSTALLMENT', chargeTodayCents, laterChargesCents, refundCents: cents(0) };
}
