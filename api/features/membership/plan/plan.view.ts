import type { membershipPlan as planSchema } from '@contract/membership/entity';
import { merchantFee, monthlyMerchantFee } from '@domain/membership/merchant-fee';
import { discountsOf, type PlanDiscount } from '@domain/membership/treatment-row';
import { type Cents, cents, sumCents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber, rateFromUnits } from '@domain/money/rate';
import type * as z from 'zod/mini';
import { firstPaymentOf } from '../activation/activation-figures';
import type { PlanRow, PlanTreatmentRow } from '../membership.reads';
import { discountsOfPlan, type Given, rowOfKept } from './plan-content';

export type PlanView = z.input<typeof planSchema>;
export type Names = ReadonlyMap<string, string>;
type Balance = {
  given: Given;
  /** What can still be given, of a plan that has ended. */
  givable?: ReadonlyMap<string, number>;
};

const usd = (amount: number | string | Cents) => dollarsFromCents(cents(Number(amount)));

export const discountView = ({ issuer, amountCents, product }: PlanDiscount) => ({
  issuer,
  amount: usd(amountCents),
  product: product ?? null,
});

/** The discounts of a plan by whom they are from. */
export function discountsView(discounts: readonly PlanDiscount[]) {
  const ofIssuer = (issuer: PlanDiscount['issuer']) => {
    const own = discountsOf(discounts, issuer);
    return { totalDiscounts: usd(own.totalDiscountsCents), discounts: own.discounts.map(discountView) };
  };
  return { memberDiscounts: ofIssuer('Provider Discount'), manufacturerDiscounts: ofIssuer('Manufacturer Coupon') };
}

/** What is left of a treatment this year at the member's price. */
function leftOfTreatment(kept: PlanTreatmentRow, { given, givable }: Balance) {
  const row = rowOfKept(kept, given.get(kept.thread_id));
  const left = Math.min(row.left, givable ? (givable.get(kept.thread_id) ?? 0) : row.times);
  return { row, left, cents: cents(row.totalCents * left) };
}

/** A treatment of a plan with its arithmetic, and what was given of it. */
export function treatmentView(kept: PlanTreatmentRow, { names, ...balance }: { names: Names } & Balance) {
  const { row, left, cents: leftCents } = leftOfTreatment(kept, balance);
  const { times: delivered = 0, totalCents = 0, preDiscountCents = 0 } = row.given ?? {};
  return {
    _id: kept.id,
    threadId: kept.thread_id,
    treatmentId: kept.treatment_id,
    name: kept.name,
    area: kept.area,
    unitType: kept.unit_type,
    units: row.units,
    pricePerUnit: usd(row.pricePerUnitCents),
    discountPercent: percentNumber(row.discount),
    discountAmount: usd(row.discountPerUnitCents ?? 0),
    interval: row.intervalMonths,
    injector: injectorView(kept.injector_id, names),
    scheduledDate: kept.scheduled_at,
    upfrontCost: usd(kept.upfront_cents),
    priviproduct: kept.product_key,
    preDiscountAmount: usd(row.preDiscountCents),
    totalAmount: usd(row.totalCents),
    times: row.times,
    annualAmount: usd(row.annualCents),
    monthlyPayment: usd(row.monthlyPaymentCents),
    delivered,
    deliveredAmount: usd(totalCents),
    deliveredListAmount: usd(preDiscountCents),
    left,
    leftAmount: usd(leftCents),
  };
}

export const injectorView = (id: string | null, names: Names) =>
  id === null ? null : { _id: id, name: names.get(id) ?? '' };

/** A plan as its member and the practice see it. */
export function planView(
  plan: PlanRow,
  treatments: readonly PlanTreatmentRow[],
  of: { names: Names } & Balance,
): PlanView {
  const discounts = discountsOfPlan(plan);
  return {
    _id: plan.id,
    number: Number(plan.number),
    name: plan.name,
    status: plan.status,
    treatments: treatments.map((kept) => treatmentView(kept, of)),
    discounts: discounts.map(discountView),
    ...discountsView(discounts),
    totalTreatmentsCost: usd(plan.total_cents),
    upfrontCost: usd(plan.upfront_cents),
    monthlyPayment: usd(plan.monthly_cents),
    membershipFee: usd(plan.member_fee_cents),
    membershipPayment: usd(Number(plan.monthly_cents) + Number(plan.member_fee_cents)),
    firstPayment: usd(firstPaymentOf(plan)),
    leftAmount: usd(sumCents(treatments.map((kept) => leftOfTreatment(kept, of).cents))),
    reason: plan.reason,
    sentAt: plan.sent_at,
    acceptedAt: plan.accepted_at,
    documentId: plan.document_id,
  };
}

/** What the practice receives for a plan, by the terms that it has. */
export function receivesView(
  plan: Pick<PlanRow, 'total_cents' | 'monthly_cents' | 'merchant_fee' | 'provider_fee_cents' | 'contract'>,
) {
  const rate = rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee');
  const [total, month] = [cents(Number(plan.total_cents)), cents(Number(plan.monthly_cents))];
  const fee = merchantFee(total, rate);
  const ofMonth = monthlyMerchantFee({ planTotalCents: total, rate, billedBeforeCents: cents(0), amountCents: month });
  return {
    contract: plan.contract,
    merchantDiscountFee: percentNumber(rate),
    fee: usd(fee),
    net: usd(total - fee),
    monthlyNet: usd(month - ofMonth),
    membershipFee: usd(plan.provider_fee_cents),
  };
}
