import { afterAll, beforeAll, expect, test } from 'vitest';
import { countReplayFaults, replayDecisions } from '../features/application/index';
import { startTestApp, type TestApp } from '../test/app';
import { rowsOf } from './testing/granted-lines';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
});
afterAll(() => world.discard());

test('every decision of the demo world comes out of the database again as it was stored', async () => {
  const decisions = await rowsOf(world.deps.database, 'decision');
  const report = await replayDecisions(world.deps);
  expect(report).toEqual({ decisions: decisions.length, otherEngine: 0, faults: [] });
  expect(decisions.length).toBeGreaterThan(380);
  // Several product groups of one publication, each named by its own hash.
  const named = new Set(decisions.map((row) => `${row.product_group_id} ${row.config_hash}`));
  expect(new Set(decisions.map((row) => row.config_hash)).size).toBe(named.size);
  expect(named.size).toBeGreaterThan(2);
});

test('a decision that was changed, or names another configuration, is found by the nightly check', async () => {
  expect(await countReplayFaults(world.deps)).toBe(0);
  const decisions = await rowsOf(world.deps.database, 'decision');
  const standard = decisions.filter((row) => row.product_group_id === 'group-standard').slice(-2);
  const [changed, misnamed] = standard;
  if (!changed || !misnamed) throw new Error('The demo world has two');
  const record = JSON.stringify({ ...JSON.parse(changed.record), approvedCreditLineCents: 1 });
  const { database } = world.deps;
  await database.transaction(async (tx) => {
    await tx.execute(tx.builder.updateTable('decision').set({ record }).where('id', '=', changed.id));
    const other = { product_group_id: 'group-dental' };
    await tx.execute(tx.builder.updateTable('decision').set(other).where('id', '=', misnamed.id));
  });
  const { faults } = await replayDecisions(world.deps);
  expect(new Map(faults.map(({ decisionId, fault }) => [decisionId, fault]))).toEqual(
    new Map([
      [changed.id, 'DECISION_DIFFERS'],
      [misnamed.id, 'CONFIGURATION_CHANGED'],
    ]),
  );
});
