import type { Db } from '../../../db/database';
import { memberPaymentModel } from '../../../db/migrations/430-statuses-of-money';
import { statement } from '../../../db/statement';
import { shapeOfModel } from '../../../list/shape-of-model';
import { gatheredByStatus } from '../gathered-by-status';

/** Columns of the list of members' payments. */
export const memberPaymentShape = gatheredByStatus(
  shapeOfModel(memberPaymentModel.declaration, {
    sorts: { payOn: 'pay_at', name: 'sort_name', amount: 'amount_cents' },
    filters: { status: 'status', kind: 'kind', amount: 'amount_cents' },
    sums: { amount: 'amount_cents' },
  }),
);

/** What a row shows, of some payments. */
export function memberPaymentRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('membership_payment')
      .innerJoin('listed_member_payment', 'listed_member_payment.id', 'membership_payment.id')
      .innerJoin('borrower', 'borrower.id', 'membership_payment.borrower_id')
      .innerJoin('practice', 'practice.id', 'membership_payment.practice_id')
      .select([
        'membership_payment.id',
        'membership_payment.membership_id',
        'membership_payment.borrower_id',
        'membership_payment.practice_id',
        'membership_payment.kind',
        'membership_payment.amount_cents',
        'membership_payment.refunded_cents',
        'membership_payment.method_name',
        'membership_payment.method_last_four',
        'membership_payment.series_id',
        'membership_payment.attempt',
        'membership_payment.scheduled_on',
        'membership_payment.submitted_on',
        'membership_payment.settled_on',
        'membership_payment.returned_on',
        'membership_payment.return_code',
        'listed_member_payment.status',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
      ])
      .where('membership_payment.id', 'in', [...ids]),
  );
}
export type ListedMemberPaymentRow = Awaited<ReturnType<typeof memberPaymentRows>>[number];

/** Payments of one row of tries. */
export const triesOfSeries = statement<{ membershipId: string; seriesId: string }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .innerJoin('listed_member_payment', 'listed_member_payment.id', 'membership_payment.id')
    .select([
      'membership_payment.id',
      'membership_payment.attempt',
      'membership_payment.amount_cents',
      'membership_payment.method_name',
      'membership_payment.method_last_four',
      'membership_payment.scheduled_on',
      'membership_payment.submitted_on',
      'membership_payment.return_code',
      'listed_member_payment.status',
    ])
    .where('membership_payment.membership_id', '=', p.membershipId)
    .where('membership_payment.series_id', '=', p.seriesId)
    .orderBy('membership_payment.attempt')
    .orderBy('membership_payment.created_at')
    .orderBy('membership_payment.id'),
);
