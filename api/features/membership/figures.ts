import type { CivilDate } from '@domain/calendar/civil-date';
import { type Pause, paymentDates, renewsOn } from '@domain/membership/calendar';
import { type DeliveredCost, type DeliveredRow, deliveredCost } from '@domain/membership/delivered-price';
import type { CreditLot } from '@domain/membership/global-credits';
import { type MonthAhead, monthsAhead } from '@domain/membership/payments-ahead';
import { givenInYear } from '@domain/membership/treatment-row';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import type { Db } from '../../db/database';
import type { MembershipRow } from '../member-record/index';
import {
  type BillRow,
  billsOf,
  type LotRow,
  type PlanRow,
  type PlanTreatmentRow,
  planById,
  treatmentsOfPlan,
  type VisitRow,
  visitsOf,
} from './membership.reads';
import { discountsOfPlan, type Given, rowOfKept, yearByNow } from './plan/plan-content';

/** A membership with a plan that runs, and everything that its figures are reckoned from. */
export type RunningMembership = {
  row: MembershipRow;
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
  visits: readonly VisitRow[];
  bills: readonly BillRow[];
};

/** The plan that runs, or ran last; undefined for a membership that never was activated. */
export async function runningOf(db: Db, row: MembershipRow): Promise<RunningMembership | undefined> {
  const plan = row.active_plan_id === null ? undefined : await db.first(planById, { id: row.active_plan_id });
  if (!plan) return undefined;
  const of = { membershipId: row.id };
  return {
    row,
    plan,
    treatments: await db.all(treatmentsOfPlan, { planId: plan.id }),
    visits: await db.all(visitsOf, of),
    bills: await db.all(billsOf, of),
  };
}

export const pausesOf = ({ pauses }: Pick<MembershipRow, 'pauses'>): Pause[] => JSON.parse(pauses) as Pause[];

/** The plan year that runs, counted from the anchor. */
export const yearOf = (row: Pick<MembershipRow, 'plan_year' | 'first_year'>): number =>
  Number(row.plan_year) - Number(row.first_year);

/** The twelve payment days of the plan year that runs. */
export function datesOf(row: MembershipRow): CivilDate[] {
  return row.activated_on === null ? [] : paymentDates(row.activated_on, yearOf(row), pausesOf(row));
}

export function renewalOf(row: MembershipRow): CivilDate | null {
  return row.activated_on === null ? null : renewsOn(row.activated_on, yearOf(row), pausesOf(row));
}

/** Bills of treatments of the plan year that runs. */
export const billsOfYear = ({ row, bills }: Pick<RunningMembership, 'row' | 'bills'>): BillRow[] =>
  bills.filter(
    (bill) =>
      bill.status !== 'VOID' &&
      bill.kind !== 'CANCELLATION' &&
      bill.kind !== 'CREDITS' &&
      Number(bill.plan_year) === Number(row.plan_year),
  );

const sum = (values: readonly (number | string)[]) =>
  cents(values.reduce((total: number, one) => total + Number(one), 0));

/** Treatments billed in this plan year, upfront cost included. */
export const billedOf = (of: Pick<RunningMembership, 'row' | 'bills'>): Cents =>
  sum(billsOfYear(of).map((bill) => bill.treatments_cents));

/** Paid for treatments in this plan year, payments on their way and credits included. */
export const paidOf = (of: Pick<RunningMembership, 'row' | 'bills'>): Cents =>
  sum(billsOfYear(of).map((bill) => bill.paid_treatments_cents));

export const feesPaidOf = (of: Pick<RunningMembership, 'row' | 'bills'>): Cents =>
  sum(billsOfYear(of).map((bill) => bill.paid_fee_cents));

/** Months billed in this plan year; a year that was paid at once has them all. */
export function monthsBilledOf(of: Pick<RunningMembership, 'row' | 'bills'>): number {
  const bills = billsOfYear(of);
  return bills.some(({ kind }) => kind === 'YEAR') ? 12 : bills.filter(({ kind }) => kind === 'MONTH').length;
}

/** The treatments of the next month: the plan's payment, or what is left of the plan where that is less. */
export function nextMonthOf(of: RunningMembership): Cents {
  return cents(Math.max(0, Math.min(Number(of.plan.monthly_cents), Number(of.plan.total_cents) - billedOf(of))));
}

