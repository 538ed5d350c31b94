import { PERSONAL_COLUMNS } from '@domain/personal-fields';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

export const personById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select([
      'id',
      ...PERSONAL_COLUMNS,
      'email',
      'email_verified_at',
      'phone',
      'phone_verified_at',
      'identity_verified_at',
      'ssn_last_four',
      'account_number',
      'practice_id',
      'created_at',
      'version',
    ])
    .where('id', '=', p.id),
);
export type PersonRow = RowOf<typeof personById>;

/** The whole person, taken until the transaction ends. */
export const takenPerson = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('borrower').selectAll().where('id', '=', p.id), dialect),
);

/** Applications of either kind: all of them are found by the person's name. */
export const allApplicationsOf = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select(['id', 'enrollment', 'created_at'])
    .where('borrower_id', '=', p.borrowerId)
    .orderBy('id'),
);

export const idByAccount = statement<{ accountNumber: string }>()((q, p) =>
  q.selectFrom('borrower').select('id').where('account_number', '=', p.accountNumber),
);
export const idBySsn = statement<{ index: string }>()((q, p) =>
  q.selectFrom('borrower').select('id').where('ssn_index', '=', p.index),
);

/** Where somebody applied for financing, was asked to pay or belongs to. */
export const practicesOf = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name'])
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb
            .selectFrom('application')
            .select('practice_id')
            .where('borrower_id', '=', p.borrowerId)
            .where('enrollment', '=', 'APPLICATIONS'),
        ),
        eb(
          'id',
          'in',
          eb.selectFrom('credit_transaction').select('practice_id').where('borrower_id', '=', p.borrowerId),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('id'),
);

/** Applications for financing, newest first. */
export const applicationsOf = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select(['id', 'practice_id', 'fraud_alert', 'household_vault_id'])
    .where('borrower_id', '=', p.borrowerId)
    .where('enrollment', '=', 'APPLICATIONS')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** What was signed and sent, each with the practice that it is of. */
export const documentsOf = statement<{ borrowerId: string }>()((q, p) => {
  const columns = [
    'document.id as id',
    'document.document_key',
    'document.application_id',
    'document.transaction_id',
    'document.title',
    'document.signed_at',
    'document.created_at as created_at',
  ] as const;
  return q
    .selectFrom('document')
    .innerJoin('application', 'application.id', 'document.application_id')
    .select([...columns, 'application.practice_id'])
    .where('application.borrower_id', '=', p.borrowerId)
    .where('application.enrollment', '=', 'APPLICATIONS')
    .unionAll(
      q
        .selectFrom('document')
        .innerJoin('credit_transaction', 'credit_transaction.id', 'document.transaction_id')
        .select([...columns, 'credit_transaction.practice_id'])
        .where('credit_transaction.borrower_id', '=', p.borrowerId)
        .where('document.application_id', 'is', null),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
});

const ACTS_MAX = 100;

/** Newest first. */
export const actsOf = statement<{ borrowerId: string; after: number }>()((q, p) =>
  q
    .selectFrom('borrower_file_act')
    .innerJoin('staff', 'staff.id', 'borrower_file_act.staff_id')
    .select([
      'borrower_file_act.kind',
      'borrower_file_act.changes',
      'borrower_file_act.at',
      'staff.first_name',
      'staff.last_name',
    ])
    .where('borrower_file_act.borrower_id', '=', p.borrowerId)
    .where('borrower_file_act.version', '>', p.after)
    .orderBy('borrower_file_act.version', 'desc')
    .orderBy('borrower_file_act.at', 'desc')
    .orderBy('borrower_file_act.id', 'desc')
    .limit((eb) => eb.lit(ACTS_MAX)),
);

/** Applications for financing whose file carries an alert, newest first, with when their file was asked for. */
export const alertedApplications = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .leftJoin('vault', 'vault.id', 'application.bureau_vault_id')
    .select([
      'application.id',
      'application.number',
      'application.practice_id',
      'application.bureau_vault_id',
      'vault.created_at as checked_at',
    ])
    .where('application.borrower_id', '=', p.borrowerId)
    .where('application.enrollment', '=', 'APPLICATIONS')
    .where('application.fraud_alert', '=', 1)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc'),
);

/** The decision that an application's limit came from. */
export const newestDecision = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('decision')
    .select('record')
    .where('application_id', '=', p.applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);
