import type { CallInput } from '@contract/endpoint';
import {
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  endSecondFactor,
  getSecondFactor,
  listOwnSessions,
  renewRecoveryCodes,
  startSecondFactor,
} from '@contract/staff/own-account-calls';
import {
  addPasskey as addPasskeyCall,
  listPasskeys,
  removePasskey,
  renamePasskey as renamePasskeyCall,
  startPasskey,
} from '@contract/staff/passkey-calls';
import { changePassword } from '@contract/staff/password-calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { makePasskey } from '../passkey-browser';
import { withProof } from '../proof.actions';
import { refreshPerson } from '../staff.actions';
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
export const startFactor = () => withProof((body) => call(startSecondFactor, { body }));

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

export async function loadPasskeys(): Promise<void> {
  await load(account.passkeys, async (signal) => (await call(listPasskeys, {}, { signal })).data);
}

/** Lets the browser make a passkey, and keeps it. Throws where the person turned away, and ApiError: WRONG_CODE. */
export async function addPasskey(name: string): Promise<void> {
  const asked = await withProof((body) => call(startPasskey, { body }));
  const passkey = await makePasskey(asked).catch(() => {
    throw new Error('Your browser didn’t create a passkey. Try again or use another device.');
  });
  await call(addPasskeyCall, { body: { name, passkey: passkey as NewPasskey } });
  await Promise.all([loadPasskeys(), refreshPerson(), loadSessions()]);
}
type NewPasskey = CallInput<typeof addPasskeyCall>['body']['passkey'];

export async function renamePasskey(passkeyId: string, name: string): Promise<void> {
  await call(renamePasskeyCall, { params: { passkeyId }, body: { name } });
  await loadPasskeys();
}

export async function dropPasskey(passkeyId: string): Promise<void> {
  await withProof((body) => call(removePasskey, { params: { passkeyId }, body }));
  await loadPasskeys();
}
