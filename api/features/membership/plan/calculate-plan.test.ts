import { calculatePlan } from '@contract/membership/calculator-calls';
import { addMembershipTreatment } from '@contract/membership-settings/treatment-calls';
import {
  CANCELLATION_VECTORS,
  M1,
  MB6,
  MB7,
  MB9,
  MB10,
  MB14,
  MB16,
  MB19,
  MB22,
  SIGNATURE_ROWS,
} from '@domain/test-vectors/membership-vectors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '../../../db/tables/index';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower, aMembership } from '../../../test/builders';

const PRACTICE = 'prac-harbor-medspa';
/** The morning of MB19 in Miami. */
const ACTIVATED = '2027-01-31T15:00:00.000Z';
const PRODUCTS = { Botox: 'botox', HydraFacial: null, Filler: 'juvederm' } as const;

/** What was given of the plan of MB7 and MB9. */
const MB7_GIVEN = { Botox: 2, HydraFacial: 5, Filler: 1 };

let world: TestApp;
let staff: string;
let treatments: { name: string; _id: string }[];

beforeAll(async () => {
  world = await startTestApp();
  world.deps.clock.setTo(ACTIVATED);
  staff = await world.staffSession('enterprise@demo.test');
  treatments = [];
  for (const { name, units, pricePerUnit, discountPercent, interval } of SIGNATURE_ROWS) {
    const body = {
      name,
      unitType: 'unit',
      pricePerUnit: pricePerUnit / 100,
      amountOfUnits: units,
      interval,
      discountPercent: Number(discountPercent),
      priviproduct: PRODUCTS[name],
      practicemanagement: PRACTICE,
    } as const;
    const answer = await world.call(addMembershipTreatment, { body }, { token: staff });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    treatments.push({ name, _id: answer.body.treatment._id });
  }
});
afterAll(() => world.discard());
beforeEach(() => world.deps.clock.setTo(ACTIVATED));

const signature = () =>
  SIGNATURE_ROWS.map(({ name, units, interval }) => ({
    _id: treatments.find((one) => one.name === name)?._id ?? '',
    units,
    interval,
  }));
type Body = Parameters<typeof world.call<typeof calculatePlan>>[1]['body'];
const calculate = (body: Partial<Body> = {}, token = staff) =>
  world.call(calculatePlan, { body: { practiceId: PRACTICE, treatments: signature(), ...body } }, { token });
const cents = (dollars: number | undefined) => Math.round((dollars ?? Number.NaN) * 100);

const program: Tables['practice_program'] = {
  practice_id: PRACTICE,
  contract: 'UPFRONT',
  fee_type: 2,
  provider_fee_cents: MB16.paidByProvider,
  member_fee_cents: MB6.memberFee,
  merchant_fee: 29_900,
  saas_fee_cents: 39_900,
  annual_discount: 100_000,
  payment_period: 'MONTHLY',
  basis: 'MEMBER',
  installments_max: 12,
  enabled: 1,
  payment_method: 'BANK',
  version: 1,
};
const setProgram = (change: Partial<Tables['practice_program']> = {}) =>
  world.deps.database.transaction(async (tx) => {
    await tx.execute(tx.builder.deleteFrom('practice_program').where('practice_id', '=', PRACTICE));
    await tx.execute(tx.builder.insertInto('practice_program').values({ ...program, ...change }));
  });
beforeEach(() => setProgram());

