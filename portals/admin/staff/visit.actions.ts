import { getFreeTimes } from '@contract/membership/appointment-calls';
import {
  changeAgreement,
  markAgreementDone,
  removeAgreementDates,
  scheduleAgreements,
} from '@contract/membership/visit-calls';
import { listInjectors } from '@contract/membership-settings/injector-calls';
import { membershipMessages } from '@contract/messages/membership';
import { ApiError, toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { type Bookable, offered } from './visit.store';
import { visitCanceled, visitDone, visitMoved } from './visit-copy';

/** Reads what is on the screen again: after what was done, and where a colleague was faster. */
export type Again = () => Promise<unknown> | undefined;

/** Reads the next free times; a failure is in the resource. */
export const loadFreeTimes = (query: { practiceId: string; injector: string | null; minutes: number }) =>
  load(offered.free, async (signal) => {
    const { practiceId, injector, minutes } = query;
    const asked = { practiceId, ...(injector && { injector }), minutes: String(minutes) };
    return (await call(getFreeTimes, { query: asked }, { signal })).times;
  });

/** Reads who gives treatments at a practice; a failure is in the resource. */
export async function loadInjectors(practiceId: string): Promise<void> {
  const { data } = offered.injectors;
  if (data && data.practiceId !== practiceId) resetResource(offered.injectors);
  await load(offered.injectors, async (signal) => {
    const { data: of } = await call(listInjectors, { params: { practiceId } }, { signal });
    return { practiceId, list: of.injectors.map(({ _id, name }) => ({ _id, name })) };
  });
}

/** For `catch`: what is on the screen is read again where a colleague was faster, and the failure goes on. */
const readAgain =
  (again: Again) =>
  async (cause: unknown): Promise<never> => {
    if (toApiError(cause).code === 'STALE') await again();
    throw cause;
  };

/** What was refused of a visit that is booked among others, without its place in the list: the form has one time for all. */
function ofOne(cause: unknown): unknown {
  const { status, code, message, fields } = toApiError(cause);
  if (code !== 'INVALID_FIELDS') return cause;
  const own = fields.map((fault) => ({ ...fault, field: fault.field.replace(/^agreements\[\d+\]\./, '') }));
  return new ApiError(status, { code, message, fields: own });
}

export type Booking = { scheduledDate: string; minutes: number; injector: string | null };

/**
 * Gives treatments of one member a date, all or none. @throws ApiError with fields; a toast says that it failed.
 */
export async function book(
  visits: readonly Bookable[],
  to: Booking,
  { again, idempotencyKey }: { again: Again; idempotencyKey?: string },
): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const isMove = visits.length === 1 && first.scheduledDate !== null;
  const agreements = visits.map(({ _id: agreementId, version }) => ({ agreementId, version, ...to }));
  const body = { membershipId: first.membershipId, agreements };
  try {
    await call(scheduleAgreements, { body }, idempotencyKey === undefined ? {} : { idempotencyKey }).catch(
      readAgain(again),
    );
  } catch (cause) {
    toast(
      visits.length > 1 ? membershipMessages.schedulePriviAgreementsFailed : membershipMessages.scheduleAgreementFailed,
    );
    throw ofOne(cause);
  }
  if (isMove) toast(visitMoved, { values: { member: first.memberName } });
  else toast(visits.length > 1 ? membershipMessages.agreementsScheduled : membershipMessages.agreementScheduled);
  await again();
}

type Act = { again: Again; idempotencyKey: string };
type Of = Pick<Bookable, '_id' | 'membershipId' | 'treatment' | 'version'>;

/** Marks a treatment as given. @throws ApiError; a toast says that it failed. */
export async function markDone(visit: Of, { again, idempotencyKey }: Act): Promise<void> {
  const { membershipId, _id: agreementId, version } = visit;
  try {
    await call(markAgreementDone, { body: { membershipId, agreementId, version } }, { idempotencyKey }).catch(
      readAgain(again),
    );
  } catch (cause) {
    toast(membershipMessages.markAsDoneFailed);
    throw cause;
  }
  toast(visitDone, { values: { treatment: visit.treatment } });
  await again();
}

/** Takes the dates of treatments of one visit away. @throws ApiError */
export async function removeDates(
  visits: readonly Pick<Bookable, '_id' | 'membershipId' | 'memberName' | 'version'>[],
  { again, idempotencyKey }: Act,
): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const agreements = visits.map(({ _id: agreementId, version }) => ({ agreementId, version }));
  const body = { membershipId: first.membershipId, agreements };
  await call(removeAgreementDates, { body }, { idempotencyKey }).catch(readAgain(again));
  toast(visitCanceled, { values: { member: first.memberName } });
  await again();
}

/** Says that the member who asked for another date was called. @throws ApiError */
export async function clearRequest(
  visit: Pick<Bookable, '_id' | 'scheduledDate' | 'version'>,
  { again, idempotencyKey }: Act,
): Promise<void> {
  const appointmentStatus = visit.scheduledDate === null ? 'APPOINTMENT_NEEDED' : 'SCHEDULED';
  const body = { appointmentStatus, version: visit.version } as const;
  await call(changeAgreement, { params: { id: visit._id }, body }, { idempotencyKey }).catch(readAgain(again));
  toast(membershipMessages.contactRequestedCleared);
  await again();
}
