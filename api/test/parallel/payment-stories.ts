import {
  authorizePaymentMethod,
  createBankLinkToken,
  getDebitPaymentUrl,
  saveCardToken,
  saveLinkedBank,
  saveManualBank,
} from '@contract/payment-method/calls';
import {
  getMemberCardPage,
  saveMemberBank,
  saveMemberCard,
  saveMemberLinkedBank,
} from '@contract/payment-method/member-calls';
import { expect } from 'vitest';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { connectBank } from '../../vendors/bank-link/testing/connect-bank';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { agreedDebits } from '../agreed-debits';
import { aBorrower, aMembership } from '../builders';
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

/** A member of a practice, with what is kept of them asked afterwards. */
async function aMember(world: SignupWorld) {
  const borrower = await aBorrower(world.deps);
  const membership = await aMembership(world.deps, borrower);
  const token = await world.sessionOf('member', borrower.id);
  /** The membership pays from the one method that there is, and that was said once. */
  async function expectPaying(): Promise<void> {
    const methods = await world.rows<{ id: string }>('payment_method', ['borrower_id', borrower.id]);
    expect(methods).toHaveLength(1);
    expect(await world.rows('membership', ['id', membership.id])).toMatchObject([{ method_id: methods[0]?.id }]);
    const told = await world.rows<{ action: string }>('membership_history', ['membership_id', membership.id]);
    expect(told.filter(({ action }) => action === 'METHOD_CHANGED')).toHaveLength(1);
  }
  return { id: borrower.id, membershipId: membership.id, token, expectPaying };
}

const memberManual: Story = async (world) => {
  const { id, membershipId, token, expectPaying } = await aMember(world);
  const body = { ...BANK, ...agreedDebits(world.deps), membershipId };
  return {
    send: (index) => world.call(saveMemberBank, { body }, { token, headers: key('member-bank', id, index) }),
    succeed: 50,
    check: expectPaying,
  };
};

const memberLinked: Story = async (world) => {
  const { id, membershipId, token, expectPaying } = await aMember(world);
  const tabs: { publicToken: string; metadata: object }[] = [];
  const { body } = await world.call(createBankLinkToken, { body: {} }, { token });
  for (let tab = 0; tab < 50; tab += 1) {
    const { message } = await connectBank(body.data.url, 'ins_109508:acc_checking');
    tabs.push({ publicToken: message.public_token ?? '', metadata: message.metadata ?? {} });
  }
  return {
    send: (index) =>
      world.call(
        saveMemberLinkedBank,
        { body: { ...(tabs[index] as (typeof tabs)[number]), ...agreedDebits(world.deps), membershipId } },
        { token, headers: key('member-link', id, index) },
      ),
    succeed: 50,
    check: expectPaying,
  };
};

const memberCard: Story = async (world) => {
  const { id, membershipId, token, expectPaying } = await aMember(world);
  const { body } = await world.call(getMemberCardPage, { query: {} }, { token });
  const entered = await enterCard(body.data.url);
  return {
    send: (index) =>
      world.call(
        saveMemberCard,
        { body: { token: entered.token, membershipId } },
        { token, headers: key('member-card', id, index) },
      ),
    succeed: 50,
    check: expectPaying,
  };
};

export const paymentStories: Record<string, Story> = {
  [saveManualBank.id]: manual,
  [authorizePaymentMethod.id]: authorize,
  [saveLinkedBank.id]: linked,
  [saveCardToken.id]: card,
  [saveMemberBank.id]: memberManual,
  [saveMemberLinkedBank.id]: memberLinked,
  [saveMemberCard.id]: memberCard,
};
