import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { OWN_RECORD_RULES } from '@domain/underwriting/own-record-rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { adoptOwnRules, adoptTables, loadRiskProfile, publishRiskProfile } from './index';
import { currentProfile, storedConfiguration } from './risk.reads';

const PROFILE = DEMO_CONFIGURATION.riskProfile.id;
const GROUP = DEMO_PRODUCT_GROUPS.standard.id;
const OWN = OWN_RECORD_RULES.map(({ id }) => id);
let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const idsInForce = async () => {
  const { version, compiled } = await loadRiskProfile(world.deps.database.read, PROFILE, GROUP);
  return { version, ids: compiled.configuration.ruleset.rules.map(({ id }) => id) };
};

/** A body from before there were the rules about our own loans, with its rules spelled out. */
async function publishOldBody(): Promise<number> {
  const { database, clock } = world.deps;
  const current = await database.read.first(currentProfile, { id: PROFILE });
  const stored = await storedConfiguration(database.read, current?.config_hash ?? '');
  const version = stored.configuration.riskProfile.version + 1;
  const rules = DEMO_RULESET.rules.filter(({ id }) => !OWN.includes(id));
  const riskProfile = { ...stored.configuration.riskProfile, version };
  const configuration = { ...stored.configuration, riskProfile, ruleset: { ...DEMO_RULESET, rules } };
  await database.transaction((tx) =>
    publishRiskProfile(tx, { ...stored, configuration }, { by: 'Someone', at: clock.now() }),
  );
  return version;
}

test('a profile from before the rules about our own loans is published with them, once', async () => {
  const version = await publishOldBody();
  expect((await idsInForce()).ids).not.toEqual(expect.arrayContaining(OWN));
  expect(await adoptTables(world.deps)).toBe(1);
  expect(await adoptOwnRules(world.deps)).toBe(1);
  const after = await idsInForce();
  expect(after.version).toBe(version + 2);
  expect(after.ids).toEqual(expect.arrayContaining(OWN));
  expect([await adoptTables(world.deps), await adoptOwnRules(world.deps)]).toEqual([0, 0]);
});

test('the rules that a body spells out become a ruleset of their own, and decide as before', async () => {
  await publishOldBody();
  const before = await loadRiskProfile(world.deps.database.read, PROFILE, GROUP);
  await adoptTables(world.deps);
  const after = await loadRiskProfile(world.deps.database.read, PROFILE, GROUP);
  const { rules } = after.compiled.configuration.ruleset;
  expect(rules).toEqual(before.compiled.configuration.ruleset.rules);
  expect(after.tables.map(({ table, id, version }) => [table, id, version]).slice(0, 2)).toEqual([
    // The demo world has a ruleset of this id with other rules.
    ['underwriting-rulesets', 'ruleset-standard-2', 1],
    ['grade-assignments', 'grades-standard', 1],
  ]);
  expect(before.tables.map(({ table }) => table)).not.toContain('underwriting-rulesets');
});
