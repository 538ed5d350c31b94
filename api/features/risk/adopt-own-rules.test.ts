import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { OWN_RECORD_RULES } from '@domain/underwriting/own-record-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { adoptOwnRules, loadRiskProfile, publishRiskProfile } from './index';
import { currentProfile, storedConfiguration } from './risk.reads';

const PROFILE = DEMO_CONFIGURATION.riskProfile.id;
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test('a profile from before the rules about our own loans is published once more with them, once', async () => {
  const { database, clock } = world.deps;
  const ids = OWN_RECORD_RULES.map(({ id }) => id);
  const current = await database.read.first(currentProfile, { id: PROFILE });
  const stored = await storedConfiguration(database.read, current?.config_hash ?? '');
  const { ruleset, riskProfile } = stored.configuration;
  const configuration = {
    ...stored.configuration,
    riskProfile: { ...riskProfile, version: riskProfile.version + 1 },
    ruleset: { ...ruleset, rules: ruleset.rules.filter(({ id }) => !ids.includes(id)) },
  };
  await database.transaction((tx) =>
    publishRiskProfile(tx, { ...stored, configuration }, { by: 'Somebody', at: clock.now() }),
  );
  expect(await adoptOwnRules(world.deps)).toBe(1);
  const after = await loadRiskProfile(database.read, PROFILE, DEMO_PRODUCT_GROUPS.standard.id);
  expect(after.version).toBe(riskProfile.version + 2);
  expect(after.compiled.configuration.ruleset.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(await adoptOwnRules(world.deps)).toBe(0);
});