describe('vectors', () => {
  test('M1 and MB19: the year, the month, the month with the fee, and its twelve days', async () => {
    const { status, body } = await calculate();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(
      body.treatments.map((row) => [row.name, cents(row.preDiscountAmount), cents(row.totalAmount), row.times]),
    ).toEqual(SIGNATURE_ROWS.map((row) => [row.name, row.preDiscount, row.total, row.times]));
    expect(body.treatments.map((row) => [cents(row.annualAmount), cents(row.monthlyPayment)])).toEqual(
      SIGNATURE_ROWS.map((row) => [row.annual, row.monthly]),
    );
    expect([cents(body.totalTreatmentsCost), cents(body.monthlyPayment)]).toEqual([M1.year, M1.monthly]);
    expect([cents(body.membershipPayment), cents(body.paymentDueToday)]).toEqual([
      M1.monthlyWithFee,
      M1.monthlyWithFee,
    ]);
    expect(body).toMatchObject({ startsOn: MB19.activated, paymentsRemaining: 11, change: null });
    expect(body.payments).toEqual(MB19.payments.map((on) => ({ on, amount: M1.monthlyWithFee / 100 })));
    expect(body.slots.map((months) => months.length)).toEqual(SIGNATURE_ROWS.map(({ times }) => times));
    // 4 × 520.00, 12 × 199.00 and 2 × 1,500.00 without a membership.
    expect([body.listPrice, body.treatmentDiscounts, body.grossCost]).toEqual([7468, 866.2, M1.year / 100]);
    expect(cents(body.lastPaymentWithFee)).toBe(cents(body.lastPayment) + M1.memberFee);
    expect(body.treatments.map(({ leftAmount, annualAmount }) => leftAmount - annualAmount)).toEqual([0, 0, 0]);
  });

  test.each(CANCELLATION_VECTORS.filter(({ id, upfront }) => id.startsWith('MB') && upfront === 0))(
    '$id: the year and the months with its discount',
    async ({ discounts, planTotal, monthly, last, id }) => {
      const asked = discounts.map(({ issuer, amount, product }) => ({
        issuer,
        amount: amount / 100,
        ...(product && { product: PRODUCTS[product] ?? '' }),
      }));
      const { status, body } = await calculate({ discounts: asked });
      expect(status, JSON.stringify(body)).toBe(200);
      expect([cents(body.totalTreatmentsCost), cents(body.monthlyPayment), cents(body.lastPayment)]).toEqual([
        planTotal,
        monthly,
        last,
      ]);
      const given = id === 'MB1' ? body.memberDiscounts : body.manufacturerDiscounts;
      expect([cents(given.totalDiscounts), given.discounts.length]).toEqual([discounts[0]?.amount, 1]);
    },
  );

  test('MB6: the upfront cost is due today with the first month and its fee', async () => {
    const [botox, facial, filler] = signature();
    const asked = [botox, facial, { ...filler, upfrontCost: 1500 }] as Body['treatments'];
    const { body } = await calculate({ treatments: asked });
    expect(cents(body.totalTreatmentsCost) - cents(body.upfrontCost)).toBe(MB6.financed);
    expect([cents(body.monthlyPayment), cents(body.paymentDueToday)]).toEqual([42_515, MB6.dueToday]);
    expect(body.payments[0]).toEqual({ on: MB19.activated, amount: MB6.dueToday / 100 });
    expect(body.payments[1]?.amount).toBe(425.15 + 4.99);
  });

  test('MB14 and MB16: a practice that is paid in advance receives the year less its fee, and is invoiced its part', async () => {
    const received = (await calculate()).body.practiceReceives;
    expect(received).toMatchObject({ contract: 'UPFRONT', merchantDiscountFee: 2.99, membershipFee: 4.99 });
    expect([cents(received?.fee), cents(received?.net)]).toEqual([MB14.yearFee, MB14.yearNet]);
    expect(received?.deposits).toEqual([
      { sentOn: '2027-02-01', treatments: M1.year / 100, fee: MB14.yearFee / 100, net: MB14.yearNet / 100 },
    ]);
  });

  test('a practice that has set nothing pays the membership fee of 4.99 itself and a merchant fee of 2.99 %', async () => {
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.deleteFrom('practice_program').where('practice_id', '=', PRACTICE)),
    );
    const { body } = await calculate();
    expect([body.membershipFee, cents(body.membershipPayment)]).toEqual([0, M1.monthly]);
    expect(body.practiceReceives).toMatchObject({
      contract: 'UPFRONT',
      membershipFee: 4.99,
      merchantDiscountFee: 2.99,
    });
  });

  test.each([
    [0, 4.99, 0],
    [1, 0, 3],
    [2, 4.99, 3],
  ])('fee type %i: the member pays %d and the provider %d a month', async (feeType, ofMember, ofProvider) => {
    await setProgram({ fee_type: feeType, member_fee_cents: 499, provider_fee_cents: 300 });
    const { body } = await calculate();
    expect([body.membershipFee, body.practiceReceives?.membershipFee]).toEqual([ofMember, ofProvider]);
  });

  test('MB14: a practice that is paid by the month receives as much in twelve deposits', async () => {
    await setProgram({ contract: 'MONTHLY' });
    const deposits = (await calculate()).body.practiceReceives?.deposits ?? [];
    expect(deposits.map(({ fee }) => cents(fee))).toEqual([...new Array(11).fill(MB14.monthFee), MB14.lastMonthFee]);
    expect(deposits.reduce((sum, { net }) => sum + cents(net), 0)).toBe(MB14.yearNet);
  });

  test('a member who is approved for less is paid for with each payment, as the activation will', async () => {
    const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
    const of = (planMaxCents: number) =>
      aMembership(world.deps, borrower, { approved_at: ACTIVATED, plan_max_cents: planMaxCents });
    const { id: membershipId } = await of(M1.year - 1);
    const { body } = await calculate({ membershipId });
    expect(body.practiceReceives).toMatchObject({ contract: 'MONTHLY', isAboveMaximum: true });
    expect(body.practiceReceives?.deposits).toHaveLength(12);
    const nobody = await calculate();
    expect(nobody.body.practiceReceives).toMatchObject({ contract: 'UPFRONT', isAboveMaximum: false });
  });

  test('MB22: a treatment every five months falls in months 0, 5 and 10', async () => {
    const [botox] = signature();
    const asked = [{ ...botox, units: 1, discountPercent: 0, interval: MB22.interval }] as Body['treatments'];
    const { body } = await calculate({ treatments: asked });
    expect(body.slots).toEqual([MB22.slots]);
    expect([body.treatments[0]?.times, body.totalTreatmentsCost]).toEqual([3, 39]);
  });
});

