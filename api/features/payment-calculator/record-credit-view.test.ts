import { calculatePayments } from '@contract/payment-calculator/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const PRACTICE = 'prac-bright-smile';

async function calculate(body: { borrower?: string; amount?: number; autoRefresh?: boolean }): Promise<void> {
  const token = await world.staffSession('staff@bright-smile.test');
  const input = { body: { practiceId: PRACTICE, amount: 4500, ...body } };
  expect((await world.call(calculatePayments, input, { token })).status).toBe(200);
}

test('staff who see the credit of a patient leave one audit row an hour, and none without a patient', async () => {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  await aTransaction(world.deps, await aCreditLine(world.deps, borrower, {}), { amount_cents: 100_000 });
  const { read } = world.deps.database;
  const views = () =>
    read.query(
      read.builder.selectFrom('audit').select(['actor_id', 'shard', 'object_id']).where('action', '=', 'credit.viewed'),
    );
  await calculate({});
  for (const amount of [4500, 4600, 4700]) await calculate({ borrower: borrower.id, amount, autoRefresh: true });
  const row = { actor_id: 'staff-staff-bright-smile-test', shard: PRACTICE, object_id: borrower.id };
  expect(await views()).toEqual([row]);
  world.deps.clock.advance(3_660_000);
  await calculate({ borrower: borrower.id });
  expect(await views()).toEqual([row, row]);
});
