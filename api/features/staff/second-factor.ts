import { createHash, randomBytes } from 'node:crypto';
import { confirmSecondFactor, startSecondFactor } from '@contract/staff/own-account-calls';
import { type Context, carryOut, command } from '../../command/command';
import type { Tx } from '../../db/database';
import type { SecondFactorTable } from '../../db/tables/practice';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { isFactorRequired } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { createCodeLimits, rateLimited } from '../../security/code-limits';
import { factorContext } from '../../security/factor-context';
import { base32, stepOfCode } from '../../security/totp';
import type { Work } from '../../work';
import {
  factorOf,
  insertRecoveryCode,
  keepFactor,
  recoveryCodesLeft,
  removeFactor,
  removeRecoveryCodes,
  takenFactor,
  useRecoveryCode,
} from './second-factor.writes';
import { takeProof } from './take-proof';
import { tellOwner } from './tell-owner';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 112 bits, so that one digest of them can be kept without slowing it down (NIST SP 800-63B 3.1.2.2). */
const RECOVERY_BYTES = 14;

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
const hashOf = (staffId: string, code: string) =>
  createHash('sha256')
    .update(`${staffId}:${plain(code)}`)
    .digest('hex');

/** True when a log-in asks for a code. */
export const hasFactor = (row: Pick<SecondFactorTable, 'confirmed_at'> | undefined): boolean =>
  row !== undefined && row.confirmed_at !== null;

/**
 * Takes a code of the app, once, or a recovery code.
 * @returns false for a wrong one, and for one that was taken before.
 */
export async function takeCode({ tx, deps }: Work, factor: SecondFactorTable, code: string): Promise<boolean> {
  const { staff_id: staffId } = factor;
  const step = stepOf(factor, code, deps);
  if (step !== undefined) {
    await tx.run(keepFactor, { ...factor, last_step: step });
    return true;
  }
  return (await tx.run(useRecoveryCode, { staffId, codeHash: hashOf(staffId, code), now: deps.clock.now() })) === 1;
}

function stepOf(factor: SecondFactorTable, code: string, deps: Deps): number | undefined {
  const secret = Buffer.from(deps.vault.openText(factor.secret, factorContext(factor.staff_id)), 'hex');
  return stepOfCode(secret, plain(code), { nowMs: deps.clock.nowMs(), after: Number(factor.last_step) });
}

async function makeRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  await tx.run(removeRecoveryCodes, { staffId });
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(RECOVERY_BYTES)).replace(/(.{4})(?=.)/g, '$1-'),
  );
  for (const code of codes)
    await tx.run(insertRecoveryCode, { code_hash: hashOf(staffId, code), staff_id: staffId, used_at: null });
  return codes;
}

type Own = { deps: Deps; meta: RequestMeta; actor: StaffActor };

/**
 * Does what a code of one's own factor is asked for. Wrong ones count for the account, from wherever they come: whoever has a session
 * of somebody may not try their codes through.
 * @throws AppError STEP_ORDER where it is off, WRONG_CODE, RATE_LIMITED.
 */
export async function byOwnCode<T>(
  { deps, meta, actor }: Own,
  code: string,
  work: (context: Context<StaffActor>) => Promise<T>,
): Promise<T> {
  const { staffId } = actor;
  const limits = createCodeLimits({ ...deps, limits: deps.config.rateLimits });
  const trier = { destinationHash: deps.vault.blindIndex('second-factor', staffId), addressHash: undefined };
  const { result } = await carryOut({ actor, meta }, deps, async (context) => {
    const { tx, record } = context;
    const factor = await tx.first(takenFactor, { staffId });
    if (!factor || !hasFactor(factor)) throw new AppError('STEP_ORDER');
    const lockedMs = await limits.lockedForMs(tx, trier);
    if (lockedMs > 0) throw rateLimited(lockedMs);
    if (await takeCode(context, factor, code)) {
      await limits.countSuccess(tx, trier);
      return { done: await work(context) };
    }
    // Kept, although what was asked for is refused.
    await limits.countFailure(tx, trier);
    await record('staff.second_factor_refused', { practiceId: null, id: staffId });
    return undefined;
  });
  if (!result) throw wrongCode();
  return result.done;
}

