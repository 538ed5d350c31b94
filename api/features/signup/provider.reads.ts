import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const membershipProviders = statement<{ pattern: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'slug', 'name', 'city', 'state_code'])
    .where('is_active', '=', 1)
    .where('enrollments', 'like', '%"MEMBERSHIPS"%')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['name']), 'like', p.pattern),
        eb(eb.fn<string>('lower', ['city']), 'like', p.pattern),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(100),
);

/** Active practices with memberships whose name or city holds the text; at most 100, by name. */
export function listMembershipProviders(db: Db, search: string) {
  const plain = search.toLowerCase().replace(/[%_\\]/g, '');
  return db.all(membershipProviders, { pattern: `%${plain}%` });
}
