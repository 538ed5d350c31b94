import { onboardingMessages } from '@contract/messages/staff/onboarding';
import { ApiError, UnseenError } from '@portals/client/api-error';

/** What every failure of the enrollment says first (provider-admin §8). */
export const WENT_WRONG = onboardingMessages.enrollmentFailed.text;

/** Runs a call. Its failure says "Something went wrong." and then what is known of it; what is wrong with a field stands at the field. */
export async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause instanceof UnseenError || cause.message.startsWith(WENT_WRONG))
      throw cause;
    const { status, code, requestId, fields, retryAfterSeconds } = cause;
    const message = fields.length > 0 ? WENT_WRONG : `${WENT_WRONG} ${cause.message}`;
    const known = { ...(requestId && { requestId }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    throw new ApiError(
      status,
      { ...known, ...(code !== 'OFFLINE' && { code }), message, fields: [...fields] },
      { cause },
    );
  }
}
