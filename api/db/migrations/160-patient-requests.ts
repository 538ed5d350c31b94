import type { Migration } from './migration';

/**
 * What a patient asks of the practice about a transaction, one thing at a time; and that the patient says it is not theirs, with the
 * status that it had. A practice's payment for such a transaction is held.
 */
export const patientRequests: Migration = {
  name: '160-patient-requests',
  statements: () => [
    'alter table credit_transaction add column request_kind text',
    'alter table credit_transaction add column request_cents bigint',
    'alter table credit_transaction add column request_note text',
    'alter table credit_transaction add column request_at text',
    'alter table credit_transaction add column flagged_at text',
    'alter table credit_transaction add column flagged_from text',
    'alter table funding add column held integer not null default 0',
  ],
};
