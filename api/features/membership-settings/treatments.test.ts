import {
  addMembershipTreatment,
  changeMembershipTreatment,
  listMembershipTreatments,
  listPriviProducts,
  removeMembershipTreatment,
} from '@contract/membership-settings/treatment-calls';
import { MANUFACTURER_PRODUCTS, PACKAGE_SUGGESTIONS } from '@domain/membership/manufacturer-products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-harbor-medspa';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('enterprise@demo.test');
});
afterAll(() => world.discard());

const content = { name: 'Botox', unitType: 'unit', pricePerUnit: 13, amountOfUnits: 40, interval: 3 } as const;
const add = (body: object = {}, as = token) =>
  world.call(addMembershipTreatment, { body: { ...content, practicemanagement: PRACTICE, ...body } }, { token: as });
const change = (treatmentId: string, body: object) =>
  world.call(changeMembershipTreatment, { params: { treatmentId }, body: { ...content, ...body } }, { token });
const remove = (treatmentId: string) => world.call(removeMembershipTreatment, { params: { treatmentId } }, { token });
const shown = async (all?: 'true', as = token) =>
  (
    await world.call(
      listMembershipTreatments,
      { params: { practiceId: PRACTICE }, query: all ? { all } : {} },
      { token: as },
    )
  ).body.data;
const trailOf = async (id: string) => {
  const { read } = world.deps.database;
  const query = read.builder.selectFrom('audit').select(['action', 'shard', 'detail']);
  const rows = await read.query(query.where('object_id', '=', id).orderBy('seq'));
  return rows.map(({ action, shard, detail }) => [action, shard, JSON.parse(detail) as object] as const);
};

test('a treatment is added, changed in full and removed; each is on record, and removed ones are still told', async () => {
  const { treatment } = (await add({ discountPercent: 10, area: 'Forehead', priviproduct: 'botox' })).body;
  expect(treatment).toEqual({
    _id: treatment._id,
    ...content,
    area: 'Forehead',
    priceType: 'PER_UNIT',
    discountAmount: null,
    discountPercent: 10,
    priviproduct: 'botox',
    practicemanagement: PRACTICE,
    preDiscountAmount: 520,
    totalAmount: 468,
    isRemoved: false,
    usedIn: { templates: [], plans: 0, visits: 0 },
    version: 1,
  });
  const { _id } = treatment;
  const next = { pricePerUnit: 14, amountOfUnits: 20, discountAmount: 1, interval: null, version: 1 };
  const changed = (await change(_id, next)).body.treatment;
  expect(changed).toMatchObject({ area: null, priviproduct: null, discountAmount: 1, discountPercent: null });
  expect(changed).toMatchObject({ preDiscountAmount: 280, totalAmount: 260, interval: null, version: 2 });
  expect((await shown()).treatments).toEqual([changed]);
  expect((await remove(_id)).body).toEqual({ _id, practicemanagement: PRACTICE });
  expect((await shown()).treatments).toEqual([]);
  expect((await shown('true')).treatments).toMatchObject([{ _id, isRemoved: true }]);
  expect((await remove(_id)).body.code).toBe('NOT_FOUND');
  expect((await change(_id, {})).body.code).toBe('NOT_FOUND');
  const trail = await trailOf(_id);
  expect(trail.map(([action, shard]) => [action, shard])).toEqual(
    ['added', 'changed', 'removed'].map((act) => [`membership_treatment.${act}`, PRACTICE]),
  );
  expect(trail[1]?.[2]).toMatchObject({ units: 20, unitsBefore: 40, price: '$14 a unit', priceBefore: '$13 a unit' });
});

test.each([
  ['interval', { interval: 13 }],
  ['interval', { interval: 0 }],
  ['interval', { interval: 'weekly' }],
  ['interval', { interval: 1.5 }],
  ['amountOfUnits', { amountOfUnits: -1 }],
  ['amountOfUnits', { amountOfUnits: 0 }],
  ['amountOfUnits', { amountOfUnits: 1.5 }],
  ['pricePerUnit', { pricePerUnit: -13 }],
  ['pricePerUnit', { pricePerUnit: 0 }],
  ['pricePerUnit', { pricePerUnit: 13.005 }],
  ['discountAmount', { discountAmount: 13.01 }],
  ['discountAmount', { discountAmount: 1, discountPercent: 1 }],
  ['discountPercent', { discountPercent: 100.01 }],
  ['discountPercent', { discountPercent: 12.345 }],
  ['unitType', { unitType: 'gallon' }],
  ['priviproduct', { priviproduct: 'no-such-product' }],
  ['name', { name: ' ' }],
])('an impossible %s is refused at its field, and nothing is added: %j', async (field, body) => {
  const before = await shown('true');
  const { status, body: answer } = await add({ name: 'Filler', ...body });
  expect([status, answer.code]).toEqual([422, 'INVALID_FIELDS']);
  expect(answer.fields?.map((fault) => fault.field)).toContain(field);
  expect(await shown('true')).toEqual(before);
});

test('an interval is none or each of 1 to 12 months', async () => {
  for (const interval of [null, ...Array.from({ length: 12 }, (_, index) => index + 1)]) {
    const { treatment } = (await add({ name: 'Facial', interval })).body;
    expect(treatment.interval).toBe(interval);
    await remove(treatment._id);
  }
});

test('a practice has no treatment twice, whatever the case; a removed one makes way', async () => {
  const { treatment } = (await add({ name: 'IPL' })).body;
  expect((await add({ name: 'ipl' })).body).toMatchObject({
    code: 'INVALID_FIELDS',
    fields: [{ field: 'name', message: 'The practice already has another treatment with this name.' }],
  });
  expect((await change(treatment._id, { name: 'IPL' })).status).toBe(200);
  await remove(treatment._id);
  const again = (await add({ name: 'ipl' })).body.treatment;
  expect(again._id).not.toBe(treatment._id);
  await remove(again._id);
});

