import {
  changeRequestedPlan,
  changeRequestedTreatment,
  checkMemberAvailability,
  createPlan,
  findMemberInfo,
  findMembers,
  getMembership,
  savePlanForLater,
  updatePlan,
  withdrawPlan,
} from '@contract/membership/plan-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { startSignup, verifySignupCode } from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aMembership } from '../../../test/builders';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';

const PRACTICE = 'prac-harbor-medspa';

let world: SignupWorld;
let token: string;
let botox: string;
let facial: string;
let filler: string;

/** A treatment of the practice's settings. */
async function sells(row: { name: string; cents: number; product?: string; practice?: string }): Promise<string> {
  const id = `sold-${row.name.toLowerCase()}-${row.practice ?? PRACTICE}`;
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.insertInto('membership_treatment').values({
        id,
        practice_id: row.practice ?? PRACTICE,
        name: row.name,
        name_key: `test ${row.name.toLowerCase()}`,
        area: null,
        unit_type: 'unit',
        units: 1,
        price_per_unit_cents: row.cents,
        discount_kind: 'NONE',
        discount_value: 0,
        interval_months: null,
        product_key: row.product ?? null,
        created_at: world.deps.clock.now(),
        removed_at: null,
        version: 1,
      }),
    ),
  );
  return id;
}

beforeAll(async () => {
  world = await startSignupWorld();
  token = await world.staffSession('staff@harbor-medspa.test');
  botox = await sells({ name: 'Botox', cents: 1_300, product: 'botox' });
  facial = await sells({ name: 'HydraFacial', cents: 19_900 });
  filler = await sells({ name: 'Filler', cents: 75_000 });
});
afterAll(() => world.discard());

/** The plan of the anchors: year 6,601.80. */
const signature = () => [
  { _id: botox, units: 40, discountPercent: 10, interval: 3 },
  { _id: facial, units: 1, discountPercent: 15, interval: 1 },
  { _id: filler, units: 2, discountPercent: 10, interval: 6 },
];
let people = 0;
const someone = () => {
  people += 1;
  return { firstName: 'Maya', lastName: 'Lopez', isPhoneOrEmail: `maya${people}@example.test` };
};
type Body = Parameters<typeof world.call<typeof createPlan>>[1]['body'];
const send = (body: Partial<Body> = {}) =>
  world.call(createPlan, { body: { practiceId: PRACTICE, treatments: signature(), ...someone(), ...body } }, { token });
const see = async (id: string, as = token) => (await world.call(getMembership, { params: { id } }, { token: as })).body;
const fieldsOf = ({ body }: { body: { fields?: { field: string }[] } }) => body.fields?.map(({ field }) => field);
const historyOf = async (id: string) =>
  (await world.rows<{ action: string; seq: number }>('membership_history', ['membership_id', id]))
    .sort((one, other) => Number(one.seq) - Number(other.seq))
    .map(({ action }) => action);

