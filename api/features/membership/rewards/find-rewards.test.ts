import { getRewardsPage, listRewardCertificates, searchRewardsMember } from '@contract/membership/rewards-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aMembership } from '../../../test/builders';
import { type RewardsWorld, startRewardsWorld } from '../testing/rewards-world';

const PRACTICE = 'prac-harbor-medspa';
let world: RewardsWorld;
let token: string;
beforeAll(async () => {
  world = await startRewardsWorld();
  token = await world.staffSession('staff@harbor-medspa.test');
});
afterAll(() => world.discard());

async function aMember(practiceId = PRACTICE): Promise<string> {
  return (await aMembership(world.deps, await aBorrower(world.deps, { practice_id: practiceId }))).id;
}
const search = (membershipId: string, phoneNumber: string, of: { practiceId?: string; token?: string } = {}) =>
  world.call(
    searchRewardsMember,
    { body: { practiceId: of.practiceId ?? PRACTICE, membershipId, phoneNumber } },
    { token: of.token ?? token },
  );
const keptOf = async (membershipId: string) =>
  (await world.rows('reward_member')).filter((one) => one.membership_id === membershipId);
const list = (membershipId: string, products: string[]) =>
  world.call(listRewardCertificates, { body: { practiceId: PRACTICE, membershipId, products } }, { token });

describe('a rewards member', () => {
  test('is found by phone number and kept with the membership, once on record', async () => {
    const membershipId = await aMember();
    const { status, body } = await search(membershipId, '(512) 555-0131');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      member: { firstName: 'Nadia', lastName: 'Brooks', phoneNumber: '5125550131', memberSince: '2024-03-11' },
      inviteUrl: null,
    });
    await search(membershipId, '5125550131');
    const history = (await world.rows('membership_history')).filter((one) => one.membership_id === membershipId);
    expect(history.filter(({ action }) => action === 'REWARDS_MEMBER_FOUND')).toHaveLength(1);
  });

  test('who is none is invited, and whoever was found before stays', async () => {
    const membershipId = await aMember();
    await search(membershipId, '5125550131');
    const { body } = await search(membershipId, '5125550133');
    expect(body.member).toBeNull();
    expect(body.inviteUrl).toMatch(/^http.*\/join$/);
    expect(await keptOf(membershipId)).toMatchObject([{ phone: '5125550131' }]);
  });

  test('a program that is down answers 503 with when to ask again, and keeps nothing', async () => {
    const membershipId = await aMember();
    const { status, body } = await search(membershipId, '5125550134');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'VENDOR_UNAVAILABLE', retryAfterSeconds: expect.any(Number) });
    expect(await keptOf(membershipId)).toEqual([]);
  });

  test('a number that is none is refused by name', async () => {
    const { status, body } = await search(await aMember(), '555');
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: [{ field: 'phoneNumber' }] });
  });

  test('of another practice is nobody’s business', async () => {
    const foreign = await aMember('prac-bright-smile');
    expect((await search(foreign, '5125550131')).status).toBe(404);
    const multi = await world.staffSession('multi@demo.test');
    // Both are theirs, but not one the other's.
    expect((await search(foreign, '5125550131', { token: multi })).status).toBe(404);
  });
});

describe('certificates', () => {
  test('come by list, with what speaks against each', async () => {
    const membershipId = await aMember();
    await search(membershipId, '5125550132');
    const { status, body } = await list(membershipId, ['dysport', 'sculptra']);
    expect(status).toBe(200);
    const seen = (some: typeof body.patientCertificates) =>
      some.map(({ id, source, selected, productName, amount, refusal }) => [
        id.replace('asp_5125550132-', ''),
        source,
        selected,
        productName,
        amount,
        refusal,
      ]);
    expect(seen(body.patientCertificates)).toEqual([
      ['birthday', 'Birthday', false, 'Dysport', 60, 'expired'],
      ['sculptra', 'New to Sculptra', true, 'Sculptra', 100, null],
      ['kysse', 'Thank you', false, 'Restylane Kysse', 40, 'no_product'],
    ]);
    expect(seen(body.healthCareProfessionalCertificates)).toEqual([
      ['practice', 'First Dysport', true, 'Dysport', 50, null],
    ]);
  });

  test('need somebody who was found', async () => {
    const { status, body } = await list(await aMember(), []);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STEP_ORDER', message: 'Look up the member in the rewards program first.' });
  });
});

describe('the manufacturer’s page', () => {
  const page = (body: { practiceId: string; membershipId?: string }) => world.call(getRewardsPage, { body }, { token });

  test('is that of the member', async () => {
    const membershipId = await aMember();
    await search(membershipId, '5125550131');
    const { body } = await page({ practiceId: PRACTICE, membershipId });
    expect(body).toEqual({ url: expect.stringMatching(/\/account\/asp_5125550131$/), isLoginPage: false });
  });

  test('is the log-in page where the program gives none', async () => {
    await world.sandbox.fault({ vendor: 'rewards', mode: 'down', times: 3 });
    const { status, body } = await page({ practiceId: PRACTICE });
    expect(status).toBe(200);
    expect(body).toEqual({ url: expect.stringMatching(/\/rewards-page\/login$/), isLoginPage: true });
  });
});
