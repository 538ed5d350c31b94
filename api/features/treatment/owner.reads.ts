import type { Owner } from '../../http/owners';
import { treatmentById } from './treatment.reads';

/** Who may see a treatment: everybody who may see its practice, whatever their role there. */
export const treatmentOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await db.first(treatmentById, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: null }] : [];
  },
};
