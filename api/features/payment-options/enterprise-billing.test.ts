import { getProviderInvoices } from '@contract/membership-invoice/calls';
import {
  getProviderCardPage,
  getProviderPaymentOptions,
  saveProviderCard,
  updateProviderPaymentOptions,
} from '@contract/payment-options/calls';
import {
  getBillingPractice,
  getEnterpriseCardPage,
  getEnterprisePaymentOptions,
  saveEnterpriseCard,
  updateEnterprisePaymentOptions,
} from '@contract/payment-options/enterprise-calls';
import { account } from '@domain/ledger/account';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import {
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  program,
  startMemberWorld,
} from '../membership/testing/member-world';

const ENTERPRISE = 'ent-harborline';
const BANK = {
  bankName: 'First Sample Bank',
  accountHolder: 'Harborline Group',
  accountNumber: '000123456789',
  routingNumber: '110000000',
  isAuthorized: true as const,
};

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withDeposits: true, withMails: false });
  await world.deps.database.migrate([`update enterprise set fees_paid_by_enterprise = 0 where id = '${ENTERPRISE}'`]);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await sandbox.reset();
  await world.discard();
});
afterAll(() => sandbox.stop());

/** A session ends with the days that pass. */
const as = async (email = 'enterprise@demo.test') => ({ token: await world.staffSession(email) });
type Body = Parameters<typeof world.call<typeof updateEnterprisePaymentOptions>>[1]['body'];
const change = async (body: Partial<Body>, email?: string) =>
  world.call(updateEnterprisePaymentOptions, { body: { enterpriseId: ENTERPRISE, ...body } }, await as(email));
const shown = async (email?: string) =>
  (await world.call(getEnterprisePaymentOptions, { query: { enterpriseId: ENTERPRISE } }, await as(email))).body;
const owed = async (id: string) =>
  Number((await world.rows('ledger_account')).find((row) => row.id === account.providerReceivable(id))?.balance ?? 0);

test('an enterprise that set nothing is enabled, pays by the month and from its bank', async () => {
  const { paymentOptions, standing, practices } = await shown();
  expect(paymentOptions).toMatchObject({
    enabled: true,
    paymentPeriod: 'MONTHLY',
    paymentMethod: 'BANK',
    merchantDiscountFee: 2.99,
    membershipFeeType: 1,
    feesPaidByEnterprise: false,
  });
  expect(standing).toMatchObject({ preview: { monthlyPayment: 99.99 }, termsOf: 'DEFAULT', isFirstFeeAsked: null });
  expect(practices).toContainEqual({ _id: PRACTICE, PracticeName: 'Harbor Med Spa', saasFee: 399, payer: 'PRACTICE' });
});

test('an enterprise pays for its practices: it is debited, its administrators hear, and each practice owes nothing of it', async () => {
  const early = await change({ feesPaidByEnterprise: true });
  expect(early.body).toMatchObject({ fields: [{ field: 'feesPaidByEnterprise' }] });
  await change({ enabled: false }, 'operations@demo.test');
  const { body } = await change({ feesPaidByEnterprise: true, bankInfo: BANK });
  expect(body).toMatchObject({
    // Whoever pays is debited (membership §4).
    paymentOptions: { feesPaidByEnterprise: true, enabled: true },
    bankInfo: { accountNumber: '6789', routingNumber: '0000' },
    message: 'Payment options updated successfully',
  });
  const query = { practiceId: PRACTICE };
  const practice = (await world.call(getProviderPaymentOptions, { query }, await as())).body;
  expect(practice.paymentOptions.feesPaidByEnterprise).toBe(true);
  await world.passTo('2026-04-10');
  const { invoices } = await shown();
  expect(invoices.length).toBeGreaterThan(0);
  for (const invoice of invoices)
    expect(invoice).toMatchObject({
      payer: 'ENTERPRISE',
      enterprise: 'Harborline Aesthetics Group',
      total: 399,
      status: 'PAID',
    });
  expect([await owed(ENTERPRISE), await owed(PRACTICE)]).toEqual([0, 0]);
  const own = (await world.call(getProviderInvoices, { query: { providerId: PRACTICE } }, await as())).body.invoices;
  expect(own).toMatchObject([{ payer: 'ENTERPRISE', status: 'PAID' }]);
  const told = (await world.rows('outbox')).filter(({ kind }) => kind === 'provider-invoice-issued');
  // Two mails of each invoice: the practice hears of it, and the one administrator of the enterprise that pays.
  expect(told).toHaveLength(2 * (await world.rows('provider_invoice')).length);
});

test('invoices of before it gave an account are debited on the next business day after it does', async () => {
  await world.deps.database.migrate([`update enterprise set fees_paid_by_enterprise = 1 where id = '${ENTERPRISE}'`]);
  await world.passTo('2026-04-02');
  const { standing, invoices } = await shown();
  expect(standing.open).toEqual({ count: invoices.length, total: 399 * invoices.length, debitOn: '2026-04-03' });
  await change({ bankInfo: BANK });
  await world.passTo('2026-04-03');
  expect((await shown()).invoices.map(({ status }) => status)).toEqual(invoices.map(() => 'DEBITED'));
});

test('by the year it pays ten percent less for each practice', async () => {
  await change({ feesPaidByEnterprise: true, bankInfo: BANK, paymentPeriod: 'ANNUAL' });
  await world.passTo('2026-05-02');
  const { invoices } = await shown();
  expect(new Set(invoices.map(({ total, month }) => `${month} ${total}`))).toEqual(new Set(['2026-03 4309.2']));
});

