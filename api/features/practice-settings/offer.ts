import type { Db } from '../../db/database';
import {
  listProfileOffers,
  listRulesOffers,
  type OfferedGroup,
  offeredGroup,
  type ProfileOffer,
  type RulesOffer,
} from '../risk/index';
import type { SettingsRow } from './settings.reads';

/** A practice's offer as it is, with all that it can be given. */
export type Offer = OfferedGroup & {
  row: SettingsRow;
  profiles: readonly ProfileOffer[];
  rules: readonly RulesOffer[];
};

export async function loadOffer(db: Db, row: SettingsRow): Promise<Offer> {
  const group = await offeredGroup(db, row.product_group_id);
  const profiles = await listProfileOffers(db);
  return { row, ...group, profiles, rules: await listRulesOffers(db) };
}
