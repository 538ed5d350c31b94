import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordedRuntime, type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import { createManufacturerRewards } from './http-rewards';
import type { ManufacturerRewards } from './port';

const practiceId = 'prac-harbor-medspa';
let sandbox: SandboxHarness;
let rewards: ManufacturerRewards;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  ({ rewards } = sandbox.vendors());
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const used = async (): Promise<{ reference: string; certificateIds: string[]; asked: number }[]> =>
  (await fetch(`${sandbox.url}/sandbox/rewards`)).json();
async function memberAt(phoneNumber: string) {
  const { member } = await rewards.search({ practiceId, phoneNumber });
  if (!member) throw new Error('No member');
  return { practiceId, memberId: member.id };
}
const asking = (of: { practiceId: string; memberId: string }, ...keys: string[]) => ({
  ...of,
  certificateIds: keys.map((key) => `${of.memberId}-${key}`),
  products: ['dysport', 'sculptra'],
});

describe('a member', () => {
  test('is found by phone number, with the certificates of both lists', async () => {
    expect(await rewards.search({ practiceId, phoneNumber: '5125550131' })).toEqual({
      member: { id: 'asp_5125550131', firstName: 'Nadia', lastName: 'Brooks', memberSince: '2024-03-11' },
    });
    const some = await rewards.certificates({ practiceId, memberId: 'asp_5125550131' });
    expect(some.map(({ list, source, product, amountCents }) => [list, source, product, amountCents])).toEqual([
      ['patient', 'Birthday', 'dysport', 6_000],
      ['patient', 'New to Sculptra', 'sculptra', 10_000],
      ['patient', 'Thank you', 'restylane-kysse', 4_000],
      ['health-care-professional', 'First Dysport', 'dysport', 5_000],
    ]);
  });

  test('who is none is invited', async () => {
    expect(await rewards.search({ practiceId, phoneNumber: '5125550133' })).toEqual({
      member: null,
      inviteUrl: `${sandbox.url}/rewards-page/join`,
    });
  });

  test('a program that is down is no answer about anybody', async () => {
    await expect(rewards.search({ practiceId, phoneNumber: '5125550134' })).rejects.toMatchObject({
      vendor: 'rewards',
      kind: 'unavailable',
    });
  });
});

describe('certificates', () => {
  test('are looked at without being used', async () => {
    const of = await memberAt('5125550132');
    expect(await rewards.validate(asking(of, 'birthday', 'sculptra', 'kysse', 'other'))).toEqual([
      { certificateId: 'asp_5125550132-birthday', refusal: 'expired' },
      { certificateId: 'asp_5125550132-sculptra', refusal: null },
      { certificateId: 'asp_5125550132-kysse', refusal: 'no_product' },
      { certificateId: 'asp_5125550132-other', refusal: 'unknown' },
    ]);
    expect(await rewards.certificates(of)).toHaveLength(4);
  });

  test('are used all or none', async () => {
    const of = await memberAt('5125550132');
    expect(await rewards.redeem(asking(of, 'birthday', 'sculptra'), 'one')).toMatchObject({ isUsed: false });
    expect(await rewards.redeem(asking(of, 'sculptra'), 'two')).toMatchObject({ isUsed: true });
    expect(await rewards.certificates(of)).toHaveLength(3);
  });

  test('an answer that is lost is asked for again under its reference, and nothing is used twice', async () => {
    const of = await memberAt('5125550136');
    expect(await rewards.redeem(asking(of, 'birthday'), 'lost')).toMatchObject({ isUsed: true });
    expect(await used()).toMatchObject([{ reference: 'lost', asked: 2, certificateIds: [`${of.memberId}-birthday`] }]);
  });

  test('used elsewhere between the look and the use, they are refused', async () => {
    const of = await memberAt('5125550137');
    expect(await rewards.validate(asking(of, 'birthday'))).toMatchObject([{ refusal: null }]);
    expect(await rewards.redeem(asking(of, 'birthday'), 'late')).toEqual({
      isUsed: false,
      results: [{ certificateId: `${of.memberId}-birthday`, refusal: 'used' }],
    });
  });

  test('are given back, also under a reference that never arrived', async () => {
    const of = await memberAt('5125550131');
    await rewards.redeem(asking(of, 'birthday', 'sculptra'), 'one');
    await rewards.release('one', [`${of.memberId}-birthday`]);
    expect((await rewards.certificates(of)).map(({ id }) => id)).toContain(`${of.memberId}-birthday`);
    await rewards.release('never', [`${of.memberId}-birthday`]);
    expect(await rewards.redeem(asking(of, 'birthday'), 'never')).toMatchObject({ isUsed: false });
  });
});

test('the page of a practice is the program’s own', async () => {
  expect(await rewards.redirectUrl({ practiceId, memberId: null })).toBe(`${sandbox.url}/rewards-page/account`);
  expect(rewards.loginUrl).toBe(`${sandbox.url}/rewards-page/login`);
});

describe('what is not the protocol is neither a yes nor a no', () => {
  const programThatSays = (answer: unknown) =>
    createManufacturerRewards({
      baseUrl: 'http://rewards.example',
      loginUrl: 'http://rewards.example/login',
      apiKey: 'key',
      runtime: recordedRuntime().runtime,
      transport: async () => ({ status: 201, headers: {}, text: JSON.stringify(answer) }),
    });
  const question = { practiceId, memberId: 'm', certificateIds: ['a'], products: [] };
  test.each([
    ['about another certificate', { status: 'redeemed', results: [{ certificate_id: 'b', refusal: null }] }],
    ['used although it is refused', { status: 'redeemed', results: [{ certificate_id: 'a', refusal: 'used' }] }],
    ['refused without a reason', { status: 'refused', results: [{ certificate_id: 'a', refusal: null }] }],
    ['a reason that nobody knows', { status: 'refused', results: [{ certificate_id: 'a', refusal: 'maybe' }] }],
    ['nothing', null],
  ])('%s', async (_, answer) => {
    await expect(programThatSays(answer).redeem(question, 'one')).rejects.toMatchObject({ kind: 'bad_response' });
  });
  test('an address that is none', async () => {
    const program = programThatSays({ redirect_url: 'javascript:alert(1)' });
    await expect(program.redirectUrl({ practiceId, memberId: null })).rejects.toMatchObject({ kind: 'bad_response' });
  });
});
