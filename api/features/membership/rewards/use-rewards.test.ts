import { createPlan, getMembership, savePlanForLater, updatePlan, withdrawPlan } from '@contract/membership/plan-calls';
import {
  listRewardCertificates,
  searchRewardsMember,
  submitRewardTreatments,
  validateRewardTreatments,
} from '@contract/membership/rewards-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOutboxDispatcher } from '../../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../../outbox-handlers';
import { aBorrower, aMembership } from '../../../test/builders';
import { sells } from '../testing/member-world';
import { type RewardsWorld, startRewardsWorld } from '../testing/rewards-world';
import { settleUse } from './use-rewards';

const practiceId = 'prac-harbor-medspa';
let world: RewardsWorld;
let token: string;
let dysport: string;
let sculptra: string;
let lyft: string;
beforeAll(async () => {
  world = await startRewardsWorld();
  token = await world.staffSession('staff@harbor-medspa.test');
  dysport = await sells(world, { name: 'Dysport', cents: 450, product: 'dysport' });
  sculptra = await sells(world, { name: 'Sculptra', cents: 85_000, product: 'sculptra' });
  lyft = await sells(world, { name: 'Lyft', cents: 75_000, product: 'restylane-lyft' });
});
afterEach(async () => {
  await fetch(`${world.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  world.restVendors();
});
afterAll(() => world.discard());

let people = 0;
/** A member whom the program knows by a number of their own with these last four digits. */
async function found(lastFour = '0131'): Promise<{ membershipId: string; phone: string; borrowerId: string }> {
  people += 1;
  const phone = `${512_550 + people}${lastFour}`;
  const borrower = await aBorrower(world.deps, { practice_id: practiceId, phone });
  const { id: membershipId } = await aMembership(world.deps, borrower);
  const body = { practiceId, membershipId, phoneNumber: phone };
  expect((await world.call(searchRewardsMember, { body }, { token })).status).toBe(200);
  return { membershipId, phone, borrowerId: borrower.id };
}
const treatments = () => [
  { _id: dysport, units: 120, interval: 6 },
  { _id: sculptra, units: 1, interval: 6 },
  { _id: lyft, units: 1, interval: 6 },
];
const hitPackage = (lyftToo = true) => ({
  coreProduct: { conjunction: 'AND' as const, products: [{ priviproduct: 'dysport', selected: true }] },
  product1: {
    conjunction: 'OR' as const,
    products: [
      { priviproduct: 'restylane-lyft', selected: lyftToo },
      { priviproduct: 'restylane-contour', selected: false },
    ],
  },
  product2: { conjunction: 'AND' as const, products: [{ priviproduct: 'sculptra', selected: true }] },
});
const chosen = (phone: string, ...keys: string[]) => keys.map((key) => ({ id: `asp_${phone}-${key}`, selected: true }));
type Body = Parameters<typeof world.call<typeof submitRewardTreatments>>[1]['body'];
type Of = { membershipId: string; phone: string };
const bodyOf = ({ membershipId, phone }: Of, keys: string[], changes: Partial<Body> = {}) => ({
  practiceId,
  membershipId,
  treatments: treatments(),
  certificates: chosen(phone, ...keys),
  ...changes,
});
const submit = (of: Of, keys: string[], { key, ...changes }: Partial<Body> & { key?: string } = {}) =>
  world.call(
    submitRewardTreatments,
    { body: bodyOf(of, keys, changes) },
    { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const validate = (of: Of, keys: string[], changes: Partial<Body> = {}) =>
  world.call(validateRewardTreatments, { body: bodyOf(of, keys, changes) }, { token });
const see = async ({ membershipId: id }: Of) =>
  (await world.call(getMembership, { params: { id } }, { token })).body.membership;
const historyOf = async ({ membershipId }: Of) =>
  (await world.rows('membership_history'))
    .filter((one) => one.membership_id === membershipId)
    .sort((one, other) => Number(one.seq) - Number(other.seq))
    .map(({ action }) => action);
const usedBy = async ({ phone }: Of) =>
  (await world.used()).filter(({ certificateIds }) => certificateIds.some((id) => id.includes(phone)));
async function sendAll() {
  const handlers = outboxHandlers(world.deps);
  const silent = Object.fromEntries(Object.keys(handlers).map((kind) => [kind, async () => ({})]));
  const some = {
    ...silent,
    'release-rewards': handlers['release-rewards'],
    'settle-rewards': handlers['settle-rewards'],
  };
  const dispatcher = createOutboxDispatcher({ deps: world.deps, handlers: some as typeof handlers });
  while ((await dispatcher.runDue()) > 0);
}

describe('rewards that are used', () => {
  test('become coupons of the plan, one for each product, which the member sees among its discounts', async () => {
    const of = await found();
    const { status, body } = await submit(of, ['birthday', 'sculptra', 'practice'], { hitPackage: hitPackage() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isApplied: true, step: 'SAVE_FOR_LATER_SENT', rewardErrors: [] });
    // Dysport 120 × 4.50, Sculptra 850, Lyft 750, each twice a year, less 110 and 100.
    expect(body.membership.savedPlan).toMatchObject({
      totalTreatmentsCost: 4_070,
      manufacturerDiscounts: {
        totalDiscounts: 210,
        discounts: [
          { issuer: 'Manufacturer Coupon', amount: 110, product: 'dysport' },
          { issuer: 'Manufacturer Coupon', amount: 100, product: 'sculptra' },
        ],
      },
    });
    expect(body.membership.galderma).toMatchObject({
      member: { firstName: 'Nadia', phoneNumber: of.phone },
      rewardErrors: [],
      uses: [{ status: 'USED', amount: 210 }],
    });
    expect(await historyOf(of)).toEqual(['REWARDS_MEMBER_FOUND', 'REWARDS_ASKED', 'REWARDS_USED', 'PLAN_SAVED']);
    expect(await usedBy(of)).toMatchObject([{ isRedeemed: true, asked: 1 }]);
    const list = await world.call(
      listRewardCertificates,
      { body: { practiceId, membershipId: of.membershipId, products: [] } },
      { token },
    );
    expect(list.body.patientCertificates.map(({ source }) => source)).toEqual(['Thank you']);
  });

  test('change the plan that waits, on top of its discounts', async () => {
    const of = await found();
    const asked = { practiceId, membershipId: of.membershipId, treatments: treatments() };
    await world.call(createPlan, { body: asked }, { token });
    const discounts = [{ issuer: 'Provider Discount' as const, amount: 70 }];
    const { body } = await submit(of, ['sculptra'], { discounts });
    expect(body).toMatchObject({ isApplied: true, step: 'UPDATE_SENT' });
    expect(body.membership.requestedPlan).toMatchObject({ totalTreatmentsCost: 4_110 });
    expect(body.membership.requestedPlan?.memberDiscounts.totalDiscounts).toBe(70);
  });

  test('the member sees the plan, and nothing of the program', async () => {
    const of = await found();
    await world.call(
      createPlan,
      { body: { practiceId, membershipId: of.membershipId, treatments: treatments() } },
      { token },
    );
    await submit(of, ['sculptra']);
    const own = await world.sessionOf('member', of.borrowerId);
    const { body } = await world.call(getMembershipSummary, {}, { token: own });
    expect(body.memberships[0]).toMatchObject({
      galderma: null,
      requestedPlan: { manufacturerDiscounts: { totalDiscounts: 100 } },
    });
  });
});

describe('a vendor that fails', () => {
  test('twice: an answer that is lost is asked for again, and nothing is used twice', async () => {
    const of = await found('0136');
    const { status, body } = await submit(of, ['birthday']);
    expect([status, body.isApplied]).toEqual([200, true]);
    expect(await usedBy(of)).toMatchObject([{ asked: 2 }]);
    expect((await see(of)).savedPlan?.manufacturerDiscounts.totalDiscounts).toBe(60);
  });

  test('down when certificates are used: nothing changes, and what was asked is asked again with another press', async () => {
    const of = await found('0138');
    await submitWhileDown(of);
    expect(await see(of)).toMatchObject({ savedPlan: null, galderma: { uses: [{ status: 'WAITING' }] } });
    const again = await submit(of, ['birthday'], { key: 'again' });
    expect(again.body).toMatchObject({ isApplied: true });
    expect(await usedBy(of)).toHaveLength(1);
    expect((await see(of)).galderma?.uses).toMatchObject([{ status: 'USED' }]);
  });

  test('down, and nobody presses again: it is settled by itself, once', async () => {
    const of = await found('0138');
    await submitWhileDown(of);
    world.clock.advance(61_000);
    await sendAll();
    expect((await see(of)).savedPlan?.manufacturerDiscounts.totalDiscounts).toBe(60);
    const [use] = (await see(of)).galderma?.uses ?? [];
    await settleUse(world.deps, use?._id ?? '');
    expect((await historyOf(of)).filter((action) => action === 'REWARDS_USED')).toHaveLength(1);
  });

  test('that answers after the plan became another gets everything back', async () => {
    const of = await found('0138');
    await submitWhileDown(of);
    await world.call(
      savePlanForLater,
      { body: { practiceId, membershipId: of.membershipId, treatments: treatments() } },
      { token },
    );
    const { body } = await submit(of, ['birthday'], { key: 'later' });
    expect(body).toMatchObject({ isApplied: false, rewardErrors: [{ certificateId: null, refusal: 'plan_changed' }] });
    expect(body.membership.savedPlan?.manufacturerDiscounts.totalDiscounts).toBe(0);
    await sendAll();
    expect(await usedBy(of)).toEqual([]);
    expect((await see(of)).galderma?.uses).toMatchObject([{ status: 'GIVEN_BACK' }]);
  });

  /** The program tells what the member has, and is down when it is asked to use it. */
  async function submitWhileDown(of: Of) {
    const { status, body } = await submit(of, ['birthday'], { key: `first-${of.phone}` });
    expect([status, body]).toMatchObject([503, { code: 'VENDOR_UNAVAILABLE' }]);
    expect(await usedBy(of)).toEqual([]);
    world.restVendors();
  }
});

describe('what speaks against rewards', () => {
  test('is told by certificate and kept with the member; the plan is unchanged', async () => {
    const of = await found('0132');
    const rewardErrors = [{ certificateId: `asp_${of.phone}-birthday`, refusal: 'expired' }];
    expect((await validate(of, ['birthday', 'sculptra'])).body).toEqual({ isValid: false, rewardErrors });
    expect((await see(of)).galderma?.rewardErrors).toEqual(rewardErrors);
    const { body } = await submit(of, ['birthday', 'sculptra']);
    expect(body).toMatchObject({ isApplied: false, step: null, rewardErrors, membership: { savedPlan: null } });
    expect(await usedBy(of)).toEqual([]);
    expect((await validate(of, ['sculptra'])).body).toEqual({ isValid: true, rewardErrors: [] });
    expect((await see(of)).galderma?.rewardErrors).toEqual([]);
  });

  test('used elsewhere between the look and the use, none of them is used', async () => {
    const of = await found('0137');
    expect((await validate(of, ['birthday'])).body.isValid).toBe(true);
    const { body } = await submit(of, ['birthday']);
    expect(body).toMatchObject({ isApplied: false, rewardErrors: [{ refusal: 'used' }] });
    expect((await see(of)).galderma).toMatchObject({
      rewardErrors: [{ refusal: 'used' }],
      uses: [{ status: 'REFUSED' }],
    });
    expect((await historyOf(of)).at(-1)).toBe('REWARDS_REFUSED');
  });

  test.each<[string, Partial<Body>, string]>([
    ['a package of whose OR group none is chosen', { hitPackage: hitPackage(false) }, 'hitPackage'],
    [
      'a package with a product that the plan has not',
      { hitPackage: hitPackage(), treatments: [{ _id: 'sold-dysport', units: 1, interval: null }] },
      'hitPackage',
    ],
    [
      'a treatment of nobody',
      { treatments: [{ _id: 'treatment-of-nobody', units: 1, interval: null }] },
      'treatments[0]._id',
    ],
    [
      'a coupon above what its product costs',
      { treatments: [{ _id: 'sold-dysport', units: 1, interval: null }] },
      'discounts',
    ],
    ['no certificate', { certificates: [] }, 'certificates'],
  ])('%s is refused by name', async (_, changes, field) => {
    const of = await found();
    for (const { status, body } of [await validate(of, ['birthday'], changes), await submit(of, ['birthday'], changes)])
      expect([status, body]).toMatchObject([422, { fields: [{ field }] }]);
    expect(await usedBy(of)).toEqual([]);
  });
});

describe('two at once', () => {
  test('one plan of two colleagues: whoever saw an older one is told', async () => {
    const of = await found();
    const { version } = await see(of);
    await submit(of, ['birthday'], { version, key: 'one' });
    const { status, body } = await submit(of, ['sculptra'], { version, key: 'two' });
    expect([status, body]).toMatchObject([409, { code: 'STALE' }]);
  });

  test('a double tap is done once', async () => {
    const of = await found();
    const both = await Promise.all([
      submit(of, ['birthday'], { key: 'tap' }),
      submit(of, ['birthday'], { key: 'tap' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await submit(of, ['birthday'], { key: 'tap' })).body.isApplied).toBe(true);
    expect(await usedBy(of)).toMatchObject([{ asked: 1 }]);
  });
});

describe('rewards that no plan holds anymore go back', () => {
  test('when the plan is withdrawn, once', async () => {
    const of = await found();
    await world.call(
      createPlan,
      { body: { practiceId, membershipId: of.membershipId, treatments: treatments() } },
      { token },
    );
    await submit(of, ['birthday', 'sculptra']);
    await world.call(withdrawPlan, { body: { practiceId, membershipId: of.membershipId } }, { token });
    await sendAll();
    expect(await usedBy(of)).toEqual([]);
    expect((await historyOf(of)).filter((action) => action === 'REWARDS_GIVEN_BACK')).toHaveLength(1);
    const { status } = await submit(of, ['birthday']);
    expect(status).toBe(200);
  });

  test('of a product whose coupon was taken out, while the other stays', async () => {
    const of = await found();
    await world.call(
      createPlan,
      { body: { practiceId, membershipId: of.membershipId, treatments: treatments() } },
      { token },
    );
    await submit(of, ['birthday', 'sculptra']);
    const discounts = [{ issuer: 'Manufacturer Coupon' as const, amount: 100, product: 'sculptra' }];
    await world.call(
      updatePlan,
      { body: { practiceId, membershipId: of.membershipId, treatments: treatments(), discounts } },
      { token },
    );
    await sendAll();
    expect(await usedBy(of)).toMatchObject([{ certificateIds: [`asp_${of.phone}-sculptra`] }]);
    expect((await see(of)).galderma?.uses[0]?.certificates.map(({ isGivenBack }) => isGivenBack)).toEqual([
      true,
      false,
    ]);
  });
});
