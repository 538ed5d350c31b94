import { type RowOf, statement } from '../../db/statement';

/** What a practice's list of websites is made of. */
export const siteList = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'slug', 'name', 'website', 'enrollments', 'embed_origins', 'sites_version as version'])
    .where('id', '=', p.practiceId),
);

export type SiteListRow = RowOf<typeof siteList>;
