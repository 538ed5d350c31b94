import { type RowOf, statement } from '../../db/statement';

/** What the settings of a practice are made of. */
export const practiceSettings = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select([
      'id',
      'slug',
      'name',
      'specialty',
      'street',
      'unit',
      'city',
      'state_code',
      'zip_code',
      'phone',
      'email',
      'website',
      'enrollments',
      'is_active',
      'theme',
      'risk_profile_id',
      'membership_risk_profile_id',
      'product_group_id',
      'version',
    ])
    .where('id', '=', p.id),
);

export type SettingsRow = RowOf<typeof practiceSettings>;
