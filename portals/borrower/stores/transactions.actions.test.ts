import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, aPlan, aTransaction, noCredit, noGroups } from '../test/builders';
import { borrower } from './borrower.store';
import {
  approveTransaction,
  choosePlan,
  openTransaction,
  rejectTransaction,
  unrejectTransaction,
} from './transactions.actions';
import { transactions } from './transactions.store';

const one = '/borrower/b1/credittransactions/t1';
const reads: Record<string, Answer> = {
  [`GET ${one}`]: { body: aTransaction() },
  'GET /borrower/b1/credittransactions': { body: noGroups },
  'GET /borrower/b1/credit-profile': { body: noCredit },
};

async function looking(answers: Record<string, Answer> = {}) {
  const sent = fakeApi({ ...reads, ...answers });
  await openTransaction('t1');
  sent.length = 0;
  return sent;
}
const routes = (sent: readonly { route: string }[]) => sent.map(({ route }) => route);

beforeEach(() => {
  borrower.user.data = aBorrower();
  toasts.shown = [];
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('choosing a plan', () => {
  test('sends the hash of the figures on the screen and the version that was seen', async () => {
    const chosen = aTransaction({ selectedPaymentPlan: aPlan(), version: 4 });
    const sent = await looking({ 'PATCH /borrower/select-payment-plan': { body: chosen } });
    expect(await choosePlan('t1', { plan: aPlan(), autopayType: 'SUGGESTED' })).toBe(true);
    expect(sent[0]?.body).toEqual({
      transactionId: 't1',
      product: 'PROMO_12',
      disclosureHash: 'a'.repeat(64),
      autopayType: 'SUGGESTED',
      version: 3,
    });
    expect(transactions.current.data).toMatchObject({ version: 4, selectedPaymentPlan: { product: 'PROMO_12' } });
  });

  test('figures that moved on are read again and explained, and nothing is chosen', async () => {
    const sent = await looking({ 'PATCH /borrower/select-payment-plan': { code: 'STALE' } });
    expect(await choosePlan('t1', { plan: aPlan(), autopayType: 'MINIMUM' })).toBe(false);
    expect(transactions.problem).toMatchObject({ code: 'STALE' });
    expect(routes(sent)).toContain(`GET ${one}`);
  });
});

describe('a choice that no other plan would mend', () => {
  test.each(['NOT_PENDING', 'NOT_FOUND', 'ACCOUNT_BLOCKED'] as const)(
    'refused with %s leads to the list of the transactions',
    async (code) => {
      await looking({ 'PATCH /borrower/select-payment-plan': { code } });
      expect(await choosePlan('t1', { plan: aPlan(), autopayType: 'MINIMUM' })).toEqual({
        go: '/borrower/transactions',
      });
      expect(toasts.shown.length + (transactions.problem ? 1 : 0)).toBe(1);
    },
  );

  test('is none while the server is in trouble', async () => {
    await looking({ 'PATCH /borrower/select-payment-plan': { code: 'INTERNAL' } });
    expect(await choosePlan('t1', { plan: aPlan(), autopayType: 'MINIMUM' })).toBe(false);
    expect(transactions.problem).toMatchObject({ code: 'INTERNAL' });
  });
});

describe('approving', () => {
  const accepted = aTransaction({ status: 'ACCEPTED', borrowerTxStatus: 'ACCEPTED', approved: true, version: 5 });
  const answer = (redirectUrl: string | null): Answer => ({ body: { transaction: accepted, redirectUrl } });

  test('leads to the accepted page and reads the list and the limit again', async () => {
    const sent = await looking({ [`PATCH ${one}/approve`]: answer(null) });
    expect(await approveTransaction('t1')).toEqual({ go: '/borrower/transactions/accepted?transaction=t1' });
    expect(transactions).toMatchObject({
      justApprovedId: 't1',
      problem: null,
      current: { data: { status: 'ACCEPTED' } },
    });
    expect(routes(sent)).toEqual([
      `PATCH ${one}/approve`,
      'GET /borrower/b1/credittransactions',
      'GET /borrower/b1/credit-profile',
    ]);
    expect(sent[0]?.body).toEqual({ version: 3 });
  });

  test('leads to the page of the practice where it has one', async () => {
    await looking({ [`PATCH ${one}/approve`]: answer('https://practice.test/thanks') });
    expect(await approveTransaction('t1')).toEqual({ leave: 'https://practice.test/thanks' });
  });

  test('without a plan shows the text of the server for ten seconds and stays', async () => {
    await looking({ [`PATCH ${one}/approve`]: { code: 'MISSING_PLAN', message: 'Pick one first.' } });
    expect(await approveTransaction('t1')).toBeNull();
    expect(toasts.shown).toMatchObject([{ text: 'Pick one first.', durationMs: 10_000, severity: 'error' }]);
    expect(transactions.problem).toBeNull();
    expect(transactions.current.data?.status).toBe('PENDING');
  });

  test.each(['OVER_LIMIT', 'ACCOUNT_BLOCKED', 'INTERNAL'] as const)(
    'a refusal with %s stays on the page',
    async (code) => {
      await looking({ [`PATCH ${one}/approve`]: { code } });
      expect(await approveTransaction('t1')).toBeNull();
      expect(transactions.problem).toMatchObject({ code, requestId: 'r1' });
      expect(transactions.justApprovedId).toBeNull();
    },
  );

  test('a transaction that was answered elsewhere is read again', async () => {
    const sent = await looking({ [`PATCH ${one}/approve`]: { code: 'NOT_PENDING' } });
    await approveTransaction('t1');
    expect(routes(sent)).toContain(`GET ${one}`);
    expect(toasts.shown).toHaveLength(1);
  });
});

describe('rejecting', () => {
  const rejected = aTransaction({ status: 'REJECTED', borrowerTxStatus: 'REJECTED', paymentPlans: [], version: 4 });
  const answers: Record<string, Answer> = {
    [`PATCH ${one}/reject`]: { body: { transaction: rejected } },
    [`PATCH ${one}/unreject`]: { body: { transaction: aTransaction({ version: 5 }) } },
  };

  test('leads to the rejected page, reads list and limit again, and the toast takes it back', async () => {
    const sent = await looking(answers);
    expect(await rejectTransaction('t1')).toEqual({ go: '/borrower/transactions/rejected?transaction=t1' });
    expect(routes(sent).slice(1)).toEqual(['GET /borrower/b1/credittransactions', 'GET /borrower/b1/credit-profile']);
    expect(toasts.shown).toMatchObject([{ text: 'You rejected $4,200 for Bright Smile.' }]);
    toasts.shown[0]?.undo?.();
    await vi.waitFor(() => expect(transactions.current.data?.status).toBe('PENDING'));
    expect(sent.find(({ route }) => route.endsWith('/unreject'))?.body).toEqual({ version: 4 });
  });

  test('of a transaction that is not on the screen sends no version', async () => {
    const sent = fakeApi({ ...reads, ...answers });
    await rejectTransaction('t1');
    expect(sent[0]).toEqual({ route: `PATCH ${one}/reject`, body: {} });
  });

  test('that fails records the error, reads list and limit again and changes nothing else', async () => {
    const sent = await looking({ [`PATCH ${one}/reject`]: { code: 'ACCOUNT_BLOCKED' } });
    expect(await rejectTransaction('t1')).toBeNull();
    expect(routes(sent)).toEqual([
      `PATCH ${one}/reject`,
      'GET /borrower/b1/credittransactions',
      'GET /borrower/b1/credit-profile',
    ]);
    expect(transactions.problem).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    expect(transactions.current.data?.status).toBe('PENDING');
  });

  test('whose taking back fails records the error and nothing else', async () => {
    const sent = await looking({ [`PATCH ${one}/unreject`]: { code: 'ACCOUNT_BLOCKED' } });
    expect(await unrejectTransaction('t1')).toBeNull();
    expect(routes(sent)).toEqual([`PATCH ${one}/unreject`]);
    expect(transactions.problem).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  });

  test('withdrawn leads to the choice of a plan', async () => {
    await looking(answers);
    expect(await unrejectTransaction('t1')).toEqual({ go: '/borrower/transactions/pending?transaction=t1' });
  });

  test('withdrawn without room on the line is refused with the limit as it stands', async () => {
    const sent = await looking({ [`PATCH ${one}/unreject`]: { code: 'OVER_LIMIT' } });
    expect(await unrejectTransaction('t1')).toBeNull();
    expect(transactions.problem).toMatchObject({ code: 'OVER_LIMIT' });
    expect(routes(sent)).toContain('GET /borrower/b1/credit-profile');
  });
});

test('the end of the session forgets everything of the person', async () => {
  await looking();
  endSession();
  expect(transactions).toMatchObject({ currentId: null, current: { data: null }, groups: { data: null } });
  expect(borrower).toMatchObject({ user: { data: null }, credit: { data: null } });
});
