import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { bucketOf, delinquency } from './delinquency';
import { foldLoan } from './fold-loan';
import { DEFAULT_LATE_FEE_RULE, lateFeeAmount, lateFeesDue } from './late-fee';
import { aLoan, type LoanBuilder } from './testing/a-loan';

const FIRST_DUE = civilDate('2026-02-15');
const late = (loan: LoanBuilder, on: string) =>
  delinquency(foldLoan(loan.events, { on: civilDate(on) }), civilDate(on));
const fees = (loan: LoanBuilder, on: string) =>
  lateFeesDue(foldLoan(loan.events, { on: civilDate(on) }), civilDate(on));

describe('days past due', () => {
  test('a loan is not late on its due date and one day late the day after', () => {
    expect(late(aLoan(), FIRST_DUE)).toEqual({ daysPastDue: 0, bucket: 'CURRENT', pastDueCents: 0 });
    expect(late(aLoan(), addDays(FIRST_DUE, 1))).toEqual({ daysPastDue: 1, bucket: '1_29', pastDueCents: 18_074 });
  });

  test('days count from the oldest unpaid installment and restart from the next when it is paid', () => {
    expect(late(aLoan(), '2026-04-16')).toMatchObject({ daysPastDue: 60, bucket: '60_89', pastDueCents: 54_222 });
    expect(late(aLoan().pay('2026-04-10', 18_074), '2026-04-16').daysPastDue).toBe(32);
  });

  test('up to one dollar missing is not late, one cent more is', () => {
    expect(late(aLoan().pay(FIRST_DUE, 17_974), '2026-03-01').daysPastDue).toBe(0);
    expect(late(aLoan().pay(FIRST_DUE, 17_973), '2026-03-01').daysPastDue).toBe(14);
  });

  test('paused days are not counted, before and after the pause ends', () => {
    const paused = aLoan().add('2026-02-20', { type: 'PAUSE' });
    expect(late(paused, '2026-03-20').daysPastDue).toBe(5);
    expect(late(paused.add('2026-03-20', { type: 'RESUME' }), '2026-03-25').daysPastDue).toBe(10);
  });

  test.each([
    [0, 'CURRENT'],
    [1, '1_29'],
    [29, '1_29'],
    [30, '30_59'],
    [59, '30_59'],
    [60, '60_89'],
    [90, '90_119'],
    [119, '90_119'],
    [120, '120_PLUS'],
    [400, '120_PLUS'],
  ] as const)('%i days is bucket %s', (days, bucket) => {
    expect(bucketOf(days)).toBe(bucket);
  });
});

