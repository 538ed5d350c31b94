import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import { applyCreditsToBill, type CreditLot } from '@domain/membership/global-credits';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import type { Db } from '../../../db/database';
import { type MembershipRow, takeMembership } from '../../member-record/index';
import { isUsable, isUsableOn, methodById } from '../../payment-method/index';
import { firstBills } from '../activation/activation-figures';
import { creditLots, monthsAheadOf, type RunningMembership, runningOf } from '../figures';
import { type BillRow, lotsOf, paymentsOf } from '../membership.reads';
import { nextYearPlan } from '../plan/next-year';
import { consentOf, type Renewal } from '../renewal/consent';
import type { Booking } from './books';
import { debitNoticesOf } from './money.reads';
import { leftOf } from './open-bill';
import { tellOfDay } from './tell-member';

/** Days before a debit on which the member is told of it. */
const NOTICE_DAYS = 3;
/**
 * Days before a debit of another amount than the one before (12 CFR 1005.10(d)(1)), as its authorization promises. Fewer are left where the
 * member signed the amount and its day within them (another plan or year, or credits that they chose to pay with): then they are told the
 * next day. What is tried again is the amount of before.
 */
const CHANGED_NOTICE_DAYS = 10;

/** A debit that will be taken by itself: what job, notice and screens say of it is this. */
export type DebitAhead = {
  /** The same before and after it is billed: plan year, kind and number. */
  readonly key: string;
  readonly isMonth: boolean;
  readonly on: CivilDate;
  readonly amountCents: Cents;
};

/** Days on which a member is told of a debit: the first is for another amount than before. */
const noticeDays = ({ on }: Pick<DebitAhead, 'on'>): [changed: CivilDate, any: CivilDate] => [
  addDays(on, -CHANGED_NOTICE_DAYS),
  addDays(on, -NOTICE_DAYS),
];

type Named = Pick<BillRow, 'plan_year' | 'kind' | 'number'>;
const nameOf = ({ plan_year: year, kind, number }: Named) => ({
  key: `${year}:${kind}:${number}`,
  isMonth: kind === 'MONTH',
});

/**
 * What will be taken from a member's card or account after a day, credits taken off: what was billed for a later day, the next month, and
 * the first day of a year that they agreed to.
 */
async function debitsAhead(db: Db, of: RunningMembership, day: CivilDate): Promise<DebitAhead[]> {
  const { row } = of;
  if (row.pays_by_hand === 1 || row.stopped_on !== null) return [];
  const billed = of.bills
    .filter(({ status, debit_on: on }) => status === 'OPEN' && on > day)
    .map((bill) => ({ ...nameOf(bill), on: bill.debit_on, amountCents: leftOf(bill) }));
  if (row.status !== 'ACTIVE') return billed;
  const lots = await db.all(lotsOf, { membershipId: row.id });
  const [next] = monthsAheadOf(of, lots);
  const month = next && {
    ...nameOf({ plan_year: row.plan_year, kind: 'MONTH', number: next.number }),
    on: debitDay(next.dueOn),
    amountCents: next.chargeCents,
  };
  const consent = await consentOf(db, row);
  const ofNextYear = consent ? await firstDebits({ db, of }, consent, lots) : [];
  return [...billed, ...(month ? [month] : []), ...ofNextYear].filter(({ on }) => on > day);
}

/** What the first day of an agreed year takes, each bill by itself, as it is billed then. */
async function firstDebits(
  { db, of }: { db: Db; of: RunningMembership },
  consent: Renewal,
  kept: Parameters<typeof creditLots>[0],
) {
  const { begins_on: dueOn, plan_year: year } = consent;
  const paysAtOnce = consent.pays_at_once === 1;
  const bills = firstBills((await nextYearPlan(db, of, consent)).plan, paysAtOnce);
  let lots: readonly CreditLot[] = creditLots(kept);
  type Due = Parameters<typeof applyCreditsToBill>[1];
  const debit = ({ kind, number }: Pick<BillRow, 'kind' | 'number'>, bill: Due) => {
    const credited = consent.applies_credits === 1 ? applyCreditsToBill(lots, bill, dueOn) : null;
    lots = credited?.lots ?? lots;
    const amountCents = credited?.leftToPayCents ?? cents(bill.treatmentsCents + bill.membershipFeeCents);
    return { ...nameOf({ plan_year: year, kind, number }), on: debitDay(dueOn), amountCents };
  };
  return [
    ...(bills.upfrontCents > 0
      ? [debit({ kind: 'UPFRONT', number: 0 }, { treatmentsCents: bills.upfrontCents, membershipFeeCents: ZERO_CENTS })]
      : []),
    debit(
      { kind: paysAtOnce ? 'YEAR' : 'MONTH', number: 1 },
      { treatmentsCents: bills.treatmentsCents, membershipFeeCents: bills.feeCents },
    ),
  ];
}

