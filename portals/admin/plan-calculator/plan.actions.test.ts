import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlanCalculation } from './answers';
import { addTreatment, loadCalculation, loadSold, putBack, removeRow, startFrom, typeInRow } from './plan.actions';
import { planState, resetPlan } from './plan.store';

const botox = { _id: 'botox', amountOfUnits: 40, interval: 3, discountAmount: null, discountPercent: 10 };
const facial = { _id: 'facial', amountOfUnits: 1, interval: null, discountAmount: 1.5, discountPercent: null };
const asked = { treatments: [{ _id: 'botox', units: 40, interval: 3 }], discounts: [] };

beforeEach(() => {
  resetPlan('practice');
  toasts.shown = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('a plan', () => {
  test('takes a treatment as the practice sells it', () => {
    addTreatment(botox);
    addTreatment(facial);
    expect(planState.plan.rows).toEqual([
      { id: 'botox', units: '40', discount: '10%', interval: '3', upfront: '' },
      { id: 'facial', units: '1', discount: '$1.50', interval: '', upfront: '' },
    ]);
    expect(planState.focusAt).toBe(1);
  });

  test('that lost a treatment is put back with what was typed in it', () => {
    addTreatment(botox);
    typeInRow(0, { units: '55' });
    removeRow(0, 'Botox');
    expect([planState.plan.rows, planState.before?.sentence]).toEqual([[], 'Botox removed.']);
    putBack();
    expect(planState.plan.rows[0]?.units).toBe('55');
    expect(planState.before).toBeNull();
  });

  test('is a template’s without what the practice sells no more, and can be put back', () => {
    addTreatment(facial);
    const row = { ...botox, units: 20, upfrontCost: 300, isRemoved: false } as never;
    const gone = { ...facial, units: 1, upfrontCost: 0, isRemoved: true } as never;
    startFrom({ name: 'Glow', providerDiscount: 50, treatments: [row, gone] });
    expect(planState.plan).toEqual({
      rows: [{ id: 'botox', units: '20', discount: '10%', interval: '3', upfront: '$300.00' }],
      coupon: null,
      discount: '$50.00',
    });
    putBack();
    expect(planState.plan.rows.map(({ id }) => id)).toEqual(['facial']);
  });

  test('of another practice begins empty, and loses what its practice took out of its settings', async () => {
    const path = '/privi/provider/settings';
    const told = {
      ...{ name: 'Botox', area: null, unitType: 'unit', priceType: 'PER_UNIT', pricePerUnit: 13, priviproduct: null },
      ...{ practicemanagement: 'practice', preDiscountAmount: 520, totalAmount: 468, isRemoved: false, version: 1 },
      usedIn: { templates: [], plans: 0, visits: 0 },
    };
    const sold = { body: { data: { treatments: [{ ...botox, ...told }], galdermaHits: [] } } };
    fakeApi(
      {
        [`GET ${path}/treatments/practice`]: sold,
        [`GET ${path}/treatments/other`]: sold,
        [`GET ${path}/plans/practice`]: { body: { plans: [] } },
        [`GET ${path}/plans/other`]: { body: { plans: [] } },
      },
      '/v2/privi/admin',
    );
    addTreatment(botox);
    addTreatment(facial);
    await loadSold('practice');
    expect(planState.sold.error).toBeNull();
    expect(planState.plan.rows.map(({ id }) => id)).toEqual(['botox']);
    await loadSold('other');
    expect([planState.practiceId, planState.plan.rows]).toEqual(['other', []]);
  });
});

const noDiscounts = { totalDiscounts: 0, discounts: [] };
const worked: PlanCalculation = {
  ...{ practice: { _id: 'practice', PracticeName: 'Harbor' }, startsOn: '2027-01-31', treatments: [], slots: [] },
  ...{
    listPrice: 7468,
    treatmentDiscounts: 866.2,
    grossCost: 6601.8,
    totalTreatmentsCost: 6601.8,
    upfrontCost: 0,
    monthlyPayment: 550.15,
  },
  ...{
    lastPayment: 550.15,
    lastPaymentWithFee: 555.14,
    membershipFee: 4.99,
    membershipPayment: 555.14,
    paymentDueToday: 555.14,
  },
  ...{ memberDiscounts: noDiscounts, manufacturerDiscounts: noDiscounts, spendableCredits: 0, creditsApplied: 0 },
  ...{ paymentsRemaining: 11, payments: [], practiceReceives: null, change: null },
};

describe('a calculation', () => {
  const answer = (given: Parameters<typeof fakeApi>[0][string]) =>
    fakeApi({ 'POST /privi/member/payment-calculator': given }, '/v2/privi/admin');

  test('that fails says so in the words of the specification and keeps the earlier figures', async () => {
    planState.calculation.data = { monthlyPayment: 1 } as never;
    answer({ code: 'INTERNAL' });
    expect(await loadCalculation('practice', asked)).toBe(false);
    expect(toasts.shown.map(({ text }) => text)).toEqual(['Error while getting privi payment-calculator']);
    expect(planState.calculation.data).toMatchObject({ monthlyPayment: 1 });
  });

  test('of a plan with a fault says it at its field and nowhere else, until the plan is right', async () => {
    const fields = [{ field: 'treatments[0].discountPercent', message: 'Too much.' }];
    answer({ code: 'INVALID_FIELDS', ...{ fields } });
    expect(await loadCalculation('practice', asked)).toBe(false);
    expect([planState.faults, toasts.shown]).toEqual([{ 'treatments[0].discount': 'Too much.' }, []]);
    answer({ body: worked });
    expect(await loadCalculation('practice', asked)).toBe(true);
    expect([planState.faults, planState.calculation.data]).toEqual([{}, worked]);
  });
});
