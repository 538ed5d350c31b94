import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import { practicesInScope } from '../../../list/practices-in-scope.reads';
import { contactAt, membersLike } from '../membership.reads';
import { displayStatusOf } from '../membership.view';
import { contactOf, IN_USE } from './whom';

/**
 * Whether a number or address is free at the practices that somebody sees. Whether we know it elsewhere is nobody's to learn: whoever
 * proves it takes the plan up.
 */
export async function checkAvailability(phoneOrEmail: string, actor: StaffActor, deps: Deps) {
  const { read } = deps.database;
  const [found] = await contactAt(read, await scopeOf(read, actor), contactOf(phoneOrEmail));
  return { available: !found, membershipId: found?.id ?? null, message: found ? IN_USE : null };
}

const scopeOf = (db: Db, { scope }: StaffActor) => practicesInScope(db, scope);

async function viewFound(db: Db, row: Awaited<ReturnType<typeof membersLike>>[number]) {
  return {
    _id: row.id,
    membershipId: row.membership_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email || null,
    phoneNumber: row.phone,
    memberStatus: await displayStatusOf(db, row.membership_id),
  };
}

/** The member of a practice with an e-mail address. */
export async function findInfo(query: { memberEmail: string; providerId: string }, deps: Deps) {
  const { read } = deps.database;
  const rows = await membersLike(read, query.providerId, query.memberEmail);
  const same = rows.find(({ email }) => email === query.memberEmail);
  return { found: same ? await viewFound(read, same) : null };
}

/** People of a practice by the beginning of a name, an address or a number. */
export async function findByParam(query: { param?: string | undefined; practiceId: string }, deps: Deps) {
  const { read } = deps.database;
  const text = (query.param ?? '').trim();
  const digits = text.replace(/[\s().-]/g, '');
  const rows = await membersLike(
    read,
    query.practiceId,
    /^\+?\d{3,}$/.test(digits) ? digits.replace(/^\+?1(?=\d{10})/, '') : text,
  );
  return { members: await Promise.all(rows.map((row) => viewFound(read, row))) };
}
