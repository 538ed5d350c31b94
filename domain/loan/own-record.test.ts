import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, civilDate, daysBetween } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { delinquency } from './delinquency';
import { foldLoan } from './fold-loan';
import { CLEAN_RECORD, isBehind, mayEndLimit, ownRecordOf } from './own-record';
import { aLoan, type LoanBuilder } from './testing/a-loan';

const record = (loan: LoanBuilder, on: string) => ownRecordOf([loan.events], civilDate(on));

test('nobody without a loan, and nobody who pays, has anything against them', () => {
  expect(ownRecordOf([], civilDate('2026-06-01'))).toEqual(CLEAN_RECORD);
  expect(record(aLoan().payScheduled(1, 3), '2026-05-01')).toEqual(CLEAN_RECORD);
});

test('a first payment that was missed counts by its days from the business day after it on', () => {
  // February 15, 2026 is a Sunday, and Monday a bank holiday: a debit goes out on the 17th.
  expect(record(aLoan(), '2026-02-17')).toEqual(CLEAN_RECORD);
  expect(record(aLoan(), '2026-02-18')).toMatchObject({ daysPastDue: 3, pastDueCents: 18_074, worstDaysPastDue: 3 });
  const late = record(aLoan(), '2026-03-07');
  expect(late).toMatchObject({ daysPastDue: 20, worstDaysPastDue: 20, wasChargedOff: false });
  expect([isBehind(late), mayEndLimit(late)]).toEqual([true, false]);
  expect([30, 31].map((days) => mayEndLimit(record(aLoan(), addDays(civilDate('2026-02-15'), days))))).toEqual([
    false,
    true,
  ]);
});

test('what was late and is paid is remembered for twelve months', () => {
  const paid = aLoan().pay('2026-03-27', 36_148).payScheduled(3, 20);
  expect(record(paid, '2026-04-01')).toMatchObject({ daysPastDue: 0, worstDaysPastDue: 39 });
  expect(isBehind(record(paid, '2026-04-01'))).toBe(false);
  expect(record(paid, '2027-03-26').worstDaysPastDue).toBe(39);
  expect(record(paid, '2027-03-27').worstDaysPastDue).toBe(0);
});

test('a payment that came back was never made', () => {
  const loan = aLoan().pay('2026-02-15', 18_074);
  expect(record(loan, '2026-03-07').daysPastDue).toBe(0);
  loan.add('2026-02-19', { type: 'REVERSED', eventId: 'e2' });
  // It has a new due date, March 12, and is late after it.
  expect(record(loan, '2026-03-07').daysPastDue).toBe(0);
  expect(record(loan, '2026-03-14').daysPastDue).toBe(2);
});

test('a loan that was charged off counts with what is owed of it, and once that is paid as what it was', () => {
  const loan = aLoan().add('2026-06-15', { type: 'CHARGED_OFF' });
  const owed = foldLoan(loan.events).chargedOffCents;
  const given = record(loan, '2026-07-01');
  expect(given).toMatchObject({ daysPastDue: 0, wasChargedOff: true, chargedOffCents: owed, worstDaysPastDue: 119 });
  expect([isBehind(given), mayEndLimit(given)]).toEqual([true, true]);
  const repaid = record(loan.pay('2026-07-02', owed), '2026-07-03');
  expect(repaid).toMatchObject({ wasChargedOff: true, chargedOffCents: 0 });
  expect(isBehind(repaid)).toBe(false);
});

test('a disputed loan is late by no day of the dispute, and says that it is disputed', () => {
  const loan = aLoan().add('2026-02-10', { type: 'PAUSE' });
  expect(record(loan, '2026-06-01')).toEqual({ ...CLEAN_RECORD, isDisputed: true });
});

test('a loan that was late before it was disputed is not past due until the dispute is settled', () => {
  const loan = aLoan().add('2026-03-25', { type: 'PAUSE' });
  const disputed = record(loan, '2026-06-01');
  expect(disputed).toMatchObject({ daysPastDue: 0, pastDueCents: 0, isDisputed: true });
  expect([isBehind(disputed), mayEndLimit(disputed)]).toEqual([false, false]);
  // The days before the dispute happened, and count among the worst ones.
  expect(disputed.worstDaysPastDue).toBe(38);
  const settled = record(loan.add('2026-06-02', { type: 'RESUME' }), '2026-06-03');
  expect(settled).toMatchObject({ daysPastDue: 39, isDisputed: false });
  expect([isBehind(settled), mayEndLimit(settled)]).toEqual([true, true]);
});

test('of several loans the latest counts, and what is owed of all', () => {
  const [good, late] = [aLoan().payScheduled(1, 5), aLoan()];
  const both = ownRecordOf([good.events, late.events, aLoan().events], civilDate('2026-03-07'));
  expect(both).toMatchObject({ daysPastDue: 20, pastDueCents: 2 * 18_074 });
});

test('the worst day is the worst of all days, however people paid', () => {
  const payments = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 700 }), amount: fc.integer({ min: 1, max: 60_000 }) }),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(payments, fc.integer({ min: 1, max: 720 }), (paid, after) => {
      const start = civilDate('2026-01-15');
      const loan = aLoan({ amountCents: cents(300_000), termMonths: 24 });
      for (const { day, amount } of paid) loan.pay(addDays(start, day), amount);
      const on = addDays(start, after);
      let worst = 0;
      for (let day = addMonths(on, -12); day <= on; day = addDays(day, 1)) {
        if (day < start) continue;
        const state = foldLoan(loan.events, { on: day });
        if (state.status === 'OPEN') worst = Math.max(worst, delinquency(state, day).daysPastDue);
      }
      const found = ownRecordOf([loan.events], on).worstDaysPastDue;
      // Over a weekend and its holiday nobody is late yet: four days at the most.
      expect(found === worst || (found === 0 && worst <= 4)).toBe(true);
      expect(daysBetween(start, on)).toBe(after);
    }),
    { numRuns: Math.min(PROPERTY_RUNS, 60) },
  );
});
