import { ApiError, type FailureCode } from '@portals/client/api-error';

/** What a refused call says when the server is at another step than this page: another tab or device has moved on. */
export const ELSEWHERE: readonly FailureCode[] = ['STEP_ORDER', 'STALE'];

/** Runs a call of a flow. Where the server is at another step, what it has now is read in place of the answer. */
export async function orElsewhere<T>(
  run: () => Promise<T>,
  read: () => Promise<T | undefined>,
  codes: readonly FailureCode[] = ELSEWHERE,
): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof ApiError) || !codes.includes(cause.code)) throw cause;
    const current = await read();
    if (current === undefined) throw cause;
    return current;
  }
}

/** Signs the text that was shown. Null when it is another one by now, which has been read again. */
export async function signShown<T>(sign: () => Promise<T>, readAgain: () => Promise<unknown>): Promise<T | null> {
  try {
    return await sign();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'STALE') throw cause;
    await readAgain();
    return null;
  }
}
