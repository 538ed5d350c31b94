import { statement } from '../../db/statement';
import { proofAfter } from '../practice-contact/index';
import type { SettingsRow } from './settings.reads';

/** Writes what a practice is called and how it is reached; guarded by the version that was read. */
export const setDetails = statement<SettingsRow>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({
      name: p.name,
      street: p.street,
      unit: p.unit,
      city: p.city,
      state_code: p.state_code,
      zip_code: p.zip_code,
      time_zone: p.time_zone,
      phone: p.phone,
      email: p.email,
      ...proofAfter(eb, p),
      website: p.website,
      accent: p.accent,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Writes what a practice may offer; guarded by the version that was read. */
export const setOffer = statement<SettingsRow>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({
      risk_profile_id: p.risk_profile_id,
      membership_risk_profile_id: p.membership_risk_profile_id,
      product_group_id: p.product_group_id,
      offer_version: eb('offer_version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('offer_version', '=', p.version),
);
