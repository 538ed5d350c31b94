import {
  addPlanTemplate,
  changePlanTemplate,
  listPlanTemplates,
  removePlanTemplate,
} from '@contract/membership-settings/plan-calls';
import {
  addMembershipTreatment,
  changeMembershipTreatment,
  listMembershipTreatments,
  removeMembershipTreatment,
} from '@contract/membership-settings/treatment-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-harbor-medspa';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('enterprise@demo.test');
});
afterAll(() => world.discard());

let made = 0;
async function treatment(name: string, pricePerUnit: number, rest: object = {}): Promise<string> {
  made += 1;
  const body = {
    name: `${name} ${made}`,
    unitType: 'unit' as const,
    pricePerUnit,
    practicemanagement: PRACTICE,
    ...rest,
  };
  return (await world.call(addMembershipTreatment, { body }, { token })).body.treatment._id;
}

let botox: string;
let facial: string;
let filler: string;
beforeEach(async () => {
  botox = await treatment('Botox', 13);
  facial = await treatment('HydraFacial', 199, { unitType: 'session' });
  filler = await treatment('Filler', 750, { unitType: 'syringe' });
});

/** The three treatments of the worked example: 6,601.80 a year, 550.15 a month. */
const signature = () => [
  { _id: botox, units: 40, interval: 3, discountPercent: 10 },
  { _id: facial, units: 1, interval: 1, discountPercent: 15 },
  { _id: filler, units: 2, interval: 6, discountPercent: 10 },
];
const add = (body: object = {}) => {
  made += 1;
  const plan = { name: `Signature ${made}`, treatments: signature(), practiceId: PRACTICE, ...body };
  return world.call(addPlanTemplate, { body: plan }, { token });
};
const change = (planId: string, body: object) => {
  const plan = { name: `Changed ${made}`, treatments: signature(), ...body };
  return world.call(changePlanTemplate, { params: { planId }, body: plan }, { token });
};
const shown = async (id: string) => {
  const { plans } = (await world.call(listPlanTemplates, { params: { practiceId: PRACTICE } }, { token })).body;
  return plans.find(({ _id }) => _id === id);
};
const trailOf = async (id: string) => {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('audit').select('action').where('object_id', '=', id).orderBy('seq'),
  );
  return rows.map(({ action }) => action);
};

test('a plan has its rows and its year in money: 6,601.80 a year, 550.15 a month', async () => {
  const { plan } = (await add({ description: 'Everything.', providerDiscount: 0 })).body;
  expect(plan.totals).toEqual({
    listPrice: 7468,
    totalTreatmentsCost: 6601.8,
    upfrontCost: 0,
    monthlyPayment: 550.15,
  });
  expect(plan.treatments.map(({ times, totalAmount, annualAmount }) => [times, totalAmount, annualAmount])).toEqual([
    [4, 468, 1872],
    [12, 169.15, 2029.8],
    [2, 1350, 2700],
  ]);
  expect(plan).toMatchObject({ description: 'Everything.', fault: null, practicemanagement: PRACTICE, version: 1 });
  expect(await shown(plan._id)).toEqual(plan);
});

test('upfront cost of its rows and the practice’s discount come off before the months', async () => {
  const [first, ...rest] = signature();
  const { plan } = (await add({ treatments: [{ ...first, upfrontCost: 500.9 }, ...rest], providerDiscount: 100.9 }))
    .body;
  expect(plan.totals).toMatchObject({ totalTreatmentsCost: 6500.9, upfrontCost: 500.9, monthlyPayment: 500 });
});

test('every field of a row is written and read back, and a change replaces all rows', async () => {
  const { plan } = (await add()).body;
  const rows = [
    { _id: filler, units: 3, interval: null, discountAmount: 50, discountPercent: null, upfrontCost: 12.5 },
    { _id: botox, units: 20, interval: 12, discountAmount: null, discountPercent: 2.25, upfrontCost: 0 },
  ];
  const changed = (await change(plan._id, { name: 'Two', treatments: rows, version: 1 })).body.plan;
  const fields = changed.treatments.map(({ _id, units, interval, discountAmount, discountPercent, upfrontCost }) => ({
    _id,
    units,
    interval,
    discountAmount,
    discountPercent,
    upfrontCost,
  }));
  expect(fields).toEqual(rows);
  expect(await shown(plan._id)).toEqual(changed);
  expect(await trailOf(plan._id)).toEqual(['plan_template.added', 'plan_template.changed']);
});

