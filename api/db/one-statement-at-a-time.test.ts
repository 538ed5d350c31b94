import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What a transaction may be given reads one statement after the other: it has one connection, and the driver of Postgres warns of a
 * second statement beside the first (its next version refuses it). The keys of a file are read the same way, as of one moment
 * (`database.asOfNow`). Whoever starts several things at once says here why no two of them can meet on one connection: none of these
 * is handed a transaction or a moment by its callers, but what lends a connection to each statement.
 */
const SEVERAL_AT_ONCE: Readonly<Record<string, string>> = {
  'db/postgres.ts': 'closes its pools',
  'features/application-details/get-details.ts': 'reads database.read',
  'features/borrower-file/compare-alerts.ts': 'reads database.read',
  'features/credit-transaction/list-transactions.ts': 'the rows of a list, read apart; only keys are of one moment',
  'features/dashboard/practice-figures.ts': 'is given database.apart, for the card and for who follows it',
  'features/funding/list-provider-transactions.ts': 'the rows of a list, read apart; only keys are of one moment',
  'features/membership/billing/ask-processor.ts': 'asks the processor; each answer has a transaction of its own',
  'features/membership/home/payments-ahead.ts': 'reads database.read',
  'features/membership/plan/find-members.ts': 'reads database.read',
  'features/membership/routes.ts': 'reads database.read',
  'features/search/global-search.ts': 'is given database.apart',
  'features/servicing/payments/ask-processor.ts': 'asks the processor; each answer has a transaction of its own',
  'features/staff/colleagues.ts': 'reads database.read',
  'jobs/outbox-dispatcher.ts': 'each message has transactions of its own',
  'list/serve-list.ts': 'reads apart; the list of enterprises gives database.read',
  'start-jobs.ts': 'stops the jobs',
  'versioned-table/serve-tables.ts': 'reads database.read',
};

test('whatever starts several things at once is known not to do so on one connection', () => {
  const api = new URL('../', import.meta.url);
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(?:^|\/)(?:test|testing|generated)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => /Promise\.all(?:Settled)?\(/.test(readFileSync(new URL(file, api), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(SEVERAL_AT_ONCE).sort());
});
