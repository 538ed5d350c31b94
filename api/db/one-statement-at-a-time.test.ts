import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What a transaction may be given reads one statement after the other: it has one connection, and the driver of Postgres warns of a
 * second statement beside the first (its next version refuses it). These read from the pool alone, outside of transactions.
 */
const NEVER_IN_A_TRANSACTION: Readonly<Record<string, string>> = {
  'features/application-review/get-details.ts': 'reads database.read',
  'features/borrower-file/compare-alerts.ts': 'reads database.read',
  'features/staff/colleagues.ts': 'reads database.read',
  'features/credit-transaction/list-transactions.ts': 'a list, which reads apart',
  'features/dashboard/practice-figures.ts': 'reads database.read',
  'features/search/global-search.ts': 'reads database.read',
  'list/narrow.reads.ts': 'a list, which reads apart',
  'list/serve-list.ts': 'a list, which reads apart',
  'versioned-table/serve-tables.ts': 'reads database.read',
};

/** The arguments of each `Promise.all(…)`. */
function parallelWork(text: string): string[] {
  return [...text.matchAll(/Promise\.all(?:Settled)?\(/g)].map(({ index }) => {
    const start = text.indexOf('(', index);
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
      if (depth === 0) return text.slice(start, at);
    }
    return text.slice(start);
  });
}

const asksADatabase = (text: string) => parallelWork(text).some((work) => /\b(?:db|tx|read)\b/.test(work));

test('nothing that a transaction may be given starts several statements at once', () => {
  const api = new URL('../', import.meta.url);
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(?:^|\/)(?:test|testing|generated)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => asksADatabase(readFileSync(new URL(file, api), 'utf8')));
  expect(found.filter((file) => NEVER_IN_A_TRANSACTION[file] === undefined)).toEqual([]);
  expect(asksADatabase('await Promise.all([db.first(a, {}), viewMethods(db, id)])')).toBe(true);
  expect(asksADatabase('await Promise.all(lanes.map(({ running }) => running))')).toBe(false);
});
