import type { Db } from '../../../db/database';
import { memberFundingModel } from '../../../db/migrations/430-statuses-of-money';
import { shapeOfModel } from '../../../list/shape-of-model';
import { gatheredByStatus } from '../gathered-by-status';

/** Columns of the list of what practices are paid for memberships. */
export const memberTransactionShape = gatheredByStatus(
  shapeOfModel(memberFundingModel.declaration, {
    sorts: { createdAt: 'created_at', name: 'sort_name', gross: 'gross_cents', net: 'net_cents' },
    filters: { status: 'status', kind: 'kind', amount: 'gross_cents' },
    sums: { gross: 'gross_cents', fee: ['gross_cents', 'net_cents'], net: 'net_cents' },
  }),
);

/** What a row shows, of some of them. */
export function memberTransactionRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('membership_funding')
      .innerJoin('listed_member_funding', 'listed_member_funding.id', 'membership_funding.id')
      .innerJoin('membership', 'membership.id', 'membership_funding.membership_id')
      .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
      .innerJoin('practice', 'practice.id', 'membership_funding.practice_id')
      .leftJoin('membership_plan', 'membership_plan.id', 'membership.active_plan_id')
      .select([
        'membership_funding.id',
        'membership_funding.membership_id',
        'membership_funding.practice_id',
        'membership_funding.kind',
        'membership_funding.gross_cents',
        'membership_funding.fee_cents',
        'membership_funding.net_cents',
        'membership_funding.taken_cents',
        'membership_funding.due_on',
        'membership_funding.created_at',
        'membership.borrower_id',
        'listed_member_funding.status',
        'membership_plan.name as plan_name',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
      ])
      .where('membership_funding.id', 'in', [...ids]),
  );
}
export type ListedMemberFundingRow = Awaited<ReturnType<typeof memberTransactionRows>>[number];

const shown = [
  'deposit.id as deposit_id',
  'deposit.ref',
  'deposit.status',
  'deposit.made_on',
  'deposit.settles_on',
  'deposit.settled_on',
] as const;

/** The deposits that pay some of them. */
export function depositsThatPay(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('membership_funding')
      .innerJoin('deposit', 'deposit.id', 'membership_funding.deposit_id')
      .select(['membership_funding.id as funding_id', 'membership_funding.net_cents as amount_cents', ...shown])
      .where('membership_funding.id', 'in', [...ids])
      .where('membership_funding.net_cents', '>', 0),
  );
}

/** The deposits that kept something of them back, the last one last. */
export function depositsThatKeep(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('deposit_membership_offset')
      .innerJoin('deposit', 'deposit.id', 'deposit_membership_offset.deposit_id')
      .select(['deposit_membership_offset.funding_id', 'deposit_membership_offset.amount_cents', ...shown])
      .where('deposit_membership_offset.funding_id', 'in', [...ids])
      .orderBy('deposit.made_on')
      .orderBy('deposit.id'),
  );
}
export type PayingDeposit = Awaited<ReturnType<typeof depositsThatKeep>>[number];
