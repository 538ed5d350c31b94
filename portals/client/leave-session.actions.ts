import { logout } from '@contract/borrower/calls';
import { endSession, heldTokens } from '@portals/state/session.store';
import { call } from './call';

/** Somebody who leaves does not wait longer for a server that does not answer. */
const TIMEOUT_MS = 5000;

/**
 * Ends what this browser holds, here at once and on the server: the session and the one that waits beside it. The person is gone from
 * the device even when the server does not answer.
 */
export async function leaveSession(): Promise<void> {
  const tokens = heldTokens();
  endSession();
  for (const token of tokens)
    await call(logout, {}, { token, timeoutMs: TIMEOUT_MS, onNoSession: 'throw' }).catch(() => undefined);
  // The answer may have come after something was kept again.
  endSession();
}