describe('for a member', () => {
  async function aMember(given: Partial<Tables['membership']> = {}) {
    const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
    const row = await aMembership(world.deps, borrower, given);
    return { row, token: await world.sessionOf('member', borrower.id) };
  }

  test('credits lower what is due today, unless they are not to be applied', async () => {
    const { row } = await aMember();
    const lot = {
      id: `lot-${row.id}`,
      membership_id: row.id,
      kind: 'GRANTED',
      source: 'TIER',
      natural_key: `test:${row.id}`,
      amount_cents: 3_000,
      remaining_cents: 3_000,
      received_on: '2027-01-01',
      expires_on: '2027-01-31',
      created_at: ACTIVATED,
      version: 1,
    } as Tables['credit_lot'];
    await world.deps.database.transaction((tx) => tx.execute(tx.builder.insertInto('credit_lot').values(lot)));
    const { body } = await calculate({ membershipId: row.id });
    expect([body.spendableCredits, body.creditsApplied, body.paymentDueToday]).toEqual([30, 30, 525.14]);
    expect(body.payments.slice(0, 2).map(({ amount }) => amount)).toEqual([525.14, 555.14]);
    const without = (await calculate({ membershipId: row.id, applyCredits: false })).body;
    expect([without.spendableCredits, without.creditsApplied, without.paymentDueToday]).toEqual([30, 0, 555.14]);
    world.deps.clock.setTo('2027-02-01T15:00:00.000Z');
    const tomorrow = await world.staffSession('enterprise@demo.test');
    expect((await calculate({ membershipId: row.id }, tomorrow)).body.spendableCredits).toBe(0);
  });

  test('a member sees nothing of what the practice receives, and gives no discounts', async () => {
    const { row, token } = await aMember();
    const asked = signature().map((one) => ({ ...one, discountPercent: 90, upfrontCost: 100 }));
    const discounts = [{ issuer: 'Provider Discount', amount: 600 }] as const;
    const { status, body } = await calculate(
      { membershipId: row.id, treatments: asked, discounts: [...discounts] },
      token,
    );
    expect([status, cents(body.totalTreatmentsCost), body.upfrontCost]).toEqual([200, M1.year, 0]);
    expect([body.practiceReceives, body.memberDiscounts.totalDiscounts]).toEqual([null, 0]);
  });

  test('a member names their own membership at its own practice, or none', async () => {
    const { row, token } = await aMember();
    const other = await aMember();
    expect((await calculate({}, token)).status).toBe(200);
    const stranger = await world.sessionOf('member', (await aBorrower(world.deps)).id);
    expect((await calculate({}, stranger)).status).toBe(404);
    expect((await calculate({ membershipId: other.row.id }, token)).status).toBe(404);
    expect((await calculate({ membershipId: row.id, practiceId: 'prac-bright-smile' }, token)).status).toBe(404);
  });
});

