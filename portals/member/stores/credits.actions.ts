import { applyGlobalCredits, getGlobalCredits, withdrawGlobalCredits } from '@contract/membership/credit-calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { type CreditAccount, credits } from './credits.store';
import { refreshMembership } from './member.actions';

/** Reads the credits of a membership; a failure is in the resource. */
export function loadCredits(membershipId: string): Promise<CreditAccount | undefined> {
  if (credits.account.data?.membershipId !== membershipId) credits.account.data = null;
  return load(credits.account, (signal) => call(getGlobalCredits, { query: { membershipId } }, { signal }));
}

type Use = { membershipId: string; amount: number };

/**
 * Uses credits, once for its key. After a refusal they are read again: they may have been used on another device.
 * @throws ApiError
 */
async function use(act: typeof withdrawGlobalCredits | typeof applyGlobalCredits, body: Use, idempotencyKey: string) {
  try {
    credits.account.data = await call(act, { body }, { idempotencyKey });
  } catch (cause) {
    await loadCredits(body.membershipId);
    throw cause;
  }
  await refreshMembership(body.membershipId);
}

/** Has bought credits paid out. @throws ApiError */
export const withdrawCredits = (body: Use, key: string): Promise<void> => use(withdrawGlobalCredits, body, key);

/** Pays what is open with credits. @throws ApiError */
export const applyCredits = (body: Use, key: string): Promise<void> => use(applyGlobalCredits, body, key);