describe('a plan', () => {
  test('is sent to somebody new, with its figures, the mail with a link, and its history', async () => {
    const who = someone();
    const { status, body } = await send(who);
    expect(status).toBe(200);
    expect(body.step).toBe('SENT');
    expect(body.membership).toMatchObject({
      status: 'PLAN_REQUESTED',
      memberStatus: 'confirmation_needed',
      firstName: 'Maya',
      email: who.isPhoneOrEmail,
      requestedPlan: { totalTreatmentsCost: 6601.8, monthlyPayment: 550.15, status: 'REQUESTED' },
      // The practice's part of the fee stands on its invoice, not here (decision 58).
      practiceReceives: { merchantDiscountFee: 2.99, fee: 197.39, net: 6404.41, membershipFee: 4.99 },
    });
    expect(body.membership.requestedPlan?.treatments.map(({ times, annualAmount }) => [times, annualAmount])).toEqual([
      [4, 1872],
      [12, 2029.8],
      [2, 2700],
    ]);
    const [mail] = await world.mailsTo(who.isPhoneOrEmail);
    expect(JSON.stringify(mail)).toContain('/v2/privi/harbor-medspa/signup');
    expect(JSON.stringify(mail)).toContain('$550.15 a month');
    expect(await historyOf(body.membership._id)).toEqual(['INVITED', 'PLAN_SENT']);
    expect((await see(body.membership._id)).membership).toEqual(body.membership);
  });

  test('sent to a phone number goes as a text message', async () => {
    const { body } = await send({ ...someone(), isPhoneOrEmail: '5125550177' });
    expect(body.membership).toMatchObject({ email: null, phoneNumber: '5125550177' });
    expect(JSON.stringify(await world.mailsTo('+15125550177'))).toContain('sent you a plan');
  });

  test('is saved for later without a word to the patient, then sent, updated and withdrawn', async () => {
    const who = someone();
    const saved = await world.call(
      savePlanForLater,
      { body: { practiceId: PRACTICE, treatments: signature(), ...who } },
      { token },
    );
    expect([saved.status, saved.body.step]).toEqual([200, 'SAVE_FOR_LATER_SENT']);
    const { _id: membershipId } = saved.body.membership;
    expect(saved.body.membership).toMatchObject({
      status: 'REGISTER',
      memberStatus: 'plan_saved',
      requestedPlan: null,
    });
    expect(await world.mailsTo(who.isPhoneOrEmail)).toEqual([]);
    const of = { practiceId: PRACTICE, membershipId };
    const sent = await world.call(createPlan, { body: { ...of, treatments: signature() } }, { token });
    expect(sent.body.membership).toMatchObject({ status: 'PLAN_REQUESTED', savedPlan: null });
    const less = signature().slice(0, 2);
    const updated = await world.call(updatePlan, { body: { ...of, treatments: less, reason: 'No filler' } }, { token });
    expect([updated.status, updated.body.step]).toEqual([200, 'UPDATE_SENT']);
    expect(updated.body.membership.requestedPlan).toMatchObject({
      totalTreatmentsCost: 3901.8,
      number: 3,
      reason: 'No filler',
    });
    const back = await world.call(withdrawPlan, { body: of }, { token });
    expect([back.status, back.body.step]).toEqual([200, 'WITHDRAW_SENT']);
    // What was taken back stays as a draft, and so does the draft that was sent first.
    expect(back.body.membership).toMatchObject({
      status: 'REGISTER',
      requestedPlan: null,
      memberStatus: 'plan_saved',
      savedPlan: { status: 'SAVED', totalTreatmentsCost: 3901.8 },
      earlierDraft: { number: 1, totalTreatmentsCost: 6601.8 },
    });
    // Sent at one instant of the test's clock, so in no order.
    const subjects = (await world.mailsTo(who.isPhoneOrEmail)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      expect.stringContaining('ready to review'),
      expect.stringContaining('was updated'),
      expect.stringContaining('was withdrawn'),
    ]);
    expect(await historyOf(membershipId)).toEqual([
      'INVITED',
      'PLAN_SAVED',
      'PLAN_SENT',
      'PLAN_UPDATED',
      'PLAN_WITHDRAWN',
    ]);
    const { version } = back.body.membership;
    const twice = await world.call(withdrawPlan, { body: { ...of, version } }, { token });
    expect([twice.status, twice.body.code]).toEqual([409, 'STEP_ORDER']);
  });

  test('belongs to whoever proves the address at the practice, and nobody learns before that we know them', async () => {
    const person = await aBorrower(world.deps, { email: 'known@example.test', practice_id: 'prac-bright-smile' });
    const asked = { query: { phoneOrEmail: 'known@example.test' } };
    expect((await world.call(checkMemberAvailability, asked, { token })).body).toMatchObject({ available: true });
    const { body } = await send({ ...someone(), isPhoneOrEmail: 'known@example.test' });
    expect(body.membership.userId).not.toBe(person.id);
    expect((await world.call(checkMemberAvailability, asked, { token })).body).toEqual({
      available: false,
      membershipId: body.membership._id,
      message: 'Phone Number or Email already in use.',
    });
    const started = await world.call(startSignup, {
      body: { data: 'known@example.test', practiceId: 'harbor-medspa' },
    });
    const otp = await world.codeFor('known@example.test');
    const entered = await world.call(verifySignupCode, { body: { user: started.body.user, otp } });
    expect(entered.body.user).toMatchObject({ status: 'PLAN_REQUESTED', hasRequestedTreatments: true });
    const { membership } = await see(body.membership._id);
    expect([membership.userId, membership.firstName]).toEqual([person.id, 'Ana']);
    expect(await historyOf(body.membership._id)).toEqual(['INVITED', 'PLAN_SENT', 'JOINED']);
  });

  test('of one that two people change at once, the second is told', async () => {
    const { body } = await send();
    const { _id: membershipId, version } = body.membership;
    const change = (units: number) =>
      world.call(
        updatePlan,
        { body: { practiceId: PRACTICE, membershipId, version, treatments: [{ _id: botox, units, interval: 3 }] } },
        { token },
      );
    const both = await Promise.all([change(30), change(20)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('STALE');
  });

  test.each<[string, object, string]>([
    ['no treatment', { treatments: [] }, 'treatments'],
    [
      'a treatment of another practice',
      { treatments: [{ _id: 'sold-elsewhere', units: 1, interval: 1 }] },
      'treatments[0]._id',
    ],
    [
      'no units',
      { treatments: [{ _id: 'sold-botox-prac-harbor-medspa', units: 0, interval: 1 }] },
      'treatments[0].units',
    ],
    [
      'negative units',
      { treatments: [{ _id: 'sold-botox-prac-harbor-medspa', units: -1, interval: 1 }] },
      'treatments[0].units',
    ],
    [
      'an interval of 13',
      { treatments: [{ _id: 'sold-botox-prac-harbor-medspa', units: 1, interval: 13 }] },
      'treatments[0].interval',
    ],
    [
      'a discount above the price of a unit',
      { treatments: [{ _id: 'sold-botox-prac-harbor-medspa', units: 1, interval: 1, discountAmount: 13.01 }] },
      'treatments[0].discountAmount',
    ],
    [
      'two coupons of one issuer',
      {
        discounts: [
          { issuer: 'Provider Discount', amount: 10 },
          { issuer: 'Provider Discount', amount: 20 },
        ],
      },
      'discounts',
    ],
    ['a discount above the plan', { discounts: [{ issuer: 'Provider Discount', amount: 7000 }] }, 'discounts'],
    [
      'a coupon for a product that the plan has not',
      { discounts: [{ issuer: 'Manufacturer Coupon', amount: 10, product: 'sculptra' }] },
      'discounts',
    ],
    [
      'an injector of nobody',
      { treatments: [{ _id: 'sold-botox-prac-harbor-medspa', units: 1, interval: 1, injector: 'none' }] },
      'treatments[0].injector',
    ],
    ['nobody', { firstName: undefined, isPhoneOrEmail: undefined }, 'firstName'],
    ['no number and no address', { isPhoneOrEmail: 'maya' }, 'isPhoneOrEmail'],
  ])('with %s is refused and names the field, and nothing is kept', async (_, body, field) => {
    const before = (await world.rows('membership_plan')).length;
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toContain(field);
    expect((await world.rows('membership_plan')).length).toBe(before);
  });

  test('keeps every field that it is given, and reads it back', async () => {
    const injector = 'injector-of-plan';
    const row = {
      id: injector,
      practice_id: PRACTICE,
      name: 'Kim Lee',
      name_key: 'kim lee',
      title: null,
      initials: 'KL',
    };
    const made = { ...row, color: '#336699', created_at: world.deps.clock.now(), removed_at: null };
    await world.deps.database.transaction((tx) => tx.execute(tx.builder.insertInto('injector').values(made)));
    const scheduledDate = '2026-04-02T15:00:00.000Z';
    const asked = { units: 7, interval: 5, area: 'Forehead', injector, scheduledDate, upfrontCost: 12.5 };
    const { body } = await send({
      name: 'Glow',
      treatments: [
        { _id: botox, ...asked, discountAmount: 1.25 },
        { _id: facial, units: 1, interval: null, discountPercent: 12.5 },
      ],
    });
    expect(body.membership.requestedPlan).toMatchObject({
      name: 'Glow',
      upfrontCost: 12.5,
      treatments: [
        {
          treatmentId: botox,
          units: 7,
          interval: 5,
          times: 3,
          area: 'Forehead',
          injector: { _id: injector, name: 'Kim Lee' },
          scheduledDate,
          upfrontCost: 12.5,
          discountAmount: 1.25,
          discountPercent: 0,
          totalAmount: 82.25,
        },
        { treatmentId: facial, interval: null, times: 1, discountPercent: 12.5, totalAmount: 174.13 },
      ],
    });
  });

  test('keeps a coupon of each issuer: the manufacturer’s for its product, the provider’s for the whole', async () => {
    const { body } = await send({
      discounts: [
        { issuer: 'Manufacturer Coupon', amount: 100, product: 'botox' },
        { issuer: 'Provider Discount', amount: 50 },
      ],
    });
    expect(body.membership.requestedPlan).toMatchObject({
      totalTreatmentsCost: 6451.8,
      memberDiscounts: { totalDiscounts: 50 },
      manufacturerDiscounts: { totalDiscounts: 100, discounts: [{ product: 'botox' }] },
    });
  });
});

describe('a member', () => {
  async function aMember() {
    const row = await aBorrower(world.deps, { practice_id: PRACTICE });
    const { id: membershipId } = await aMembership(world.deps, row);
    const { body } = await world.call(
      createPlan,
      { body: { practiceId: PRACTICE, userId: row.id, treatments: signature() } },
      { token },
    );
    expect(body.membership._id).toBe(membershipId);
    return { row, membershipId, mine: await world.sessionOf('member', row.id), plan: body.membership.requestedPlan };
  }

  test('sees the plan that waits, without what the practice earns or saved', async () => {
    const { mine, membershipId } = await aMember();
    const { body } = await world.call(getMembershipSummary, {}, { token: mine });
    expect(body.memberships).toHaveLength(1);
    expect(body.memberships[0]).toMatchObject({ _id: membershipId, practiceReceives: null, savedPlan: null });
    const other = await world.sessionOf('member', (await aBorrower(world.deps)).id);
    expect((await world.call(getMembership, { params: { id: membershipId } }, { token: other })).status).toBe(404);
  });

  test('asks for other units and intervals; the practice sees that it has to confirm, at its own prices', async () => {
    const { mine, membershipId, row } = await aMember();
    const treatments = [{ _id: botox, units: 20, interval: 6, discountPercent: 90, discountAmount: 12 }];
    const asked = await world.call(
      changeRequestedPlan,
      { params: { practiceId: PRACTICE }, body: { treatments, note: 'Less, please' } },
      { token: mine },
    );
    expect(asked.body.membership).toMatchObject({
      isChangedByMember: true,
      memberStatus: 'confirmation_requested',
      requestedPlan: { totalTreatmentsCost: 468, reason: 'Less, please' },
    });
    expect(asked.body.membership.sentPlan).toBeNull();
    // Beside it the practice sees what it had sent.
    expect((await see(membershipId)).membership).toMatchObject({
      memberStatus: 'confirmation_requested',
      sentPlan: { totalTreatmentsCost: 6601.8 },
    });
    const [{ kind }] = (await world.rows<{ kind: string }>('outbox', ['kind', 'plan-changed-by-member'])) as [
      { kind: string },
    ];
    expect(kind).toBe('plan-changed-by-member');
    const confirmed = await world.call(
      updatePlan,
      {
        body: {
          practiceId: PRACTICE,
          membershipId,
          treatments: [{ _id: botox, units: 20, interval: 6, discountPercent: 10 }],
        },
      },
      { token },
    );
    expect(confirmed.body.membership.memberStatus).toBe('confirmation_needed');
    expect((await world.mailsTo(row.email)).length).toBe(2);
  });

  test('and staff change one treatment of the plan that waits; the member cannot give themselves a discount', async () => {
    const { mine, membershipId, plan } = await aMember();
    const id = plan?.treatments[0]?._id ?? '';
    const byMember = await world.call(
      changeRequestedTreatment,
      { params: { id }, body: { units: 30, discountPercent: 99 } },
      { token: mine },
    );
    expect(byMember.body.membership?.requestedPlan?.treatments[0]).toMatchObject({ units: 30, discountPercent: 10 });
    const stale = await world.call(changeRequestedTreatment, { params: { id }, body: { units: 10 } }, { token });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const now = (await see(membershipId)).membership.requestedPlan?.treatments[0]?._id ?? '';
    const byStaff = await world.call(
      changeRequestedTreatment,
      { params: { id: now }, body: { discountPercent: 20 } },
      { token },
    );
    expect(byStaff.body.membership?.requestedPlan?.treatments[0]).toMatchObject({ units: 30, discountPercent: 20 });
    const foreign = await world.staffSession('manager@bright-smile.test');
    expect(
      (await world.call(changeRequestedTreatment, { params: { id: now }, body: { units: 1 } }, { token: foreign }))
        .status,
    ).toBe(404);
  });

  test('is found by the beginning of a name, an address or a number, at their practice alone', async () => {
    const row = await aBorrower(world.deps, {
      practice_id: PRACTICE,
      first_name: 'Zora',
      last_name: 'Quill',
      phone: '5125550188',
    });
    const { id: membershipId } = await aMembership(world.deps, row);
    const found = async (param: string, practiceId = PRACTICE, as = token) =>
      (await world.call(findMembers, { query: { param, practiceId } }, { token: as })).body.members?.map(
        (one) => one.membershipId,
      );
    for (const param of ['zor', 'Quill', 'Zora Q', row.email.slice(0, 12), '(512) 555-0188'])
      expect(await found(param)).toContain(membershipId);
    const elsewhere = await world.staffSession('manager@bright-smile.test');
    expect(await found('zor', 'prac-bright-smile', elsewhere)).toEqual([]);
    const info = await world.call(
      findMemberInfo,
      { query: { memberEmail: row.email, providerId: PRACTICE } },
      { token },
    );
    expect(info.body.found).toMatchObject({ membershipId, lastName: 'Quill' });
  });
});
