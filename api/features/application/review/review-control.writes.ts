import { statement } from '../../../db/statement';
import type { PlatformSettingTable } from '../../../db/tables/platform';

export const putSetting = statement<PlatformSettingTable>()((q, p) =>
  q
    .insertInto('platform_setting')
    .values({ id: p.id, value: p.value, set_at: p.set_at, set_by: p.set_by })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        set_at: eb.ref('excluded.set_at'),
        set_by: eb.ref('excluded.set_by'),
      })),
    ),
);

export const dropSetting = statement<{ id: string }>()((q, p) =>
  q.deleteFrom('platform_setting').where('id', '=', p.id),
);
