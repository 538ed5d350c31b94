import { calculatePlan } from '@contract/membership/calculator-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { getPaymentsAhead } from '@contract/membership/home-calls';
import { updatePlan } from '@contract/membership/plan-calls';
import { markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, giveOne, quoteOf } from '../testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  nextYearOf,
  PRACTICE,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

// A change prices what is left: the figures are those of docs/membership-changes.md.

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

type Signing = Parameters<typeof activate>[2];

/** A member with the plan of 6,601.80, four months and five payments later, who was given so much. */
async function inJuly(given: Record<string, number>, signing: Signing = {}, plan: object = {}): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member, { ...plan });
  expect((await activate(world, member, signing)).body.status).toBe('ACTIVE');
  await world.passTo('2026-07-20');
  await give(member, given);
  return member;
}

async function give(member: Member, given: Record<string, number>): Promise<void> {
  for (const [name, times] of Object.entries(given))
    for (let one = 0; one < times; one += 1) expect(await giveOne(world, member, name)).toBe(true);
}

/** The plan that runs as it would be asked for, with other units. */
async function askedWith(member: Member, units: Record<string, number>) {
  const { activePlan } = await seen(world, member);
  return (activePlan?.treatments ?? []).map((kept) => ({
    _id: kept.treatmentId ?? '',
    threadId: kept.threadId,
    units: units[kept.name] ?? kept.units,
    interval: kept.interval,
  }));
}

async function propose(member: Member, units: Record<string, number>) {
  const of = { practiceId: PRACTICE, membershipId: member.membershipId, treatments: await askedWith(member, units) };
  const token = await world.staff();
  const worked = await world.call(calculatePlan, { body: of }, { token });
  const sent = await world.call(updatePlan, { body: { ...of, reason: 'As we talked about' } }, { token });
  return { worked, sent };
}
const changeOf = async (member: Member) =>
  (await world.call(getPlanChange, { query: { membershipId: member.membershipId } }, { token: await member.session() }))
    .body;
async function accept(member: Member, disclosureHash?: string) {
  const hash = disclosureHash ?? (await changeOf(member)).disclosureHash;
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash: hash };
  return world.call(acceptPlanChange, { body }, { token: await member.session() });
}
async function change(member: Member, units: Record<string, number>): Promise<void> {
  expect((await propose(member, units)).sent.status).toBe(200);
  expect((await accept(member)).body.status).toBe('ACTIVE');
}

const sumOf = async (table: 'membership_bill' | 'membership_funding', field: string) =>
  (await world.rows(table)).reduce((sum, row) => sum + Number((row as Record<string, unknown>)[field]), 0);

