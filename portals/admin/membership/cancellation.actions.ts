import { sendCancellationMail } from '@contract/membership/cancellation-calls';
import { call } from '@portals/client/call';
import type { ShownMembership } from './plan-draft';

/** Mails a member what cancelling would come to today. Answers where it went. @throws ApiError STEP_ORDER where nothing runs. */
export async function mailCancellation(
  { _id: membershipId }: ShownMembership,
  idempotencyKey: string,
): Promise<string> {
  return (await call(sendCancellationMail, { body: { membershipId } }, { idempotencyKey })).sentTo;
}
