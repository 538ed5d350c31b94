import type { Owner } from '../../http/owners';
import { depositById, depositByRef } from './funding.reads';

/** A deposit is its practice's; no patient's. */
export const depositOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await db.first(depositById, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: 'APPLICATIONS' }] : [];
  },
};

/** The same, named by the reference that stands on the practice's bank statement. */
export const depositRefOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, ref) {
    const row = await db.first(depositByRef, { ref });
    return row ? [{ practice_id: row.practice_id, enrollment: 'APPLICATIONS' }] : [];
  },
};
