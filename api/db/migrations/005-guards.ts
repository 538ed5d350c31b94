import type { Migration } from './migration';

/** Rows that are only ever added to: an auditor must find each of them. Heads and accounts sum them up. */
const NEVER_EMPTIED = [
  'audit',
  'audit_head',
  'journal_entry',
  'posting',
  'ledger_account',
  'loan_event',
  'credit_transaction_history',
  'application_history',
] as const;

/** Tries with social security numbers by device, an index for denials that wait, and the guard against TRUNCATE. */
export const guards: Migration = {
  name: '005-guards',
  statements: (dialect) => [
    'create table ssn_try (id text primary key, device_hash text not null, ssn_hash text not null, tried_at text not null)',
    'create index ssn_try_device on ssn_try (device_hash, tried_at)',
    'create index ssn_try_age on ssn_try (tried_at)',
    'create index application_start_age on application_start (created_at)',
    "create index application_correctable on application (id) where status = 'DENIED' and mismatches <> '[]'",
    // SQLite has no TRUNCATE; a DELETE of every row meets the row triggers.
    ...(dialect === 'postgres' ? refuseTruncate() : []),
  ],
};

function refuseTruncate(): string[] {
  return [
    `create function refuse_truncate() returns trigger language plpgsql as $$ begin raise exception '% rows are immutable', TG_TABLE_NAME; end $$`,
    ...NEVER_EMPTIED.map(
      (table) =>
        `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function refuse_truncate()`,
    ),
  ];
}
