import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import type { Rate } from '../money/rate';
import type { Installment } from './amortize';
import type { Accrual, DayCount } from './interest';

/**
 * What happens to interest during a promotion ("no interest if paid in full").
 * REBATE: an ordinary loan whose interest is cancelled when the amount is paid by the end; the installment never changes.
 * DEFERRED_DECLINING, DEFERRED_ORIGINAL: payments go to principal, interest on the falling or on the original balance is kept aside
 * and added at the end unless the amount is paid.
 */
export type PromoMethod = 'REBATE' | 'DEFERRED_DECLINING' | 'DEFERRED_ORIGINAL';

/** A payment plan as quoted: every figure of the offer and of its disclosure, for the path of minimum payments. */
export type PaymentPlan = {
  product: string;
  name: string;
  enabled: boolean;
  amountCents: Cents;
  /** Yearly rate of the note, after an autopay discount. */
  rate: Rate;
  ratePercent: number;
  hasAutopayDiscount: boolean;
  dayCount: DayCount;
  accrual: Accrual;
  fixedTermMonths: number;
  /** The regular installment. A promotion with deferred interest changes it after the promotion: see the schedule. */
  minimumPaymentCents: Cents;
  /** The last payment of the schedule. */
  lastPaymentCents: Cents;
  /** Annual percentage rate by Appendix J, rounded to 0.01. */
  aprPercent: number;
  prepaidFinanceChargeCents: Cents;
  amountFinancedCents: Cents;
  financeChargeCents: Cents;
  totalOfPaymentsCents: Cents;
  /** Interest of the odd days in the first period, within payment 1; negative when that period is short. */
  oddInterestCents: Cents;
  fundedOn: CivilDate;
  firstDueOn: CivilDate;
  schedule: Installment[];
  /** What a late payment may cost by the law of the borrower's state; absent where the state is not known. */
  lateFee?: LateFeeTerms;
  /** Null for a fixed plan. */
  promo: Promo | null;
  promoTermMonths: number | null;
  promoMonthlyPaymentCents: Cents | null;
};

/** The most that a late fee comes to; 0 where none is charged, null where the state sets no dollar limit. */
export type LateFeeTerms = { capCents: Cents | null };

export type Promo = {
  method: PromoMethod;
  termMonths: number;
  /** Paying this each month pays the amount within the promotion; the last such payment may be lower. */
  monthlyPaymentCents: Cents;
  /** Last day on which paying the amount cancels the interest. */
  endsOn: CivilDate;
  /** Interest that minimum payments leave to be paid at the end of the promotion; 0 when they pay the amount in time. */
  interestAtStakeCents: Cents;
};

/** Points off the rate of a fixed plan while autopay is on: 0.25. */
export const AUTOPAY_DISCOUNT_UNITS = 2_500;

/** The rate with autopay, never below 0. */
export function withAutopayDiscount(rate: Rate): Rate {
  return Math.max(0, rate - AUTOPAY_DISCOUNT_UNITS) as Rate;
}
