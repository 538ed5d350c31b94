import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveEnterpriseOptions } from './enterprise.actions';
import type { Shown } from './options.store';

// Toasts are one list for every test of this process.
beforeEach(() => {
  toasts.shown = [];
});
afterEach(() => vi.unstubAllGlobals());

const UPDATE = 'POST /privi/enterprise/update-privi-options';
const opened = { ownerId: 'ent-1', version: 1 } as Shown;
const save = () => saveEnterpriseOptions({ paymentPeriod: 'ANNUAL' }, opened);
const shown = () => toasts.shown.map(({ text, severity, durationMs }) => ({ text, severity, durationMs }));

test('options of an enterprise that could not be changed say so with the server’s words, for six seconds', async () => {
  fakeApi(
    { [UPDATE]: { code: 'VENDOR_UNAVAILABLE', message: 'The vault does not answer.' } },
    '/v2/privi/admin/payment-options',
  );
  await expect(save()).rejects.toThrow('The vault does not answer.');
  expect(shown()).toEqual([
    { text: 'Error while updating options. The vault does not answer.', severity: 'error', durationMs: 6000 },
  ]);
});

/** What the server answers once options were changed. */
const changed = {
  paymentOptions: {
    enabled: true,
    paymentPeriod: 'ANNUAL',
    paymentMethod: 'BANK',
    saasFee: 399,
    annualDiscount: 10,
    membershipFee: { paidByProvider: 4.99, paidByMember: 0 },
    merchantDiscountFee: 2.99,
    membershipFeeType: 1,
    feesPaidByEnterprise: false,
  },
  cardInfo: null,
  bankInfo: null,
  standing: {
    version: 2,
    saasOfMonth: 399,
    saasOfYear: 4309.2,
    preview: { monthlyPayment: 99.99, withFee: 99.99, invoiced: 4.99 },
    mayChangePrices: false,
    termsOf: 'OWN',
    enterprise: null,
    contract: null,
    open: { count: 0, total: 0, debitOn: '2026-03-17' },
    isFirstFeeAsked: null,
  },
  message: 'Payment options updated successfully',
};

test('options of an enterprise that were changed say so for three seconds', async () => {
  fakeApi({ [UPDATE]: { body: changed } }, '/v2/privi/admin/payment-options');
  await save();
  expect(shown()).toEqual([{ text: 'Payment options updated successfully', severity: 'success', durationMs: 3000 }]);
});
