import type { Owner } from '../../http/owners';
import { depositById } from './funding.reads';

/** A deposit is its practice's; no patient's. */
export const depositOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await db.first(depositById, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: 'APPLICATIONS' }] : [];
  },
};
