import { memberPaths } from '@contract/membership/paths';
import { answerPause, askForPause, takePauseBack } from '@contract/membership/pause-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import type { CivilDate } from '@domain/calendar/civil-date';
import { debitDay, pausedDates } from '@domain/membership/calendar';
import { fullName } from '@domain/person-name';
import { practiceToday } from '../../../civil-today';
import { type Context, command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { changeMembership, type MembershipRow, takeMembership } from '../../member-record/index';
import { tellOfDebits } from '../billing/debits-ahead';
import { insertNotice } from '../billing/money.writes';
import { nextLook } from '../billing/next-look';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { pausesOf, type RunningMembership, runningOf } from '../figures';
import { treatmentsOfPlan } from '../membership.reads';
import { viewMembership } from '../membership.view';
import { getParties } from '../plan/tell-of-plan';
import { consentOf } from '../renewal/consent';
import { promiseVisits } from '../visit/promise-visits';
import { calendarOf, choicesOf, type NoPause } from './pause.view';

const REFUSALS: Record<NoPause, string> = {
  NOT_RUNNING: "There's no active plan.",
  OPEN: 'This membership has an unpaid payment. Pay it before you request a pause.',
  NOTHING_LEFT: 'You can pause a plan once a year, as long as payments remain in that year.',
};

/**
 * The membership with its plan, where a pause can begin now.
 * @throws AppError STEP_ORDER saying why not.
 */
async function pausable({ tx }: Pick<Context, 'tx'>, row: MembershipRow): Promise<RunningMembership> {
  await refuseUnderWay(tx, row.id);
  const of = await runningOf(tx, row);
  const choices = choicesOf(of);
  if (typeof choices === 'string') throw new AppError('STEP_ORDER', { userMessage: REFUSALS[choices] });
  return of as RunningMembership;
}

/**
 * The member asks for a pause; the practice is told by mail, of the same number of months once a day. Another number takes the place of
 * the one asked for before.
 * @throws AppError NOT_FOUND; STEP_ORDER where the plan cannot be paused, or the same pause waits already.
 */
export const ask = command(askForPause)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  await pausable(context, row);
  if (Number(row.asked_pause_months) === body.months)
    throw new AppError('STEP_ORDER', { userMessage: 'Your practice already has this request.' });
  await changeMembership(context, row, {
    set: { asked_pause_months: body.months },
    told: { action: 'PAUSE_ASKED', note: String(body.months) },
  });
  await tellPractice(context, row, body.months);
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/** However often it is withdrawn and asked for again, the practice has one mail of it a day. */
async function tellPractice(context: Context, row: MembershipRow, months: number): Promise<void> {
  const day = context.now.slice(0, 10);
  const told = { membership_id: row.id, kind: 'PAUSE_ASKED', about: `${months} ${day}`, sent_on: day };
  if ((await context.tx.run(insertNotice, told)) === 0) return;
  const parties = await getParties(context, row.id);
  await context.send('pause-asked', {
    brand: 'membership',
    to: parties.practice_email,
    memberName: fullName(parties.first_name, parties.last_name),
    months,
    path: `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: row.id })}`,
  });
}

/** @throws AppError STEP_ORDER where no pause is asked for: the practice has answered. */
function refuseUnasked(row: MembershipRow): void {
  if (Number(row.asked_pause_months) === 0)
    throw new AppError('STEP_ORDER', { userMessage: "There's no pause request anymore." });
}

/**
 * The member goes on without the pause that was asked for.
 * @throws AppError NOT_FOUND; STEP_ORDER where the practice has answered.
 */
export const takeBack = command(takePauseBack)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  refuseUnasked(row);
  await changeMembership(context, row, { set: { asked_pause_months: 0 }, told: { action: 'PAUSE_TAKEN_BACK' } });
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/**
 * The practice confirms the pause: what is left of the year's payments and treatments, and its end, come whole months later. Or it
 * declines, and everything stays as it was. The member is told by mail.
 * @throws AppError NOT_FOUND, STALE; STEP_ORDER where no pause is asked for or the plan cannot be paused anymore.
 */
export const answer = command(answerPause)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  refuseStale(body.version, row);
  refuseUnasked(row);
  if (body.isConfirmed) await pause(context, row);
  else {
    await changeMembership(context, row, { set: { asked_pause_months: 0 }, told: { action: 'PAUSE_DECLINED' } });
    await tellMember(context, row, { isConfirmed: false });
  }
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice') };
});

async function pause(context: Context, row: MembershipRow): Promise<void> {
  const { tx, deps } = context;
  const of = await pausable(context, row);
  const calendar = calendarOf(of);
  const months = Number(row.asked_pause_months);
  const paused = pausedDates({ ...calendar, months });
  const asksAgain = (await consentOf(tx, row)) !== undefined;
  const next = await changeMembership(context, row, {
    set: { pauses: JSON.stringify([...pausesOf(row), paused.pause]), asked_pause_months: 0 },
    told: { action: 'PAUSED', note: String(months) },
  });
  await promiseVisits(context, next, { treatments: await tx.all(treatmentsOfPlan, { planId: of.plan.id }) });
  const kept = await takeMembership(tx, row.id);
  const today = practiceToday(deps.clock, await getParties(context, row.id));
  await changeMembership(context, kept, { set: { look_on: await nextLook(context, kept, today) }, told: null });
  await tellMember(context, row, {
    isConfirmed: true,
    months,
    nextPaymentOn: debitDay(paused.dates[calendar.paymentsBilled] as CivilDate),
    renewsOn: paused.renewsOn,
    asksAgain,
  });
  await tellOfDebits(context, row, today);
}

type Answered =
  | { isConfirmed: false }
  | { isConfirmed: true; months: number; nextPaymentOn: CivilDate; renewsOn: CivilDate; asksAgain: boolean };

async function tellMember(context: Context, row: MembershipRow, of: Answered): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email) return;
  await context.send('pause-answered', {
    brand: 'membership',
    to: parties.email,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
    phone: parties.practice_phone,
    path: `${portalBase}${memberPaths.myMembership.href({}, { membership: row.id })}`,
    ...of,
  });
}
