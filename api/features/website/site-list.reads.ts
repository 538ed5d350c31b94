import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const byPractice = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'slug', 'name', 'website', 'enrollments', 'embed_origins', 'version'])
    .where('id', '=', p.id),
);

/** What a practice's list of websites is made of. */
export function findSiteList(db: Db, practiceId: string) {
  return db.first(byPractice, { id: practiceId });
}

export type SiteListRow = NonNullable<Awaited<ReturnType<typeof findSiteList>>>;
