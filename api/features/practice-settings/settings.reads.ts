import { type RowOf, statement } from '../../db/statement';

const COLUMNS = [
  'id',
  'slug',
  'name',
  'specialty',
  'street',
  'unit',
  'city',
  'state_code',
  'time_zone',
  'zip_code',
  'phone',
  'email',
  'website',
  'enrollments',
  'is_active',
  'accent',
  'suspend_funds',
  'risk_profile_id',
  'membership_risk_profile_id',
  'product_group_id',
  'email_verified_at',
  'phone_verified_at',
] as const;

/** What the settings of a practice are made of, with the version of its details. */
export const practiceSettings = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select([...COLUMNS, 'version'])
    .where('id', '=', p.id),
);

/** The same with the version of what the practice may offer, which others change. */
export const practiceOffer = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select([...COLUMNS, 'offer_version as version'])
    .where('id', '=', p.id),
);

export type SettingsRow = RowOf<typeof practiceSettings>;
