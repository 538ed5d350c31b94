import { calculatePlan } from '@contract/membership/calculator-calls';
import {
  getProviderCardPage,
  getProviderPaymentOptions,
  saveProviderCard,
  updateProviderPaymentOptions,
} from '@contract/payment-options/calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EnteredCard, enterCard } from '../../vendors/card-page/testing/enter-card';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { type MemberWorld, PRACTICE, signature, startMemberWorld } from '../membership/testing/member-world';

const BANK = {
  bankName: 'First Sample Bank',
  accountHolder: 'Harbor Medspa',
  accountNumber: '000123456789',
  routingNumber: '110000000',
  isAuthorized: true as const,
};

let sandbox: SandboxHarness;
let world: MemberWorld;
let practice: string;
let ours: string;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  practice = await world.staffSession('enterprise@demo.test');
  ours = await world.staffSession('operations@demo.test');
});
afterEach(async () => {
  await sandbox.reset();
  await world.discard();
});
afterAll(() => sandbox.stop());

type Body = Parameters<typeof world.call<typeof updateProviderPaymentOptions>>[1]['body'];
const change = (body: Partial<Body>, token = practice) =>
  world.call(updateProviderPaymentOptions, { body: { practiceId: PRACTICE, ...body } }, { token });
const shown = async (token = practice) =>
  (await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, { token })).body;
const cardOf = async (card?: EnteredCard) => {
  const { body } = await world.call(getProviderCardPage, { query: { practiceId: PRACTICE } }, { token: practice });
  return (await enterCard(body.data.url, card)).token;
};
const keepCard = (token: string, key?: string) =>
  world.call(
    saveProviderCard,
    { body: { practiceId: PRACTICE, token } },
    { token: practice, ...(key && { headers: { 'idempotency-key': key } }) },
  );

test('a practice that set nothing has the options that everybody begins with', async () => {
  expect(await shown()).toMatchObject({
    paymentOptions: {
      enabled: true,
      paymentPeriod: 'MONTHLY',
      paymentMethod: 'BANK',
      saasFee: 399,
      annualDiscount: 10,
      membershipFee: { paidByProvider: 4.99, paidByMember: 0 },
      merchantDiscountFee: 2.99,
      membershipFeeType: 1,
    },
    cardDetails: null,
    bankInfo: null,
    standing: {
      version: 1,
      saasOfMonth: 399,
      saasOfYear: 4309.2,
      preview: { monthlyPayment: 99.99, withFee: 99.99, invoiced: 4.99 },
      mayChangePrices: false,
      termsOf: 'DEFAULT',
      contract: { payout: 'UPFRONT', cancellationBasis: 'MEMBER', installmentsMax: 12 },
    },
  });
});

test('a practice reads the contract that its next plans are sold with', async () => {
  await change({ membershipFeeType: 0, membershipFee: { paidByProvider: 0, paidByMember: 4.99 }, version: 1 });
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('practice_program')
        .set({ contract: 'MONTHLY', basis: 'LIST', installments_max: 6 })
        .where('practice_id', '=', PRACTICE),
    ),
  );
  expect((await shown()).standing.contract).toEqual({
    payout: 'MONTHLY',
    cancellationBasis: 'LIST',
    installmentsMax: 6,
  });
});

