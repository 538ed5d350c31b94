import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { creditsGranted } from '@domain/ledger/membership-templates';
import { renewalNotices } from '@domain/membership/calendar';
import { DUNNING_STAGES, type DunningStage, dunningStage, membershipStanding } from '@domain/membership/dunning';
import { pointEventKey } from '@domain/membership/loyalty';
import { cents } from '@domain/money/cents';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { changeMembership, type MembershipRow, takeMembership, tellHistory } from '../../member-record/index';
import { isUsable, methodById } from '../../payment-method/index';
import { standingOfPractice } from '../../practice/index';
import { askForBills } from '../by-hand/ask-for-bills';
import { endPlanYear } from '../cancellation/end-plan-year';
import { datesOf, monthsBilledOf, type RunningMembership, renewalOf, runningOf } from '../figures';
import { type MemberPaymentRow, paymentsOf } from '../membership.reads';
import { nextYearPlan } from '../plan/next-year';
import { consentOf } from '../renewal/consent';
import { endUnused, letLapse } from '../visit/unused';
import { beginYear } from './begin-year';
import { billMonth } from './bill-month';
import { postFor } from './books';
import { tellOfDebits } from './debits-ahead';
import { earnForEvent, tierOf } from './loyalty-points';
import {
  birthdayOf,
  listScheduledOfMembers,
  listToLookAt,
  memberPaymentById,
  openBillsOf,
  openOrderOf,
  underWayOf,
} from './money.reads';
import { insertLot } from './money.writes';
import { nextLook } from './next-look';
import { leftOf, openOn } from './open-bill';
import { cancelMemberPayment, scheduleMemberPayment, submitMemberPayment } from './pay';
import { fallBehind } from './standing';
import { tellOfDay, tellOfYearEnd, tellPracticeOfLate, tellPracticeOfNextYear } from './tell-member';
import { keyOfBill, mayTake, triesOf } from './tries';

