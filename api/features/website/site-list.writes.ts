import { statement } from '../../db/statement';

/** Writes the list; guarded by its own version. */
export const setSites = statement<{ practiceId: string; version: number; sites: string }>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ embed_origins: p.sites, sites_version: eb('sites_version', '+', 1) }))
    .where('id', '=', p.practiceId)
    .where('sites_version', '=', p.version),
);
