import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { MembershipTreatmentTable } from '../../db/tables/membership-settings';

export const insertMembershipTreatment = statement<MembershipTreatmentTable>()((q, p) =>
  q
    .insertInto('membership_treatment')
    .values(
      columns(p, [
        'id',
        'practice_id',
        'name',
        'name_key',
        'area',
        'unit_type',
        'units',
        'price_per_unit_cents',
        'discount_kind',
        'discount_value',
        'interval_months',
        'product_key',
        'created_at',
        'removed_at',
        'version',
      ]),
    ),
);

export const setMembershipTreatment = statement<Omit<MembershipTreatmentTable, 'practice_id' | 'created_at'>>()(
  (q, p) =>
    q
      .updateTable('membership_treatment')
      .set((eb) => ({
        name: p.name,
        name_key: p.name_key,
        area: p.area,
        unit_type: p.unit_type,
        units: p.units,
        price_per_unit_cents: p.price_per_unit_cents,
        discount_kind: p.discount_kind,
        discount_value: p.discount_value,
        interval_months: p.interval_months,
        product_key: p.product_key,
        removed_at: p.removed_at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', p.id)
      .where('version', '=', p.version),
);