describe.each(['UPFRONT', 'MONTHLY'] as const)('with a practice that is paid by the %s contract', (contract) => {
  beforeEach(() => program(world, { contract }));

  test.each([
    [{ Botox: 50 }, { Botox: 2 }, { year: 6835.8, own: 2106, month: 583.58, fee: 204.39, given: 936 }],
    [{ Botox: 20 }, { Botox: 2 }, { year: 6133.8, own: 1404, month: 483.3, fee: 183.4, given: 936 }],
    [{ HydraFacial: 2 }, { HydraFacial: 5 }, { year: 7785.85, own: 3213.85, month: 719.3, fee: 232.8, given: 845.75 }],
  ])(
    '%j after %j: builder, change, paper, plan, quote, bills and merchant fee say one year',
    async (units, given, is) => {
      const member = await inJuly(given);
      const [name = ''] = Object.keys(units);
      const { worked, sent } = await propose(member, units);
      const ofName = (rows: readonly { name: string; annualAmount: number }[] | undefined) =>
        rows?.find((one) => one.name === name)?.annualAmount;
      expect(worked.body).toMatchObject({
        totalTreatmentsCost: is.year,
        grossCost: is.year,
        monthlyPayment: is.month,
        practiceReceives: { fee: is.fee },
        change: { oldTotal: 6601.8, delivered: is.given },
      });
      expect(ofName(worked.body.treatments)).toBe(is.own);
      expect(sent.body.membership.requestedPlan).toMatchObject({
        totalTreatmentsCost: is.year,
        monthlyPayment: is.month,
      });
      const shown = await changeOf(member);
      expect(shown).toMatchObject({ newTotal: is.year, newMonthlyPayment: is.month, delivered: is.given });
      expect(shown.after).toMatchObject({ totalTreatmentsCost: is.year });
      expect(ofName(shown.after.treatments)).toBe(is.own);
      const said = shown.agreement.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
      expect(said).toContain(
        `treatments for this plan year cost $${is.year.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      );
      expect((await accept(member)).status).toBe(200);
      const { activePlan } = await seen(world, member);
      expect(activePlan).toMatchObject({ totalTreatmentsCost: is.year, monthlyPayment: is.month });
      expect(ofName(activePlan?.treatments)).toBe(is.own);
      expect((await quoteOf(world, member)).totalDelivered).toBe(is.given);
      await world.passTo('2027-03-01');
      expect(await sumOf('membership_bill', 'treatments_cents')).toBe(Math.round(is.year * 100));
      expect(await sumOf('membership_funding', 'fee_cents')).toBe(Math.round(is.fee * 100));
    },
  );

  test('two changes in one year leave what was given before each at its own price', async () => {
    const member = await inJuly({ Botox: 1 });
    await change(member, { Botox: 50 });
    await give(member, { Botox: 2 });
    await change(member, { Botox: 30 });
    const { activePlan } = await seen(world, member);
    expect(activePlan).toMatchObject({ totalTreatmentsCost: 6718.8, monthlyPayment: 566.87 });
    expect((await quoteOf(world, member)).totalDelivered).toBe(1638);
    await world.passTo('2027-03-01');
    expect(await sumOf('membership_bill', 'treatments_cents')).toBe(671_880);
    expect(await sumOf('membership_funding', 'fee_cents')).toBe(20_089);
  });

  test.each([
    ['MEMBER', 936],
    ['LIST', 1040],
  ] as const)(
    'a cancellation after a change counts by %s what was given at its price of then',
    async (basis, delivered) => {
      await program(world, { contract, basis });
      const member = await inJuly({ Botox: 2 });
      await change(member, { Botox: 50 });
      const quote = await quoteOf(world, member);
      expect(quote).toMatchObject({ totalDelivered: delivered, totalPaid: 2750.75, totalRefund: 2750.75 - delivered });
      expect((await cancel(world, member, quote)).body.type).toBe('CANCELLED');
      await world.passTo('2026-08-20');
      // What the practice keeps: what was given, less its fee on that.
      expect(await sumOf('membership_funding', 'gross_cents')).toBe(delivered * 100);
      expect(await sumOf('membership_funding', 'fee_cents')).toBe(Math.round(delivered * 2.99));
    },
  );
});

test('all of a treatment was given: other units of it change nothing this year', async () => {
  const member = await inJuly({ Filler: 2 });
  await propose(member, { Filler: 4 });
  expect(await changeOf(member)).toMatchObject({ newTotal: 6601.8, newMonthlyPayment: 550.15 });
  expect((await accept(member)).status).toBe(200);
  await world.passTo('2027-03-01');
  expect(await sumOf('membership_bill', 'treatments_cents')).toBe(660_180);
});

test('of a year that was paid at once what is left comes back as credit, and more of it waits for the next year', async () => {
  const member = await inJuly({ Botox: 2 }, { payAtOnce: true });
  await propose(member, { Botox: 20 });
  expect(await changeOf(member)).toMatchObject({ newTotal: 6133.8, credit: 468 });
  expect((await accept(member)).status).toBe(200);
  expect((await seen(world, member)).globalCredits).toBe(468);
  const more = await propose(member, { Botox: 50 });
  expect([more.sent.status, more.worked.status]).toEqual([422, 422]);
});

test('a visit that is given while the change waits counts at the old price: another text, shown again', async () => {
  const member = await inJuly({ Botox: 1 });
  await propose(member, { Botox: 50 });
  const before = await changeOf(member);
  expect(before).toMatchObject({ newTotal: 6952.8 });
  await give(member, { Botox: 1 });
  const late = await accept(member, before.disclosureHash);
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  const now = await changeOf(member);
  expect(now).toMatchObject({ newTotal: 6835.8, after: { totalTreatmentsCost: 6835.8 } });
  expect((await seen(world, member)).requestedPlan).toMatchObject({
    totalTreatmentsCost: 6835.8,
    monthlyPayment: 583.58,
  });
  expect((await accept(member)).status).toBe(200);
  expect((await seen(world, member)).activePlan).toMatchObject({ totalTreatmentsCost: 6835.8 });
  expect((await quoteOf(world, member)).totalDelivered).toBe(936);
});

test('the paper says what was given and what is left, each at its price', async () => {
  const member = await inJuly({ Botox: 2 });
  await propose(member, { Botox: 50 });
  const said = (await changeOf(member)).agreement.sections.flatMap(({ paragraphs }) => paragraphs);
  expect(said).toContain(
    'Botox: 50 units, 4 times in the year: 2 already provided for $936.00, and 2 to come at $585.00 each, $2,106.00 for the year.',
  );
});

test('a discount of the whole plan and a coupon stay in the sum of a changed plan', async () => {
  const discounts = [
    { issuer: 'Provider Discount', amount: 600 },
    { issuer: 'Manufacturer Coupon', amount: 100, product: 'botox' },
  ];
  const member = await inJuly({ Botox: 2 }, {}, { discounts });
  const treatments = await askedWith(member, { Botox: 50 });
  const body = { practiceId: PRACTICE, membershipId: member.membershipId, treatments, discounts, reason: 'More' };
  expect((await world.call(updatePlan, { body } as never, { token: await world.staff() })).status).toBe(200);
  expect(await changeOf(member)).toMatchObject({ oldTotal: 5901.8, newTotal: 6135.8 });
  expect((await accept(member)).status).toBe(200);
  // 936.00 less 600.00 / 6,835.80 of it, less the coupon.
  expect((await quoteOf(world, member)).totalDelivered).toBe(753.84);
});

test('the next year costs the changed price for all of it, as it is shown, signed, announced and billed', async () => {
  const member = await inJuly({ Botox: 2 });
  await change(member, { Botox: 50 });
  await world.passTo('2027-02-10');
  const shown = (await nextYearOf(world, member)).body;
  expect(shown).toMatchObject({
    totalTreatmentsCost: 7069.8,
    plan: { totalTreatmentsCost: 7069.8 },
    membershipPayment: 594.14,
    yearInOneSum: { dueOnFirstDay: 7129.68 },
  });
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  expect((await seen(world, member)).activePlan).toMatchObject({ totalTreatmentsCost: 6835.8 });
  const ahead = await world.call(getPaymentsAhead, {}, { token: await member.session() });
  expect(ahead.body.payments.at(-1)).toMatchObject({ amount: 594.14 });
  await world.passTo('2027-03-20');
  expect((await seen(world, member)).activePlan).toMatchObject({ totalTreatmentsCost: 7069.8, monthlyPayment: 589.15 });
  const [first] = (await world.rows('membership_bill')).filter(({ due_on: on }) => on === '2027-03-16');
  expect(Number(first?.treatments_cents)).toBe(58_915);
});

test('what was given out of its order is one of those that the changed plan has: no more are left than it pays for', async () => {
  const member = await inJuly({});
  const { priviagreements } = await seen(world, member);
  const token = await world.staff();
  const of = { membershipId: member.membershipId };
  for (const { _id } of priviagreements.filter(({ treatment }) => treatment === 'Botox').slice(2)) {
    const agreements = [{ agreementId: _id, scheduledDate: '2026-07-21T15:00:00.000Z' }];
    await world.call(scheduleAgreements, { body: { ...of, agreements } }, { token });
    expect((await world.call(markAgreementDone, { body: { ...of, agreementId: _id } }, { token })).status).toBe(200);
  }
  const treatments = (await askedWith(member, {})).map((one) =>
    one.interval === 3 ? { ...one, units: 50, interval: 6 } : one,
  );
  const body = { practiceId: PRACTICE, ...of, treatments, reason: 'Twice a year' };
  expect((await world.call(updatePlan, { body }, { token })).status).toBe(200);
  expect(await changeOf(member)).toMatchObject({ newTotal: 5665.8 });
  expect((await accept(member)).status).toBe(200);
  const botox = (await world.rows('visit')).filter(({ thread_id: thread }) =>
    treatments.some(({ threadId, interval, units }) => threadId === thread && interval === 6 && units === 50),
  );
  expect(botox.filter((visit) => visit.done_at !== null)).toHaveLength(2);
  expect(botox.filter((visit) => visit.done_at === null && visit.ended_at === null)).toHaveLength(0);
});

test('a plan that was changed when all of its year was priced anew is canceled by the year that was signed', async () => {
  await program(world, { contract: 'MONTHLY' });
  const member = await inJuly({ Botox: 2 });
  await change(member, { Botox: 50 });
  await world.deps.database.migrate([`update membership_plan set total_cents = 706980 where status = 'ACTIVE'`]);
  expect(await quoteOf(world, member)).toMatchObject({ totalDelivered: 936, totalPaid: 2750.75 });
});
