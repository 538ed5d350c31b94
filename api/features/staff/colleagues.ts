import { STAFF_ROLES, type StaffRole } from '@domain/enums';
import { rolePermissions } from '@domain/staff/permissions';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { allEnterprises, enterpriseAdmins, systemAdmins } from './administer.reads';
import { assignmentOf } from './change-colleague';
import { colleagueView, type Place } from './colleague.view';
import { listWorkers } from './colleagues.reads';
import { type Loaded, placeOf, readColleague } from './load-colleague';

/** Everybody who works for a practice of the scope, or for some of those, once, by name. */
export async function listColleagues(actor: StaffActor, practices: string | undefined, deps: Deps) {
  const asked = practices?.split(',').map((id) => id.trim());
  const people = new Map<string, Loaded>();
  for (const row of await listWorkers(deps.database.read, actor.scope)) {
    const person = people.get(row.id) ?? { row, places: [] };
    person.places.push(placeOf(actor.scope, { ...row, id: row.practice_id, name: row.practice_name }));
    people.set(row.id, person);
  }
  const wanted = ({ isInScope, id }: Place) => isInScope && (asked === undefined || asked.includes(id));
  return {
    data: [...people.values()]
      .filter(({ places }) => places.some(wanted))
      .map(({ row, places }) => colleagueView(row, places, { actor, now: deps.clock.now() })),
  };
}

/** The platform's own people of a brand, finance partners' among them. */
export async function listSystemAdmins(actor: StaffActor, deps: Deps) {
  const { read } = deps.database;
  const rows = await read.all(systemAdmins, { brand: actor.brand });
  const people = await Promise.all(rows.map(({ id }) => readColleague(read, id, actor)));
  return { data: people.map(({ row, places }) => colleagueView(row, places, { actor, now: deps.clock.now() })) };
}

/** The administrators of enterprises; to one of them, those of their own. */
export async function listEnterprises({ role, enterpriseId }: StaffActor, deps: Deps) {
  const { read } = deps.database;
  const isTheirs = (id: string | null) => role === 'Admin' || (id !== null && id === enterpriseId);
  const people = await read.all(enterpriseAdmins, {});
  const enterprises = await read.all(allEnterprises, {});
  return {
    data: people.filter((row) => isTheirs(row.enterprise_id)).map((row) => assignmentOf(row, row.enterprise_id)),
    enterprises: enterprises.filter(({ id }) => isTheirs(id)).map(({ id, name }) => ({ _id: id, name })),
  };
}

export const listRoles = () => ({
  data: STAFF_ROLES.map((role: StaffRole) => ({ role, permissions: [...rolePermissions[role]] })),
});
