import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { StaffListLookTable, StaffListViewTable } from '../../db/tables/list-view';

const COLUMNS = [
  'id',
  'staff_id',
  'list',
  'name',
  'name_key',
  'query',
  'columns',
  'dense',
  'is_default',
  'version',
] as const;

export const insertView = statement<StaffListViewTable>()((q, p) =>
  q.insertInto('staff_list_view').values(columns(p, COLUMNS)),
);

/** Changes a view; guarded by its version. */
export const changeView = statement<Omit<StaffListViewTable, 'staff_id' | 'list'>>()((q, p) =>
  q
    .updateTable('staff_list_view')
    .set((eb) => ({
      name: p.name,
      name_key: p.name_key,
      query: p.query,
      columns: p.columns,
      dense: p.dense,
      is_default: p.is_default,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** The list opens with none of the person's views. */
export const clearDefaultView = statement<{ staffId: string; list: string }>()((q, p) =>
  q
    .updateTable('staff_list_view')
    .set((eb) => ({ is_default: 0, version: eb('version', '+', 1) }))
    .where('staff_id', '=', p.staffId)
    .where('list', '=', p.list)
    .where('is_default', '=', 1),
);

export const removeView = statement<{ id: string; version: number }>()((q, p) =>
  q.deleteFrom('staff_list_view').where('id', '=', p.id).where('version', '=', p.version),
);

export const keepLook = statement<StaffListLookTable>()((q, p) =>
  q
    .insertInto('staff_list_look')
    .values(columns(p, ['staff_id', 'list', 'columns', 'dense']))
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'list']).doUpdateSet({ columns: p.columns, dense: p.dense }),
    ),
);
