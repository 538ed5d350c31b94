import { emailPrivacyPolicy, sendMemberOtp, verifyMemberOtp } from '@contract/membership/contact-calls';
import { membershipMessages } from '@contract/messages/membership';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { policySent } from './copy';
import { planPage } from './plan.store';
import type { ShownMembership } from './plan-draft';

/** Sends the code that a member reads out. Answers where it went. @throws ApiError RATE_LIMITED; a toast says that it failed. */
export async function sendMemberCode({ _id: membershipId }: ShownMembership, data: string): Promise<string> {
  try {
    const { sentTo } = await call(sendMemberOtp, { body: { membershipId, data } });
    toast(membershipMessages.otpSent);
    return sentTo;
  } catch (cause) {
    toast(membershipMessages.otpSendFailed);
    throw cause;
  }
}

/** Enters the code. @throws ApiError WRONG_CODE, which a toast tells too, CODE_EXPIRED, CODE_USED_UP. */
export async function verifyMemberCode(
  { _id: membershipId }: ShownMembership,
  data: string,
  otp: string,
): Promise<void> {
  try {
    planPage.membership.data = (await call(verifyMemberOtp, { body: { membershipId, data, otp } })).membership;
  } catch (cause) {
    if (toApiError(cause).code === 'WRONG_CODE') toast(membershipMessages.otpIncorrect);
    throw cause;
  }
  toast(membershipMessages.otpVerified);
}

/** Mails the member the way to the privacy policy; once a day, however often. @throws ApiError STEP_ORDER without an address */
export async function sendPrivacyPolicy({ _id: membershipId }: ShownMembership, idempotencyKey: string): Promise<void> {
  const { sentTo } = await call(emailPrivacyPolicy, { body: { membershipId } }, { idempotencyKey });
  toast(policySent, { values: { email: sentTo } });
}
