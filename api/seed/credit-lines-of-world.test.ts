import type { Decision } from '@domain/underwriting/decision';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import { startTestApp, type TestApp } from '../test/app';
import { seedWorld } from './seed-world';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await world.deps.database.transaction((tx) => seedWorld(tx, world.deps));
});
afterAll(() => world.discard());

async function rowsOf<T extends keyof Tables>(table: T): Promise<Tables[T][]> {
  const { read } = world.deps.database;
  return (await read.query(read.builder.selectFrom(table as 'funding').selectAll())) as unknown as Tables[T][];
}

type Grant = { at: string; limitCents: number; expiresOn: string; isRenewal: boolean };

/** What each approval of a person gave, oldest first: a line that has ended is replaced, an open one never lowered. */
async function grantsByBorrower(): Promise<Map<string, Grant[]>> {
  const applications = new Map((await rowsOf('application')).map((row) => [row.id, row]));
  const decisions = (await rowsOf('decision')).toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  const grants = new Map<string, Grant[]>();
  for (const row of decisions) {
    const application = applications.get(row.application_id);
    if (row.status !== 'APPROVED' || application?.enrollment !== 'APPLICATIONS') continue;
    const { maxCreditLineCents, creditLineExpiresOn } = JSON.parse(row.record) as Decision;
    const own = grants.get(application.borrower_id) ?? [];
    const before = own.at(-1);
    const isOpen = before !== undefined && before.expiresOn >= row.as_of;
    own.push({
      at: row.created_at,
      limitCents: isOpen ? Math.max(before.limitCents, maxCreditLineCents) : maxCreditLineCents,
      expiresOn: creditLineExpiresOn ?? '',
      isRenewal: before !== undefined && !isOpen,
    });
    grants.set(application.borrower_id, own);
  }
  return grants;
}

test('no line lies above what was decided after the earlier one had ended', async () => {
  const grants = await grantsByBorrower();
  const lines = await rowsOf('credit_profile');
  const wrong = lines.flatMap((line) => {
    const granted = grants.get(line.borrower_id)?.at(-1);
    return granted?.limitCents === Number(line.approved_line_cents) && granted.expiresOn === line.expires_on
      ? []
      : [{ borrower: line.borrower_id, line: line.approved_line_cents, granted }];
  });
  expect(wrong).toEqual([]);
  expect([...grants.values()].flat().filter(({ isRenewal }) => isRenewal).length).toBeGreaterThan(10);
});

test('nobody owed and waited for more than their line when they approved a transaction', async () => {
  const grants = await grantsByBorrower();
  const transactions = await rowsOf('credit_transaction');
  const history = await rowsOf('credit_transaction_history');
  const endOf = new Map(
    history.flatMap((row) => (['REJECTED', 'REFUNDED'].includes(row.action) ? [[row.transaction_id, row.at]] : [])),
  );
  const accepted = transactions.filter((row) => row.accepted_at !== null);
  const over = accepted.flatMap(({ id, borrower_id, accepted_at }) => {
    const at = accepted_at ?? '';
    const limitCents = grants.get(borrower_id)?.findLast((grant) => grant.at <= at)?.limitCents ?? 0;
    const held = transactions
      .filter((row) => row.borrower_id === borrower_id && row.created_at <= at && (endOf.get(row.id) ?? '9') > at)
      .reduce((sum, row) => sum + Number(row.amount_cents), 0);
    return held <= limitCents ? [] : [{ id, held, limitCents }];
  });
  expect(over).toEqual([]);
  expect(accepted.length).toBeGreaterThan(100);
});
