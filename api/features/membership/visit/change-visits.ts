import {
  changeAgreement,
  markAgreementDone,
  removeAgreementDates,
  scheduleAgreements,
} from '@contract/membership/visit-calls';
import { grouped } from '@domain/grouped';
import { type AppointmentAction, actOnAppointment } from '@domain/membership/appointment-status';
import { type Context, changeOne, command, refuseStale } from '../../../command/command';
import type { Tx } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { type MembershipRow, takeMembership, tellHistory } from '../../member-record/index';
import { openBillsOf } from '../billing/money.reads';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { injectorOf, injectorsOf, type VisitRow, visitById } from '../membership.reads';
import { agreementView, viewMembership } from '../membership.view';
import { moveVisit } from '../membership.writes';
import { getPlanTreatment } from '../plan/plan-content';
import { getParties } from '../plan/tell-of-plan';
import { whyTaken } from './appointments';
import { tellOfVisits } from './tell-of-visits';
import { lapsesOn } from './unused';

const refuse = (userMessage: string): never => {
  throw new AppError('STEP_ORDER', { userMessage });
};

/** A visit of a membership while nobody else changes it. @throws AppError NOT_FOUND, STALE. */
async function takeVisit(
  tx: Tx,
  id: string,
  { membershipId, version }: { membershipId?: string; version?: number | undefined },
): Promise<{ row: MembershipRow; visit: VisitRow }> {
  const seen = await tx.first(visitById, { id });
  if (!seen || (membershipId !== undefined && seen.membership_id !== membershipId)) throw new AppError('NOT_FOUND');
  const row = await takeMembership(tx, seen.membership_id);
  const visit = await tx.first(visitById, { id });
  if (!visit) throw new AppError('NOT_FOUND');
  refuseStale(version, visit);
  if (visit.ended_at !== null) return refuse('This treatment is no longer part of the plan.');
  return { row, visit };
}

/** @throws AppError STEP_ORDER where the rules of appointments do not allow it. */
function statusAfter(visit: VisitRow, action: AppointmentAction): VisitRow['status'] {
  const outcome = actOnAppointment(
    { status: visit.status, hasDate: visit.scheduled_at !== null, isDone: visit.done_at !== null },
    action,
  );
  if (!('refused' in outcome)) return outcome.to;
  if (outcome.refused === 'already_done') return refuse('This treatment is already marked as done.');
  if (outcome.refused === 'no_request') return refuse("There's no request for another date.");
  return refuse('Schedule this treatment first.');
}

async function keep({ tx }: Pick<Context, 'tx'>, visit: VisitRow): Promise<VisitRow> {
  await changeOne(tx, moveVisit, visit);
  return { ...visit, version: visit.version + 1 };
}

async function view({ tx }: Pick<Context, 'tx'>, row: MembershipRow, visit: VisitRow) {
  const names = new Map((await tx.all(injectorsOf, { practiceId: row.practice_id })).map((one) => [one.id, one.name]));
  const treatment = await getPlanTreatment(tx, visit.plan_treatment_id);
  return agreementView(row, visit, { treatment, names });
}

/** Treatments are given while payments come; dates may be made before. @throws AppError STEP_ORDER. */
function refuseHeld(row: MembershipRow): void {
  if (row.standing === 'BENEFITS_HELD') refuse('Treatments are on hold until the past-due payment is made.');
}

/** What was not used of a year that has ended is given where every payment of it was made. @throws AppError STEP_ORDER. */
async function refuseUnpaidYear(tx: Tx, row: MembershipRow, visit: VisitRow): Promise<void> {
  if (lapsesOn(row, visit) === null) return;
  const open = await tx.all(openBillsOf, { membershipId: row.id });
  if (open.some((bill) => Number(bill.plan_year) === Number(visit.plan_year)))
    refuse('This treatment is from a plan year that has ended, and a payment for that year is still unpaid.');
}

/**
 * Gives treatments their dates: all of them or none.
 * @throws AppError NOT_FOUND, STALE, INVALID_FIELDS for a date that has passed, an injector of another practice or one who has somebody
 * else then, STEP_ORDER for a treatment that is done or left the plan.
 */
