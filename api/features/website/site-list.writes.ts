import { statement } from '../../db/statement';

/** Writes the list; guarded by the version of the practice. */
export const setSites = statement<{ practiceId: string; version: number; sites: string }>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ embed_origins: p.sites, version: eb('version', '+', 1) }))
    .where('id', '=', p.practiceId)
    .where('version', '=', p.version),
);
