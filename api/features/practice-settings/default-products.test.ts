import { setOnboardingProductGroup } from '@contract/onboarding/product-calls';
import { listPracticeRiskProfiles } from '@contract/practice-settings/calls';
import {
  changePracticeUnderwritingRules,
  getDefaultProductGroup,
  listDefaultProductGroups,
  listSpecialties,
} from '@contract/practice-settings/product-calls';
import { rulesetCalls, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { SPECIALTIES } from '@domain/enums';
import { DEMO_THIN_FILES } from '@domain/underwriting/demo-configuration';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { contentOfRuleset } from '../risk/index';

const PRACTICE = 'prac-bright-smile';
let world: TestApp;
let token: string;
beforeEach(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
});
afterEach(() => world.discard());

const offer = async () =>
  (await world.call(listPracticeRiskProfiles, { query: { practiceId: PRACTICE } }, { token })).body;

test('every specialty begins with its own group, else with that of the risk profile', async () => {
  const { body } = await world.call(listSpecialties, {}, { token });
  expect(body.specialties).toEqual([...SPECIALTIES]);
  const all = await world.call(listDefaultProductGroups, { query: {} }, { token });
  const groupOf = (specialty: string) => all.body.data.find((one) => one.specialty === specialty);
  expect(all.body.data).toHaveLength(SPECIALTIES.length);
  expect(groupOf('Orthodontics')).toMatchObject({ productGroupId: 'group-dental', isOwn: true, version: 1 });
  expect(groupOf('Fertility')).toMatchObject({ productGroupId: 'group-standard', isOwn: false });
  const one = await world.call(
    getDefaultProductGroup,
    { query: { specialty: 'Dentistry', practiceId: PRACTICE } },
    { token },
  );
  expect(one.body.productGroup).toMatchObject({ productGroupId: 'group-dental', boardingPreset: true });
  expect(one.body.productGroup.products[0]).toMatchObject({ product: 'FIXED_6', minAmount: 250, mdf: 4.4 });
});

test('other underwriting rules are those of another risk profile, and only of one', async () => {
  const give = async (underwritingrules: string) =>
    world.call(changePracticeUnderwritingRules, { params: { id: PRACTICE }, body: { underwritingrules } }, { token });
  // Its profile works with them already.
  expect((await give('ruleset-standard')).body.version).toBe(1);
  const { body: clone } = await world.call(
    rulesetCalls.clone,
    { params: { id: 'ruleset-standard' }, body: { ...contentOfRuleset(DEMO_RULESET), name: 'Careful' } } as never,
    { token },
  );
  const refused = await give((clone as { _id: string })._id);
  expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_FIELDS']);
  const { patientfiriskprofile, underwritingrules } = await offer();
  expect(patientfiriskprofile._id).toBe('risk-standard');
  const standard = { _id: 'risk-standard', name: patientfiriskprofile.name };
  expect(underwritingrules).toEqual([
    {
      _id: (clone as { _id: string })._id,
      name: 'Careful',
      isInForce: false,
      riskprofile: null,
      refusal: refused.body.fields?.[0]?.message,
    },
    { _id: 'ruleset-standard', name: expect.any(String), isInForce: true, riskprofile: standard, refusal: null },
  ]);
});

test('rules that one other profile works with bring that profile, and are in force then', async () => {
  const { body: before } = await world.call(
    rulesetCalls.clone,
    { params: { id: 'ruleset-standard' }, body: { ...contentOfRuleset(DEMO_RULESET), name: 'Only one' } } as never,
    { token },
  );
  const rules = (before as { _id: string })._id;
  const { id: other, name } = DEMO_THIN_FILES.riskProfile;
  await world.deps.database.migrate([
    `update risk_profile_table set table_id = '${rules}' where kind = '${underwritingRuleset.key}' and profile_id = '${other}'`,
  ]);
  const found = async () => (await offer()).underwritingrules.find(({ _id }) => _id === rules);
  expect(await found()).toEqual({
    _id: rules,
    name: 'Only one',
    isInForce: false,
    riskprofile: { _id: other, name },
    refusal: null,
  });
  const body = { underwritingrules: rules };
  const given = await world.call(changePracticeUnderwritingRules, { params: { id: PRACTICE }, body }, { token });
  expect([given.status, given.body.patientfiriskprofile._id]).toEqual([200, other]);
  expect((await found())?.isInForce).toBe(true);
});

test('a practice that is onboarded gets its group, as it is or narrower, and nothing that the group does not say', async () => {
  const give = async (productGroup: object) =>
    world.call(setOnboardingProductGroup, { body: { practiceId: PRACTICE, productGroup } } as never, { token });
  const plan = { product: 'FIXED_24', enabled: true, minAmount: 500, maxAmount: 9_000 };
  const given = await give({ productGroupId: 'group-dental', products: [{ ...plan, mdf: 2.99, minimumFee: 9.95 }] });
  expect([given.status, given.body.productGroupId]).toEqual([200, 'group-dental']);
  const now = await offer();
  expect(now.productGroupId).toBe('group-dental');
  expect(now.products.find(({ productId }) => productId === 'FIXED_24')).toMatchObject({
    minAmount: 500,
    maxAmount: 9_000,
    group: { minAmount: 250, maxAmount: 25_000 },
  });
  for (const [products, field] of [
    [[{ ...plan, mdf: 1 }], 'products[0].mdf'],
    [[{ ...plan, minAmount: 200 }], 'products[0].minAmount'],
    [[{ ...plan, maxAmount: 26_000 }], 'products[0].maxAmount'],
    [[{ ...plan, maxAmount: 400 }], 'products[0].maxAmount'],
    [[plan, plan], 'products[1].product'],
    [[{ ...plan, product: 'PROMO_24' }], 'products[0].product'],
  ] as const) {
    const refused = await give({ productGroupId: 'group-dental', products });
    const fields = (refused.body as { fields?: { field: string }[] }).fields?.map((fault) => fault.field);
    expect([refused.status, fields]).toEqual([422, [`productGroup.${field}`]]);
  }
});
