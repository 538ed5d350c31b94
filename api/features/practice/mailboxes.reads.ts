import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const mailboxOf = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice').select(['email', 'enterprise_id']).where('id', '=', p.practiceId),
);

const administratorsOf = statement<{ enterpriseId: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .select('email')
    .where('enterprise_id', '=', p.enterpriseId)
    .where('role', '=', 'EnterpriseAdmin')
    .where('is_active', '=', 1)
    .orderBy('email'),
);

/**
 * Where a practice and its enterprise read of the practice's money: its own mailbox first, then the administrators of its enterprise, each
 * once. Whoever pays or is paid, both hear of it.
 */
export async function mailboxesOfPractice(db: Db, practiceId: string): Promise<string[]> {
  const practice = await db.first(mailboxOf, { practiceId });
  if (!practice) return [];
  const { email, enterprise_id: enterpriseId } = practice;
  const administrators = enterpriseId === null ? [] : await db.all(administratorsOf, { enterpriseId });
  return [...new Set([email, ...administrators.map((one) => one.email)])];
}
