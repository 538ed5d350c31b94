import type { Migration } from './migration';

/** Each thing that an entry of the audit trail about a person names, with its person: the person, and all that is theirs. */
const things = [
  'select id as person_id, id as object_id from borrower',
  'select borrower_id, id from application',
  'select borrower_id, id from credit_transaction',
  'select credit_transaction.borrower_id, payment.id from credit_transaction join payment on payment.transaction_id = credit_transaction.id',
  'select borrower_id, id from payment_method',
  'select borrower_id, id from credit_payout',
  'select borrower_id, id from document',
  'select borrower_id, id from internal_note where borrower_id is not null',
];

/** The trail of a person is found by the ids of their things, because its rows, which nobody changes, name no person. */
export const thingsOfPersons: Migration = {
  name: '223-things-of-persons',
  statements: () => [
    'create index internal_note_borrower on internal_note (borrower_id) where borrower_id is not null',
    `create view thing_of_person as ${things.join(' union all ')}`,
  ],
};
