import { statement } from '../../db/statement';

/** What happened to the loan of a transaction, in the order of booking. */
export const eventsOfTransaction = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('loan_event')
    .select(['id', 'transaction_id', 'seq', 'kind', 'amount_cents', 'effective_on', 'detail'])
    .where('transaction_id', '=', p.transactionId)
    .orderBy('seq'),
);

/** The same of every accepted transaction of a borrower. */
export const eventsOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('loan_event')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'loan_event.transaction_id')
    .select([
      'loan_event.id',
      'loan_event.transaction_id',
      'loan_event.seq',
      'loan_event.kind',
      'loan_event.amount_cents',
      'loan_event.effective_on',
      'loan_event.detail',
    ])
    .where('credit_transaction.borrower_id', '=', p.borrowerId)
    .where('credit_transaction.status', '=', 'ACCEPTED')
    .orderBy('loan_event.transaction_id')
    .orderBy('loan_event.seq'),
);

/** The frozen plan of every accepted transaction of a borrower, as JSON text. */
export const plansOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'selected_plan'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACCEPTED')
    .where('selected_plan', 'is not', null)
    .orderBy('id'),
);