test('somebody who saw an older version is told the one there is, and overwrites nothing', async () => {
  const { treatment } = (await add({ name: 'Peel' })).body;
  await change(treatment._id, { name: 'Peel', pricePerUnit: 15, version: 1 });
  const late = await change(treatment._id, { name: 'Peel', pricePerUnit: 16, version: 1 });
  expect([late.status, late.body.code, (late.body as { version?: number }).version]).toEqual([409, 'STALE', 2]);
  expect((await shown()).treatments.find(({ _id }) => _id === treatment._id)?.pricePerUnit).toBe(15);
  // The same again changes nothing, and leaves no row.
  expect((await change(treatment._id, { name: 'Peel', pricePerUnit: 15 })).body.treatment.version).toBe(2);
  expect(await trailOf(treatment._id)).toHaveLength(2);
  expect((await change(treatment._id, { practicemanagement: 'prac-bright-smile' })).body.code).toBe('NOT_FOUND');
  await remove(treatment._id);
});

test('a treatment may be sent in full, as it was read', async () => {
  const { treatment } = (await add({ name: 'Mask' })).body;
  const params = { treatmentId: treatment._id };
  const body = { ...treatment, pricePerUnit: 15 };
  const sent = await world.call(changeMembershipTreatment, { params, body }, { token });
  expect(sent.body.treatment).toEqual({ ...body, preDiscountAmount: 600, totalAmount: 600, version: 2 });
  await remove(treatment._id);
});

test('fifty who add the same treatment at once add one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add({ name: 'Laser' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const found = (await shown()).treatments.filter(({ name }) => name === 'Laser');
  expect(found).toHaveLength(1);
  await remove(found[0]?._id ?? '');
});

test('fifty who change one version of it at once change it once', async () => {
  const { treatment } = (await add({ name: 'Wax' })).body;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => change(treatment._id, { name: 'Wax', pricePerUnit: 20 + at, version: 1 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await trailOf(treatment._id)).toHaveLength(2);
  await remove(treatment._id);
});

describe('package suggestions', () => {
  test('have a core product and two groups, at the prices of the practice’s own treatments', async () => {
    const { treatment } = (
      await add({ name: 'Dysport', pricePerUnit: 4.5, amountOfUnits: 60, discountPercent: 10, priviproduct: 'dysport' })
    ).body;
    const [first, ...rest] = (await shown()).galdermaHits;
    expect(first).toMatchObject({
      _id: 'package-smooth-and-lift',
      name: 'Smooth and lift',
      interval: 6,
      coreProduct: {
        priviproduct: 'dysport',
        name: 'Dysport',
        numberOfUnits: 120,
        pricePerUnit: 4.5,
        priceType: 'PER_UNIT',
        unitType: 'unit',
        interval: 3,
        amountOfUnits: 60,
        discountAmount: null,
        discountPercent: 10,
        logoURL: null,
      },
      product1: { conjunction: 'OR' },
      product2: { conjunction: 'AND' },
    });
    expect(first?.product2.products[0]).toMatchObject({
      priviproduct: 'sculptra',
      numberOfUnits: 1,
      pricePerUnit: null,
    });
    expect(rest).toHaveLength(PACKAGE_SUGGESTIONS.length - 1);
    // What the screens mark on a suggestion is theirs alone.
    const keys = Object.keys(first ?? {});
    expect(keys.filter((key) => ['selected', 'show', 'saved'].includes(key))).toEqual([]);
    await remove(treatment._id);
    expect((await shown()).galdermaHits[0]?.coreProduct.pricePerUnit).toBeNull();
  });

  test('name products that everybody can list', async () => {
    const { priviProducts } = (await world.call(listPriviProducts, {}, { token })).body;
    expect(priviProducts.map(({ _id }) => _id)).toEqual(MANUFACTURER_PRODUCTS.map(({ key }) => key));
  });
});

test('whoever works there reads them, its administrators and the membership brand’s change them', async () => {
  const practicemanagement = 'prac-bright-smile';
  const read = async (email: string) =>
    (
      await world.call(
        listMembershipTreatments,
        { params: { practiceId: practicemanagement } },
        { token: await world.staffSession(email) },
      )
    ).status;
  const write = async (email: string) => {
    const as = await world.staffSession(email);
    const { status, body } = await add({ name: 'Whitening', practicemanagement }, as);
    if (status === 200)
      await world.call(removeMembershipTreatment, { params: { treatmentId: body.treatment._id } }, { token: as });
    return status;
  };
  for (const email of ['staff@bright-smile.test', 'doctor@bright-smile.test']) {
    expect([email, await read(email), await write(email)]).toEqual([email, 200, 403]);
  }
  for (const email of ['manager@bright-smile.test', 'admin@demo.test', 'privi-admin@demo.test']) {
    expect([email, await read(email), await write(email)]).toEqual([email, 200, 200]);
  }
  expect([await read('enterprise@demo.test'), await write('enterprise@demo.test')]).toEqual([404, 404]);
});

test('a practice without memberships has no such settings', async () => {
  const as = await world.staffSession('admin@demo.test');
  const params = { practiceId: 'prac-clearview-eye' };
  expect((await world.call(listMembershipTreatments, { params }, { token: as })).body.code).toBe('NOT_FOUND');
  expect((await add({ practicemanagement: params.practiceId }, as)).body.code).toBe('NOT_FOUND');
});
