import type { CivilDate } from '@domain/calendar/civil-date';
import { paymentDates, renewsOn } from '@domain/membership/calendar';
import { applyCreditsToBill, spendableCredits } from '@domain/membership/global-credits';
import { PLAN_MONTHS, spreadOverMonths } from '@domain/membership/treatment-row';
import { type Cents, cents } from '@domain/money/cents';
import type { Db } from '../../../db/database';
import { creditLots } from '../figures';
import { lotsOf, type PlanRow } from '../membership.reads';

/** What is chosen when a plan begins. */
export type ActivationChoice = { applyCredits: boolean; payAtOnce: boolean };

/** The bills of the first day. */
export type FirstBills = {
  readonly upfrontCents: Cents;
  readonly treatmentsCents: Cents;
  readonly feeCents: Cents;
};

export type ActivationFigures = FirstBills & {
  readonly spendableCents: Cents;
  readonly creditsAppliedCents: Cents;
  readonly dueTodayCents: Cents;
  /** The first day's sum before credits, and with all of them that it takes. */
  readonly dueBeforeCreditsCents: Cents;
  readonly dueWithCreditsCents: Cents;
  readonly paymentsRemaining: number;
  /** Every payment of the year, today's first. */
  readonly payments: readonly { readonly on: CivilDate; readonly amountCents: Cents }[];
  /** The treatments of each of them, without the fee and before credits: what the federal box tells of. */
  readonly installments: readonly { readonly on: CivilDate; readonly amountCents: Cents }[];
  readonly renewsOn: CivilDate;
};

/** The treatments of each month of a plan: they add up to what is not paid upfront. */
export function monthsOf(plan: PlanRow): readonly Cents[] {
  const financed = cents(Number(plan.total_cents) - Number(plan.upfront_cents));
  return spreadOverMonths(financed, PLAN_MONTHS).monthsCents;
}

/** What the first day bills: the upfront cost, and the first month or the whole year, each with the member's fee. */
export function firstBills(plan: PlanRow, payAtOnce: boolean): FirstBills {
  const months = monthsOf(plan);
  const fee = Number(plan.member_fee_cents);
  return {
    upfrontCents: cents(Number(plan.upfront_cents)),
    treatmentsCents: payAtOnce ? cents(months.reduce((sum: number, month) => sum + month, 0)) : (months[0] ?? cents(0)),
    feeCents: cents(payAtOnce ? fee * PLAN_MONTHS : fee),
  };
}

/** What the first day of a plan that is paid by the month asks for, before credits. */
export function firstPaymentOf(plan: PlanRow): Cents {
  const { upfrontCents, treatmentsCents, feeCents } = firstBills(plan, false);
  return cents(upfrontCents + treatmentsCents + feeCents);
}

type FiguresOf = {
  membershipId: string;
  plan: PlanRow;
  on: CivilDate;
  /** The payment days of a later year of the plan, and the first day after it. */
  year?: { readonly dates: readonly CivilDate[]; readonly renewsOn: CivilDate };
};

/** What a plan costs on the day on which it begins, and later (membership §3 Activation and agreement details). */
export async function activationFigures(
  db: Db,
  { membershipId, plan, on, year = { dates: paymentDates(on), renewsOn: renewsOn(on) } }: FiguresOf,
  { applyCredits, payAtOnce }: ActivationChoice,
): Promise<ActivationFigures> {
  const bills = firstBills(plan, payAtOnce);
  const lots = creditLots(await db.all(lotsOf, { membershipId }));
  const spendableCents = spendableCredits(lots, on);
  const treatments = cents(bills.upfrontCents + bills.treatmentsCents);
  const credited = applyCreditsToBill(lots, { treatmentsCents: treatments, membershipFeeCents: bills.feeCents }, on);
  const due = cents(treatments + bills.feeCents);
  const creditsAppliedCents = cents(applyCredits ? due - credited.leftToPayCents : 0);
  const dueTodayCents = cents(due - creditsAppliedCents);
  const fee = Number(plan.member_fee_cents);
  const months = monthsOf(plan);
  const installments = payAtOnce
    ? [{ on, amountCents: bills.treatmentsCents }]
    : year.dates.map((date, month) => ({ on: date, amountCents: months[month] ?? cents(0) }));
  const later = installments.slice(1).map((one) => ({ ...one, amountCents: cents(one.amountCents + fee) }));
  return {
    ...bills,
    spendableCents,
    creditsAppliedCents,
    dueTodayCents,
    dueBeforeCreditsCents: due,
    dueWithCreditsCents: credited.leftToPayCents,
    paymentsRemaining: later.length,
    payments: [{ on, amountCents: dueTodayCents }, ...later],
    installments,
    renewsOn: year.renewsOn,
  };
}
