import { clearContactRequest } from '@contract/membership/contact-calls';
import { answerPause as answerPauseCall } from '@contract/membership/pause-calls';
import { membershipMessages } from '@contract/messages/membership';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { loadMembership } from './plan.actions';
import { planPage } from './plan.store';
import type { ShownMembership } from './plan-draft';

/** For `catch`: the page shows what a colleague did meanwhile, and the failure goes on to the dialog. */
const readAgain =
  (membershipId: string) =>
  async (cause: unknown): Promise<never> => {
    if (toApiError(cause).code === 'STALE') await loadMembership(membershipId);
    throw cause;
  };

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
