import type { Owner } from '../../http/owners';
import { treatmentById } from './treatment.reads';

/** A treatment is its practice's, whatever its staff do there. */
export const treatmentOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await db.first(treatmentById, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: null }] : [];
  },
};
