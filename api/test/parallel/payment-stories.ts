import { authorizePaymentMethod, saveManualBank } from '@contract/calls/payment-method';
import { expect } from 'vitest';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
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
    send: (index) => world.call(saveManualBank, { body: BANK }, { token, headers: key('bank', id, index) }),
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
      world.call(authorizePaymentMethod, { params, body: {} }, { token, headers: key('authorize', id, index) }),
    succeed: 50,
    check: () => expectOneBank(world, id),
  };
};

export const paymentStories: Record<string, Story> = {
  [saveManualBank.id]: manual,
  [authorizePaymentMethod.id]: authorize,
};
