import { beforeEach, describe, expect, test } from 'vitest';
import { chooseBorrower, leavePractice, setAmount, setSearchStatus } from './calculator.actions';
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
