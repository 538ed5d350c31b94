import { statement } from '../../../db/statement';

/** Military service of a borrower as it was recorded, the newest last. */
export const dutiesOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('active_duty')
    .select(['id', 'from_on', 'until_on'])
    .where('borrower_id', '=', p.borrowerId)
    .orderBy('recorded_at')
    .orderBy('id'),
);
