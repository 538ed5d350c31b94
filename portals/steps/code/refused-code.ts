import { ApiError } from '@portals/client/api-error';
import { copy } from './copy';

function sentenceOf(failure: ApiError): string | null {
  if (failure.code === 'WRONG_CODE') return copy.wrong(failure.triesLeft);
  if (failure.code === 'CODE_EXPIRED') return copy.expired;
  return failure.code === 'CODE_USED_UP' ? copy.usedUp : null;
}

/** Runs the check and turns a refused code into a sentence at the input. */
export async function asFieldError(check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (cause) {
    const sentence = cause instanceof ApiError ? sentenceOf(cause) : null;
    if (sentence === null || !(cause instanceof ApiError)) throw cause;
    throw new ApiError(
      cause.status,
      { code: 'INVALID_FIELDS', fields: [{ field: 'otp', message: sentence }] },
      { cause },
    );
  }
}