test.each<[string, (rows: ReturnType<typeof signature>) => object]>([
  ['treatments', () => ({ treatments: [] })],
  ['treatments[0].interval', ([row]) => ({ treatments: [{ ...row, interval: 13 }] })],
  ['treatments[0].units', ([row]) => ({ treatments: [{ ...row, units: -1 }] })],
  [
    'treatments[0].discountAmount',
    ([row]) => ({ treatments: [{ ...row, discountPercent: null, discountAmount: 13.01 }] }),
  ],
  ['treatments[0].discountAmount', ([row]) => ({ treatments: [{ ...row, discountAmount: 1 }] })],
  ['treatments[1]._id', ([row]) => ({ treatments: [row, row] })],
  ['treatments[0]._id', ([row]) => ({ treatments: [{ ...row, _id: 'treatment-of-nobody' }] })],
  ['treatments[0].upfrontCost', ([row]) => ({ treatments: [{ ...row, upfrontCost: 1872.01 }] })],
  ['providerDiscount', () => ({ providerDiscount: 6601.81 })],
  ['name', () => ({ name: '' })],
])('an impossible plan is refused at %s', async (field, of) => {
  const { status, body } = await add(of(signature()));
  expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
  expect(body.fields?.map((fault) => fault.field)).toContain(field);
});

test('a treatment of another practice is not the plan’s to have', async () => {
  const admin = await world.staffSession('admin@demo.test');
  const body = { name: 'Theirs', unitType: 'unit' as const, pricePerUnit: 1, practicemanagement: 'prac-bright-smile' };
  const foreign = (await world.call(addMembershipTreatment, { body }, { token: admin })).body.treatment._id;
  const { body: answer } = await add({ treatments: [{ _id: foreign, units: 1 }] });
  expect(answer.fields).toEqual([{ field: 'treatments[0]._id', message: "The practice doesn't have this treatment." }]);
});

test('two who change a plan at once: the second is told the version there is', async () => {
  const { plan } = (await add()).body;
  await change(plan._id, { name: 'First', version: 1 });
  const late = await change(plan._id, { name: 'Second', version: 1 });
  expect([late.status, late.body.code, (late.body as { version?: number }).version]).toEqual([409, 'STALE', 2]);
  expect((await shown(plan._id))?.name).toBe('First');
});

test('fifty who add a plan of one name at once add one, with its rows once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add({ name: 'Glow' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const id = answers.find(({ status }) => status === 200)?.body.plan._id ?? '';
  expect((await shown(id))?.treatments).toHaveLength(3);
});

test('a removed plan is gone from the list and cannot be changed', async () => {
  const { plan } = (await add()).body;
  const remove = () => world.call(removePlanTemplate, { params: { planId: plan._id } }, { token });
  expect((await remove()).body).toEqual({ _id: plan._id, practicemanagement: PRACTICE });
  expect(await shown(plan._id)).toBeUndefined();
  expect([(await remove()).body.code, (await change(plan._id, {})).body.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await trailOf(plan._id)).toEqual(['plan_template.added', 'plan_template.removed']);
});

describe('a treatment in a plan', () => {
  const uses = async (id: string) => {
    const input = { params: { practiceId: PRACTICE } };
    const { treatments } = (await world.call(listMembershipTreatments, input, { token })).body.data;
    return treatments.find(({ _id }) => _id === id)?.usedIn.templates;
  };

  test('says which plans depend on it, and no longer once they are removed', async () => {
    expect(await uses(facial)).toEqual([]);
    const { plan } = (await add({ name: 'Radiance' })).body;
    expect(await uses(facial)).toEqual(['Radiance']);
    await world.call(removePlanTemplate, { params: { planId: plan._id } }, { token });
    expect(await uses(facial)).toEqual([]);
  });

  test('that is removed stays in it, and the plan says that it needs another', async () => {
    const { plan } = (await add()).body;
    const { name } = plan.treatments[1] ?? {};
    await world.call(removeMembershipTreatment, { params: { treatmentId: facial } }, { token });
    expect(await shown(plan._id)).toMatchObject({
      fault: `No longer in your treatment list: ${name}.`,
      totals: null,
      treatments: [{ isRemoved: false }, { isRemoved: true, annualAmount: null }, { isRemoved: false }],
    });
  });

  test('has the price of the day; one that makes no plan of it is said', async () => {
    const { plan } = (await add({ treatments: [{ _id: botox, units: 40, interval: 3, discountAmount: 10 }] })).body;
    expect(plan.totals?.totalTreatmentsCost).toBe(480);
    const reprice = (pricePerUnit: number) =>
      world.call(
        changeMembershipTreatment,
        { params: { treatmentId: botox }, body: { name: `Botox ${made}b`, unitType: 'unit', pricePerUnit } },
        { token },
      );
    await reprice(14);
    expect((await shown(plan._id))?.totals?.totalTreatmentsCost).toBe(640);
    await reprice(9);
    expect(await shown(plan._id)).toMatchObject({
      totals: null,
      fault: "A discount is higher than the treatment's price.",
    });
  });
});
