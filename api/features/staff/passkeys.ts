import type { Decoded } from '@contract/endpoint';
import type { addPasskey as addPasskeyCall } from '@contract/staff/passkey-calls';
import { removePasskey as removePasskeyCall, renamePasskey as renamePasskeyCall } from '@contract/staff/passkey-calls';
import type { usedPasskey } from '@contract/staff/passkey-entity';
import { instantAt } from '@domain/calendar/instant';
import type * as z from 'zod/mini';
import { type Context, carryOut, command } from '../../command/command';
import type { Db, Tx } from '../../db/database';
import type { PasskeyTable } from '../../db/tables/practice';
import { takeTurn } from '../../db/turn';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { isFactorRequired } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import {
  challengeOf,
  logInOptions,
  type Passkey,
  readLogIn,
  readRegistration,
  registrationOptions,
} from '../../security/passkey';
import {
  answerChallenge,
  insertChallenge,
  insertPasskey,
  namePasskey,
  passkeyById,
  passkeysOf,
  removePasskey,
  takenPasskeys,
} from './passkeys.writes';
import { hasFactor } from './second-factor';
import { factorOf } from './second-factor.writes';
import { takeProof } from './take-proof';
import { tellOwner } from './tell-owner';

const CHALLENGE_MS = 5 * 60_000;
const PASSKEYS_MAX = 10;

type Purpose = 'make' | 'log-in';

const passkeyOf = (row: PasskeyTable): Passkey => ({
  id: row.id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  // Written by `addPasskey` only.
  transports: JSON.parse(row.transports) as string[],
});

/** Made and read outside of transactions: the library waits for more than the database. */
async function keepChallenge(deps: Deps, staffId: string, of: { challenge: string; purpose: Purpose }): Promise<void> {
  const expires_at = instantAt(deps.clock.nowMs() + CHALLENGE_MS);
  await deps.database.transaction((tx) => tx.run(insertChallenge, { ...of, staff_id: staffId, expires_at }));
}

/** The challenge that an answer names, if it is open, theirs and for this; it is over then, whatever the answer is worth. */
async function takeChallenge(
  deps: Deps,
  of: { staffId: string; purpose: Purpose; response: { response: { clientDataJSON: string } } },
): Promise<string | undefined> {
  const { staffId, purpose, response } = of;
  const challenge = challengeOf(response);
  if (challenge === undefined) return undefined;
  const asked = { challenge, staff_id: staffId, purpose, now: deps.clock.now() };
  return (await deps.database.transaction((tx) => tx.run(answerChallenge, asked))) === 1 ? challenge : undefined;
}

export async function listPasskeys(db: Db, staffId: string) {
  const rows = await db.all(passkeysOf, { staffId });
  return {
    data: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    })),
  };
}

/** What a log-in with a right password is asked with; undefined for somebody without a passkey. */
export async function askForPasskey(deps: Deps, staffId: string) {
  const rows = await deps.database.read.all(passkeysOf, { staffId });
  if (rows.length === 0) return undefined;
  const { challenge, rpId = '' } = await logInOptions(deps.config, rows.map(passkeyOf));
  await keepChallenge(deps, staffId, { challenge, purpose: 'log-in' });
  return { challenge, rpId, ids: rows.map(({ id }) => id) };
}

/**
 * Reads an answer of a passkey to what a log-in asked.
 * @returns how far its counter is, to be kept by `usePasskey`; undefined for a foreign one, and for one that answers nothing that was asked.
 */
export async function provePasskey(
  deps: Deps,
  staffId: string,
  response: z.output<typeof usedPasskey>,
): Promise<{ id: string; counter: number } | undefined> {
  const challenge = await takeChallenge(deps, { staffId, purpose: 'log-in', response });
  const row = (await deps.database.read.all(passkeysOf, { staffId })).find(({ id }) => id === response.id);
  if (challenge === undefined || !row) return undefined;
  const counter = await readLogIn(deps.config, {
    // What is optional on the wire is absent here, and the library asks for the extensions.
    response: { ...response, clientExtensionResults: {} } as Parameters<typeof readLogIn>[1]['response'],
    challenge,
    passkey: passkeyOf(row),
  });
  return counter === undefined ? undefined : { id: row.id, counter };
}

type Asked = { deps: Deps; meta: RequestMeta; actor: StaffActor };

