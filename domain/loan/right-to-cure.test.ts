import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { delinquency } from './delinquency';
import { foldLoan } from './fold-loan';
import { rightToCure } from './right-to-cure';
import { nextLook } from './servicing-days';
import { aLoan } from './testing/a-loan';

describe('the notice of the right to cure', () => {
  test('is due from day 85 on and gives thirty days, so that day 120 comes after them', () => {
    const loan = aLoan();
    const due = loan.due(1);
    const on = (days: number) => rightToCure(foldLoan(loan.events, { on: addDays(due, days) }), addDays(due, days));
    expect(on(84)).toBeNull();
    expect(on(85)).toMatchObject({ number: 1, cureBy: addDays(due, 115) });
  });

  test('asks for what is past due and for fees, and for nothing that is not due yet', () => {
    const loan = aLoan();
    loan.add(addDays(loan.due(1), 11), { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    const on = addDays(loan.due(1), 85);
    const state = foldLoan(loan.events, { on });
    const { pastDueCents } = delinquency(state, on);
    expect(pastDueCents).toBe(3 * 18_074);
    expect(rightToCure(state, on)).toMatchObject({
      missedCents: pastDueCents,
      feesCents: 904,
      amountCents: pastDueCents + 904,
    });
  });

  test('is not due while the loan is paused', () => {
    const loan = aLoan();
    const before = addDays(loan.due(1), 90);
    expect(rightToCure(foldLoan(loan.events, { on: before }), before)).not.toBeNull();
    // So late before it was disputed that its days alone would ask for the notice.
    loan.add(before, { type: 'PAUSE' });
    const on = addDays(loan.due(1), 200);
    expect(rightToCure(foldLoan(loan.events, { on }), on)).toBeNull();
  });

  test('falls on a day on which the loan is looked at', () => {
    const loan = aLoan();
    const before = addDays(loan.due(1), 84);
    expect(nextLook(foldLoan(loan.events, { on: before }), before)).toBe(addDays(loan.due(1), 85));
  });
});
