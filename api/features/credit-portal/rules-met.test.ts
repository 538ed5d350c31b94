import { finishApplication } from '@contract/application/decision-calls';
import { countRulesMet } from '@contract/versioned-tables/ruleset';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rulesMet } from '../../db/migrations/401-rules-met';
import { runSql } from '../../test/database';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeEach(async () => {
  world = await startApplyWorld();
});
afterEach(() => world.discard());

/** Applies with the digits and is decided. */
async function decided(lastFour: string) {
  const { token, applicationId } = await world.applicant(lastFour);
  await world.call(finishApplication, { body: { applicationId } }, { token });
}

async function met(id: string = DEMO_RULESET.id) {
  const token = await world.staffSession('admin@demo.test');
  return world.call(countRulesMet, { params: { id } }, { token });
}

test('a rule says how many decisions of the last 30 days met it, and nothing of those before', async () => {
  expect((await met()).body.rules).toEqual([]);
  await decided('0001');
  expect((await met()).body.rules).toEqual([]);
  await decided('0015');
  const first = (await met()).body.rules;
  expect(first.length).toBeGreaterThan(0);
  expect(first.every(({ count }) => count === 1)).toBe(true);
  world.deps.clock.advance(29 * 86_400_000);
  await decided('0015');
  expect((await met()).body.rules).toEqual(first.map((rule) => ({ ...rule, count: 2 })));
  world.deps.clock.advance(2 * 86_400_000);
  expect((await met()).body.rules).toEqual(first);
  expect((await met('nowhere')).status).toBe(404);
});

test('decisions from before the count are counted from what they record', async () => {
  await decided('0015');
  const kept = await world.rows('rule_met');
  const { database } = world.deps;
  // The statement that fills the table takes the days of the machine's clock, and the test's stands in the past.
  const fill =
    rulesMet
      .statements(database.dialect)
      .at(-1)
      ?.replace(/and d\.created_at >= .*\n/, '\n') ?? '';
  await runSql(database, 'delete from rule_met');
  await runSql(database, fill);
  expect(await world.rows('rule_met')).toEqual(kept);
});
