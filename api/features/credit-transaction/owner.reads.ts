import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';

const ownerById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('credit_transaction').select(['practice_id', 'borrower_id']).where('id', '=', p.id),
);

export const transactionOwner: Owner = {
  async belongsTo(db, id, { borrowerId }) {
    return (await db.first(ownerById, { id }))?.borrower_id === borrowerId;
  },
  async placesOf(db, id) {
    const row = await db.first(ownerById, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: 'APPLICATIONS' }] : [];
  },
};
