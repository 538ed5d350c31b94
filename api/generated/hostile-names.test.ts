import type { Endpoint } from '@contract/endpoint';
import { exportDeposit } from '@contract/funding/deposit-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { callsUnderTest, listsUnderTest } from '../test/calls-under-test';
import { readCsv } from './read-csv';

const FORMULA = '=HYPERLINK("http://evil.test","x")';
const PEOPLE = 'admin@demo.test';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession(PEOPLE);
  await world.deps.database.transaction(async (tx) => {
    await tx.execute(tx.builder.updateTable('borrower').set({ first_name: FORMULA, last_name: '@SUM(A1)' }));
    await tx.execute(tx.builder.updateTable('practice').set({ name: '+1+1' }));
    await tx.execute(
      tx.builder.updateTable('staff').set({ first_name: '-2', last_name: '<img src=x onerror=alert(1)>' }),
    );
    // Nobody of the demo world is late.
    const late = { late_since: '2026-03-01', late_rank: 1, past_due_cents: 100, bucket: '1_29' as const };
    const loans = tx.builder.selectFrom('credit_transaction').select('id').where('status', '=', 'ACCEPTED').limit(1);
    for (const { id } of await tx.query(loans))
      await tx.execute(tx.builder.insertInto('past_due_loan').values({ id, ...late }));
    await tx.execute(tx.builder.updateTable('credit_transaction').set({ products: JSON.stringify(['=1+1', '\t=2']) }));
  });
}, 120_000);
afterAll(() => world.discard());

async function fileOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, body?: object): Promise<string[][]> {
  const response = await world.app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
  return readCsv(await response.text());
}

/** True for a cell that a spreadsheet would run as a formula. A plain negative number is none. */
const isFormula = (cell: string) => /^[=+\-@;|\t\r\n]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell);

describe('what people are called is no formula', () => {
  const files = listsUnderTest.flatMap(({ declaration, csv }) => (csv ? [[declaration.call.id, csv] as const] : []));
  test.each(files)('in the file of %s', async (_, csv) => {
    const rows = await fileOf(csv, { dateRange: { start: '2020-01-01', end: '2035-01-01' } });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flat().filter(isFormula)).toEqual([]);
    expect(rows.flat().filter((cell) => cell.startsWith("'")).length).toBeGreaterThan(0);
  });

  test('in the file of a deposit', async () => {
    const { read } = world.deps.database;
    const [deposit] = await read.query(
      read.builder
        .selectFrom('deposit')
        .innerJoin('practice', 'practice.id', 'deposit.practice_id')
        .select('deposit.id')
        .where('practice.contract_sell_percent', '=', 100)
        .limit(1),
    );
    const rows = await fileOf({ ...exportDeposit, path: `/practice/deposits/${deposit?.id}/csv` });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flat().filter(isFormula)).toEqual([]);
  });
});

test('no log line repeats what was sent, to whichever call', async () => {
  const secrets = ['ana.reyes@patient.test', '123-45-6789', '(512) 555-0100', 'Zebulon Quark'];
  const junk = Object.fromEntries(secrets.map((secret, place) => [`field${place}`, secret]));
  for (const { method, path } of callsUnderTest) {
    const at = path.replace(/\{[^}]+\}/g, () => encodeURIComponent(secrets[0] ?? ''));
    const query = `?${new URLSearchParams({ search: 'Zebulon Quark', phone: '(512) 555-0100' })}`;
    // Each with a session of its own: one of the calls ends it.
    const session = await world.staffSession(PEOPLE);
    await world.app.request(method === 'GET' ? `${at}${query}` : at, {
      method,
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify({ ...junk, email: secrets[0], ssn: secrets[1] }) }),
    });
  }
  const lines = world.deps.logLines.join('');
  expect(secrets.filter((secret) => lines.includes(secret) || lines.includes(encodeURIComponent(secret)))).toEqual([]);
  expect(lines).not.toMatch(/request_failed/);
});