export const wrongCode = () =>
  new AppError('WRONG_CODE', { fields: [{ field: 'code', message: 'This code isn’t correct or was already used.' }] });

export async function getSecondFactor({ staffId, role }: StaffActor, deps: Deps) {
  const { read } = deps.database;
  return {
    isOn: hasFactor(await read.first(factorOf, { staffId })),
    isRequired: isFactorRequired(role, deps.config),
    recoveryCodesLeft: (await read.all(recoveryCodesLeft, { staffId })).length,
  };
}

/**
 * Starts the setup of a second factor.
 * @throws AppError STEP_ORDER when one is on already: it has to be turned off first, with one of its codes; PROOF_NEEDED.
 */
export const startFactor = command(startSecondFactor)(async ({ body }, { tx, deps, actor, record }) => {
  const { staffId } = actor;
  if (hasFactor(await tx.first(takenFactor, { staffId }))) throw new AppError('STEP_ORDER');
  await takeProof(tx, { deps, actor }, body.proof);
  const bytes = randomBytes(SECRET_BYTES);
  const secret = deps.vault.sealText(bytes.toString('hex'), factorContext(staffId));
  await tx.run(keepFactor, { staff_id: staffId, secret, confirmed_at: null, last_step: 0 });
  await record('staff.second_factor_started', { practiceId: null, id: staffId });
  const text = base32(bytes);
  const issuer = new URL(deps.config.publicUrl).hostname;
  const label = encodeURIComponent(`${issuer}:${actor.name}`);
  return { secret: text, uri: `otpauth://totp/${label}?secret=${text}&issuer=${encodeURIComponent(issuer)}` };
});

export const confirmFactor = command(confirmSecondFactor)(async ({ body }, context) => {
  const { tx, deps, actor, now, record } = context;
  const { staffId } = actor;
  const factor = await tx.first(takenFactor, { staffId });
  if (!factor || hasFactor(factor)) throw new AppError('STEP_ORDER');
  const step = stepOf(factor, body.code, deps);
  if (step === undefined) throw wrongCode();
  await tx.run(keepFactor, { ...factor, confirmed_at: now, last_step: step });
  const recoveryCodes = await makeRecoveryCodes(tx, staffId);
  await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: staffId, keptTokenHash: actor.tokenHash });
  await record('staff.second_factor_on', { practiceId: null, id: staffId });
  await tellOwner(context, 'staff-second-factor-on');
  return { recoveryCodes };
});

/** @throws AppError STEP_ORDER, WRONG_CODE, RATE_LIMITED */
export const renewCodes = (own: Own, code: string) =>
  byOwnCode(own, code, async (context) => {
    const { tx, actor, record } = context;
    await tellOwner(context, 'staff-recovery-codes-renewed');
    await record('staff.recovery_codes_renewed', { practiceId: null, id: actor.staffId });
    return { recoveryCodes: await makeRecoveryCodes(tx, actor.staffId) };
  });

/** @throws AppError STEP_ORDER also for whoever must have one; WRONG_CODE, RATE_LIMITED. */
export async function endFactor(own: Own, code: string) {
  if (isFactorRequired(own.actor.role, own.deps.config))
    throw new AppError('STEP_ORDER', { userMessage: 'Administrators must have a second factor.' });
  return byOwnCode(own, code, async (context) => {
    const { tx, actor, record } = context;
    await tellOwner(context, 'staff-second-factor-off');
    await tx.run(removeFactor, { staffId: actor.staffId });
    await tx.run(removeRecoveryCodes, { staffId: actor.staffId });
    await record('staff.second_factor_off', { practiceId: null, id: actor.staffId });
    return { success: true as const };
  });
}
