import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemberHistory } from './member-history';
import { aMembership } from './testing/a-membership';

const event = (action: string, given: object = {}) => ({
  at: '2027-01-18T15:00:00.000Z',
  action,
  userName: 'Nora Diaz',
  amount: null,
  request: null,
  methodKind: null,
  ...given,
});

test('the history says how and when a member asked for what staff did, and what a payment failed from', async () => {
  const history = [
    event('CANCELLED', { amount: 381, request: { channel: 'LETTER', on: '2027-01-16' } }),
    event('AUTOPAY_ENDED', { request: { channel: 'PHONE', on: '2027-01-17' } }),
    event('PAYMENT_RETURNED', { amount: 555.14, methodKind: 'CARD', userName: 'Membership payments' }),
    event('REFUND_SENT', { amount: 20, userName: 'Membership refunds' }),
  ];
  fakeApi({
    'GET /privi/provider/membership-details?membershipId=m1': {
      body: { membership: aMembership(4), history, ifCancelled: null },
    },
  });
  await draw(<MemberHistory of={aMembership(4)} zone="America/New_York" />);
  for (const sentence of [
    'Nora Diaz canceled a membership as the member requested by letter on January 16, 2027, $381.00',
    'Nora Diaz ended automatic payment of a membership as the member requested by phone on January 17, 2027',
    'Member’s card declined, $555.14',
    'Refund sent to a member, $20.00',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible();
});
