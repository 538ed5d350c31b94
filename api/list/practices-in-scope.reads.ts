import type { Db } from '../db/database';
import { statement } from '../db/statement';
import type { PracticeScope } from '../http/actor';

const onSide = statement<{ from: number; to: number }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'enrollments'])
    .where('contract_sell_percent', '>=', p.from)
    .where('contract_sell_percent', '<=', p.to),
);

/** The ids of every practice in a scope (decisions 23 and 42). */
export async function practicesInScope(db: Db, scope: PracticeScope): Promise<readonly string[]> {
  if (scope.kind === 'some') return scope.practiceIds;
  const practices = await db.all(onSide, scope.financePartner ? { from: 0, to: 99 } : { from: 100, to: 100 });
  const isSeen = (enrollments: string) =>
    !scope.memberships || (JSON.parse(enrollments) as string[]).includes('MEMBERSHIPS');
  return practices.filter(({ enrollments }) => isSeen(enrollments)).map(({ id }) => id);
}