export const schedule = command(scheduleAgreements)(async ({ body }, context) => {
  const { tx, now } = context;
  const agreements = [];
  const dated: { row: MembershipRow; kept: VisitRow; before: string | null }[] = [];
  for (const [index, one] of body.agreements.entries()) {
    const { row, visit } = await takeVisit(tx, one.agreementId, {
      membershipId: body.membershipId,
      version: one.version,
    });
    const fault = (field: string, message: string): never => {
      throw new AppError('INVALID_FIELDS', { fields: [{ field: `agreements[${index}].${field}`, message }] });
    };
    if (one.scheduledDate < now) fault('scheduledDate', 'Choose a time in the future.');
    if (one.injector && !(await tx.first(injectorOf, { id: one.injector, practiceId: row.practice_id })))
      fault('injector', "Choose one of the practice's injectors.");
    const injectorId = one.injector === undefined ? visit.injector_id : one.injector;
    const minutes = one.minutes ?? Number(visit.minutes);
    const taken = await whyTaken(context, row, { injectorId, at: one.scheduledDate, minutes });
    if (taken) fault('scheduledDate', taken);
    const kept = await keep(context, {
      ...visit,
      status: statusAfter(visit, 'schedule'),
      scheduled_at: one.scheduledDate,
      minutes,
      injector_id: injectorId,
      is_acknowledged: 1,
      requested_note: null,
    });
    await tellHistory(context, row, { action: 'VISIT_SCHEDULED', note: kept.id });
    agreements.push(await view(context, row, kept));
    if (visit.scheduled_at !== one.scheduledDate) dated.push({ row, kept, before: visit.scheduled_at });
  }
  // Several treatments of one time are one visit to whoever comes.
  for (const same of grouped(dated, ({ kept, before }) => `${kept.scheduled_at} ${before}`)) {
    const [{ row, before }] = same;
    const change = before === null ? 'booked' : 'moved';
    await tellOfVisits(context, row, { change, visits: same.map(({ kept }) => kept), before });
  }
  return { agreements };
});

/**
 * Takes the dates of treatments away, all or none. Reminders and mails that name them do not leave; the member is told, with a calendar
 * file that takes the visit out, of what was still to come.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER for a treatment that has no date, is done or left the plan.
 */
export const removeDates = command(removeAgreementDates)(async ({ body }, context) => {
  const agreements = [];
  const freed: { row: MembershipRow; visit: VisitRow }[] = [];
  for (const { agreementId, version } of body.agreements) {
    const { row, visit } = await takeVisit(context.tx, agreementId, { membershipId: body.membershipId, version });
    const status = statusAfter(visit, 'removeDate');
    const kept = await keep(context, { ...visit, status, scheduled_at: null, is_acknowledged: 1 });
    await tellHistory(context, row, { action: 'VISIT_DATE_REMOVED', note: kept.id });
    agreements.push(await view(context, row, kept));
    if (visit.scheduled_at !== null && visit.scheduled_at > context.now) freed.push({ row, visit });
  }
  for (const same of grouped(freed, ({ visit }) => visit.scheduled_at ?? ''))
    await tellOfVisits(context, same[0].row, { change: 'unscheduled', visits: same.map(({ visit }) => visit) });
  return { agreements };
});

/**
 * The member asks for another date, which waits unacknowledged; staff clear the request (decision 35).
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER; the same for a member's first date while treatments are on hold.
 */
export const change = command(changeAgreement)(async ({ params, body }, context) => {
  const { tx, actor } = context;
  const { row, visit } = await takeVisit(tx, params.id, { version: body.version });
  const asks = body.appointmentStatus === 'CONTACT_REQUESTED';
  if (actor.kind === 'member' && !asks) return refuse('Your practice sets the dates. Ask them for another one.');
  // What has a date keeps it and may be moved; nothing that has none is asked for until what is past due is paid.
  if (actor.kind === 'member' && visit.scheduled_at === null) refuseHeld(row);
  const kept = await keep(context, {
    ...visit,
    status: statusAfter(visit, asks ? 'requestChange' : 'clearRequest'),
    is_acknowledged: asks ? 0 : 1,
    requested_note: asks ? body.note || null : null,
  });
  await tellHistory(context, row, { action: asks ? 'VISIT_DATE_ASKED' : 'VISIT_REQUEST_CLEARED', note: kept.id });
  if (asks && actor.kind === 'member') {
    const parties = await getParties(context, row.id);
    await context.send('visit-date-asked', {
      to: parties.practice_email,
      brand: 'membership',
      memberName: [parties.first_name, parties.last_name].filter(Boolean).join(' '),
      phone: parties.phone,
      note: kept.requested_note,
    });
  }
  return { agreement: await view(context, row, kept) };
});

/**
 * The treatment was given: it counts as delivered from now on.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER without a date, for one that is done, and while treatments are on hold.
 */
export const markDone = command(markAgreementDone)(async ({ body }, context) => {
  const { tx, deps, now, actor } = context;
  const { row, visit } = await takeVisit(tx, body.agreementId, body);
  refuseHeld(row);
  await refuseUnpaidYear(tx, row, visit);
  await refuseUnderWay(tx, row.id);
  const kept = await keep(context, {
    ...visit,
    status: statusAfter(visit, 'markDone'),
    done_at: now,
    done_by: actor.staffId,
    is_acknowledged: 1,
  });
  await tellHistory(context, row, { action: 'VISIT_DONE', note: kept.id, amountCents: Number(kept.price_cents) });
  return {
    agreement: await view(context, row, kept),
    membership: await viewMembership({ db: tx, deps }, row.id, 'practice'),
  };
});
