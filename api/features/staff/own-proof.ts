import { randomBytes } from 'node:crypto';
import type { Decoded } from '@contract/endpoint';
import type { proveOneself as proveOneselfCall } from '@contract/staff/own-proof-calls';
import { instantAt } from '@domain/calendar/instant';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { createCodeLimits, rateLimited, type Trier } from '../../security/code-limits';
import { proveFactor } from './log-in';
import { insertProof } from './own-proof.writes';
import { ownCredentials } from './password.writes';
import { renewSession } from './renew-session';
import { logInHashOf } from './staff-lock';
import { proofHash } from './take-proof';

const PROOF_MS = 5 * 60_000;
const PROOF_BYTES = 32;

type Asked = { deps: Deps; meta: RequestMeta; actor: StaffActor };

/**
 * Compares one's own password. Wrong ones count as those of a log-in do.
 * @param field of the request, which the refusal names.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED
 */
export async function proveOwnPassword({ deps, meta, actor }: Asked, field: string, password: string) {
  const row = await deps.database.read.first(ownCredentials, { id: actor.staffId });
  if (!row) throw new AppError('NO_SESSION');
  const limits = createCodeLimits({ ...deps, limits: deps.config.rateLimits });
  const trier: Trier = {
    destinationHash: logInHashOf(row.email, deps),
    addressHash: meta.addressHash,
    device: meta.device,
  };
  const lockedMs = await deps.database.transaction((tx) => limits.lockedForMs(tx, trier));
  if (lockedMs > 0) throw rateLimited(lockedMs);
  if (!(await deps.passwords.matches(row.password_hash, password, true))) {
    await deps.database.transaction((tx) => limits.countFailure(tx, trier));
    const message = "That password isn't correct.";
    throw new AppError('WRONG_PASSWORD', { userMessage: message, fields: [{ field, message }] });
  }
  return { row, trier };
}

/**
 * Proves who somebody is by what a log-in asks, so that a session alone changes nothing of how they log in: a browser that was
 * left open, a cookie that was taken.
 *
 * Effects: another session token for the browser; a proof for one change, within five minutes, of this session; an audit row; wrong tries count as those of a log-in.
 * @throws AppError WRONG_PASSWORD; SECOND_FACTOR where a code is missing, WRONG_CODE; RATE_LIMITED.
 * Source: OWASP ASVS 5.0 7.5.1.
 */
export async function proveOneself(asked: Asked, body: Decoded<typeof proveOneselfCall>['body']) {
  const { deps, meta, actor } = asked;
  const { staffId } = actor;
  const { trier } = await proveOwnPassword(asked, 'password', body.password);
  await proveFactor({ deps, meta }, { staffId, code: body.code, passkey: body.passkey }, trier);
  const { actor: renewed, token } = await renewSession(asked);
  const proof = randomBytes(PROOF_BYTES).toString('base64url');
  const expires_at = instantAt(deps.clock.nowMs() + PROOF_MS);
  await carryOut({ actor, meta }, deps, async ({ tx, record }) => {
    await tx.run(insertProof, { token_hash: proofHash(proof, renewed), staff_id: staffId, expires_at });
    await record('staff.proved_themselves', { practiceId: null, id: staffId });
  });
  return { answer: { proof }, token };
}
