import { changePracticeProduct } from '@contract/practice-settings/calls';
import { type ProductGroupContent, productGroupCalls } from '@contract/versioned-tables/product-group';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { replayDecisions } from '../application/index';
import { contentOfGroup, loadRiskProfile } from './index';

const PROFILE = DEMO_CONFIGURATION.riskProfile.id;
const GROUP = DEMO_PRODUCT_GROUPS.standard.id;
const PRACTICE = 'prac-bright-smile';
const content = contentOfGroup(DEMO_PRODUCT_GROUPS.standard);

let world: TestApp;
let token: string;
async function start(options?: { isDemoWorld: boolean }) {
  world = await startTestApp(options);
  token = await world.staffSession('admin@demo.test');
}
afterEach(() => world.discard());

type Product = ProductGroupContent['products'][number];
const withProduct = (product: string, change: Partial<Product>) => ({
  ...content,
  products: content.products.map((one) => (one.product === product ? { ...one, ...change } : one)),
});
const put = (version: number, wanted: object) =>
  world.call(
    productGroupCalls.put,
    { body: { ...wanted, productGroupId: GROUP, name: 'Standard', version, note: 'Other amounts' } } as never,
    { token },
  );
const faultsOf = (answer: { body: object }) =>
  (answer.body as { fields?: { field: string; message: string }[] }).fields?.map(({ field }) => field);
/** What a practice sets for itself of a product. */
const narrow = (productId: string, data: object) =>
  world.call(
    changePracticeProduct,
    { body: { practiceId: PRACTICE, productGroupId: GROUP, productId, data } } as never,
    { token },
  );

describe('a version of a product group', () => {
  beforeEach(() => start());

  test('takes force in every profile that rates it, for practices with it and with terms of their own', async () => {
    const own = { enabled: true, minAmount: 300, maxAmount: 9_000 };
    expect((await narrow('FIXED_24', own)).status).toBe(200);
    const answer = await put(1, withProduct('FIXED_24', { maxAmount: 9_500 }));
    expect([answer.status, answer.body.usedBy]).toEqual([200, ['Membership standard', 'Standard', 'Thin files']]);
    const { read } = world.deps.database;
    const [row] = await read.query(
      read.builder.selectFrom('practice').select('product_group_id').where('id', '=', PRACTICE),
    );
    for (const [group, most] of [
      [GROUP, 950_000],
      [row?.product_group_id ?? '', 900_000],
      [DEMO_PRODUCT_GROUPS.dental.id, 2_500_000],
    ] as const) {
      const { compiled, tables, version } = await loadRiskProfile(read, PROFILE, group);
      const plan = compiled.configuration.productGroup.products.find(({ product }) => product === 'FIXED_24');
      expect([version, plan?.maxAmountCents]).toEqual([4, most]);
      // Of the groups that the profile rates, a decision names its own.
      expect(tables.filter(({ table }) => table === 'product-groups').map(({ id, version: of }) => [id, of])).toEqual([
        group === DEMO_PRODUCT_GROUPS.dental.id ? [group, 1] : [GROUP, 2],
      ]);
    }
  });

  test.each([
    ['a larger least amount', { minAmount: 301 }, 'products[2].minAmount'],
    ['a smaller largest amount', { maxAmount: 8_999.99 }, 'products[2].maxAmount'],
    ['a product that is switched off', { enabled: false }, 'products[2].enabled'],
  ])('is refused at its cell where a practice’s own terms no longer fit: %s', async (_what, change, field) => {
    await narrow('FIXED_24', { enabled: true, minAmount: 300, maxAmount: 9_000 });
    const answer = await put(1, withProduct('FIXED_24', change));
    expect([answer.status, faultsOf(answer)]).toEqual([422, [field]]);
    expect(JSON.stringify(answer.body)).toContain('Bright Smile Dental');
    expect((await put(1, withProduct('FIXED_24', { minAmount: 300, maxAmount: 9_000 }))).status).toBe(200);
  });

  test('may change what a practice does not offer, but leaves it something', async () => {
    for (const { product, minAmount, maxAmount } of content.products) {
      if (product !== 'FIXED_24') await narrow(product, { enabled: false, minAmount, maxAmount });
    }
    expect((await put(1, withProduct('FIXED_12', { enabled: false }))).status).toBe(200);
    const two = withProduct('FIXED_24', { enabled: false });
    expect(faultsOf(await put(2, two))).toEqual(['products[2].enabled']);
  });

  test('is listed by whether it is offered in onboarding', async () => {
    const ids = async (query: object) => {
      const { body } = await world.call(productGroupCalls.list, { query } as never, { token });
      return body.productGroups.map(({ _id }) => _id);
    };
    expect(await ids({ boardingPreset: 'true' })).toEqual(['group-dental', 'group-standard']);
    expect(await ids({ boardingPreset: 'false' })).toEqual([
      'group-genesis-second-look',
      'group-high-value',
      'group-med-spa-high-risk',
    ]);
    expect(await ids({})).toHaveLength(5);
  });
});

test('decisions come out the same after a group has changed', async () => {
  await start({ isDemoWorld: true });
  expect((await put(1, withProduct('FIXED_24', { mdf: 3.5, minAmount: 400 }))).status).toBe(200);
  const { decisions, faults } = await replayDecisions(world.deps);
  expect(decisions).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});
