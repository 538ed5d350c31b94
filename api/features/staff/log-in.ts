import type { Decoded } from '@contract/endpoint';
import { paths, portalBase } from '@contract/paths';
import type { adminLogin } from '@contract/staff/calls';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { findStaff } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { createCodeLimits, rateLimited, type Trier } from '../../security/code-limits';
import { askForPasskey, notRight, provePasskey } from './passkeys';
import { passkeysOf, usePasskey } from './passkeys.writes';
import { hasFactor, takeCode, wrongCode } from './second-factor';
import { factorOf, takenFactor } from './second-factor.writes';
import { credentialsOf, listPracticesInScope, staffById } from './staff.reads';
import { staffView } from './staff.view';
import { logInHashOf, tellLock } from './staff-lock';
import { setLock } from './staff-lock.writes';

/** For everybody alike, whether there is an account or not. */
const LOG_INS_PAUSED =
  'Someone entered too many wrong passwords, so we paused log-ins from new devices. To log in now, open the link in the email we sent about it, or ask your administrator to end the pause.';
const USE_PASSKEY = 'Use your passkey.';

type Credentials = Decoded<typeof adminLogin>['body'];

/**
 * Staff log-in. Compares the password even for an unknown address, so that time tells nothing, and answers both faults
 * with the same text. Any earlier token of the browser is replaced, never kept.
 *
 * @returns the token for the session cookie, and the answer.
 *
 * Fifty wrong passwords in a row pause an address for 15 minutes, the next ones for an hour and then for a day, wherever they came
 * from, but not for devices and networks from which the right one came before; the same for addresses without an account. The owner
 * gets a mail whose link lets their device in, a log-in from a known device ends the pause, and so can an administrator.
 *
 * Effects: a session, an audit row (also for a refused log-in of a known account), counted failures.
 * Whoever has a second factor gives a code of it, too; wrong ones count as wrong passwords do.
 *
 * @throws AppError WRONG_PASSWORD; SECOND_FACTOR where a code is missing, WRONG_CODE; RATE_LIMITED when locked and when too many comparisons wait.
 * Source: provider-admin §4 Admin login, §7 `POST /v2/admin/login`.
 */
export async function logIn(
  { deps, meta }: { deps: Deps; meta: RequestMeta },
  body: Credentials,
  brand: string | undefined,
) {
  const tries = createCodeLimits({ ...deps, limits: deps.config.rateLimits });
  const asked = { actor: { kind: 'public' } as const, meta };
  if (meta.isCrossSite) throw new AppError('CROSS_SITE');
  const trier = {
    destinationHash: logInHashOf(body.email, deps),
    addressHash: meta.addressHash,
    device: meta.device,
  };
  const { lockedMs, isKnown } = await deps.database.transaction(async (tx) => ({
    lockedMs: await tries.lockedForMs(tx, trier),
    isKnown: await tries.isKnown(tx, trier),
  }));
  if (lockedMs > 0) throw rateLimited(lockedMs, LOG_INS_PAUSED);
  const credentials = await deps.database.read.first(credentialsOf, { email: body.email });
  const matches = await deps.passwords.matches(credentials?.password_hash, body.password, isKnown);
  const staff = credentials && matches ? await findStaff(deps.database.read, credentials.id, deps.config) : undefined;
  const row = staff ? await deps.database.read.first(staffById, { id: staff.staffId }) : undefined;
  if (!staff || !row) {
    await carryOut(asked, deps, async ({ tx, record, leaveNoRow }) => {
      const lastsMs = await tries.countFailure(tx, trier);
      if (lastsMs > 0 && credentials?.is_active === 1)
        await tellLock(tx, { ...credentials, email: body.email }, { deps, lastsMs });
      if (credentials) await record('staff.log_in_refused', logInOf(credentials.id, meta));
      else leaveNoRow('an address without an account');
    });
    throw new AppError('WRONG_PASSWORD', { account: credentials?.id ?? trier.destinationHash });
  }
  await proveFactor({ deps, meta }, { staffId: staff.staffId, code: body.code, passkey: body.passkey }, trier);
  const { result: token } = await carryOut(asked, deps, async ({ tx, record }) => {
    await tries.countSuccess(tx, trier);
    await tx.run(setLock, { email: body.email, lockedUntil: null });
    await record('staff.logged_in', logInOf(staff.staffId, meta));
    const { token: earlierToken, userAgent: device } = meta;
    return deps.sessions.issue(tx, { kind: 'staff', subjectId: staff.staffId, device, earlierToken });
  });
  const practices = await listPracticesInScope(deps.database.read, staff.scope);
  const data = staffView(row, practices, staff.lacksFactor);
  const isOfMembers = staff.brand === 'membership' || brand === 'membership' || haveMembersAlone(row.role, practices);
  const home = isOfMembers ? paths.membershipAdmin.dashboard : paths.admin.applications;
  return { token, answer: { data, redirectPath: `${portalBase}${home.href()}` } };
}

/** Whether somebody's practices offer memberships and none of them takes applications. */
const haveMembersAlone = (role: string, practices: readonly { enrollments: string }[]): boolean =>
  role !== 'Admin' &&
  practices.length > 0 &&
  !practices.some(({ enrollments }) => enrollments.includes('APPLICATIONS'));

function logInOf(id: string, { addressHash }: RequestMeta) {
  return { practiceId: null, id, by: { kind: 'staff', id }, detail: { addressHash } };
}

type Proof = { staffId: string; code: string | undefined; passkey: Credentials['passkey'] };

/** @throws AppError SECOND_FACTOR with what a passkey is asked with, where somebody has one; WRONG_CODE */
export async function proveFactor(
  { deps, meta }: { deps: Deps; meta: RequestMeta },
  proof: Proof,
  trier: Trier,
): Promise<void> {
  const { staffId, code, passkey } = proof;
  const hasApp = hasFactor(await deps.database.read.first(factorOf, { staffId }));
  if (code === undefined && passkey === undefined) {
    const asked = await askForPasskey(deps, staffId);
    if (asked)
      throw new AppError('SECOND_FACTOR', {
        extra: { passkey: { ...asked, orCode: hasApp } },
        ...(!hasApp && { userMessage: USE_PASSKEY }),
      });
    if (hasApp) throw new AppError('SECOND_FACTOR');
    return;
  }
  if (!hasApp && passkey === undefined && (await deps.database.read.all(passkeysOf, { staffId })).length === 0) return;
  const used = passkey && (await provePasskey(deps, staffId, passkey));
  const asked = { actor: { kind: 'public' } as const, meta };
  const { result: isRight } = await carryOut(asked, deps, async ({ tx, record, leaveNoRow }) => {
    const factor = await tx.first(takenFactor, { staffId });
    const isProven = passkey
      ? used !== undefined && (await tx.run(usePasskey, { ...used, now: deps.clock.now() })) === 1
      : factor !== undefined && hasFactor(factor) && (await takeCode({ tx, deps }, factor, code ?? ''));
    if (isProven) {
      leaveNoRow('the log-in that follows tells of it');
      return true;
    }
    const lastsMs = await createCodeLimits({ ...deps, limits: deps.config.rateLimits }).countFailure(tx, trier);
    const person = lastsMs > 0 ? await tx.first(staffById, { id: staffId }) : undefined;
    if (person) await tellLock(tx, person, { deps, lastsMs });
    await record('staff.log_in_refused', logInOf(staffId, meta));
    return false;
  });
  if (!isRight) throw passkey ? notRight() : wrongCode();
}
