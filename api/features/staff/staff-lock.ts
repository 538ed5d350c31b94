import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths, portalBase } from '@contract/paths';
import { instantAt } from '@domain/calendar/instant';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { createCodeLimits } from '../../security/code-limits';
import { findStaffById } from './staff.reads';
import { keepLock, listLocked } from './staff-lock.writes';

const DAY_MS = 24 * 3600_000;

/** Under which failed log-ins of an e-mail address are counted. */
export function logInHashOf(email: string, deps: Pick<Deps, 'vault'>): string {
  return deps.vault.blindIndex('staff-log-in', email);
}

/** Notes that log-ins are refused from now on, and mails the person a link that lets their device in. */
export async function tellLock(
  tx: Tx,
  person: { id: string; email: string; brand: string },
  deps: Deps,
): Promise<void> {
  const until = deps.clock.nowMs() + DAY_MS;
  await keepLock(tx, person.email, instantAt(until));
  const link = `${person.id}.${until}`;
  await deps.outbox.add(tx, {
    kind: 'staff-locked',
    payload: {
      to: person.email,
      brand: person.brand,
      url: `${deps.config.publicUrl}${portalBase}${paths.admin.login.href()}#device=${link}.${sealOf(link, deps)}`,
    },
  });
}

/**
 * Lets the device of whoever has the mailbox try its own passwords, whatever strangers tried.
 * @throws AppError CODE_EXPIRED for a link that is not ours or older than a day.
 */
export async function trustDevice(link: string, meta: RequestMeta, deps: Deps): Promise<{ success: true }> {
  const [staffId = '', until = '', seal = ''] = link.split('.');
  const right = Buffer.from(sealOf(`${staffId}.${until}`, deps));
  const given = Buffer.from(seal);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  const person =
    isOurs && Number(until) > deps.clock.nowMs() ? await findStaffById(deps.database.read, staffId) : undefined;
  if (!person) throw new AppError('CODE_EXPIRED');
  await deps.database.transaction(async (tx) => {
    const limits = createCodeLimits({ ...deps, limits: deps.config.rateLimits });
    const trier = { destinationHash: logInHashOf(person.email, deps), addressHash: undefined, device: meta.device };
    await limits.trust(tx, trier);
    await deps.audit.append(tx, entry(staffId, staffId, 'staff.device_trusted', meta));
  });
  return { success: true };
}

/** Who of the scope is locked out. */
export async function listLockedStaff(actor: StaffActor, deps: Deps) {
  const rows = await listLocked(deps.database.read, actor.scope, deps.clock.now());
  return {
    data: rows.map((row) => ({
      staffId: row.id,
      staffName: `${row.first_name} ${row.last_name}`,
      lockedUntil: row.locked_until ?? '',
    })),
  };
}

/**
 * Lets a colleague log in again. @throws AppError NOT_FOUND for somebody outside the scope or not locked.
 */
export async function unlockStaff(staffId: string, actor: StaffActor, meta: RequestMeta, deps: Deps) {
  const locked = await listLocked(deps.database.read, actor.scope, deps.clock.now());
  const person = locked.find(({ id }) => id === staffId);
  if (!person) throw new AppError('NOT_FOUND');
  await deps.database.transaction(async (tx) => {
    await createCodeLimits({ ...deps, limits: deps.config.rateLimits }).unlock(tx, logInHashOf(person.email, deps));
    await keepLock(tx, person.email, null);
    await deps.audit.append(tx, entry(actor.staffId, staffId, 'staff.unlocked', meta));
  });
  return { success: true as const };
}

function sealOf(text: string, deps: Pick<Deps, 'config'>): string {
  return createHmac('sha256', deps.config.codeKey).update(`staff-device:${text}`).digest('base64url');
}

function entry(actorId: string, staffId: string, action: string, meta: RequestMeta) {
  return {
    shard: 'platform',
    actorKind: 'staff',
    actorId,
    action,
    objectType: 'staff',
    objectId: staffId,
    requestId: meta.requestId,
    detail: { addressHash: meta.addressHash },
  };
}
