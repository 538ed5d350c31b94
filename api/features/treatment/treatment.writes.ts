import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { TreatmentTable } from '../../db/tables/practice';

export const insertTreatment = statement<TreatmentTable>()((q, p) =>
  q
    .insertInto('treatment')
    .values(
      columns(p, ['id', 'practice_id', 'name', 'name_key', 'price_cents', 'is_allergan', 'created_at', 'version']),
    ),
);

export const setTreatment = statement<Omit<TreatmentTable, 'practice_id' | 'created_at'>>()((q, p) =>
  q
    .updateTable('treatment')
    .set((eb) => ({
      name: p.name,
      name_key: p.name_key,
      price_cents: p.price_cents,
      is_allergan: p.is_allergan,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const deleteTreatment = statement<{ id: string }>()((q, p) => q.deleteFrom('treatment').where('id', '=', p.id));
