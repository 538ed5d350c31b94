import { fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMembership } from '../test/builders';
import { member } from './member.store';
import { payAgain } from './payments.actions';

const again = 'POST /privi/member/reprocess-payment';
const late = aMembership({ status: 'ACTIVE', standing: 'PAST_DUE' });

beforeEach(() => {
  toasts.shown = [];
  vi.stubGlobal('window', { location: { pathname: '/v2/privi/member/payments', search: '' } });
  member.memberships.data = [late];
});
afterEach(() => {
  endSession();
  toasts.shown = [];
  vi.unstubAllGlobals();
});

test('a payment that is made again clears the membership and says so', async () => {
  const payment = {
    _id: 'p2',
    status: 'SETTLED',
    amount: 194.14,
    refunded: 0,
    paidOn: '2026-09-22',
    settledOn: null,
    method: { type: 'CARD' as const, name: 'Visa', lastFour: '4242' },
    kind: 'AGAIN' as const,
    againOn: null,
    canReprocess: false,
    receiptId: null,
  };
  const sent = fakeApi({ [again]: { body: { payment, membership: { ...late, standing: 'GOOD' } } } });
  expect(await payAgain('p1', 'card', 'key-of-dialog')).toBe(true);
  expect(sent[0]?.body).toEqual({ paymentId: 'p1', paymentMethodId: 'card' });
  expect(member.memberships.data?.[0]?.standing).toBe('GOOD');
  expect(toasts.shown).toMatchObject([{ text: 'Payment processed successfully', severity: 'success' }]);
});

test('a payment that the bank refuses again charges nothing and says so', async () => {
  fakeApi({
    [again]: { code: 'PAYMENT_DECLINED' },
    'GET /privi/member/membership-summary': { body: { memberships: [late], isClosed: false } },
  });
  expect(await payAgain('p1', 'card', 'key-of-dialog')).toBe(false);
  expect(toasts.shown).toMatchObject([{ text: 'There was an error processing the payment', severity: 'error' }]);
});

test('a payment that is not open anymore is read again, and the refusal is told', async () => {
  fakeApi({
    [again]: { code: 'STEP_ORDER' },
    'GET /privi/member/membership-summary': { body: { memberships: [{ ...late, standing: 'GOOD' }], isClosed: false } },
  });
  await expect(payAgain('p1', 'card', 'key-of-dialog')).rejects.toMatchObject({ code: 'STEP_ORDER' });
  expect(member.memberships.data?.[0]?.standing).toBe('GOOD');
});
