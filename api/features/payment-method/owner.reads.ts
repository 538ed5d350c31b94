import type { Owner } from '../../http/owners';
import { methodById } from './payment-method.reads';

/** A payment method is its borrower's alone: no practice sees one (decision 40). A removed one is nobody's. */
export const paymentMethodOwner: Owner = {
  async belongsTo(db, id, { borrowerId }) {
    const row = await db.first(methodById, { id });
    return row?.borrower_id === borrowerId && row.status === 'ACTIVE';
  },
  async placesOf() {
    return [];
  },
};
