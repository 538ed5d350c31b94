import type { planCalculation } from '@contract/membership/calculator-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { type DueToday, dueToday, monthWithFee } from '@domain/membership/membership-fee';
import { type PlanPayment, planPayments, practiceReceipts } from '@domain/membership/plan-schedule';
import { listPriceOf, type PlanTotals, slotsOf } from '@domain/membership/treatment-row';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents as usd } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { ProgramTerms } from '../program';
import type { ChangeFigures } from './change-figures';
import type { Contract } from './contract-of';
import { discountsView, receivesView, treatmentView } from './plan.view';
import type { Given, PlannedContent } from './plan-content';

export type CalculationView = z.input<typeof planCalculation>;

export type Calculated = {
  practice: { id: string; name: string };
  content: PlannedContent;
  terms: ProgramTerms;
  /** How the practice is paid for this plan, which its terms alone do not say. */
  contract: Contract;
  today: CivilDate;
  credits: { apply: boolean; spendableCents: Cents };
  /** Treatments given so far, by thread; none where no plan runs. */
  given: Given;
  injectors: ReadonlyMap<string, string>;
  /** What the plan does to the one that runs; null for a plan that begins. */
  change: (ChangeFigures & { dates: readonly CivilDate[] }) | null;
  /** What its practice receives is not a member's to see. */
  isForMember: boolean;
};

type Schedule = Pick<
  CalculationView,
  | 'startsOn'
  | 'monthlyPayment'
  | 'lastPayment'
  | 'lastPaymentWithFee'
  | 'membershipPayment'
  | 'paymentDueToday'
  | 'creditsApplied'
  | 'paymentsRemaining'
  | 'payments'
>;

const amountOf = ({ treatmentsCents, membershipFeeCents }: PlanPayment) => treatmentsCents + membershipFeeCents;

/** The months of a plan that begins today. */
function newSchedule({
  totals,
  payments,
  due,
  feeCents,
  today,
}: {
  totals: PlanTotals;
  payments: readonly PlanPayment[];
  due: DueToday;
  feeCents: Cents;
  today: CivilDate;
}): Schedule {
  const last = totals.monthsCents.at(-1) ?? totals.monthlyCents;
  return {
    startsOn: today,
    monthlyPayment: usd(totals.monthlyCents),
    lastPayment: usd(last),
    lastPaymentWithFee: usd(monthWithFee(last, feeCents)),
    membershipPayment: usd(due.membershipPaymentCents),
    paymentDueToday: usd(due.paymentDueTodayCents),
    creditsApplied: usd(due.creditsAppliedCents),
    paymentsRemaining: due.paymentsRemaining,
    payments: payments.map((payment, index) => ({
      on: payment.dueOn,
      amount: usd(index === 0 ? due.paymentDueTodayCents : cents(amountOf(payment))),
    })),
  };
}

/** The months that are left of a running plan, from its next payment; nothing is due today. */
function changedSchedule(change: NonNullable<Calculated['change']>, feeCents: Cents, today: CivilDate): Schedule {
  const { monthsCents, dates } = change;
  const fee = (month: Cents) => monthWithFee(month, feeCents);
  const last = monthsCents.at(-1) ?? change.after.monthlyCents;
  return {
    startsOn: dates[0] ?? today,
    monthlyPayment: usd(change.after.monthlyCents),
    lastPayment: usd(last),
    lastPaymentWithFee: usd(fee(last)),
    membershipPayment: usd(fee(change.after.monthlyCents)),
    paymentDueToday: 0,
    creditsApplied: 0,
    paymentsRemaining: dates.length,
    payments: dates.map((on, index) => ({ on, amount: usd(fee(monthsCents[index] ?? cents(0))) })),
  };
}

function changeView(change: Calculated['change']): CalculationView['change'] {
  if (!change) return null;
  return {
    oldTotal: usd(change.before.totalCents),
    oldMonthlyPayment: usd(change.before.monthlyCents),
    monthlyChange: usd(change.monthlyChangeCents),
    paid: usd(cents(change.paidCents)),
    delivered: usd(cents(change.deliveredCents)),
    paymentsRemaining: change.paymentsRemaining,
    firstPaymentOn: change.firstPaymentOn,
    extraToPractice: usd(change.practice.netCents),
    practiceReturns: usd(cents(Math.max(0, -change.practice.netCents))),
    credit: usd(change.settlement.refund),
  };
}

/** What the practice receives: of a plan that begins each deposit, of a running one the difference stands with the change. */
function receives({ terms, contract, content: { totals }, change }: Calculated, payments: readonly PlanPayment[]) {
  const plan = {
    total_cents: totals.totalTreatmentsCostCents,
    monthly_cents: change?.after.monthlyCents ?? totals.monthlyCents,
    merchant_fee: terms.merchantFee,
    provider_fee_cents: terms.providerFeeCents,
    contract,
  };
  const deposits = change ? [] : practiceReceipts(payments, { contract, merchantDiscountFee: terms.merchantFee });
  return {
    ...receivesView(plan),
    isAboveMaximum: terms.contract === 'UPFRONT' && contract === 'MONTHLY',
    deposits: deposits.map(({ sentOn, treatmentsCents, feeCents, netCents }) => ({
      sentOn,
      treatments: usd(treatmentsCents),
      fee: usd(feeCents),
      net: usd(netCents),
    })),
  };
}

/** A calculation as it goes over the wire. */
export function calculationView(of: Calculated): CalculationView {
  const { content, terms, today, change, practice } = of;
  const { totals, treatments } = content;
  const { listPriceCents, treatmentDiscountsCents, grossCents } = listPriceOf(treatments.map(({ row }) => row));
  const due = dueToday(totals, terms.memberFeeCents, of.credits);
  const payments = planPayments(totals, terms.memberFeeCents, today);
  const schedule = change
    ? changedSchedule(change, terms.memberFeeCents, today)
    : newSchedule({ totals, payments, due, feeCents: terms.memberFeeCents, today });
  return {
    practice: { _id: practice.id, PracticeName: practice.name },
    treatments: treatments.map(({ kept }, index) => {
      const id = kept.treatment_id ?? String(index);
      const row = { ...kept, id, plan_id: '', seq: index + 1, thread_id: kept.thread_id ?? '' };
      return treatmentView(row, { names: of.injectors, given: of.given });
    }),
    slots: treatments.map(({ row }) => slotsOf(row.intervalMonths)),
    listPrice: usd(listPriceCents),
    treatmentDiscounts: usd(treatmentDiscountsCents),
    grossCost: usd(grossCents),
    totalTreatmentsCost: usd(totals.totalTreatmentsCostCents),
    ...discountsView(content.discounts),
    upfrontCost: usd(totals.upfrontCostCents),
    membershipFee: usd(terms.memberFeeCents),
    spendableCredits: usd(of.credits.spendableCents),
    ...schedule,
    practiceReceives: of.isForMember ? null : receives(of, payments),
    change: changeView(change),
  };
}
