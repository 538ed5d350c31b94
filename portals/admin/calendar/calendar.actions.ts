import { getAppointments, getFreeTimes } from '@contract/membership/appointment-calls';
import { changeAgreement, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { membershipMessages } from '@contract/messages/membership';
import { ApiError, toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { calendar, type Visit } from './calendar.store';
import { visitDone, visitMoved } from './copy';

type Days = { practiceId: string; from: string; to: string };

/** Reads the visits of some days; a failure is in the resource. Those of other days stay until they are there. */
export const loadCalendar = (days: Days) =>
  load(calendar.shown, async (signal) => ({
    ...(await call(getAppointments, { query: days }, { signal })),
    practiceId: days.practiceId,
  }));

/** The same days again: after what was done, and what colleagues did. */
export async function readAgain(): Promise<void> {
  const { data } = calendar.shown;
  if (data) await loadCalendar({ practiceId: data.practiceId, from: data.from, to: data.to });
}

/** Reads the next free times; a failure is in the resource. */
export const loadFreeTimes = (query: { practiceId: string; injector: string | null; minutes: number }) =>
  load(calendar.free, async (signal) => {
    const { practiceId, injector, minutes } = query;
    const asked = { practiceId, ...(injector && { injector }), minutes: String(minutes) };
    return (await call(getFreeTimes, { query: asked }, { signal })).times;
  });

export type Booking = { scheduledDate: string; minutes: number; injector: string | null };

/** What was refused of a visit that is booked among others, without its place in the list: the form has one time for all. */
function ofOne(cause: unknown): unknown {
  const { status, code, message, fields } = toApiError(cause);
  if (code !== 'INVALID_FIELDS') return cause;
  const own = fields.map((fault) => ({ ...fault, field: fault.field.replace(/^agreements\[\d+\]\./, '') }));
  return new ApiError(status, { code, message, fields: own });
}

/**
 * Gives treatments of one member a date, all or none. @throws ApiError with fields; a toast says that it failed.
 */
export async function book(visits: readonly Visit[], to: Booking, idempotencyKey?: string): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const isMove = visits.length === 1 && first.scheduledDate !== null;
  const agreements = visits.map(({ _id: agreementId, version }) => ({ agreementId, version, ...to }));
  const body = { membershipId: first.membershipId, agreements };
  try {
    await call(scheduleAgreements, { body }, idempotencyKey === undefined ? {} : { idempotencyKey });
  } catch (cause) {
    if (toApiError(cause).code === 'STALE') await readAgain();
    toast(
      visits.length > 1 ? membershipMessages.schedulePriviAgreementsFailed : membershipMessages.scheduleAgreementFailed,
    );
    throw ofOne(cause);
  }
  if (isMove) toast(visitMoved, { values: { member: first.memberName } });
  else toast(visits.length > 1 ? membershipMessages.agreementsScheduled : membershipMessages.agreementScheduled);
  await readAgain();
}

/** Marks a treatment as given. @throws ApiError; a toast says that it failed. */
export async function markDone(visit: Visit, idempotencyKey: string): Promise<void> {
  const { membershipId, _id: agreementId, version } = visit;
  try {
    await call(markAgreementDone, { body: { membershipId, agreementId, version } }, { idempotencyKey });
  } catch (cause) {
    if (toApiError(cause).code === 'STALE') await readAgain();
    toast(membershipMessages.markAsDoneFailed);
    throw cause;
  }
  toast(visitDone, { values: { treatment: visit.treatment } });
  await readAgain();
}

/** Says that the member who asked for another date was called. @throws ApiError */
export async function clearRequest(visit: Visit, idempotencyKey: string): Promise<void> {
  const appointmentStatus = visit.scheduledDate === null ? 'APPOINTMENT_NEEDED' : 'SCHEDULED';
  const body = { appointmentStatus, version: visit.version } as const;
  try {
    await call(changeAgreement, { params: { id: visit._id }, body }, { idempotencyKey });
  } catch (cause) {
    if (toApiError(cause).code === 'STALE') await readAgain();
    throw cause;
  }
  toast(membershipMessages.contactRequestedCleared);
  await readAgain();
}
