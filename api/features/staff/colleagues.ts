import type { colleague } from '@contract/calls/admin-settings';
import { STAFF_ROLES, type StaffRole } from '@domain/enums';
import { fullName } from '@domain/person-name';
import { effectivePermissions, rolePermissions } from '@domain/staff/permissions';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { listWorkers, type WorkerRow } from './colleagues.reads';

type Colleague = z.input<typeof colleague>;

/** Everybody who works for a practice of the scope, once, by name. */
export async function listColleagues({ scope }: StaffActor, practices: string | undefined, deps: Deps) {
  const asked = practices?.split(',').map((id) => id.trim());
  const people = new Map<string, Colleague>();
  for (const row of await listWorkers(deps.database.read, scope, asked)) {
    const person = people.get(row.id) ?? colleagueView(row, deps.clock.now());
    person.practices.push({ _id: row.practice_id, PracticeName: row.practice_name });
    people.set(row.id, person);
  }
  return { data: [...people.values()] };
}

function colleagueView(row: WorkerRow, now: string): Colleague {
  const role = row.role as StaffRole;
  const own = JSON.parse(row.permissions) as string[];
  return {
    _id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    phone: row.phone,
    role,
    permissions: [...effectivePermissions(role, own)],
    hasOwnPermissions: own.length > 0,
    enterpriseId: row.enterprise_id,
    lockedUntil: row.locked_until !== null && row.locked_until > now ? row.locked_until : null,
    practices: [],
    version: row.version,
  };
}

export const listRoles = () => ({
  data: STAFF_ROLES.map((role) => ({ role, permissions: [...rolePermissions[role]] })),
});
