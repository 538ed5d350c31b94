import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';

const practiceOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('provider_invoice').select('practice_id').where('id', '=', p.id),
);

/** An invoice is seen where the memberships of its practice are, whoever pays it. */
export const providerInvoiceOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await db.first(practiceOf, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: 'MEMBERSHIPS' }] : [];
  },
};
