import { wildcardOf } from '@domain/embed/site-address';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const bySlug = statement<{ slug: string }>()((q, p) => q.selectFrom('practice').selectAll().where('slug', '=', p.slug));
/** A practice by id, active or not. */
export const practiceById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').selectAll().where('id', '=', p.id),
);

const originLists = statement<{ exact: string; wildcard: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select('embed_origins')
    .where('is_active', '=', 1)
    .where((eb) => eb.or([eb('embed_origins', 'like', p.exact), eb('embed_origins', 'like', p.wildcard)])),
);

export type PracticeRow = NonNullable<Awaited<ReturnType<typeof findPracticeBySlug>>>;

/** An active practice by its address part. */
export async function findPracticeBySlug(db: Db, slug: string) {
  const row = await db.first(bySlug, { slug });
  return row && row.is_active === 1 ? row : undefined;
}

/** The lists of allowed sites, as JSON, in which an origin may stand; the caller looks closely, because LIKE does not. */
export async function listEmbedOrigins(db: Db, origin: string): Promise<string[]> {
  const rows = await db.all(originLists, { exact: `%"${origin}"%`, wildcard: `%"${wildcardOf(origin)}"%` });
  return rows.map((row) => row.embed_origins);
}

/** An active practice by slug or id, as links and older clients send either. */
export async function findPractice(db: Db, slugOrId: string) {
  const found = await findPracticeBySlug(db, slugOrId);
  if (found) return found;
  const row = await db.first(practiceById, { id: slugOrId });
  return row && row.is_active === 1 ? row : undefined;
}
