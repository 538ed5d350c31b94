import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

const CHANGES_MAX = 50;

const FLAGS = ['id', 'email', 'first_name', 'on_hold', 'flagged_fraud', 'is_deleted', 'version'] as const;

export const standingOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select(FLAGS).where('id', '=', p.id),
);
/** The same, taken until the transaction ends. */
export const takenStanding = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('borrower').select(FLAGS).where('id', '=', p.id), dialect),
);
export type StandingRow = RowOf<typeof standingOf>;

/** Newest first. */
export const standingChanges = statement<{ borrowerId: string }>()((q, p) =>
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

/** Requests that wait and loans that are owed; a borrower with any of them is not archived. */
export const openBusiness = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .leftJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .select('credit_transaction.id')
    .where('credit_transaction.borrower_id', '=', p.borrowerId)
    .where((eb) =>
      eb.or([
        eb('credit_transaction.status', 'in', ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED', 'REVIEW']),
        eb('credit_profile.balance_cents', '>', 0),
      ]),
    )
    .limit(1),
);
