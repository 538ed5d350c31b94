import { clearContactRequest } from '@contract/membership/contact-calls';
import { answerPause as answerPauseCall } from '@contract/membership/pause-calls';
import { changeAgreement, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { membershipMessages } from '@contract/messages/membership';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { visitDone } from './copy';
import { loadMembership } from './plan.actions';
import { planPage } from './plan.store';
import type { ShownMembership } from './plan-draft';

export type ShownVisit = ShownMembership['priviagreements'][number];

/** For `catch`: the page shows what a colleague did meanwhile, and the failure goes on to the dialog. */
const readAgain =
  (membershipId: string) =>
  async (cause: unknown): Promise<never> => {
    if (toApiError(cause).code === 'STALE') await loadMembership(membershipId);
    throw cause;
  };

/** Gives a treatment its date. @throws ApiError with fields */
export async function bookVisit(
  membershipId: string,
  visit: ShownVisit,
  { scheduledDate, injector }: { scheduledDate: string; injector: string | null },
): Promise<void> {
  const one = { agreementId: visit._id, scheduledDate, injector, version: visit.version };
  try {
    await call(scheduleAgreements, { body: { membershipId, agreements: [one] } }).catch(readAgain(membershipId));
  } catch (cause) {
    toast(membershipMessages.scheduleAgreementFailed);
    throw cause;
  }
  toast(membershipMessages.agreementScheduled);
  await loadMembership(membershipId);
}

/** Marks a treatment as given. @throws ApiError; a toast says that it failed. */
export async function markDone(membershipId: string, visit: ShownVisit, idempotencyKey: string): Promise<void> {
  const body = { membershipId, agreementId: visit._id, version: visit.version };
  try {
    await call(markAgreementDone, { body }, { idempotencyKey }).catch(readAgain(membershipId));
  } catch (cause) {
    toast(membershipMessages.markAsDoneFailed);
    throw cause;
  }
  toast(visitDone, { values: { treatment: visit.treatment } });
  await loadMembership(membershipId);
}

/** Says that the member who asked for another date was called. @throws ApiError */
export async function clearRequest(membershipId: string, visit: ShownVisit, idempotencyKey: string): Promise<void> {
  const appointmentStatus = visit.scheduledDate === null ? 'APPOINTMENT_NEEDED' : 'SCHEDULED';
  const body = { appointmentStatus, version: visit.version } as const;
  await call(changeAgreement, { params: { id: visit._id }, body }, { idempotencyKey }).catch(readAgain(membershipId));
  toast(membershipMessages.contactRequestedCleared);
  await loadMembership(membershipId);
}

/** Says that the member who asked for a call was called. @throws ApiError */
export async function clearCall({ _id, version }: ShownMembership, idempotencyKey: string): Promise<void> {
  const body = { membershipId: _id, version };
  const { membership } = await call(clearContactRequest, { body }, { idempotencyKey }).catch(readAgain(_id));
  planPage.membership.data = membership;
  toast(membershipMessages.contactRequestedCleared);
}

/** Confirms the pause that a member asked for, or declines it. @throws ApiError STALE, STEP_ORDER */
export async function answerPause(
  { _id: membershipId, version }: ShownMembership,
  isConfirmed: boolean,
  idempotencyKey: string,
): Promise<void> {
  const body = { membershipId, isConfirmed, version };
  await call(answerPauseCall, { body }, { idempotencyKey }).catch(readAgain(membershipId));
  await loadMembership(membershipId);
}
