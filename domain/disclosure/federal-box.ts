import type { CivilDate } from '../calendar/civil-date';
import { formatLongDate } from '../calendar/us-date';
import type { Cents } from '../money/cents';
import { formatUsdExact } from '../money/usd';
import type { Instalment } from '../payment-plan/amortise';
import type { PaymentPlan } from '../payment-plan/plan';
import { wholeNumberWithin } from '../refusal';

/** Equal payments that follow each other. */
export type PaymentGroup = { count: number; amountCents: Cents; firstDueOn: CivilDate };

/** The federal disclosures of closed-end credit (12 CFR 1026.18) as data, ready to be printed, signed and hashed. */
export type FederalBox = {
  creditor: string;
  aprPercent: number;
  financeChargeCents: Cents;
  amountFinancedCents: Cents;
  totalOfPaymentsCents: Cents;
  payments: PaymentGroup[];
  paymentLines: string[];
  /** Printed after the box, never in it (12 CFR 1026.17(a)(1)). */
  itemization: { amountCents: Cents; paidToProviderCents: Cents; prepaidFinanceChargeCents: Cents };
  prepayment: string;
  latePayment: string;
  /** Present for a promotion: what pays it off free of interest and what happens otherwise. */
  promotion: string | null;
  /** Where to look for what the box does not tell (12 CFR 1026.18(p)); missing in copies that were signed without it. */
  contractReference?: string;
};

/** Words that explain each figure of the box (12 CFR 1026.18 and model form H-2). */
export const FEDERAL_BOX_WORDS = {
  annualPercentageRate: 'The cost of your credit as a yearly rate.',
  financeCharge: 'The dollar amount the credit will cost you.',
  amountFinanced: 'The amount of credit provided to you or on your behalf.',
  totalOfPayments: 'The amount you will have paid after you have made all payments as scheduled.',
} as const;

/** 12 CFR 1026.18(p), in the words of model form H-2. */
export const CONTRACT_REFERENCE =
  'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.';

/** The itemization of the amount financed, line by line (12 CFR 1026.18(c)). */
export function itemizationLines({
  itemization,
}: Pick<FederalBox, 'itemization'>): { label: string; amountCents: Cents }[] {
  return [
    { label: 'Amount of the transaction', amountCents: itemization.amountCents },
    { label: 'Amount paid to others on your behalf (to your provider)', amountCents: itemization.paidToProviderCents },
    { label: 'Prepaid finance charge', amountCents: itemization.prepaidFinanceChargeCents },
  ];
}

/** A plan payable in more instalments than this is credit even without a finance charge (12 CFR 1026.2(a)(17)). */
export const INSTALMENTS_WITHOUT_BOX_MAX = 4;

/**
 * Whether a written plan needs the federal box before it is signed: a finance charge, or more than four instalments even at 0 %. Also
 * for membership plans and cancellations by instalments.
 * @throws DomainRefusal for an instalment count below 1 or a negative charge.
 */
export function needsFederalBox(plan: { instalments: number; financeChargeCents: Cents }): boolean {
  wholeNumberWithin('instalments', plan.instalments, 1, Number.MAX_SAFE_INTEGER);
  wholeNumberWithin('financeChargeCents', plan.financeChargeCents, 0, Number.MAX_SAFE_INTEGER);
  return plan.instalments > INSTALMENTS_WITHOUT_BOX_MAX || plan.financeChargeCents > 0;
}

/** Groups consecutive equal payments of a schedule (12 CFR 1026.18(g): number, amounts and timing). */
export function paymentGroups(schedule: readonly Pick<Instalment, 'dueOn' | 'paymentCents'>[]): PaymentGroup[] {
  const groups: PaymentGroup[] = [];
  for (const { dueOn, paymentCents } of schedule) {
    const group = groups.at(-1);
    if (group?.amountCents === paymentCents) group.count += 1;
    else groups.push({ count: 1, amountCents: paymentCents, firstDueOn: dueOn });
  }
  return groups;
}

/** One line per group: "35 monthly payments of $180.74, beginning February 15, 2026". */
export function paymentLines(groups: readonly PaymentGroup[]): string[] {
  return groups.map(({ count, amountCents, firstDueOn }) =>
    count === 1
      ? `1 payment of ${formatUsdExact(amountCents)}, due ${formatLongDate(firstDueOn)}`
      : `${count} monthly payments of ${formatUsdExact(amountCents)}, beginning ${formatLongDate(firstDueOn)}`,
  );
}

function promotionText(plan: PaymentPlan): string | null {
  const { promo } = plan;
  if (!promo) return null;
  const amount = formatUsdExact(plan.amountCents);
  const ends = formatLongDate(promo.endsOn);
  return promo.method === 'REBATE'
    ? `Interest is charged from ${formatLongDate(plan.fundedOn)} and cancelled if you pay ${amount} in total by ${ends}. Otherwise your payment stays the same.`
    : `Interest will be charged to your account from ${formatLongDate(plan.fundedOn)} if the amount of ${amount} is not paid in full by ${ends}.`;
}

/**
 * The federal box of a quoted plan.
 * @param lateFeeText the late-payment sentence of the product and state, e.g. "If a payment is more than 10 days late, …".
 */
export function federalBox(plan: PaymentPlan, creditor: string, lateFeeText: string): FederalBox {
  const payments = paymentGroups(plan.schedule);
  return {
    creditor,
    aprPercent: plan.aprPercent,
    financeChargeCents: plan.financeChargeCents,
    amountFinancedCents: plan.amountFinancedCents,
    totalOfPaymentsCents: plan.totalOfPaymentsCents,
    payments,
    paymentLines: paymentLines(payments),
    itemization: {
      amountCents: plan.amountCents,
      paidToProviderCents: plan.amountFinancedCents,
      prepaidFinanceChargeCents: plan.prepaidFinanceChargeCents,
    },
    prepayment: 'If you pay off early, you will not have to pay a penalty.',
    latePayment: lateFeeText,
    promotion: promotionText(plan),
    contractReference: CONTRACT_REFERENCE,
  };
}
