import type { Owner } from '../../http/owners';
import { viewById } from './list-view.reads';

/** A saved view is the staff member's who made it, and nobody else's. */
export const listViewOwner: Owner = {
  belongsTo: () => false,
  placesOf: async () => [],
  async belongsToStaff(db, id, { staffId }) {
    return (await db.first(viewById, { id }))?.staff_id === staffId;
  },
};
