import { statement } from '../../../db/statement';

/** A transaction with what reaches its patient. */
export const reminded = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .select([
      'credit_transaction.id',
      'credit_transaction.borrower_id',
      'credit_transaction.practice_id',
      'credit_transaction.status',
      'credit_transaction.amount_cents',
      'borrower.first_name',
      'borrower.email',
      'borrower.email_verified_at',
      'borrower.phone',
      'borrower.phone_verified_at',
      'borrower.on_hold',
      'borrower.flagged_fraud',
      'borrower.deceased',
      'borrower.states',
      'borrower.is_deleted',
    ])
    .where('credit_transaction.id', '=', p.id),
);
