import { addMonths, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { formatUsdExact } from '../money/usd';
import type { Installment } from '../payment-plan/amortize';
import type { PaymentPlan } from '../payment-plan/plan';
import { wholeNumberWithin } from '../refusal';
import type { BoxWords } from './box-words';

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
  itemization: {
    amountCents: Cents;
    paidToProviderCents: Cents;
    prepaidFinanceChargeCents: Cents;
    /** To whom by name (12 CFR 1026.18(c)(1)(iii)); missing in copies that were made without it. */
    paidTo?: string;
  };
  prepayment: string;
  latePayment: string;
  /** Present for a promotion: what pays it off free of interest and what happens otherwise. */
  promotion: string | null;
  /** Where to look for what the box does not tell (12 CFR 1026.18(p)); missing in copies that were signed without it. */
  contractReference?: string;
  /** Of a sale on credit by the practice itself: its price with what is paid beside the installments (12 CFR 1026.18(j)). */
  sale?: CreditSale;
};

/** What of a price no installment pays: the downpayment of a plan, what was billed before its change, or paid before its end. */
export type PaidBeside = 'DOWNPAYMENT' | 'BILLED' | 'PAID';
export type CreditSale = { paidBeside: PaidBeside; paidBesideCents: Cents; totalSalePriceCents: Cents };

/** The total sale price in words, with what of it is paid beside the installments. */
export function salePriceSentence({ paidBeside, paidBesideCents }: CreditSale, words: BoxWords): string {
  return words.totalSalePrice[paidBeside](formatUsdExact(paidBesideCents));
}

/** What a box is written with: the words of its language, and the sentence on late payments by the law of the state. */
export type BoxTexts = {
  words: BoxWords;
  latePayment: (terms: PaymentPlan['lateFee']) => string;
  /** The practice that is paid for the borrower, by name. */
  paidTo?: string;
};

/** The itemization of the amount financed, line by line (12 CFR 1026.18(c)). */
export function itemizationLines(
  { itemization, sale, creditor }: Pick<FederalBox, 'itemization' | 'sale' | 'creditor'>,
  words: BoxWords,
): { label: string; amountCents: Cents }[] {
  if (sale)
    return [
      { label: words.price, amountCents: sale.totalSalePriceCents },
      { label: words.less[sale.paidBeside], amountCents: sale.paidBesideCents },
      { label: words.credited(creditor), amountCents: itemization.amountCents },
    ];
  return [
    { label: words.amount, amountCents: itemization.amountCents },
    {
      label: itemization.paidTo === undefined ? words.paidToOthers : words.paidTo(itemization.paidTo),
      amountCents: itemization.paidToProviderCents,
    },
    { label: words.prepaidCharge, amountCents: itemization.prepaidFinanceChargeCents },
  ];
}

/** A plan payable in more installments than this is credit even without a finance charge (12 CFR 1026.2(a)(17)). */
export const INSTALLMENTS_WITHOUT_BOX_MAX = 4;

/**
 * Whether a written plan needs the federal box before it is signed: a finance charge, or more than four installments even at 0 %. Also
 * for membership plans and cancellations by installments.
 * @throws DomainRefusal for an installment count below 1 or a negative charge.
 */
export function needsFederalBox(plan: { installments: number; financeChargeCents: Cents }): boolean {
  wholeNumberWithin('installments', plan.installments, 1, Number.MAX_SAFE_INTEGER);
  wholeNumberWithin('financeChargeCents', plan.financeChargeCents, 0, Number.MAX_SAFE_INTEGER);
  return plan.installments > INSTALLMENTS_WITHOUT_BOX_MAX || plan.financeChargeCents > 0;
}

/** Groups consecutive equal payments of a schedule (12 CFR 1026.18(g): number, amounts and timing). */
export function paymentGroups(schedule: readonly Pick<Installment, 'dueOn' | 'paymentCents'>[]): PaymentGroup[] {
  const groups: PaymentGroup[] = [];
  for (const { dueOn, paymentCents } of schedule) {
    const group = groups.at(-1);
    if (group?.amountCents === paymentCents) group.count += 1;
    else groups.push({ count: 1, amountCents: paymentCents, firstDueOn: dueOn });
  }
  return groups;
}