describe('a practice', () => {
  test('moves the membership fee from itself to both, and the next quote has it; saved options say so', async () => {
    const treatments = await signature(world);
    const quote = async () =>
      (await world.call(calculatePlan, { body: { practiceId: PRACTICE, treatments } }, { token: practice })).body;
    const before = await quote();
    const { body } = await change({
      membershipFeeType: 2,
      membershipFee: { paidByProvider: 2.99, paidByMember: 2 },
      version: 1,
    });
    expect(body).toMatchObject({
      message: 'Payment options updated successfully',
      paymentOptions: { membershipFeeType: 2, membershipFee: { paidByProvider: 2.99, paidByMember: 2 } },
      standing: { version: 2, termsOf: 'OWN', preview: { withFee: 101.99, invoiced: 2.99 } },
    });
    const after = await quote();
    expect(after.membershipPayment).toBeCloseTo(before.membershipPayment + 2, 2);
  });

  test('keeps no more than the last four digits of its bank account, and pays by it', async () => {
    const { body } = await change({ bankInfo: BANK, version: 1 });
    const bankInfo = {
      bankName: 'First Sample Bank',
      accountHolder: 'Harbor Medspa',
      accountNumber: '6789',
      routingNumber: '0000',
      isUsable: true,
    };
    expect(body.bankInfo).toEqual(bankInfo);
    expect((await shown()).bankInfo).toEqual(bankInfo);
    const rows = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('fee_account').selectAll(),
    );
    expect(JSON.stringify(rows)).not.toContain('000123456789');
    expect(JSON.stringify(rows)).not.toContain('110000000');
  });

  test('enters a card on the vault’s page, and pays by it from then on', async () => {
    const { body } = await keepCard(await cardOf());
    expect(body).toMatchObject({
      paymentOptions: { paymentMethod: 'CARD' },
      cardInfo: {
        type: 'card',
        cardType: 'debit',
        cardToken: expect.any(String),
        cardBrand: expect.any(String),
        cardLastFour: expect.stringMatching(/^\d{4}$/),
        isUsable: true,
      },
    });
    expect((await shown()).cardDetails).toEqual(body.cardInfo);
    // Back to the bank it goes only once there is one.
    const refused = await change({ paymentMethod: 'BANK' });
    expect(refused.body).toMatchObject({
      fields: [{ field: 'paymentMethod', message: 'Enter the bank account first.' }],
    });
    expect((await change({ paymentMethod: 'BANK', bankInfo: BANK })).body.paymentOptions.paymentMethod).toBe('BANK');
  });

  test('changes no price: those are agreed on with us', async () => {
    for (const [field, body] of [
      ['saasFee', { saasFee: 1 }],
      ['annualDiscount', { annualDiscount: 50 }],
      ['merchantDiscountFee', { merchantDiscountFee: 0 }],
      ['enabled', { enabled: false }],
      ['membershipFee', { membershipFee: { paidByProvider: 0.01, paidByMember: 0 } }],
    ] as const)
      expect((await change(body)).body, field).toMatchObject({ code: 'INVALID_FIELDS', fields: [{ field }] });
    expect((await shown()).standing).toMatchObject({ version: 1, termsOf: 'DEFAULT' });
    const { body } = await change(
      { saasFee: 299, annualDiscount: 12.5, merchantDiscountFee: 2.5, enabled: false },
      ours,
    );
    expect(body.paymentOptions).toMatchObject({
      saasFee: 299,
      annualDiscount: 12.5,
      merchantDiscountFee: 2.5,
      enabled: false,
    });
    expect(body.standing).toMatchObject({ saasOfMonth: 299, saasOfYear: 3139.5 });
  });

  test.each([
    [0, { paidByProvider: 1, paidByMember: 4.99 }],
    [1, { paidByProvider: 4.99, paidByMember: 1 }],
    [2, { paidByProvider: 4.99, paidByMember: 0 }],
  ] as const)(
    'is refused a fee of type %s that somebody pays a part of who does not: %o',
    async (membershipFeeType, membershipFee) => {
      const { body } = await change({ membershipFeeType, membershipFee }, ours);
      expect(body).toMatchObject({ fields: [{ field: 'membershipFee' }] });
    },
  );

  test('enters no account with a wrong routing number, and none without its authorization', async () => {
    const wrong = await change({ bankInfo: { ...BANK, routingNumber: '110000001' } });
    expect(wrong.body).toMatchObject({ code: 'INVALID_FIELDS', fields: [{ field: 'bankInfo.routingNumber' }] });
    const unsigned = await change({ bankInfo: { ...BANK, isAuthorized: false as never } });
    expect(unsigned.body).toMatchObject({ fields: [{ field: 'bankInfo.isAuthorized' }] });
    expect((await shown()).bankInfo).toBeNull();
  });

  test('of which two change the options at once, the second is told the version that there is', async () => {
    expect((await change({ paymentPeriod: 'ANNUAL', version: 1 })).status).toBe(200);
    const late = await change({
      membershipFeeType: 0,
      membershipFee: { paidByProvider: 0, paidByMember: 4.99 },
      version: 1,
    });
    expect(late.body).toMatchObject({ code: 'STALE', version: 2 });
    expect((await shown()).paymentOptions).toMatchObject({ paymentPeriod: 'ANNUAL', membershipFeeType: 1 });
  });

  test('sees and changes nothing of another one', async () => {
    const query = { practiceId: 'prac-bright-smile' };
    const owner = await world.staffSession('manager@bright-smile.test');
    expect(
      (await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, { token: owner })).status,
    ).toBe(404);
    expect((await world.call(getProviderPaymentOptions, { query }, { token: practice })).status).toBe(404);
  });
});

describe('the card vault', () => {
  test('that is down keeps nothing, and says so', async () => {
    const token = await cardOf();
    await sandbox.fault({ vendor: 'card', mode: 'down', times: 10 });
    expect((await keepCard(token)).body).toMatchObject({ code: 'VENDOR_UNAVAILABLE' });
    expect((await shown()).cardDetails).toBeNull();
  });

  test('that answers twice, and a press that comes twice, keep one card', async () => {
    const token = await cardOf();
    await sandbox.fault({ vendor: 'card', mode: 'duplicate', times: 1 });
    const [one, two] = [await keepCard(token, 'the-same-press'), await keepCard(token, 'the-same-press')];
    expect(two.body).toEqual(one.body);
    expect(
      await world.deps.database.read.query(world.deps.database.read.builder.selectFrom('fee_account').selectAll()),
    ).toHaveLength(1);
  });

  test('gives the card of another practice to nobody', async () => {
    const other = await world.deps.vendors.cardPage.open({
      referenceId: 'prac-bright-smile',
      parentOrigin: 'https://example.test',
    });
    const { token } = await enterCard(other.url);
    expect((await keepCard(token)).body).toMatchObject({ fields: [{ field: 'token' }] });
  });
});
