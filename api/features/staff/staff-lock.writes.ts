import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { PracticeScope } from '../../http/actor';

/** Notes until when log-ins of an address are refused; null when they are not. */
export const setLock = statement<{ email: string; lockedUntil: string | null }>()((q, p) =>
  q.updateTable('staff').set({ locked_until: p.lockedUntil }).where('email', '=', p.email),
);

/** Staff who are locked out and work for a practice of the scope; without a practice of their own, for the platform alone. */
export function listLocked(db: Db, scope: PracticeScope, now: string) {
  const locked = db.builder
    .selectFrom('staff')
    .select(['staff.id', 'staff.email', 'staff.first_name', 'staff.last_name', 'staff.locked_until'])
    .where('staff.locked_until', '>', now)
    .where('staff.is_active', '=', 1)
    .orderBy('staff.last_name')
    .orderBy('staff.id');
  if (scope.kind === 'all') return db.query(locked);
  if (scope.practiceIds.length === 0) return Promise.resolve([]);
  return db.query(
    locked.where('staff.id', 'in', (query) =>
      query
        .selectFrom('staff_practice')
        .select('staff_id')
        .where('practice_id', 'in', [...scope.practiceIds]),
    ),
  );
}