test('its bank, its method and its period change no price that a practice agreed on', async () => {
  await program(world, { saas_fee_cents: 19_900, annual_discount: 200_000 });
  await change({ feesPaidByEnterprise: true, bankInfo: BANK });
  await world.passTo('2026-04-02');
  const billed = async () =>
    (await shown()).invoices.filter((one) => one.practicemanagement._id === PRACTICE).map(({ total }) => total);
  expect(await billed()).toEqual([199]);
  expect((await shown()).practices).toContainEqual(expect.objectContaining({ _id: PRACTICE, saasFee: 199 }));
  const page = await world.call(getEnterpriseCardPage, { query: { enterpriseId: ENTERPRISE } }, await as());
  const { token } = await enterCard(page.body.data.url);
  await world.call(saveEnterpriseCard, { body: { enterpriseId: ENTERPRISE, token } }, await as());
  await change({ paymentPeriod: 'ANNUAL' });
  await world.passTo('2026-05-02');
  // A year with the 20% that the practice agreed on.
  expect(await billed()).toEqual([1910.4, 199]);
});

test('new terms of an enterprise change no price of a practice that agreed on its fees', async () => {
  const before = (await shown()).practices;
  await change({ saasFee: 9900, membershipFee: { paidByProvider: 899, paidByMember: 0 } }, 'operations@demo.test');
  expect((await shown()).practices).toEqual(before);
  const { body } = await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, await as());
  expect(body).toMatchObject({
    paymentOptions: { saasFee: 399, membershipFee: { paidByProvider: 4.99 } },
    standing: { termsOf: 'OWN' },
  });
});

test('its terms hold for practices that have agreed on no fees yet', async () => {
  await world.deps.database.migrate([`delete from fee_schedule where practice_id = '${PRACTICE}'`]);
  await change({ membershipFeeType: 2, membershipFee: { paidByProvider: 2.99, paidByMember: 2 } });
  const { body } = await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, await as());
  expect(body).toMatchObject({
    paymentOptions: { membershipFeeType: 2 },
    standing: { termsOf: 'ENTERPRISE', version: 1 },
  });
});

test('a card is entered on the vault’s page, and kept once', async () => {
  const page = await world.call(getEnterpriseCardPage, { query: { enterpriseId: ENTERPRISE } }, await as());
  const { token } = await enterCard(page.body.data.url);
  const { body } = await world.call(saveEnterpriseCard, { body: { enterpriseId: ENTERPRISE, token } }, await as());
  expect(body).toMatchObject({ paymentOptions: { paymentMethod: 'CARD' }, cardInfo: { type: 'card' } });
  const info = await world.call(getBillingPractice, { query: { practiceId: PRACTICE } }, await as());
  expect(info.body).toEqual({ bankInfo: null, cardInfo: null });
});

test('what pays is answered: of a practice its account and card to its enterprise and itself, of the enterprise its own', async () => {
  const manager = { token: await world.staffSession('manager@harbor-medspa.test') };
  const own = { ...BANK, accountHolder: 'Harbor Med Spa', accountNumber: '000123454321' };
  const set = { practiceId: PRACTICE, bankInfo: own };
  expect((await world.call(updateProviderPaymentOptions, { body: set }, manager)).status).toBe(200);
  const page = await world.call(getProviderCardPage, { query: { practiceId: PRACTICE } }, manager);
  const { token } = await enterCard(page.body.data.url);
  expect((await world.call(saveProviderCard, { body: { practiceId: PRACTICE, token } }, manager)).status).toBe(200);
  expect((await change({ bankInfo: BANK })).status).toBe(200);
  const itsPage = await world.call(getEnterpriseCardPage, { query: { enterpriseId: ENTERPRISE } }, await as());
  const card = await enterCard(itsPage.body.data.url);
  const kept = { enterpriseId: ENTERPRISE, token: card.token };
  expect((await world.call(saveEnterpriseCard, { body: kept }, await as())).status).toBe(200);

  const ofPractice = { bankName: BANK.bankName, accountNumber: '4321', routingNumber: '0000' };
  const cards = { type: 'card', cardLastFour: '4242', isUsable: true };
  const billed = await world.call(getBillingPractice, { query: { practiceId: PRACTICE } }, await as());
  expect(billed.body).toMatchObject({ bankInfo: ofPractice, cardInfo: cards });
  const itself = await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, await as());
  expect(itself.body).toMatchObject({ bankInfo: ofPractice, cardDetails: cards, paymentOptions: { enabled: true } });
  expect(await shown()).toMatchObject({
    bankInfo: { bankName: BANK.bankName, accountNumber: '6789', routingNumber: '0000' },
    cardDetails: cards,
    paymentOptions: { paymentMethod: 'CARD' },
  });
});

test('another enterprise, a practice of it, and two at once are refused', async () => {
  const other = 'enterprise@brightarch.test';
  expect((await change({ paymentPeriod: 'ANNUAL' }, other)).status).toBe(404);
  expect((await world.call(getBillingPractice, { query: { practiceId: PRACTICE } }, await as(other))).status).toBe(404);
  expect((await change({ paymentPeriod: 'ANNUAL', version: 1 })).status).toBe(200);
  expect((await change({ paymentPeriod: 'MONTHLY', version: 1 })).body).toMatchObject({ code: 'STALE', version: 2 });
  expect((await change({ saasFee: 1 })).body).toMatchObject({ fields: [{ field: 'saasFee' }] });
});
