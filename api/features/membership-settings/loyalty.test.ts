import type { CallInput } from '@contract/endpoint';
import {
  addLoyaltyProgram,
  changeLoyaltyPrograms,
  listLoyaltyPrograms,
} from '@contract/membership-settings/loyalty-calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-harbor-medspa';

let world: TestApp;
let token: string;
beforeEach(async () => {
  world = await startTestApp();
  token = await world.staffSession('enterprise@demo.test');
});
afterEach(() => world.discard());

const GOLD = {
  name: 'Gold',
  tier: 1,
  perks: [
    { name: '10% off skin care', enabled: true },
    { name: 'A guest', enabled: false },
  ],
  creditContributions: 15.5,
  totalAmount: 3000,
  isLoyaltyPlan: false,
  isDeleted: false,
  isActive: true,
  pointsPerDollar: 1.255,
  points: [
    { event: 'BIRTHDAY', enabled: true, points: '50.255' },
    { event: 'ANNIVERSARY', enabled: false, points: '100' },
    { event: 'LOYALTY_SIGN_UP', enabled: true, points: 250 },
    { event: 'MULTIPLE_TREATMENTS', enabled: true, points: ' 75.004 ' },
  ],
};

type Change = CallInput<typeof changeLoyaltyPrograms>['body'][number];
const add = (body: object = {}) =>
  world.call(addLoyaltyProgram, { body: { practicemanagement: PRACTICE, ...body } }, { token });
const change = (body: Change[]) => world.call(changeLoyaltyPrograms, { body }, { token });
const shown = async (query: { isDeleted?: 'true' | 'false' } = {}) =>
  (await world.call(listLoyaltyPrograms, { params: { practiceId: PRACTICE }, query }, { token })).body.data;
/** The first two tiers, of which the second is active from 3,000.00. */
async function twoTiers(): Promise<void> {
  for (const body of [{}, GOLD]) expect((await add(body)).status).toBe(200);
}
async function threeTiers(): Promise<void> {
  await twoTiers();
  expect((await add({ name: 'Platinum', tier: 2, totalAmount: 7500 })).status).toBe(200);
}
const tierAt = async (tier: number) => {
  const found = (await shown()).loyaltyProgram.find((one) => one.tier === tier);
  if (!found) throw new Error(`No tier ${tier}`);
  return found;
};

test('a new program has its defaults; the answer has it at data.data.loyaltyProgram', async () => {
  const { body } = await add();
  expect(body.data.data.loyaltyProgram).toEqual({
    _id: body.data.data.loyaltyProgram._id,
    name: '',
    tier: 0,
    perks: [],
    creditContributions: 0,
    totalAmount: 0,
    isLoyaltyPlan: true,
    isDeleted: false,
    isActive: false,
    practicemanagement: PRACTICE,
    pointsPerDollar: 0,
    points: [
      { event: 'BIRTHDAY', enabled: true, points: 0 },
      { event: 'ANNIVERSARY', enabled: true, points: 0 },
      { event: 'LOYALTY_SIGN_UP', enabled: true, points: 0 },
      { event: 'MULTIPLE_TREATMENTS', enabled: true, points: 0 },
    ],
    version: 1,
  });
});

test('every field of a program is written and read back; points are rounded half up to two decimals', async () => {
  await add();
  const { loyaltyProgram } = (await add(GOLD)).body.data.data;
  const kept = [50.26, 100, 250, 75].map((value, index) => ({ ...GOLD.points[index], points: value }));
  expect(loyaltyProgram).toMatchObject({ ...GOLD, pointsPerDollar: 1.26, points: kept });
  expect(await tierAt(1)).toEqual(loyaltyProgram);
});

test.each([
  ['pointsPerDollar', { pointsPerDollar: 'ten' }],
  ['pointsPerDollar', { pointsPerDollar: -1 }],
  ['points[0].points', { points: [{ event: 'BIRTHDAY', enabled: true, points: '1,5' }] }],
  ['points[0].points', { points: [{ event: 'BIRTHDAY', enabled: true, points: true }] }],
  ['points[0].enabled', { points: [{ event: 'BIRTHDAY', enabled: 'yes', points: '1' }] }],
  ['points[0].event', { points: [{ event: 'EASTER', enabled: true, points: '1' }] }],
  ['points', { points: ['1', '2'].map((points) => ({ event: 'BIRTHDAY', enabled: true, points })) }],
  ['perks[0].name', { perks: [{ name: 7, enabled: true }] }],
  ['perks[0].enabled', { perks: [{ name: 'Parking', enabled: 'yes' }] }],
  ['perks', { perks: ['Parking', 'parking'].map((name) => ({ name, enabled: true })) }],
  ['creditContributions', { creditContributions: -5 }],
  ['totalAmount', { totalAmount: 1.005 }],
  ['totalAmount', { totalAmount: 2999, isActive: true, name: 'Low' }],
  ['name', { name: ' ', isActive: true, totalAmount: 9000 }],
  ['tier', { tier: 3 }],
  ['tier', { tier: 1 }],
])('an impossible %s is refused at its field, and nothing is added: %j', async (field, body) => {
  await twoTiers();
  const before = await shown();
  const answer = await add({ tier: 2, ...body });
  expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_FIELDS']);
  expect(answer.body.fields?.map((fault) => fault.field)).toContain(field);
  expect(await shown()).toEqual(before);
});

