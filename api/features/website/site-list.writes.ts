import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';

const setSites = statement<{ id: string; version: number; sites: string }>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ embed_origins: p.sites, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Writes the list if nobody else changed the practice since it was read. False when somebody did. */
export async function writeSites(
  tx: Tx,
  change: { practiceId: string; version: number; sites: readonly string[] },
): Promise<boolean> {
  const { practiceId, version, sites } = change;
  return (await tx.run(setSites, { id: practiceId, version, sites: JSON.stringify(sites) })) === 1;
}
