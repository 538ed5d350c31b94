import { fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMembership } from '../test/builders';
import { cancel, chooseMethod, openCancellation, quoteCancellation } from './cancellation.actions';
import { cancellation, type Quote, resetCancellation } from './cancellation.store';
import { member } from './member.store';
import { ways } from './ways.store';

const asked = 'GET /privi/member/get-cancellation-information?membershipId=m1';
const send = 'POST /privi/member/cancel-membership';
const theQuote = (given: Partial<Quote> = {}): Quote => ({
  quoteId: 'q1',
  quoteNumber: '7F3K2',
  expiresAt: '2026-08-20T16:10:00.000Z',
  delivered: [{ treatment: 'Botox', count: 2, amount: 936 }],
  deliveredDiscounts: 0,
  abovePlan: 0,
  totalDelivered: 3131.75,
  totalPaid: 2750.75,
  feesKept: 24.95,
  feesReturned: 0,
  totalUnpaid: 381,
  totalRefund: 0,
  refunds: [],
  moneyBack: 0,
  creditsReturned: 0,
  lumpsum: { paymentDueToday: 381 },
  installment: {
    cancellationInstallment: 54.43,
    paymentDueToday: 54.43,
    laterTotal: 54.42,
    payments: [
      { on: '2026-08-20', amount: 54.43 },
      { on: '2026-09-20', amount: 54.42 },
    ],
    federalBox: null,
  },
  cancelMethod: 'lumpsum',
  endedVisits: 10,
  ...given,
});
const running = aMembership({ status: 'ACTIVE', requestedPlan: null });
const quoted = (given?: Partial<Quote>) => ({
  body: { membershipInformation: running, cancellationInformation: theQuote(given) },
});

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/v2/privi/member/my-membership', search: '' } });
  member.memberships.data = [aMembership()];
  ways.list.data = [];
});
afterEach(() => {
  resetCancellation();
  endSession();
  ways.list.data = null;
  toasts.shown = [];
  vi.unstubAllGlobals();
});

describe('a quote', () => {
  test('is asked once, pays in one sum by default, and brings the membership up to date', async () => {
    const sent = fakeApi({ [asked]: quoted() });
    await openCancellation('m1');
    await openCancellation('m1');
    expect(sent).toHaveLength(1);
    expect(cancellation.method).toBe('lumpsum');
    expect(member.memberships.data?.[0]?.status).toBe('ACTIVE');
  });

  test('that grants no installments anymore goes back to one sum', async () => {
    fakeApi({ [asked]: quoted() });
    await openCancellation('m1');
    chooseMethod('installment');
    fakeApi({ [asked]: quoted({ installment: null }) });
    await quoteCancellation();
    expect(cancellation.method).toBe('lumpsum');
  });
});

describe('a cancellation', () => {
  async function opened() {
    fakeApi({ [asked]: quoted() });
    await openCancellation('m1');
  }

  test('names the quote that was shown, how it is paid and from what', async () => {
    await opened();
    chooseMethod('installment');
    const membership = aMembership({ status: 'CANCELLATION_INSTALLMENT' });
    const sent = fakeApi({ [send]: { body: { type: 'CANCELLATION_INSTALLMENT', membership } } });
    expect(await cancel('card')).toBe('done');
    expect(sent[0]?.body).toEqual({
      membershipId: 'm1',
      quoteId: 'q1',
      cancelMethod: 'installment',
      paymentMethodId: 'card',
    });
    expect(cancellation.outcome).toMatchObject({ type: 'CANCELLATION_INSTALLMENT', method: 'installment' });
    expect(member.memberships.data?.[0]?.status).toBe('CANCELLATION_INSTALLMENT');
  });

  test('whose payment fails says so for ten seconds, and cancels nothing', async () => {
    await opened();
    fakeApi({ [send]: { code: 'PAYMENT_DECLINED' } });
    expect(await cancel('card')).toBe('declined');
    expect(toasts.shown).toMatchObject([{ text: 'Error while proccesing the payment', durationMs: 10_000 }]);
    expect([cancellation.outcome, member.memberships.data?.[0]?.status]).toEqual([null, 'ACTIVE']);
  });

  test('on a quote that ran out or changed cancels nothing and shows the new one', async () => {
    await opened();
    const { quotedAt } = cancellation;
    fakeApi({ [send]: { code: 'STALE' }, [asked]: quoted({ quoteId: 'q2', totalUnpaid: 400 }) });
    expect(await cancel(null)).toBe('changed');
    expect([cancellation.quote.data?.quoteId, cancellation.changedSince, cancellation.outcome]).toEqual([
      'q2',
      quotedAt,
      null,
    ]);
  });

  test('that fails otherwise is thrown', async () => {
    await opened();
    fakeApi({ [send]: { code: 'VENDOR_UNAVAILABLE' } });
    await expect(cancel(null)).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE' });
  });
});
