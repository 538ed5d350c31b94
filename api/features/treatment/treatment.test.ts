import {
  addPracticeTreatment,
  addTreatment,
  changeTreatment,
  changeTreatmentById,
  listPracticeTreatments,
  listTreatments,
  removeTreatment,
} from '@contract/treatment/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-bright-smile';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const content = { total_price: 1250.5, procedure: 'Clear aligners', allerganTreatment: false };
const add = (body: object, id = PRACTICE) =>
  world.call(addPracticeTreatment, { params: { id }, body: { ...content, ...body } }, { token });
const shown = async (as = token) =>
  (await world.call(listPracticeTreatments, { params: { id: PRACTICE } }, { token: as })).body;

async function trailOf(id: string) {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('audit').select(['action', 'shard', 'detail']).where('object_id', '=', id).orderBy('seq'),
  );
  return rows.map(({ action, shard, detail }) => [action, shard, JSON.parse(detail)]);
}

test('a treatment is added, changed and removed under either path, and each is on record', async () => {
  const body = { ...content, practicemanagement: PRACTICE };
  const { treatment } = (await world.call(addTreatment, { body }, { token })).body;
  expect(treatment).toEqual({ _id: treatment._id, ...body, version: 1 });
  const { _id } = treatment;
  const dearer = { total_price: 1300, procedure: 'Clear aligners', allerganTreatment: true };
  const changed = await world.call(changeTreatment, { body: { _id, ...dearer } }, { token });
  expect(changed.body.treatment).toEqual({ _id, ...dearer, practicemanagement: PRACTICE, version: 2 });
  const again = await world.call(changeTreatmentById, { params: { id: _id }, body: dearer }, { token });
  expect(again.body).toEqual(changed.body);
  expect(await shown()).toEqual([changed.body.treatment]);
  expect((await world.call(listTreatments, {}, { token })).body).toEqual([changed.body.treatment]);
  const remove = () => world.call(removeTreatment, { params: { id: _id } }, { token });
  expect((await remove()).body).toEqual({ _id });
  expect([(await remove()).status, await shown()]).toEqual([404, []]);
  expect(await trailOf(_id)).toEqual([
    ['treatment.added', PRACTICE, { after: 'Clear aligners, $1250.5' }],
    ['treatment.changed', PRACTICE, { before: 'Clear aligners, $1250.5', after: 'Clear aligners, $1300, Allergan' }],
    ['treatment.removed', PRACTICE, { before: 'Clear aligners' }],
  ]);
});

test('of two who change one treatment the second is told, and nothing of the first is lost; without a version the last one is right', async () => {
  const { _id, version } = (await add({ procedure: 'Veneers' })).body.treatment;
  const set = (body: { total_price: number; version?: number }) =>
    world.call(
      changeTreatmentById,
      { params: { id: _id }, body: { ...content, procedure: 'Veneers', ...body } },
      { token },
    );
  expect((await set({ total_price: 900, version })).body.treatment).toMatchObject({ total_price: 900, version: 2 });
  const late = await set({ total_price: 800, version });
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  const body = { _id, ...content, procedure: 'Veneers', version };
  expect((await world.call(changeTreatment, { body }, { token })).body.code).toBe('STALE');
  expect((await shown()).find((one) => one._id === _id)?.total_price).toBe(900);
  expect((await set({ total_price: 700 })).body.treatment).toMatchObject({ total_price: 700, version: 3 });
  const both = await Promise.all([600, 500].map((total_price) => set({ total_price, version: 3 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await world.call(removeTreatment, { params: { id: _id } }, { token });
});

test('a practice has none twice, whatever its capitals, also when fifty add it at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => add({ procedure: place % 2 ? 'Night guard' : 'NIGHT  guard' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((one) => one.status !== 200))
    expect([status, body.fields]).toEqual([
      422,
      [{ field: 'procedure', message: 'The practice already has this treatment.' }],
    ]);
  const other = (await add({ procedure: 'Whitening' })).body.treatment;
  const taken = await world.call(
    changeTreatmentById,
    { params: { id: other._id }, body: { ...content, procedure: 'night guard' } },
    { token },
  );
  expect(taken.status).toBe(422);
  expect((await add({ procedure: 'Night guard' }, 'prac-clearview-eye')).status).toBe(200);
});

test('staff of a practice read their own', async () => {
  const own = await world.staffSession('manager@bright-smile.test');
  expect(await shown(own)).toEqual(await shown());
  const inScope = (await world.call(listTreatments, {}, { token: own })).body;
  expect(new Set(inScope.map(({ practicemanagement }) => practicemanagement))).toEqual(new Set([PRACTICE]));
});

test.each([
  ['procedure', { procedure: ' ' }],
  ['procedure', { procedure: 'x'.repeat(81) }],
  ['total_price', { total_price: -1 }],
  ['total_price', { total_price: 0.001 }],
])('refuses the %s of %j', async (field, body) => {
  const { status, body: answer } = await add(body);
  expect([status, answer.fields?.map((one) => one.field)]).toEqual([422, [field]]);
});

test('the fields of the specification are accepted by every call, and a practice or id that contradicts the address is refused', async () => {
  const whole = { ...content, procedure: 'Bonding', practicemanagement: PRACTICE };
  const added = await add(whole);
  expect(added.status).toBe(200);
  const { _id } = added.body.treatment;
  const named = await world.call(changeTreatment, { body: { _id, ...whole, total_price: 90 } }, { token });
  expect([named.status, named.body.treatment?.total_price]).toEqual([200, 90]);
  const byPath = (body: object) =>
    world.call(changeTreatmentById, { params: { id: _id }, body: { ...whole, ...body } }, { token });
  expect((await byPath({ _id, total_price: 95 })).body.treatment?.total_price).toBe(95);

  const other = (await add({ procedure: 'Inlays' })).body.treatment;
  const elsewhere = { practicemanagement: 'prac-clearview-eye' };
  const refused = [
    await add({ ...whole, procedure: 'Crowns', ...elsewhere }),
    await byPath({ ...elsewhere, total_price: 1 }),
    await world.call(changeTreatment, { body: { _id, ...whole, ...elsewhere, total_price: 1 } }, { token }),
    await byPath({ _id: other._id, total_price: 1 }),
  ];
  expect(refused.map(({ status, body }) => [status, body.fields?.map(({ field }) => field)])).toEqual([
    [422, ['practicemanagement']],
    [422, ['practicemanagement']],
    [422, ['practicemanagement']],
    [422, ['_id']],
  ]);
  expect((await shown()).find((one) => one._id === _id)).toMatchObject({ ...whole, total_price: 95 });
});