/** What a member was told of a debit; an amount of nothing where it was taken back. */
type Told = Omit<DebitAhead, 'isMonth'> & {
  /** Within the days of the last notice. */
  readonly isNear: boolean;
};

/** As a notice keeps it: "2026:MONTH:4 42448 2026-07-29", with the day where the same was said before. */
const aboutOf = ({ key, amountCents, on }: Omit<DebitAhead, 'isMonth'>, again: CivilDate | null) =>
  [key, amountCents, on, ...(again === null ? [] : [again])].join(' ');

function readTold({ about, sent_on: sentOn }: { about: string; sent_on: string }): Told[] {
  const [key, amount, day] = about.split(' ');
  if (!key || amount === undefined || day === undefined) return [];
  const on = day as CivilDate;
  return [{ key, on, amountCents: cents(Number(amount)), isNear: sentOn >= addDays(on, -NOTICE_DAYS) }];
}

/** The days after a day on which a member has to be told something of debits; once one is announced, each day until it. */
export async function watchDays(db: Db, of: RunningMembership, day: CivilDate): Promise<CivilDate[]> {
  const ahead = await debitsAhead(db, of, day);
  return ahead.flatMap((debit) => {
    const [early, near] = noticeDays(debit);
    return near <= day ? [addDays(day, 1)] : [early, near];
  });
}

/** What was said of one debit since it was last taken back. */
const ofDebit = (told: readonly Told[], { key, on }: DebitAhead): Told[] => {
  const own = told.filter((one) => one.key === key && one.on === on);
  return own.slice(own.findLastIndex(({ amountCents }) => amountCents === 0) + 1);
};

/**
 * Tells a member of what will be taken: three days before any debit, ten days before one of another amount than the one before, at once
 * where what they were told is not true anymore, and what falls away (decisions 67 and 0050). Nothing that could not be taken is announced.
 */
export async function tellOfDebits(context: Booking, { id }: Pick<MembershipRow, 'id'>, day: CivilDate): Promise<void> {
  const { tx } = context;
  const row = await takeMembership(tx, id);
  const of = await runningOf(tx, row);
  if (!of) return;
  const told = (await tx.all(debitNoticesOf, { membershipId: id })).flatMap(readTold);
  const ahead = await debitsAhead(tx, of, day);
  const isAhead = (one: Told) =>
    ahead.some(({ key, on, amountCents }) => key === one.key && on === one.on && amountCents > 0);
  const spoken = new Map(told.filter(({ on }) => on > day).map((one) => [`${one.key} ${one.on}`, one]));
  for (const one of spoken.values())
    if (one.amountCents > 0 && !isAhead(one)) {
      const { amountCents, on } = one;
      const about = aboutOf({ ...one, amountCents: ZERO_CENTS }, day);
      await tellOfDay(context, row, { kind: 'DEBIT_DROPPED', about, amountCents, on });
    }
  const method = row.method_id === null ? undefined : await tx.first(methodById, { id: row.method_id });
  if (!method || !isUsable(method)) return;
  for (const debit of ahead)
    if (debit.amountCents > 0 && isUsableOn(method, debit.on)) await tellOfDebit(context, of, { debit, told, day });
}

async function tellOfDebit(
  context: Booking,
  of: RunningMembership,
  { debit, told, day }: { debit: DebitAhead; told: readonly Told[]; day: CivilDate },
): Promise<void> {
  const own = ofDebit(told, debit);
  const { amountCents, on, isMonth } = debit;
  const about = aboutOf(debit, told.some((one) => one.key === debit.key && one.on === on) ? day : null);
  const last = own.at(-1)?.amountCents;
  // Only a month is compared with the month before: another bill was signed, or mailed with its day, as itself.
  const beforeCents = last ?? (isMonth ? await debitedBefore(context, of) : amountCents);
  const [early, near] = noticeDays(debit);
  if (beforeCents !== amountCents && (last !== undefined || early <= day))
    return tellOfDay(context, of.row, { kind: 'DEBIT_CHANGED', about, amountCents, beforeCents, on });
  if (near <= day && !own.some(({ isNear }) => isNear))
    await tellOfDay(context, of.row, { kind: 'DEBIT_AHEAD', about, amountCents, on });
}

/**
 * What the last debit of a month took by itself. Before the first one it is what the plan asks for each month: its member signed that
 * amount, and what they paid on the first day, they paid by hand.
 */
async function debitedBefore({ tx }: Pick<Booking, 'tx'>, { row, bills, plan }: RunningMembership): Promise<number> {
  const made = await tx.all(paymentsOf, { membershipId: row.id });
  const months = bills
    .filter(({ kind }) => kind === 'MONTH')
    .sort((one, other) => (one.due_on < other.due_on ? 1 : -1));
  for (const { id } of months) {
    const debit = made.find(({ natural_key: key, status }) => key === `pay:${id}` && status !== 'CANCELLED');
    if (debit) return Number(debit.amount_cents);
  }
  return Number(plan.monthly_cents) + Number(plan.member_fee_cents);
}
