import { membershipMessages } from '@contract/messages/membership';
import { sendPracticeContactCode, verifyPracticeContactCode } from '@contract/practice-contact/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { CLEARED, contactCode, type PracticeChannel } from './practice-contact.store';

/** Sends a practice a code, which leads to VERIFY_OTP. @throws ApiError RATE_LIMITED, STEP_ORDER; a toast says that it failed. */
export async function sendPracticeCode(practiceId: string, channel: PracticeChannel): Promise<void> {
  try {
    const { sentTo, resendAfterSeconds } = await call(sendPracticeContactCode, {
      params: { id: practiceId },
      body: { channel },
    });
    const round = contactCode.sent.round + 1;
    contactCode.sent = { state: 'VERIFY_OTP', practiceId, channel, sentTo, resendAfterSeconds, round };
    toast(membershipMessages.otpSent);
  } catch (cause) {
    toast(membershipMessages.otpSendFailed);
    throw cause;
  }
}

/**
 * Enters the code that came to the practice, which clears VERIFY_OTP. @throws ApiError WRONG_CODE, which a toast tells too and which
 * leaves the state, CODE_EXPIRED, CODE_USED_UP.
 */
export async function verifyPracticeCode(otp: string): Promise<void> {
  try {
    await call(verifyPracticeContactCode, { body: { channel: contactCode.sent.channel, otp } });
  } catch (cause) {
    if (toApiError(cause).code === 'WRONG_CODE') toast(membershipMessages.otpIncorrect);
    throw cause;
  }
  forgetPracticeCode();
  toast(membershipMessages.otpVerified);
}

/** Gives up the code that was sent. */
export function forgetPracticeCode(): void {
  contactCode.sent = { ...CLEARED };
}
