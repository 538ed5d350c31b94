import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

const CHANGES_MAX = 50;

const FLAGS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'on_hold',
  'flagged_fraud',
  'is_deleted',
  'deceased',
  'states',
  'version',
] as const;

export const standingOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select(FLAGS).where('id', '=', p.id),
);
/** The same, taken until the transaction ends. */
export const takenForRestriction = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('borrower').select(FLAGS).where('id', '=', p.id), dialect),
);
export type RestrictionRow = RowOf<typeof standingOf>;

/** Newest first. */
export const restrictionChanges = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('borrower_standing_change')
    .innerJoin('staff', 'staff.id', 'borrower_standing_change.staff_id')
    .select([
      'borrower_standing_change.kind',
      'borrower_standing_change.reason',
      'borrower_standing_change.at',
      'staff.first_name',
      'staff.last_name',
    ])
    .where('borrower_standing_change.borrower_id', '=', p.borrowerId)
    .orderBy('borrower_standing_change.version', 'desc')
    .limit((eb) => eb.lit(CHANGES_MAX)),
);

const WAITING = ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED', 'REVIEW'] as const;
const UNDER_WAY = ['SCHEDULED', 'SUBMITTED', 'UNKNOWN', 'PENDING'] as const;

/**
 * What waits for an answer, loans that are not paid, payments that may still come back, and money that
 * we owe the person or the person owes back: with any of them nobody is archived.
 */
export const openBusiness = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select('borrower.id')
    .where('borrower.id', '=', p.borrowerId)
    .where((eb) => {
      const own = eb.selectFrom('credit_transaction').select('id').where('borrower_id', '=', p.borrowerId);
      return eb.or([
        eb.exists(own.where('status', 'in', WAITING)),
        eb.exists(own.where('request_kind', 'is not', null)),
        eb.exists(own.where('status', '=', 'ACCEPTED').where('paid_off_on', 'is', null)),
        eb.exists(
          eb
            .selectFrom('payment')
            .select('id')
            .where('borrower_id', '=', p.borrowerId)
            .where('status', 'in', UNDER_WAY),
        ),
        eb.exists(
          eb
            .selectFrom('borrower_credit')
            .select('transaction_id')
            .where('borrower_id', '=', p.borrowerId)
            .where('owed_cents', '<>', 0),
        ),
        eb.exists(
          eb
            .selectFrom('credit_payout')
            .select('id')
            .where('borrower_id', '=', p.borrowerId)
            .where('status', 'in', UNDER_WAY),
        ),
        eb.exists(
          eb
            .selectFrom('application')
            .select('id')
            .where('borrower_id', '=', p.borrowerId)
            .where('status', '=', 'REVIEW'),
        ),
      ]);
    }),
);