/** @throws AppError STEP_ORDER for whoever has as many as anybody may; PROOF_NEEDED. */
export async function startPasskey({ deps, actor }: Asked, proof: string | undefined) {
  const { staffId, name } = actor;
  const known = await deps.database.read.all(passkeysOf, { staffId });
  if (known.length >= PASSKEYS_MAX) throw tooMany();
  await deps.database.transaction((tx) => takeProof(tx, { deps, actor }, proof));
  const made = await registrationOptions(deps.config, { id: staffId, name }, known.map(passkeyOf));
  await keepChallenge(deps, staffId, { challenge: made.challenge, purpose: 'make' });
  return {
    challenge: made.challenge,
    rp: { id: made.rp.id ?? '', name: made.rp.name },
    account: made.user,
    algorithms: made.pubKeyCredParams.map(({ alg }) => alg),
    known: known.map(({ id }) => id),
  };
}

/**
 * Keeps a passkey. From then on log-ins ask for it, or for a code where there is an app.
 *
 * Effects: the passkey, the end of other sessions, an audit row, a mail to the owner.
 * @throws AppError WRONG_CODE for an answer that does not fit: another challenge, another website, a passkey that is known; STEP_ORDER for
 * whoever has as many as anybody may.
 */
export async function addPasskey(
  { deps, meta, actor }: Asked,
  { name, passkey: response }: Decoded<typeof addPasskeyCall>['body'],
) {
  const { staffId } = actor;
  const challenge = await takeChallenge(deps, { staffId, purpose: 'make', response });
  if (challenge === undefined) throw notRight();
  const made = await readRegistration(deps.config, {
    response: { ...response, clientExtensionResults: {} } as Parameters<typeof readRegistration>[1]['response'],
    challenge,
  });
  if (!made) throw notRight();
  const { result } = await carryOut({ actor, meta }, deps, async (context) => {
    await takeTurn(context.tx, `passkeys:${staffId}`);
    if (await context.tx.first(passkeyById, { id: made.id })) throw notRight();
    if ((await context.tx.all(passkeysOf, { staffId })).length >= PASSKEYS_MAX) throw tooMany();
    await keepPasskey(context, { made, name });
    return listPasskeys(context.tx, staffId);
  });
  return result;
}

async function keepPasskey(
  context: Context<StaffActor>,
  { made, name }: { made: Passkey; name: string },
): Promise<void> {
  const { tx, deps, actor, now, record } = context;
  const { staffId } = actor;
  const { id, publicKey: public_key, counter } = made;
  const transports = JSON.stringify(made.transports);
  const row = { id, staff_id: staffId, name, public_key, counter, transports, created_at: now, last_used_at: null };
  await tx.run(insertPasskey, row);
  await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: staffId, keptTokenHash: actor.tokenHash });
  await record('staff.passkey_added', { practiceId: null, id: staffId, detail: { passkey: id } });
  await tellOwner(context, 'staff-passkey-added');
}

const tooMany = () =>
  new AppError('STEP_ORDER', { userMessage: `You already have ${PASSKEYS_MAX} passkeys. Remove one first.` });

export const notRight = () => new AppError('WRONG_CODE', { userMessage: 'We couldn’t verify the passkey. Try again.' });

/** @throws AppError NOT_FOUND for one that is not one's own. */
export const renamePasskey = command(renamePasskeyCall)(async ({ params, body }, { tx, actor, record }) => {
  const { staffId } = actor;
  const of = { id: params.passkeyId, staffId };
  if ((await tx.run(namePasskey, { ...of, name: body.name })) !== 1) throw new AppError('NOT_FOUND');
  await record('staff.passkey_named', { practiceId: null, id: staffId, detail: { passkey: of.id } });
  return listPasskeys(tx, staffId);
});

/** @throws AppError NOT_FOUND; STEP_ORDER for the last second factor of whoever must have one; PROOF_NEEDED. */
export const dropPasskey = command(removePasskeyCall)(async ({ params, body }, context) => {
  const { tx, deps, actor, record } = context;
  const { staffId, role } = actor;
  const own = await tx.all(takenPasskeys, { staffId });
  if (!own.some(({ id }) => id === params.passkeyId)) throw new AppError('NOT_FOUND');
  if (own.length === 1 && isFactorRequired(role, deps.config) && !(await hasApp(tx, staffId)))
    throw new AppError('STEP_ORDER', { userMessage: 'Administrators must have a second factor.' });
  await takeProof(tx, { deps, actor }, body.proof);
  await tx.run(removePasskey, { id: params.passkeyId, staffId });
  await tellOwner(context, 'staff-passkey-removed');
  await record('staff.passkey_removed', { practiceId: null, id: staffId, detail: { passkey: params.passkeyId } });
  return listPasskeys(tx, staffId);
});

const hasApp = async (tx: Tx, staffId: string) => hasFactor(await tx.first(factorOf, { staffId }));