/** A member with the plan of M1 that began on Jan 31, 2027: so many months billed and paid, and what was given of it. */
async function aRunningPlan(
  paidMonths: number,
  given: Partial<Record<(typeof SIGNATURE_ROWS)[number]['name'], number>> = {},
  contract: 'UPFRONT' | 'MONTHLY' = 'UPFRONT',
) {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  const planId = `plan-of-${borrower.id}`;
  const { id: membershipId } = await aMembership(world.deps, borrower, {
    status: 'ACTIVE',
    activated_on: MB19.activated,
    active_plan_id: planId,
  });
  const created = { created_at: ACTIVATED, version: 1 };
  const plan: Tables['membership_plan'] = {
    ...{
      id: planId,
      membership_id: membershipId,
      number: 1,
      status: 'ACTIVE',
      name: null,
      discounts: '[]',
      reason: null,
    },
    ...{ total_cents: M1.year, upfront_cents: 0, monthly_cents: M1.monthly, member_fee_cents: 499 },
    ...{ provider_fee_cents: 499, merchant_fee: 29_900, contract, basis: 'MEMBER', installments_max: 12 },
    ...{ made_by_kind: 'staff', made_by_id: 'staff', sent_at: null, accepted_at: null, ended_at: null },
    ...{ document_id: null, signed_name: null, ...created },
  };
  const rows = SIGNATURE_ROWS.map((row, index): Tables['plan_treatment'] => ({
    ...{ id: `${planId}-${index}`, plan_id: planId, seq: index + 1, thread_id: `${planId}-thread-${index}` },
    ...{ treatment_id: treatments[index]?._id ?? null, name: row.name, area: null, unit_type: 'unit' },
    ...{ units: row.units, price_per_unit_cents: row.pricePerUnit, discount: Number(row.discountPercent) * 10_000 },
    ...{ discount_per_unit_cents: 0, interval_months: row.interval, upfront_cents: 0, injector_id: null },
    ...{ product_key: PRODUCTS[row.name], scheduled_at: null },
  }));
  const bills = MB19.payments.slice(0, paidMonths).map((on, index): Tables['membership_bill'] => ({
    ...{ id: `${planId}-bill-${index}`, membership_id: membershipId, practice_id: PRACTICE, plan_id: planId },
    ...{ natural_key: `${planId}:${index}`, kind: 'MONTH', plan_year: 0, number: index + 1, due_on: on, debit_on: on },
    ...{ treatments_cents: M1.monthly, fee_cents: 499, paid_treatments_cents: M1.monthly, paid_fee_cents: 499 },
    ...{ status: 'PAID', ...created },
  }));
  const visits = SIGNATURE_ROWS.flatMap((row, index) =>
    Array.from({ length: given[row.name] ?? 0 }, (_, slot): Tables['visit'] => ({
      ...{ id: `${planId}-visit-${index}-${slot}`, membership_id: membershipId, practice_id: PRACTICE },
      ...{ thread_id: `${planId}-thread-${index}`, plan_treatment_id: `${planId}-${index}`, plan_year: 0, slot },
      ...{
        due_on: MB19.activated,
        is_owed: 1,
        status: 'SCHEDULED',
        scheduled_at: ACTIVATED,
        minutes: 45,
        injector_id: null,
        done_at: ACTIVATED,
      },
      ...{ done_by: 'staff', price_cents: row.total, list_cents: row.preDiscount, is_acknowledged: 1 },
      ...{ requested_note: null, ended_at: null, lapses_on: null, ...created },
    })),
  );
  await world.deps.database.transaction(async (tx) => {
    await tx.execute(tx.builder.insertInto('membership_plan').values(plan));
    const funded = contract === 'UPFRONT' ? [{ gross: M1.year, fee: MB14.yearFee }] : [];
    for (const { gross, fee } of funded)
      await tx.execute(
        tx.builder.insertInto('membership_funding').values({
          ...{ id: `${planId}-funding`, membership_id: membershipId, practice_id: PRACTICE, plan_year: 0 },
          ...{ natural_key: `fund:${planId}`, kind: 'PLAN', gross_cents: gross, fee_cents: fee },
          ...{
            net_cents: gross - fee,
            due_on: MB19.activated,
            deposit_id: null,
            taken_cents: 0,
            created_at: ACTIVATED,
          },
        }),
      );
    for (const row of rows) await tx.execute(tx.builder.insertInto('plan_treatment').values(row));
    for (const row of bills) await tx.execute(tx.builder.insertInto('membership_bill').values(row));
    for (const row of visits) await tx.execute(tx.builder.insertInto('visit').values(row));
  });
  const kept = signature().map((one, index) => ({ ...one, threadId: `${planId}-thread-${index}` }));
  return { membershipId, kept };
}

