import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { RATE_UNITS, type Rate, rateFromUnits, ratePercent, shareOf } from '../money/rate';
import { refuse, wholeNumberWithin } from '../refusal';
import { merchantFee, monthlyMerchantFee } from './merchant-fee';
import { PLAN_MONTHS, type PlanTotals } from './treatment-row';

/** 0 paid by member, 1 paid by provider, 2 paid by both (membership §3 Enumerations). */
export const MEMBERSHIP_FEE_TYPES = [0, 1, 2] as const;
export type MembershipFeeType = (typeof MEMBERSHIP_FEE_TYPES)[number];

/** What a practice agreed to pay for the program (membership §9). */
export type PaymentOptions = {
  readonly membershipFeeType: MembershipFeeType;
  readonly membershipFee: { readonly paidByProviderCents: Cents; readonly paidByMemberCents: Cents };
  readonly merchantDiscountFee: Rate;
  readonly saasFeeCents: Cents;
  readonly annualDiscount: Rate;
  readonly feesPaidByEnterprise: boolean;
};

/** Defaults: 4.99 a month paid by the provider, 2.99 %, 399 a month, 10 % off for a year (membership §9, decision 33). */
export const DEFAULT_PAYMENT_OPTIONS: PaymentOptions = {
  membershipFeeType: 1,
  membershipFee: { paidByProviderCents: cents(499), paidByMemberCents: cents(0) },
  merchantDiscountFee: ratePercent('2.99'),
  saasFeeCents: cents(39_900),
  annualDiscount: ratePercent('10'),
  feesPaidByEnterprise: false,
};

/**
 * Who pays how much of the monthly membership fee.
 * @throws DomainRefusal `membershipFeeType` for any other number; `membershipFee` for a negative part.
 */
export function feeSplit(
  feeType: number,
  fee: PaymentOptions['membershipFee'],
): { readonly memberCents: Cents; readonly providerCents: Cents } {
  const member = notNegative('membershipFee', fee.paidByMemberCents);
  const provider = notNegative('membershipFee', fee.paidByProviderCents);
  switch (feeType) {
    case 0:
      return { memberCents: member, providerCents: cents(0) };
    case 1:
      return { memberCents: cents(0), providerCents: provider };
    case 2:
      return { memberCents: member, providerCents: provider };
    default:
      return refuse('membershipFeeType', 'The fee is paid by the member (0), the provider (1), or both (2).', 2);
  }
}

/**
 * Fees that were paid ahead for months of the plan year that have not begun: they come back when a membership ends, as nobody who pays
 * by the month has paid them. Source: decision 71.
 * @param monthsBegun payment days of the year that have come, 0 to 12.
 * @example 59.88 paid for a year at 4.99, ended in the ninth month: 14.97.
 */
export function feesOfMonthsToCome(of: {
  readonly paidCents: Cents;
  readonly monthlyCents: Cents;
  readonly monthsBegun: number;
}): Cents {
  const begun = wholeNumberWithin('monthsBegun', of.monthsBegun, 0, PLAN_MONTHS);
  return cents(
    Math.max(0, notNegative('membershipFee', of.paidCents) - begun * notNegative('membershipFee', of.monthlyCents)),
  );
}

/** A month of treatments with the member's part of the fee. */
export const monthWithFee = (monthCents: Cents, memberFeeCents: Cents): Cents =>
  cents(monthCents + notNegative('membershipFee', memberFeeCents));

/** What a member pays on the first day. */
export type DueToday = {
  readonly membershipPaymentCents: Cents;
  readonly creditsAppliedCents: Cents;
  readonly paymentDueTodayCents: Cents;
  /** Monthly payments after this one. */
  readonly paymentsRemaining: number;
};

/**
 * Upfront cost plus the first month with the member's fee, less credits when they are applied.
 * @param credits.spendableCents global credits that can be used today.
 * @example 550.15 with a fee of 4.99 and credits of 30.00 applied: 525.14.
 */
export function dueToday(
  plan: PlanTotals,
  memberFeeCents: Cents,
  credits: { readonly apply: boolean; readonly spendableCents: Cents },
): DueToday {
  const fee = notNegative('membershipFee', memberFeeCents);
  const spendable = notNegative('spendableCredits', credits.spendableCents);
  const membershipPaymentCents = cents((plan.monthsCents[0] ?? 0) + fee);
  const before = plan.upfrontCostCents + membershipPaymentCents;
  const creditsAppliedCents = cents(credits.apply ? Math.min(spendable, before) : 0);
  return {
    membershipPaymentCents,
    creditsAppliedCents,
    paymentDueTodayCents: cents(before - creditsAppliedCents),
    paymentsRemaining: PLAN_MONTHS - 1,
  };
}

/**
 * What the practice gets for treatments: UPFRONT for the whole year, MONTHLY for one month's `amountCents`, less the merchant fee.
 * Its part of the membership fee is not taken out: it stands on the practice's invoice of each month. Source: decision 58.
 */
export function providerReceives(
  amountCents: Cents,
  contract: { readonly merchantDiscountFee: Rate; readonly providerFeeCents: Cents } & (
    | { readonly paid: 'UPFRONT' }
    | { readonly paid: 'MONTHLY'; readonly billedBeforeCents: Cents; readonly planTotalCents: Cents }
  ),
): { readonly discountFeeCents: Cents; readonly netCents: Cents; readonly invoicedMonthlyCents: Cents } {
  const { merchantDiscountFee: rate } = contract;
  const discountFeeCents =
    contract.paid === 'UPFRONT'
      ? merchantFee(amountCents, rate)
      : monthlyMerchantFee({ ...contract, amountCents, rate });
  return {
    discountFeeCents,
    netCents: cents(amountCents - discountFeeCents),
    invoicedMonthlyCents: notNegative('membershipFee', contract.providerFeeCents),
  };
}

/**
 * The fee of a practice for the program and who pays it.
 * @param practices practices billed together, 1 or more.
 * @example 399.00 a month; 4,309.20 a year with 10 % off. Source: decision 33.
 */
export function saasFee(
  options: Pick<PaymentOptions, 'saasFeeCents' | 'annualDiscount' | 'feesPaidByEnterprise'>,
  period: 'MONTHLY' | 'ANNUAL',
  practices = 1,
): { readonly amountCents: Cents; readonly payer: 'ENTERPRISE' | 'PRACTICE' } {
  const month = notNegative('saasFee', options.saasFeeCents) * wholeNumberWithin('practices', practices, 1, 10_000);
  const payer = options.feesPaidByEnterprise ? 'ENTERPRISE' : 'PRACTICE';
  if (period === 'MONTHLY') return { amountCents: cents(month), payer };
  const rest = rateFromUnits(RATE_UNITS - rateFromUnits(options.annualDiscount, 'annualDiscount'));
  return { amountCents: shareOf(cents(month * 12), rest), payer };
}