/** The months of the plan year that are left, with the credits that pay them. */
export function monthsAheadOf(of: RunningMembership, lots: readonly LotRow[]): MonthAhead[] {
  return monthsAhead({
    dates: datesOf(of.row),
    monthsBilled: monthsBilledOf(of),
    totalCents: cents(Number(of.plan.total_cents)),
    monthlyCents: cents(Number(of.plan.monthly_cents)),
    feeCents: cents(Number(of.plan.member_fee_cents)),
    billedCents: billedOf(of),
    lots: creditLots(lots),
    paysWithCredits: of.row.pays_with_credits === 1,
  });
}

type Visited = Pick<RunningMembership, 'row' | 'visits'>;

/** The treatments given in this plan year, each with the prices that it had when it was given: a change since makes none dearer or cheaper. */
const givenVisits = ({ row, visits }: Visited) =>
  visits
    .filter(({ done_at: done, plan_year: year }) => done !== null && Number(year) === Number(row.plan_year))
    .map((visit) => ({
      thread: visit.thread_id,
      totalCents: cents(Number(visit.price_cents)),
      preDiscountCents: cents(Number(visit.list_cents)),
    }));

/** What was given in this plan year, by thread: how often, and what it costs. */
export function givenByThread(of: Visited): Given {
  const all = givenVisits(of);
  const threads = new Set(all.map(({ thread }) => thread));
  return new Map(
    [...threads].map((thread) => [thread, givenInYear(all.filter((visit) => visit.thread === thread))] as const),
  );
}

/** What a content of a plan is priced by: the treatments of the plan that runs, and what was given of them this year. */
export async function runsOf(db: Db, row: MembershipRow): Promise<{ runs: readonly PlanTreatmentRow[]; given: Given }> {
  if (row.active_plan_id === null) return { runs: [], given: new Map() };
  const runs = await db.all(treatmentsOfPlan, { planId: row.active_plan_id });
  if (row.status !== 'ACTIVE') return { runs, given: new Map() };
  return { runs, given: givenByThread({ row, visits: await db.all(visitsOf, { membershipId: row.id }) }) };
}

/** Treatments that can still be given of a plan that has ended, by thread; undefined while it runs, and all of it can. */
export function givableByThread({
  row,
  visits,
}: Pick<RunningMembership, 'row' | 'visits'>): Map<string, number> | undefined {
  if (row.status === 'ACTIVE') return undefined;
  const counts = new Map<string, number>();
  for (const { thread_id: thread, done_at: done, ended_at: ended } of visits)
    if (done === null && ended === null) counts.set(thread, (counts.get(thread) ?? 0) + 1);
  return counts;
}

/** The treatments given in this plan year, one by one: the year of their treatment has them already. */
export function givenRows({ treatments, ...of }: Omit<RunningMembership, 'bills' | 'plan'>): DeliveredRow[] {
  return givenVisits(of).map(({ thread, ...prices }) => ({
    ...prices,
    annualCents: ZERO_CENTS,
    product: treatments.find(({ thread_id: id }) => id === thread)?.product_key ?? null,
    delivered: 1,
  }));
}

/** What was delivered of the plan costs, by the plan's own terms. */
export function deliveredOf(
  of: Omit<RunningMembership, 'bills'>,
  basis: PlanRow['basis'] = of.plan.basis,
): DeliveredCost {
  const given = givenByThread(of);
  // A plan that was changed when all of its year was priced anew keeps the year that was signed.
  const isByNow = yearByNow(of.plan, of.treatments, given).total_cents === Number(of.plan.total_cents);
  const planned = of.treatments.map((kept) => ({
    ...rowOfKept(kept, isByNow ? given.get(kept.thread_id) : undefined),
    delivered: 0,
  }));
  return deliveredCost({
    rows: [...planned, ...givenRows(of)],
    discounts: discountsOfPlan(of.plan),
    planTotalCents: cents(Number(of.plan.total_cents)),
    basis,
  });
}

/** Lots as the rules of credits take them. */
export const creditLots = (rows: readonly LotRow[]): CreditLot[] =>
  rows.map((lot) => ({
    id: lot.id,
    kind: lot.kind,
    receivedOn: lot.received_on,
    expiresOn: lot.expires_on,
    remainingCents: cents(Number(lot.remaining_cents)),
  }));