describe('late fees', () => {
  test('fall due after ten days of grace: none on day 10, 5 % of what is unpaid on day 11', () => {
    expect(fees(aLoan(), addDays(FIRST_DUE, 10))).toEqual([]);
    expect(fees(aLoan(), addDays(FIRST_DUE, 11))).toEqual([{ number: 1, amountCents: 904 }]);
  });

  test('count what is unpaid, not what was paid in time: $1.50 of a payment costs 8 cents', () => {
    expect(fees(aLoan().pay(FIRST_DUE, 18_074 - 150), addDays(FIRST_DUE, 11))).toEqual([{ number: 1, amountCents: 8 }]);
  });

  /** All late fees of a life in which each day's fees are charged. */
  function charged(pays: (loan: LoanBuilder) => void, until: string): number[] {
    const planned = aLoan();
    pays(planned);
    const loan = aLoan();
    const numbers: number[] = [];
    for (let on = FIRST_DUE; on <= until; on = addDays(on, 1)) {
      for (const { number, amountCents } of fees(loan, on)) {
        numbers.push(number);
        loan.add(on, { type: 'FEE', fee: 'LATE', number, amountCents });
      }
      for (const event of planned.events)
        if (event.type === 'PAYMENT' && event.effectiveOn === on) loan.pay(on, event.amountCents);
    }
    return numbers;
  }

  test.each([0, 3, 10, -2, -9, -14])(
    'one missed payment costs one fee: the first missed, every later one paid %i days after its due date',
    (days) => {
      const pays = (loan: LoanBuilder) => {
        for (let number = 2; number <= 7; number += 1) loan.pay(addDays(loan.due(number), days), 18_074);
      };
      expect(charged(pays, '2026-08-30')).toEqual([1]);
    },
  );

  test.each([11, 12, 13])('whoever pays each payment %i days late pays a fee for each of them', (days) => {
    const pays = (loan: LoanBuilder) => {
      for (let number = 1; number <= 6; number += 1) loan.pay(addDays(loan.due(number), days), 18_074);
    };
    expect(charged(pays, '2026-08-10')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('money between two due dates counts for the nearer one', () => {
    // Due March 15 and April 15, the first of which was missed.
    const late = (on: string) => aLoan().payScheduled(1, 1).pay(on, 18_074);
    expect(fees(late('2026-03-30'), '2026-04-26')).toEqual([{ number: 3, amountCents: 904 }]);
    expect(fees(late('2026-03-31'), '2026-04-26')).toEqual([]);
  });

  test('money that arrived for one payment counts for no other: two missed cost two fees', () => {
    const pays = (loan: LoanBuilder) => {
      for (const number of [2, 4, 5]) loan.pay(loan.due(number), 18_074);
    };
    expect(charged(pays, '2026-06-30')).toEqual([1, 3]);
  });

  test('of a payment of which a part arrived, though it paid older debt, the other part is counted', () => {
    const loan = aLoan().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    loan.pay('2026-03-15', 10_000);
    expect(fees(loan, '2026-03-26')).toEqual([{ number: 2, amountCents: 404 }]);
  });

  test('money that came back did not arrive', () => {
    const loan = aLoan().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    loan.pay('2026-03-15', 18_074).add('2026-03-20', { type: 'REVERSED', eventId: 'e3' });
    expect(fees(loan, '2026-03-26')).toEqual([{ number: 2, amountCents: 904 }]);
  });

  test('are the smallest of the share, the cap of the product and the cap of the state', () => {
    const rule = { ...DEFAULT_LATE_FEE_RULE, productCapCents: cents(800), stateCapCents: cents(700) };
    expect(lateFeeAmount(cents(18_074), DEFAULT_LATE_FEE_RULE)).toBe(904);
    expect(lateFeeAmount(cents(18_074), rule)).toBe(700);
    expect(lateFeeAmount(cents(18_074), { ...rule, stateCapCents: null })).toBe(800);
    expect(lateFeeAmount(cents(10_000), rule)).toBe(500);
  });

  test('are charged once per installment', () => {
    const loan = aLoan().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    expect(fees(loan, '2026-03-10')).toEqual([]);
    expect(fees(loan, '2026-03-27')).toEqual([{ number: 2, amountCents: 904 }]);
  });

  test('never pyramid: money that an earlier fee took does not make the next installment late', () => {
    const loan = aLoan().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    loan.pay('2026-02-27', 18_074).pay('2026-03-15', 18_074);
    expect(fees(loan, '2026-04-10')).toEqual([]);
    const order = [
      'PAST_DUE_PENALTY',
      'DUE_PENALTY',
      'PAST_DUE_INTEREST',
      'PAST_DUE_PRINCIPAL',
      'DUE_INTEREST',
    ] as const;
    const feesFirst = [...order, 'DUE_PRINCIPAL', 'PAST_DUE_FEE', 'DUE_FEE', 'IN_ADVANCE_INTEREST'] as const;
    const on = civilDate('2026-04-10');
    const state = foldLoan(loan.events, {
      on,
      order: [...feesFirst, 'IN_ADVANCE_PRINCIPAL', 'IN_ADVANCE_PENALTY', 'IN_ADVANCE_FEE'],
    });
    expect(delinquency(state, on).pastDueCents).toBe(904);
    expect(lateFeesDue(state, on)).toEqual([]);
  });

  test('are not charged on a closed loan or while a pause covers the grace days', () => {
    const lost = aLoan().add('2026-02-20', { type: 'CHARGED_OFF' });
    expect(fees(lost, '2026-03-10')).toEqual([]);
    expect(fees(aLoan().add('2026-02-18', { type: 'PAUSE' }), '2026-03-10')).toEqual([]);
  });
});