test('fifty who add the third tier at once add it once, and there is no fourth', async () => {
  await twoTiers();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => add({ name: 'Platinum', tier: 2, totalAmount: 7500 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await shown()).loyaltyProgram.map(({ tier }) => tier)).toEqual([0, 1, 2]);
  expect((await add({ tier: 0 })).body.fields).toEqual([
    { field: 'tier', message: 'The practice already has this tier.' },
  ]);
});

test('several programs are changed together; what is not said stays, and each change is on record', async () => {
  await threeTiers();
  const [silver, gold] = [await tierAt(0), await tierAt(1)];
  const { body } = await change([
    { _id: silver._id, name: 'Silver', isActive: true, version: silver.version },
    { _id: gold._id, creditContributions: 20, points: [{ event: 'ANNIVERSARY', enabled: true, points: '5' }] },
  ]);
  expect(body.data.loyaltyProgram).toMatchObject([
    { name: 'Silver', isActive: true, version: silver.version + 1 },
    { name: 'Gold', creditContributions: 20, totalAmount: 3000, pointsPerDollar: 1.26, version: gold.version + 1 },
    { name: 'Platinum' },
  ]);
  expect((await tierAt(1)).points).toEqual(
    gold.points.map((one) => (one.event === 'ANNIVERSARY' ? { ...one, enabled: true, points: 5 } : one)),
  );
  const { read } = world.deps.database;
  const query = read.builder.selectFrom('audit').select(['action', 'detail']).where('object_id', '=', gold._id);
  const trail = await read.query(query.orderBy('seq'));
  expect(trail.map(({ action }) => action)).toEqual(['loyalty_program.added', 'loyalty_program.changed']);
  expect(JSON.parse(trail[1]?.detail ?? '{}')).toMatchObject({
    creditContributions: 20,
    creditContributionsBefore: 15.5,
  });
});

test('of programs that are changed together all are changed or none, and the fault names its row', async () => {
  await threeTiers();
  await change([{ _id: (await tierAt(0))._id, name: 'Silver', isActive: true }]);
  const [silver, gold] = [await tierAt(0), await tierAt(1)];
  const stale = await change([
    { _id: silver._id, name: 'Pearl', version: silver.version },
    { _id: gold._id, name: 'Ruby', version: gold.version - 1 },
  ]);
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const low = await change([
    { _id: silver._id, name: 'Pearl' },
    { _id: gold._id, isActive: true, totalAmount: 10 },
    { _id: silver._id, name: 'Opal' },
  ]);
  expect(low.body.fields?.[0]?.field).toBe('[2]._id');
  const below = await change([
    { _id: gold._id, name: 'Ruby' },
    { _id: silver._id, totalAmount: 3001 },
  ]);
  expect(below.body.fields).toEqual([
    { field: '[0].totalAmount', message: "A tier's minimum can't be lower than the previous tier's." },
  ]);
  expect((await change([{ _id: gold._id, tier: 2 }])).body.fields?.[0]?.field).toBe('[0].tier');
  expect([await tierAt(0), await tierAt(1)]).toEqual([silver, gold]);
});

test('a deleted program is left out unless it is asked for, and can come back', async () => {
  await threeTiers();
  const platinum = await tierAt(2);
  await change([{ _id: platinum._id, isDeleted: true }]);
  expect((await shown()).loyaltyProgram.map(({ tier }) => tier)).toEqual([0, 1]);
  expect((await shown({ isDeleted: 'false' })).loyaltyProgram).toHaveLength(2);
  expect((await shown({ isDeleted: 'true' })).loyaltyProgram.map(({ tier }) => tier)).toEqual([2]);
  await change([{ _id: platinum._id, isDeleted: false }]);
  expect((await shown()).loyaltyProgram).toHaveLength(3);
});

test('fifty who change one version at once change it once', async () => {
  await twoTiers();
  const { _id, version } = await tierAt(0);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => change([{ _id, creditContributions: 100 + at, version }])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await tierAt(0)).version).toBe(version + 1);
  // The same again changes nothing.
  const { creditContributions } = await tierAt(0);
  expect((await change([{ _id, creditContributions }])).status).toBe(200);
  expect((await tierAt(0)).version).toBe(version + 1);
});

test('programs of two practices are not changed together', async () => {
  await twoTiers();
  const admin = await world.staffSession('admin@demo.test');
  const other = { practicemanagement: 'prac-bright-smile', name: 'Silver' };
  const { loyaltyProgram } = (await world.call(addLoyaltyProgram, { body: other }, { token: admin })).body.data.data;
  const body = [{ _id: (await tierAt(0))._id }, { _id: loyaltyProgram._id, name: 'Theirs' }];
  expect((await world.call(changeLoyaltyPrograms, { body }, { token: admin })).body.fields).toEqual([
    { field: '[1].practicemanagement', message: 'All programs in a change must belong to the same practice.' },
  ]);
  expect((await change(body)).body.code).toBe('NOT_FOUND');
});
