import { fakeApi } from '@portals/client/test/fake-api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseBorrower, leavePractice, loadCalculation, setAmount, setSearchStatus } from './calculator.actions';
import { calculator, resetCalculator } from './calculator.store';

const casey = { _id: 'borrower-1', name: 'Casey Park', email: 'casey@patient.test', accountNumber: '8100000001' };

beforeEach(() => {
  resetCalculator();
  calculator.found.data = { text: 'casey', borrowers: [casey] };
});

describe('the search for a patient', () => {
  test('shows the chosen one and keeps the list', () => {
    chooseBorrower(casey);
    expect([calculator.status, calculator.borrower]).toEqual(['borrower', casey]);
    expect(calculator.found.data?.borrowers).toEqual([casey]);
  });

  test.each(['closed', 'searching', 'borrower'] as const)('lets the chosen one go when %s is chosen', (status) => {
    chooseBorrower(casey);
    setSearchStatus(status);
    expect([calculator.status, calculator.borrower]).toEqual([status, null]);
  });

  test('empties the list when it is closed, and only then', () => {
    setSearchStatus('searching');
    expect(calculator.found.data).not.toBeNull();
    setSearchStatus('closed');
    expect(calculator.found.data).toBeNull();
  });
});

test('another practice begins without the patient and the plans, and keeps the amount', () => {
  setAmount(300_000);
  chooseBorrower(casey);
  calculator.calculation.loading = true;
  leavePractice();
  expect(calculator).toMatchObject({ amountCents: 300_000, status: 'closed', borrower: null });
  expect(calculator.calculation).toEqual({ loading: false, error: null, data: null });
});

describe('an amount', () => {
  afterEach(() => vi.unstubAllGlobals());
  const ask = (amountCents: number, isAuto = false) =>
    loadCalculation({ practiceId: 'prac-1', amountCents, borrowerId: undefined }, { isAuto });
  const calculated = {
    ...{ practice: null, amount: 4500, startDate: '2026-03-16', basis: 'ALL_GRADES', grade: null, borrower: null },
    ...{ availableCredit: null, limits: { from: 5000, to: 40_000 }, fixed: [], promotion: [], example: null },
  };
  beforeEach(() => {
    fakeApi({ 'POST /practice/payment-calculator': { body: calculated } }, '/v2/admin');
  });

  test('that nobody entered begins where the plans of the practice do', async () => {
    await ask(450_000);
    expect(calculator.amountCents).toBe(500_000);
  });

  test('that somebody entered stays, also one that no plan is for', async () => {
    setAmount(300_000);
    await ask(300_000);
    expect(calculator.amountCents).toBe(300_000);
    setAmount(450_000);
    await ask(450_000, true);
    expect(calculator.amountCents).toBe(450_000);
  });
});
