import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths, portalBase } from '@contract/paths';
import { trustStaffDevice, unlockStaff as unlockStaffCall } from '@contract/staff/lock-calls';
import { instantAt } from '@domain/calendar/instant';
import { fullName } from '@domain/person-name';
import { command } from '../../command/command';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { createCodeLimits } from '../../security/code-limits';
import { staffById } from './staff.reads';
import { listLocked, setLock } from './staff-lock.writes';

const DAY_MS = 24 * 3600_000;

/** Under which failed log-ins of an e-mail address are counted. */
export function logInHashOf(email: string, deps: Pick<Deps, 'vault'>): string {
  return deps.vault.blindIndex('staff-log-in', email);
}

/** Notes that log-ins are refused from now on, and mails the person a link that lets their device in. */
export async function tellLock(
  tx: Tx,
  person: { id: string; email: string; brand: string },
  { deps, lastsMs }: { deps: Deps; lastsMs: number },
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  await tx.run(setLock, { email: person.email, lockedUntil: instantAt(nowMs + lastsMs) });
  const until = nowMs + DAY_MS;
  const link = `${person.id}.${until}`;
  await deps.outbox.add(tx, {
    kind: 'staff-locked',
    payload: {
      to: person.email,
      brand: person.brand,
      lastsMs,
      url: `${deps.config.publicUrl}${portalBase}${paths.admin.login.href()}#device=${link}.${sealOf(link, deps)}`,
    },
  });
}

/**
 * Lets the device of whoever has the mailbox try its own passwords, whatever strangers tried.
 * @throws AppError CODE_EXPIRED for a link that is not ours or older than a day.
 */
export const trustDevice = command(trustStaffDevice)(async ({ body }, { tx, deps, meta, record }) => {
  const [staffId = '', until = '', seal = ''] = body.link.split('.');
  const right = Buffer.from(sealOf(`${staffId}.${until}`, deps));
  const given = Buffer.from(seal);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  const person = isOurs && Number(until) > deps.clock.nowMs() ? await tx.first(staffById, { id: staffId }) : undefined;
  if (!person) throw new AppError('CODE_EXPIRED');
  const limits = createCodeLimits({ ...deps, limits: deps.config.rateLimits });
  const { addressHash, device } = meta;
  await limits.trust(tx, { destinationHash: logInHashOf(person.email, deps), addressHash: undefined, device });
  const by = { kind: 'staff', id: staffId };
  await record('staff.device_trusted', { practiceId: null, id: staffId, by, detail: { addressHash } });
  return { success: true as const };
});

/** Who of the scope is locked out. */
export async function listLockedStaff(actor: StaffActor, deps: Deps) {
  const rows = await listLocked(deps.database.read, actor.scope, deps.clock.now());
  return {
    data: rows.map((row) => ({
      staffId: row.id,
      staffName: fullName(row.first_name, row.last_name),
      lockedUntil: row.locked_until ?? '',
    })),
  };
}

/** Lets a colleague log in again. @throws AppError NOT_FOUND for somebody outside the scope or not locked. */
export const unlockStaff = command(unlockStaffCall)(async ({ params }, { tx, deps, actor, meta, now, record }) => {
  const locked = await listLocked(tx, actor.scope, now);
  const person = locked.find(({ id }) => id === params.staffId);
  if (!person) throw new AppError('NOT_FOUND');
  const { email, id } = person;
  await createCodeLimits({ ...deps, limits: deps.config.rateLimits }).unlock(tx, logInHashOf(email, deps));
  await tx.run(setLock, { email, lockedUntil: null });
  await record('staff.unlocked', { practiceId: null, id, detail: { addressHash: meta.addressHash } });
  return { success: true as const };
});

function sealOf(text: string, deps: Pick<Deps, 'config'>): string {
  return createHmac('sha256', deps.config.codeKey).update(`staff-device:${text}`).digest('base64url');
}
