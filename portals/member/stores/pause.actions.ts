import { askForPause as askForPauseCall, takePauseBack as takePauseBackCall } from '@contract/membership/pause-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { refreshMembership, takeMembership } from './member.actions';

/** The page shows what was done elsewhere meanwhile, and says why nothing was done here. */
async function readAgain(membershipId: string, cause: unknown): Promise<never> {
  if (cause instanceof ApiError && cause.code === 'STEP_ORDER') await refreshMembership(membershipId);
  throw cause;
}

/** Asks the practice for a pause of so many months. @throws ApiError STEP_ORDER where the plan cannot be paused anymore. */
export async function askForPause(membershipId: string, months: number, idempotencyKey: string): Promise<void> {
  try {
    takeMembership((await call(askForPauseCall, { body: { membershipId, months } }, { idempotencyKey })).membership);
  } catch (cause) {
    await readAgain(membershipId, cause);
  }
}

/** Takes the request back. @throws ApiError STEP_ORDER where the practice has answered it. */
export async function takePauseBack(membershipId: string, idempotencyKey: string): Promise<void> {
  try {
    takeMembership((await call(takePauseBackCall, { body: { membershipId } }, { idempotencyKey })).membership);
  } catch (cause) {
    await readAgain(membershipId, cause);
  }
}
