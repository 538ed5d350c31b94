import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

/** The person whose identity is asked for. */
export const personById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'practice_id', 'first_name', 'last_name', 'birth_date', 'street', 'unit', 'city', 'state_code'])
    .select(['zip_code', 'identity_verified_at', 'version'])
    .where('id', '=', p.id),
);
export type Person = RowOf<typeof personById>;

/** What waits for the person's identity, the oldest first; taken until the transaction ends. */
export const waitingForIdentity = statement<{ borrowerId: string }>()((q, p, dialect) =>
  takingRows(
    q
      .selectFrom('credit_transaction')
      .select(['id', 'practice_id', 'number', 'amount_cents', 'version'])
      .where('borrower_id', '=', p.borrowerId)
      .where('status', '=', 'VERIFICATION_REQUESTED')
      .orderBy('created_at')
      .orderBy('id'),
    dialect,
  ),
);

/** The newest time that our own staff asked for it. */
export const newestIdCheck = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('borrower_file_act')
    .select('id')
    .where('borrower_id', '=', p.borrowerId)
    .where('kind', '=', 'ID_CHECK_ASKED')
    .orderBy('version', 'desc')
    .limit(1),
);
