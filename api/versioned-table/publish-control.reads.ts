import type { Config } from '../config/config';
import type { Db } from '../db/database';
import { statement } from '../db/statement';

/** Of `platform_setting`: `on` asks for a second person before tables in use are published. */
export const PUBLISH_CONTROL = 'publish-dual-control';

const setting = statement<{ id: string }>()((q, p) =>
  q.selectFrom('platform_setting').selectAll().where('id', '=', p.id),
);

/** Whether a second person publishes what changes a risk profile: by the installation, or by whoever set it (decision 48). */
export async function publishControl(db: Db, { publishDualControl: isFixed }: Pick<Config, 'publishDualControl'>) {
  const row = await db.first(setting, { id: PUBLISH_CONTROL });
  return {
    needsSecondPerson: isFixed || row?.value === 'on',
    isFixed,
    setBy: row?.set_by ?? null,
    setAt: row?.set_at ?? null,
  };
}
