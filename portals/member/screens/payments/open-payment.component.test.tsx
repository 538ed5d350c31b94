import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { aMembership } from '../../test/builders';
import { OpenPayment } from './open-payment';

const card = { _id: 'm1', type: 'CARD' as const, name: 'Visa', lastFour: '4242', isEnded: false };
const shown = async (given: Parameters<typeof aMembership>[0]) => {
  await draw(<OpenPayment membership={aMembership(given)} />);
  return document.body.textContent ?? '';
};
const ahead = { on: '2027-01-28', amount: 56.12 };

test('who pays by hand may pay what is due, and else the next payment', async () => {
  const byHand = { paysByHand: true, paymentMethod: null };
  expect(await shown({ ...byHand, openNow: 105.49 })).toContain('Pay $105.49 now');
  expect(await shown({ ...byHand, payAhead: ahead })).toContain('Pay $56.12 now');
});

const ended = { status: 'CANCELLATION_INSTALLMENT' as const, payAhead: ahead };

test('what is left of a membership that ended is said to be charged', async () => {
  expect(await shown({ ...ended, paymentMethod: card })).toContain('We’ll charge it automatically.');
  expect(await shown({ ...ended, openNow: 56.12, paymentMethod: card })).toContain('We’ll charge it within a day.');
});

test.each([null, { ...card, isEnded: true }])('and not where nothing can be: %j', async (paymentMethod) => {
  expect(await shown({ ...ended, paymentMethod })).not.toContain('charge it');
});
