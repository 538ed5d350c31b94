import { payProviderInvoice } from '@contract/membership-invoice/calls';
import {
  getProviderCardPage,
  processSaasFee,
  saveProviderCard,
  updateProviderPaymentOptions,
} from '@contract/payment-options/calls';
import {
  getEnterpriseCardPage,
  saveEnterpriseCard,
  updateEnterprisePaymentOptions,
} from '@contract/payment-options/enterprise-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { expect } from 'vitest';
import { PRACTICE } from '../../features/membership/testing/member-world';
import { makeInvoices } from '../../features/membership-invoice/make-invoices';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import type { Story } from './story';

const BANK = {
  bankName: 'First Sample Bank',
  accountHolder: 'Harbor Medspa',
  accountNumber: '000123456789',
  routingNumber: '110000000',
  isAuthorized: true as const,
};
const key = (of: string, index: number) => ({ headers: { 'idempotency-key': `${of}-${index}` } });
const editor = (world: SignupWorld) => world.staffSession('enterprise@demo.test');

/** One account of a kind, however often it was given. */
const expectOne =
  (world: SignupWorld, kind: string, owner = PRACTICE) =>
  async () => {
    const rows = await world.rows('fee_account', ['owner_id', owner]);
    expect(rows.filter((row) => row.kind === kind && row.replaced_at === null)).toHaveLength(1);
  };

const options: Story = async (world) => {
  const token = await editor(world);
  return {
    send: (index) =>
      world.call(
        updateProviderPaymentOptions,
        { body: { practiceId: PRACTICE, paymentPeriod: 'ANNUAL', bankInfo: BANK } },
        { token, ...key('options', index) },
      ),
    succeed: 50,
    check: expectOne(world, 'BANK'),
  };
};

const card: Story = async (world) => {
  const token = await editor(world);
  const { body } = await world.call(getProviderCardPage, { query: { practiceId: PRACTICE } }, { token });
  const entered = await enterCard(body.data.url);
  return {
    send: (index) =>
      world.call(
        saveProviderCard,
        { body: { practiceId: PRACTICE, token: entered.token } },
        { token, ...key('provider-card', index) },
      ),
    succeed: 50,
    check: expectOne(world, 'CARD'),
  };
};

const firstFee: Story = async (world) => {
  await world.deps.database.migrate([`update practice set enterprise_id = null where id = '${PRACTICE}'`]);
  const owner = await world.staffSession('operations@demo.test');
  // A card may have been given before: the account that is seen below is the bank's.
  const given = { practiceId: PRACTICE, paymentMethod: 'BANK' as const, bankInfo: BANK };
  const { status } = await world.call(updateProviderPaymentOptions, { body: given }, { token: owner });
  expect(status).toBe(200);
  return {
    send: (index) =>
      world.call(processSaasFee, { body: { practiceId: PRACTICE } }, { token: owner, ...key('first-fee', index) }),
    succeed: 50,
    check: async () => {
      expect(await world.rows('invoice_debit', ['account_last_four', '6789'])).toHaveLength(1);
    },
  };
};

/** The invoice of a month that nothing else looks at. */
async function anInvoice(world: SignupWorld): Promise<string> {
  await makeInvoices(world.deps, civilDate('2031-02-01'));
  const [row] = (await world.rows('provider_invoice', ['practice_id', PRACTICE])).filter(
    ({ month, payer }) => month === '2031-01' && payer === 'PRACTICE',
  );
  if (!row) throw new Error('Nothing was invoiced');
  return String(row.id);
}

const payByHand: Story = async (world) => {
  await world.deps.database.migrate([`update practice set enterprise_id = null where id = '${PRACTICE}'`]);
  const token = await world.staffSession('operations@demo.test');
  const given = { practiceId: PRACTICE, paymentMethod: 'BANK' as const, bankInfo: BANK };
  const off = { ...given, enabled: false };
  expect((await world.call(updateProviderPaymentOptions, { body: off }, { token })).status).toBe(200);
  const invoiceId = await anInvoice(world);
  return {
    send: (index) => world.call(payProviderInvoice, { body: { invoiceId } }, { token, ...key('pay-invoice', index) }),
    succeed: 1,
    check: async () => {
      expect(await world.rows('invoice_debit', ['invoice_id', invoiceId])).toHaveLength(1);
    },
  };
};

const ENTERPRISE = 'ent-harborline';

const ofEnterprise: Story = async (world) => {
  const token = await editor(world);
  const body = { enterpriseId: ENTERPRISE, bankInfo: BANK, feesPaidByEnterprise: true };
  return {
    send: (index) => world.call(updateEnterprisePaymentOptions, { body }, { token, ...key('enterprise', index) }),
    succeed: 50,
    check: expectOne(world, 'BANK', ENTERPRISE),
  };
};

const cardOfEnterprise: Story = async (world) => {
  const token = await editor(world);
  const { body } = await world.call(getEnterpriseCardPage, { query: { enterpriseId: ENTERPRISE } }, { token });
  const given = { enterpriseId: ENTERPRISE, token: (await enterCard(body.data.url)).token };
  return {
    send: (index) => world.call(saveEnterpriseCard, { body: given }, { token, ...key('enterprise-card', index) }),
    succeed: 50,
    check: expectOne(world, 'CARD', ENTERPRISE),
  };
};

export const paymentOptionsStories: Record<string, Story> = {
  [updateProviderPaymentOptions.id]: options,
  [saveProviderCard.id]: card,
  [processSaasFee.id]: firstFee,
  [payProviderInvoice.id]: payByHand,
  [updateEnterprisePaymentOptions.id]: ofEnterprise,
  [saveEnterpriseCard.id]: cardOfEnterprise,
};