const actor: SystemActor = { kind: 'system', name: 'Memberships' };
const BATCH = 200;
/** Granted credits can be used this many months. */
export const GRANTED_MONTHS = 12;
/** Looks at every membership that has something to do on a day. */
export async function serveMemberships(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await listToLookAt(deps.database.read, { day, after, limit: BATCH });
    for (const { id } of found)
      await carryOut({ actor }, deps, async (context) => {
        context.leaveNoRow('The history of the membership tells of it.');
        const row = await takeMembership(context.tx, id);
        if (row.look_on === null || row.look_on > day) return;
        // Nothing of it is billed or taken: it is looked at again when that ends.
        if (row.stopped_on !== null) return;
        // What waits for the bank was shown with today's figures: the day is made up for once the bank has said.
        if (!(await context.tx.first(openOrderOf, { membershipId: id }))) await serveMembership(context, row, day);
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/** What a day brings to one membership: a year that ends, a bill, reminders, points and credits; and when it is looked at next. */
async function serveMembership(context: Context, given: MembershipRow, day: CivilDate): Promise<void> {
  let row = given;
  if (row.status === 'ACTIVE') row = await endYear(context, row, day);
  const of = await runningOf(context.tx, row);
  if (of && row.status === 'ACTIVE') {
    await billMonths(context, of, day);
    await payOpen(context, row, day);
    row = await remind(context, await takeMembership(context.tx, row.id), day);
    const days = { since: given.look_on ?? day, day };
    await celebrate(context, row, days);
    await giveTierCredits(context, row, days);
    await tellOfRenewalAhead(context, row, day);
    await endUnused(context, row, day);
  } else if (row.status === 'CANCELLATION_INSTALLMENT') {
    await payOpen(context, row, day);
    row = await endInstallments(context, await takeMembership(context.tx, row.id), day);
  } else if (of) {
    // Nothing runs: what is open of a plan before is taken as itself.
    await payOpen(context, row, day);
    await endUnused(context, row, day);
  }
  await tellOfDebits(context, row, day);
  const now = await takeMembership(context.tx, row.id);
  await changeMembership(context, now, { set: { look_on: await nextLook(context, now, day) }, told: null });
}

/** A plan year ends on the day on which the next would begin: with the member's consent it does, else the plan is over. */
async function endYear(context: Context, row: MembershipRow, day: CivilDate): Promise<MembershipRow> {
  const renewal = renewalOf(row);
  if (renewal === null || renewal > day) return row;
  await letLapse(context, row, renewal);
  const { renews } = await standingOfPractice(context.tx, row.practice_id);
  const consent = renews ? await consentOf(context.tx, row) : undefined;
  if (consent) {
    const renewed = await beginYear(context, row, { on: renewal, consent });
    const { visits = [], bills = [] } = (await runningOf(context.tx, renewed)) ?? {};
    await tellOfYearEnd(context, renewed, {
      isRenewed: true,
      openCents: bills
        .filter((bill) => bill.status === 'OPEN' && Number(bill.plan_year) < Number(renewed.plan_year))
        .reduce((sum, bill) => sum + leftOf(bill), 0),
      takenOn: null,
      refundCents: 0,
      creditsCents: 0,
      hasTreatments: visits.some(
        (visit) =>
          visit.done_at === null && visit.ended_at === null && Number(visit.plan_year) < Number(renewed.plan_year),
      ),
    });
    return renewed;
  }
  return endPlanYear(context, row, day);
}

/** Bills every month whose day has come, each once. */
export async function billMonths(context: Context, given: RunningMembership, day: CivilDate): Promise<void> {
  let of = given;
  for (;;) {
    const dueOn = datesOf(of.row)[monthsBilledOf(of)];
    if (dueOn === undefined || dueOn > day) return;
    if (!(await standingOfPractice(context.tx, of.row.practice_id)).billsMembers) return;
    const bill = await billMonth(context, of, { dueOn, day });
    of = { ...of, bills: [...of.bills, bill] };
  }
}

/**
 * Takes what is open and due from the membership's card or account, where nothing is under way for it already: one that its member
 * chose since the last one failed takes it too, and goes on with its tries.
 */
async function payOpen(context: Context, row: MembershipRow, day: CivilDate): Promise<void> {
  const { tx } = context;
  const open = (await tx.all(openBillsOf, { membershipId: row.id })).filter(({ debit_on: debitOn }) => debitOn <= day);
  const [oldest] = open;
  if (!oldest) return;
  if (row.pays_by_hand === 1) return askForBills(context, row, { open, day });
  const method = row.method_id === null ? undefined : await tx.first(methodById, { id: row.method_id });
  if (!method || !isUsable(method)) {
    if (row.status === 'ACTIVE') await fallBehind(context, row, day);
    const amountCents = open.reduce((sum, bill) => sum + leftOf(bill), 0);
    return tellOfDay(context, row, { kind: 'NO_METHOD', about: oldest.id, amountCents });
  }
  const all = await tx.all(paymentsOf, { membershipId: row.id });
  for (const bill of open) {
    const tries = await triesOf(tx, bill, all);
    if (!mayTake(tries, method, all)) continue;
    const payment = await scheduleMemberPayment(context, row, {
      kind: bill.kind === 'CANCELLATION' ? 'CANCELLATION' : 'MONTH',
      amountCents: leftOf(bill),
      method,
      naturalKey: keyOfBill(bill.id, all),
      scheduledOn: day,
      attempt: tries.length + 1,
    });
    await submitMemberPayment(context, row, { payment, on: day });
  }
}

/** What follows a payment that stays open: notice, hold, the practice's task, the proposal to cancel (decision 60). */
async function remind(context: Context, row: MembershipRow, day: CivilDate): Promise<MembershipRow> {
  const stage = dunningStage(row.past_due_on, day);
  if (stage === null || row.past_due_on === null) return row;
  const reached = DUNNING_STAGES.slice(0, DUNNING_STAGES.indexOf(stage) + 1);
  const open = await context.tx.all(openBillsOf, { membershipId: row.id });
  const amountCents = openOn(open, day);
  // All of it is on its way to us: nobody is reminded of $0.00, and if the bank sends it back it is open again.
  if (amountCents === 0) return row;
  const about = row.past_due_on;
  const longestCents = openOn(open, row.past_due_on);
  for (const one of reached) await tellOfStage(context, row, { stage: one, about, amountCents, longestCents });
  const standing = membershipStanding(stage);
  if (row.stage === stage && row.standing === standing) return row;
  return changeMembership(context, row, {
    set: { stage, standing },
    told: standing === 'BENEFITS_HELD' && row.standing !== 'BENEFITS_HELD' ? { action: 'BENEFITS_HELD' } : null,
  });
}

async function tellOfStage(
  context: Context,
  row: MembershipRow,
  { stage, ...of }: { stage: DunningStage; about: string; amountCents: number; longestCents: number },
): Promise<void> {
  const { about, amountCents } = of;
  if (stage === 'PRACTICE_TASK') return tellPracticeOfLate(context, row, about);
  // Nothing is asked for while a retry is processing; once it is returned, the notice follows.
  if (stage === 'PAST_DUE' || amountCents === 0) return;
  if (stage === 'NOTICE') return tellOfDay(context, row, { kind: 'LATE_NOTICE', about, amountCents });
  await tellOfDay(context, row, { kind: stage, ...of });
}

/** Points for birthdays and for the day of the membership, once a year each. */
async function celebrate(context: Context, row: MembershipRow, { since, day }: Served): Promise<void> {
  const of = { membershipId: row.id, planId: row.active_plan_id ?? '' };
  const earn = (event: 'BIRTHDAY' | 'ANNIVERSARY', date: CivilDate) => {
    const naturalKey = pointEventKey(event, { ...of, year: Number(date.slice(0, 4)) });
    return earnForEvent(context, row, { event, naturalKey, on: day });
  };
  const born = (await context.tx.first(birthdayOf, { id: row.borrower_id }))?.birth_date ?? null;
  if (born !== null) for (const date of daysOf(born, { since, day })) await earn('BIRTHDAY', date);
  if (row.activated_on !== null)
    for (const date of daysOf(row.activated_on, { since, day })) await earn('ANNIVERSARY', date);
}

/** The day that is worked on, and the first that was not: several where a bank's answer was waited for. */
type Served = { since: CivilDate; day: CivilDate };

/** The same day of later years within some days; February 29 is February 28 in other years. */
function daysOf(date: string, { since, day }: Served): CivilDate[] {
  const [first, last] = [since, day].map((one) => Number(one.slice(0, 4)) - Number(date.slice(0, 4)));
  const years = [...new Set([first ?? 0, last ?? 0])].filter((count) => count > 0);
  return years.map((count) => addMonths(date as CivilDate, count * 12)).filter((one) => one >= since && one <= day);
}

/** Each month the tier's credits, funded by the practice; they can be used for a year. */
async function giveTierCredits(context: Context, row: MembershipRow, { since, day }: Served): Promise<void> {
  if (row.activated_on === null || row.standing !== 'GOOD') return;
  for (const due of datesOf(row))
    if (due >= since && due <= day && due > row.activated_on) await giveTierCreditsOf(context, row, { due, day });
}

async function giveTierCreditsOf(
  context: Context,
  row: MembershipRow,
  { due, day }: { due: CivilDate; day: CivilDate },
): Promise<void> {
  const { tx, deps, now } = context;
  const { tier } = await tierOf(tx, row, due);
  if (!tier || tier.creditContributionCents === 0) return;
  const naturalKey = `tier:${row.id}:${due}`;
  const isNew = await tx.run(insertLot, {
    id: deps.newId(),
    membership_id: row.id,
    kind: 'GRANTED',
    source: tier.name,
    natural_key: naturalKey,
    amount_cents: tier.creditContributionCents,
    remaining_cents: tier.creditContributionCents,
    received_on: day,
    expires_on: addMonths(day, GRANTED_MONTHS),
    created_at: now,
    version: 1,
  });
  if (isNew !== 1) return;
  await postFor(context, row, {
    draft: creditsGranted({ userId: row.id, practiceId: row.practice_id, amount: tier.creditContributionCents }),
    on: day,
    naturalKey,
  });
  await tellHistory(context, row, { action: 'CREDITS_GRANTED', amountCents: tier.creditContributionCents });
}

/** 45 and 7 days before the year ends, where its member has not agreed to another one. */
async function tellOfRenewalAhead(context: Context, row: MembershipRow, day: CivilDate): Promise<void> {
  const of = await runningOf(context.tx, row);
  const renewal = renewalOf(row);
  if (!of || renewal === null || (await consentOf(context.tx, row))) return;
  if (!(await standingOfPractice(context.tx, row.practice_id)).renews) return;
  const openCents = openOn(of.bills, day);
  const { difference } = await nextYearPlan(context.tx, of, undefined);
  const nextYear = difference && {
    monthBeforeCents: difference.before.monthlyCents,
    monthAfterCents: difference.after.monthlyCents,
  };
  for (const notice of renewalNotices(renewal))
    if (notice <= day && day < renewal) {
      if (difference) await tellPracticeOfNextYear(context, row, { difference, on: renewal });
      await tellOfDay(context, row, {
        kind: 'RENEWAL_AHEAD',
        about: notice,
        amountCents: openCents,
        on: renewal,
        ...(nextYear && { nextYear }),
      });
    }
}

/** The last installment of a cancellation, or of a year that ended with something open, was paid. */
async function endInstallments(context: Context, row: MembershipRow, day: CivilDate): Promise<MembershipRow> {
  const open = await context.tx.all(openBillsOf, { membershipId: row.id });
  const waits = await context.tx.all(underWayOf, { membershipId: row.id });
  if (open.length > 0 || waits.length > 0 || day < (row.cancelled_on ?? day)) return row;
  return changeMembership(context, row, { set: { status: 'CANCELLED' }, told: { action: 'CANCELLATION_PAID' } });
}

/** Submits what is tried again, and what was ordered for a day that has come. */
export async function submitScheduledOfMembers(deps: Deps, day: CivilDate): Promise<void> {
  for (;;) {
    const found = await listScheduledOfMembers(deps.database.read, day, BATCH);
    for (const { id, membership_id: membershipId } of found)
      await carryOut({ actor }, deps, async (context) => {
        context.leaveNoRow('The history of the membership tells of it.');
        const row = await takeMembership(context.tx, membershipId);
        const payment = await context.tx.first(memberPaymentById, { id });
        if (payment?.status !== 'SCHEDULED') return;
        if (await context.tx.first(openOrderOf, { membershipId })) return;
        await submitOrReplace(context, row, { payment, day });
      });
    if (found.length < BATCH) return;
  }
}

/** What the member pays with by now takes the place of what failed; from what its bank ended nothing is taken. */
async function submitOrReplace(
  context: Context,
  row: MembershipRow,
  { payment, day }: { payment: MemberPaymentRow; day: CivilDate },
): Promise<void> {
  const { tx } = context;
  if (row.pays_by_hand === 1 || row.stopped_on !== null) {
    await cancelMemberPayment(context, payment);
    return;
  }
  const own = row.method_id === null ? undefined : await tx.first(methodById, { id: row.method_id });
  if (own && own.id !== payment.method_id && isUsable(own)) {
    await cancelMemberPayment(context, payment);
    const instead = await scheduleMemberPayment(context, row, {
      kind: payment.kind,
      amountCents: cents(Number(payment.amount_cents)),
      method: own,
      naturalKey: `instead:${payment.id}`,
      scheduledOn: day,
      inPlaceOf: payment,
    });
    if (instead.status === 'SCHEDULED') await submitMemberPayment(context, row, { payment: instead, on: day });
    return;
  }
  const method = await tx.first(methodById, { id: payment.method_id });
  if (!method || !isUsable(method)) await cancelMemberPayment(context, payment);
  else await submitMemberPayment(context, row, { payment, on: day });
}
