import { statement } from '../../db/statement';

/** Writes the list; guarded by its own version. */
export const setSites = statement<{ id: string; version: number; embed_origins: string }>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ embed_origins: p.embed_origins, sites_version: eb('sites_version', '+', 1) }))
    .where('id', '=', p.id)
    .where('sites_version', '=', p.version),
);