describe('a change of a running plan', () => {
  const body = {
    name: 'Peel series',
    unitType: 'session',
    pricePerUnit: 1200,
    amountOfUnits: 1,
    interval: null,
    practicemanagement: PRACTICE,
  } as const;
  let peel: { _id: string; units: number; interval: null };
  beforeAll(async () => {
    world.deps.clock.setTo(ACTIVATED);
    const answer = await world.call(addMembershipTreatment, { body }, { token: staff });
    peel = { _id: answer.body.treatment._id, units: 1, interval: null };
  });

  test('MB7: what is left is spread over the months left, and the practice gets the difference less its fee', async () => {
    const { membershipId, kept } = await aRunningPlan(5, MB7_GIVEN);
    const answer = await calculate({ membershipId, treatments: [...kept, peel] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(cents(answer.body.totalTreatmentsCost)).toBe(MB7.newTotal);
    expect([cents(answer.body.monthlyPayment), cents(answer.body.lastPayment)]).toEqual([MB7.monthly, MB7.last]);
    expect(cents(answer.body.lastPaymentWithFee)).toBe(MB7.last + M1.memberFee);
    expect(answer.body.change).toMatchObject({
      oldTotal: M1.year / 100,
      oldMonthlyPayment: M1.monthly / 100,
      paid: MB7.paid / 100,
      delivered: MB9.delivered / 100,
      paymentsRemaining: MB7.monthsLeft,
      firstPaymentOn: MB19.payments[5],
      extraToPractice: MB7.extraToPractice / 100,
    });
    expect(answer.body.practiceReceives?.deposits).toEqual([]);
  });

  test('that costs less takes back what was paid in advance; a practice that is paid with each payment gives and gets nothing at once', async () => {
    for (const [contract, expected] of [
      ['UPFRONT', { extraToPractice: -2_619.27, practiceReturns: 2_619.27 }],
      ['MONTHLY', { extraToPractice: 0, practiceReturns: 0 }],
    ] as const) {
      const { membershipId, kept } = await aRunningPlan(1, {}, contract);
      const { body } = await calculate({ membershipId, treatments: kept.slice(0, 2) });
      expect([contract, body.practiceReceives?.contract]).toEqual([contract, contract]);
      expect(body.change).toMatchObject(expected);
    }
  });

  test('MB10: it begins on the next payment day, nothing is due today, and no days are reckoned', async () => {
    const { membershipId, kept } = await aRunningPlan(MB10.settledPayments);
    world.deps.clock.setTo(`${MB10.acceptedOn}T15:00:00.000Z`);
    const token = await world.staffSession('enterprise@demo.test');
    const answer = await calculate({ membershipId, treatments: [...kept, peel] }, token);
    expect(answer.body).toMatchObject({ startsOn: MB10.firstNewPayment, paymentDueToday: 0, creditsApplied: 0 });
    expect(answer.body.payments).toEqual(
      MB19.payments.slice(6).map((on) => ({ on, amount: (MB10.monthly + M1.memberFee) / 100 })),
    );
    expect([cents(answer.body.monthlyPayment), cents(answer.body.lastPayment)]).toEqual([MB10.monthly, MB10.last]);
  });

  test('MB9: it never costs less than what was delivered at its price: fewer units lower what is left alone', async () => {
    const { membershipId, kept } = await aRunningPlan(5, MB7_GIVEN);
    const fewer = kept.map((one) => ({ ...one, units: 1 }));
    const { status, body } = await calculate({ membershipId, treatments: fewer });
    // 2 × 468.00 and 2 × 11.70, 12 × 169.15, 1,350.00 and 675.00.
    expect([status, body.totalTreatmentsCost, body.change?.delivered]).toEqual([200, 5014.2, MB9.delivered / 100]);
    const least = fewer.map((one, index) =>
      index === 1 ? { ...one, interval: 2 } : { ...one, interval: index === 2 ? null : 6 },
    );
    const answer = await calculate({ membershipId, treatments: least });
    // What was given, and one of the six facials that are left of twelve.
    expect([answer.status, answer.body.totalTreatmentsCost]).toEqual([200, (MB9.delivered + 16_915) / 100]);
  });

  test('a treatment that was given stays in the plan, as often as it was given', async () => {
    const { membershipId, kept } = await aRunningPlan(5, MB7_GIVEN);
    const without = await calculate({ membershipId, treatments: kept.slice(1) });
    const fewer = kept.map((one, index) => (index === 1 ? { ...one, interval: 3 } : one));
    for (const answer of [without, await calculate({ membershipId, treatments: fewer })])
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, 'treatments']);
  });
});

