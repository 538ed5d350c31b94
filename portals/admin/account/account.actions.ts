import {
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  endSecondFactor,
  getSecondFactor,
  listOwnSessions,
  renewRecoveryCodes,
  startSecondFactor,
} from '@contract/calls/own-account';
import { changePassword } from '@contract/calls/password';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { refreshPerson } from '../staff/staff.actions';
import { account } from './account.store';

/** Changes one's own password. Throws ApiError: WRONG_PASSWORD, and fields that are refused. */
export async function changeOwn(body: { currentPassword: string; password: string }): Promise<void> {
  await call(changePassword, { body });
  await loadSessions();
}

export async function loadSessions(): Promise<void> {
  await load(account.sessions, async (signal) => (await call(listOwnSessions, {}, { signal })).data);
}

/** Logs out elsewhere; a session that ended meanwhile is gone, too. */
export async function endSession(sessionId: string): Promise<void> {
  await call(endOwnSession, { params: { sessionId } }).catch((cause) => {
    if (toApiError(cause).status !== 404) throw cause;
  });
  await loadSessions();
}

export async function endOthers(): Promise<void> {
  await call(endOtherSessions);
  await loadSessions();
}

export async function loadFactor(): Promise<void> {
  await load(account.factor, (signal) => call(getSecondFactor, {}, { signal }));
}

/** The secret of an authenticator app, shown once. */
export const startFactor = () => call(startSecondFactor);

/** Turns it on. Returns the recovery codes, which nobody can read again. Throws ApiError: WRONG_CODE. */
export async function confirmFactor(code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await call(confirmSecondFactor, { body: { code } });
  await Promise.all([loadFactor(), refreshPerson(), loadSessions()]);
  return recoveryCodes;
}

export async function renewCodes(code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await call(renewRecoveryCodes, { body: { code } });
  await loadFactor();
  return recoveryCodes;
}

export async function endFactor(code: string): Promise<void> {
  await call(endSecondFactor, { body: { code } });
  await loadFactor();
}
