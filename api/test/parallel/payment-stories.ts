import {
  authorizePaymentMethod,
  createBankLinkToken,
  getDebitPaymentUrl,
  saveCardToken,
  saveLinkedBank,
  saveManualBank,
} from '@contract/payment-method/calls';
import { expect } from 'vitest';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { connectBank } from '../../vendors/bank-link/testing/connect-bank';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { agreedDebits } from '../agreed-debits';
import { aBorrower } from '../builders';
import type { Story } from './story';

const BANK = { bankName: 'First Sample Bank', accountNumber: '000123456789', routingNumber: '110000000' };
const key = (name: string, who: string, index: number) => ({ 'idempotency-key': `${name}-${who}-${index}` });

async function aPayer(world: SignupWorld) {
  const { id } = await aBorrower(world.deps);
  return { id, token: await world.sessionOf('borrower', id) };
}

/** One account with one authorization, however often it was asked for. */
async function expectOneBank(world: SignupWorld, borrowerId: string): Promise<void> {
  expect(await world.rows('payment_method', ['borrower_id', borrowerId])).toMatchObject([{ is_default: 1 }]);
  expect(await world.rows('document', ['borrower_id', borrowerId])).toHaveLength(1);
}

const manual: Story = async (world) => {
  const { id, token } = await aPayer(world);
  return {
    send: (index) =>
      world.call(
        saveManualBank,
        { body: { ...BANK, ...agreedDebits(world.deps) } },
        { token, headers: key('bank', id, index) },
      ),
    succeed: 50,
    check: () => expectOneBank(world, id),
  };
};

const authorize: Story = async (world) => {
  const { id, token } = await aPayer(world);
  const saved = await world.call(saveManualBank, { body: { ...BANK, skipAchAuthorization: true } }, { token });
  const params = { paymentMethodId: saved.body.paymentMethod._id };
  return {
    send: (index) =>
      world.call(
        authorizePaymentMethod,
        { params, body: agreedDebits(world.deps) },
        { token, headers: key('authorize', id, index) },
      ),
    succeed: 50,
    check: () => expectOneBank(world, id),
  };
};

/** One page on which the same account was connected fifty times, each with a token of its own. */
const linked: Story = async (world) => {
  const { id, token } = await aPayer(world);
  const tabs: { publicToken: string; metadata: object }[] = [];
  const { body } = await world.call(createBankLinkToken, { body: {} }, { token });
  for (let tab = 0; tab < 50; tab += 1) {
    const { message } = await connectBank(body.data.url, 'ins_109508:acc_checking');
    tabs.push({ publicToken: message.public_token ?? '', metadata: message.metadata ?? {} });
  }
  return {
    send: (index) =>
      world.call(
        saveLinkedBank,
        { body: { ...(tabs[index] as (typeof tabs)[number]), ...agreedDebits(world.deps) } },
        { token, headers: key('link', id, index) },
      ),
    succeed: 50,
    check: () => expectOneBank(world, id),
  };
};

const card: Story = async (world) => {
  const { id, token } = await aPayer(world);
  const { body } = await world.call(getDebitPaymentUrl, { query: {} }, { token });
  const entered = await enterCard(body.data.url);
  return {
    send: (index) =>
      world.call(saveCardToken, { body: { token: entered.token } }, { token, headers: key('card', id, index) }),
    succeed: 50,
    check: async () => expect(await world.rows('payment_method', ['borrower_id', id])).toHaveLength(1),
  };
};

export const paymentStories: Record<string, Story> = {
  [saveManualBank.id]: manual,
  [authorizePaymentMethod.id]: authorize,
  [saveLinkedBank.id]: linked,
  [saveCardToken.id]: card,
};