/** One line per group: "35 monthly payments of $180.74, beginning February 15, 2026". */
export function paymentLines(groups: readonly PaymentGroup[], words: BoxWords): string[] {
  return groups.map(({ count, amountCents, firstDueOn }) =>
    count === 1
      ? words.onePayment(formatUsdExact(amountCents), words.day(firstDueOn))
      : words.payments(count, formatUsdExact(amountCents), words.day(firstDueOn)),
  );
}

function promotionText(plan: PaymentPlan, words: BoxWords): string | null {
  const { promo } = plan;
  if (!promo) return null;
  const says = promo.method === 'REBATE' ? words.rebate : words.deferred;
  return says(words.day(plan.fundedOn), formatUsdExact(plan.amountCents), words.day(promo.endsOn));
}

/** Installments of a sale on credit for which nothing is charged, with what they are the rest of. */
export type SaleOnCredit = {
  creditor: string;
  installments: readonly Pick<Installment, 'dueOn' | 'paymentCents'>[];
  paidBeside: PaidBeside;
  paidBesideCents: Cents;
};

/** Consecutive payments of one amount whose days are the same one of consecutive months, so that each day is said. */
function monthlyGroups(schedule: SaleOnCredit['installments']): PaymentGroup[] {
  const groups: PaymentGroup[] = [];
  for (const { dueOn, paymentCents } of schedule) {
    const group = groups.at(-1);
    if (group?.amountCents === paymentCents && dueOn === addMonths(group.firstDueOn, group.count)) group.count += 1;
    else groups.push({ count: 1, amountCents: paymentCents, firstDueOn: dueOn });
  }
  return groups;
}

/**
 * The federal box of a membership's plan, its change and its end in installments; null where four or fewer need none. The membership fee is
 * neither a finance charge nor part of what is financed (decision 63), and credits pay installments without making them fewer.
 */
export function saleBox({ creditor, installments, ...beside }: SaleOnCredit, words: BoxWords): FederalBox | null {
  const schedule = installments.filter(({ paymentCents }) => paymentCents > 0);
  if (schedule.length === 0) return null;
  if (!needsFederalBox({ installments: schedule.length, financeChargeCents: ZERO_CENTS })) return null;
  const payments = monthlyGroups(schedule);
  const financed = cents(schedule.reduce((sum, { paymentCents }) => sum + paymentCents, 0));
  return {
    creditor,
    aprPercent: 0,
    financeChargeCents: ZERO_CENTS,
    amountFinancedCents: financed,
    totalOfPaymentsCents: financed,
    payments,
    paymentLines: paymentLines(payments, words),
    itemization: { amountCents: financed, paidToProviderCents: ZERO_CENTS, prepaidFinanceChargeCents: ZERO_CENTS },
    prepayment: words.noPenalty,
    latePayment: words.noLateCharge,
    promotion: null,
    contractReference: words.contractReference,
    sale: { ...beside, totalSalePriceCents: cents(financed + beside.paidBesideCents) },
  };
}

/** The federal box of a quoted plan. */
export function federalBox(plan: PaymentPlan, creditor: string, { words, latePayment, paidTo }: BoxTexts): FederalBox {
  const payments = paymentGroups(plan.schedule);
  return {
    creditor,
    aprPercent: plan.aprPercent,
    financeChargeCents: plan.financeChargeCents,
    amountFinancedCents: plan.amountFinancedCents,
    totalOfPaymentsCents: plan.totalOfPaymentsCents,
    payments,
    paymentLines: paymentLines(payments, words),
    itemization: {
      amountCents: plan.amountCents,
      paidToProviderCents: plan.amountFinancedCents,
      prepaidFinanceChargeCents: plan.prepaidFinanceChargeCents,
      ...(paidTo !== undefined && { paidTo }),
    },
    prepayment: words.noPenalty,
    latePayment: latePayment(plan.lateFee),
    promotion: promotionText(plan, words),
    contractReference: words.contractReference,
  };
}