describe('is refused', () => {
  const [botox] = [() => signature()[0]];
  test.each<[string, string, () => Partial<Body>]>([
    ['no treatment', 'treatments', () => ({ treatments: [] })],
    [
      'a treatment that the practice does not sell',
      'treatments[0]._id',
      () => ({ treatments: [{ ...botox(), _id: 'unknown' }] as never }),
    ],
    ['no units', 'treatments[0].units', () => ({ treatments: [{ ...botox(), units: 0 }] as never })],
    ['units below zero', 'treatments[0].units', () => ({ treatments: [{ ...botox(), units: -1 }] as never })],
    [
      'an interval above a year',
      'treatments[0].interval',
      () => ({ treatments: [{ ...botox(), interval: 13 }] as never }),
    ],
    ['an interval of 0', 'treatments[0].interval', () => ({ treatments: [{ ...botox(), interval: 0 }] as never })],
    [
      'a discount above the price',
      'treatments[0].discountAmount',
      () => ({ treatments: [{ ...botox(), discountPercent: 0, discountAmount: 13.01 }] as never }),
    ],
    [
      'an upfront cost above the plan',
      'upfrontCost',
      () => ({ treatments: [{ ...botox(), upfrontCost: 1_872.01 }] as never }),
    ],
    [
      'two discounts of one issuer',
      'discounts',
      () => ({
        discounts: [
          { issuer: 'Provider Discount', amount: 1 },
          { issuer: 'Provider Discount', amount: 1 },
        ],
      }),
    ],
    [
      'a coupon for a product that the plan has not',
      'discounts',
      () => ({ discounts: [{ issuer: 'Manufacturer Coupon', amount: 1, product: 'sculptra' }] }),
    ],
    [
      'a coupon above its product',
      'discounts',
      () => ({ discounts: [{ issuer: 'Manufacturer Coupon', amount: 1_872.01, product: 'botox' }] }),
    ],
  ])('%s', async (_case, field, body) => {
    const answer = await calculate(body());
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, field]);
  });

  test('another practice’s treatments and members, and a practice that somebody does not see', async () => {
    const borrower = await aBorrower(world.deps);
    const { id } = await aMembership(world.deps, borrower);
    expect((await calculate({ membershipId: id })).status).toBe(404);
    const stranger = await world.staffSession('staff@bright-smile.test');
    expect((await calculate({}, stranger)).status).toBe(404);
  });
});
