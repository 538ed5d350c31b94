import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { InjectorTable } from '../../db/tables/membership-settings';

export const insertInjector = statement<InjectorTable>()((q, p) =>
  q
    .insertInto('injector')
    .values(
      columns(p, ['id', 'practice_id', 'name', 'name_key', 'title', 'initials', 'color', 'created_at', 'removed_at']),
    ),
);

export const endInjector = statement<{ id: string; removedAt: string }>()((q, p) =>
  q.updateTable('injector').set({ removed_at: p.removedAt }).where('id', '=', p.id).where('removed_at', 'is', null),
);
