import { statement } from '../../db/statement';
import type { Owner, Place } from '../../http/owners';

const ownerById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('document')
    .leftJoin('application', 'application.id', 'document.application_id')
    .leftJoin('credit_transaction', 'credit_transaction.id', 'document.transaction_id')
    .select([
      'document.borrower_id',
      'document.application_id',
      'application.practice_id as applied_at',
      'application.enrollment',
      'credit_transaction.practice_id as bought_at',
    ])
    .where('document.id', '=', p.id),
);

/** A kept document is its person's, and seen where its application or transaction is. */
export const documentOwner: Owner = {
  async belongsTo(db, id, person) {
    const row = await db.first(ownerById, { id });
    if (person.kind === 'applicant') return row?.application_id === person.applicationId;
    return row?.borrower_id === person.borrowerId;
  },
  async placesOf(db, id) {
    const row = await db.first(ownerById, { id });
    const places: Place[] = [];
    if (row?.applied_at) places.push({ practice_id: row.applied_at, enrollment: row.enrollment });
    if (row?.bought_at) places.push({ practice_id: row.bought_at, enrollment: 'APPLICATIONS' });
    return places;
  },
};
