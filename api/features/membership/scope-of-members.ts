import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import type { Scope } from '../../list/list-source';
import { practicesInScope } from '../../list/practices-in-scope.reads';
import { scopeOfSide } from '../../list/side-scope';

type Asked = { actor: StaffActor; body: { practices?: readonly string[] | undefined } };

/** Whose rows: the membership brand sees the practices that do memberships, everybody else those of their side. */
export async function scopeOfMembers({ actor, body }: Asked, db: Db): Promise<Scope> {
  const { scope } = actor;
  if (scope.kind === 'all' && scope.memberships && !body.practices?.length)
    return { column: 'practice_id', values: await practicesInScope(db, scope) };
  return scopeOfSide(scope, body.practices);
}
