import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { autopayDebit, movedDebit, nextAutopayDebit } from '../payment/autopay-debit';
import { loanStatement } from '../payment/loan-statement';
import { playForward } from '../payment/play-forward';
import { delinquency } from './delinquency';
import { foldLoan } from './fold-loan';
import { lateFeesDue } from './late-fee';
import { unpaidOf } from './loan-state';
import { movedDue } from './new-due-date';
import { ownRecordOf } from './own-record';
import { loanStanding } from './standing';
import { aLoan, type LoanBuilder } from './testing/a-loan';

const PAYMENT = 18_074;
const WISH = { type: 'MINIMUM', cents: cents(0) };
const standing = ({ events }: LoanBuilder, on: string) => loanStanding(events, civilDate(on));
const missing = ({ events }: LoanBuilder, on: string) =>
  foldLoan(events, { on: civilDate(on) })
    .billed.filter((row) => unpaidOf(row) > 0)
    .map(({ number }) => number);
const feesOn = ({ events }: LoanBuilder, on: string) =>
  lateFeesDue(foldLoan(events, { on: civilDate(on) }), civilDate(on));

/** Due on the 15th; paused from February 10 to March 1, so that February 15 could not be taken. */
const paused = () => aLoan().add('2026-02-10', { type: 'PAUSE' }).add('2026-03-01', { type: 'RESUME' });

describe('what fell due in a pause', () => {
  test('is due three weeks after it, and is neither late nor costs a fee before', () => {
    const loan = paused();
    expect(movedDue(foldLoan(loan.events, { on: civilDate('2026-03-02') }), civilDate('2026-03-02'))).toMatchObject([
      { dueOn: '2026-03-23', amountCents: PAYMENT },
    ]);
    for (const day of ['2026-03-02', '2026-03-14', '2026-03-23']) {
      if (day > '2026-03-15') loan.pay('2026-03-15', PAYMENT);
      else expect(standing(loan, day).next).toMatchObject({ number: 2, dueOn: '2026-03-15' });
      expect(standing(loan, day)).toMatchObject({ overdueSince: null, pastDueCents: 0, daysLate: 0 });
      expect(standing(loan, day).payments).not.toContain('missed');
      expect(feesOn(loan, day)).toEqual([]);
    }
    expect(standing(loan, '2026-03-24')).toMatchObject({ overdueSince: '2026-03-23', daysLate: 1 });
    expect(feesOn(loan, '2026-04-02')).toEqual([]);
    expect(feesOn(loan, '2026-04-03')).toMatchObject([{ number: 1 }]);
    expect(ownRecordOf([loan.events], civilDate('2026-03-23'))).toMatchObject({ worstDaysPastDue: 0 });
  });

  test('waits for its day, while every other payment pays its own month', () => {
    const loan = paused().pay('2026-03-15', PAYMENT);
    expect(missing(loan, '2026-03-16')).toEqual([1]);
    // Before its day too: the statement of March asks for March.
    expect(missing(paused().pay('2026-03-10', PAYMENT), '2026-03-16')).toEqual([1]);
    expect(missing(paused().pay('2026-03-10', 2 * PAYMENT), '2026-03-16')).toEqual([]);
    loan.pay('2026-03-23', PAYMENT).pay('2026-04-15', PAYMENT);
    expect(missing(loan, '2026-04-20')).toEqual([]);
    expect(
      delinquency(foldLoan(loan.events, { on: civilDate('2026-04-20') }), civilDate('2026-04-20')).daysPastDue,
    ).toBe(0);
  });

  test('is taken by autopay on its day, beside the payment of the month', () => {
    const loan = paused();
    const debit = (number: number, dueOn: string) =>
      autopayDebit(loan.events, WISH, { number, dueOn: civilDate(dueOn), asOf: civilDate('2026-03-02') });
    expect(debit(2, '2026-03-15')).toMatchObject({ amountCents: PAYMENT });
    expect(nextAutopayDebit(loan.events, WISH, civilDate('2026-03-02'))).toMatchObject({ number: 2 });
    loan.pay('2026-03-15', PAYMENT);
    expect(movedDebit(loan.events, WISH, { dueOn: civilDate('2026-03-23') })).toMatchObject({ amountCents: PAYMENT });
    expect(nextAutopayDebit(loan.events, WISH, civilDate('2026-03-17'))).toMatchObject({ debitOn: '2026-03-23' });
    expect(movedDebit(loan.events, { ...WISH, type: 'NONE' }, { dueOn: civilDate('2026-03-23') })).toBeNull();
    loan.pay('2026-03-23', PAYMENT);
    expect(movedDebit(loan.events, WISH, { dueOn: civilDate('2026-03-23') })).toBeNull();
  });

  test('stands in statements and in the payments to come with its day', () => {
    const loan = paused();
    expect(playForward(loan.events, civilDate('2026-03-02')).payments.slice(0, 3)).toMatchObject([
      { number: 2, dueOn: '2026-03-15', amountCents: PAYMENT, missedCents: 0 },
      { number: 1, dueOn: '2026-03-23', amountCents: PAYMENT, missedCents: 0 },
      { number: 3, dueOn: '2026-04-15', amountCents: PAYMENT, missedCents: 0 },
    ]);
    loan.pay('2026-03-15', PAYMENT);
    // Sent on March 25 the payment of April would ask for it; here it is made before its day has passed.
    const again = aLoan()
      .add('2026-03-10', { type: 'PAUSE' })
      .pay('2026-02-15', PAYMENT)
      .add('2026-03-20', { type: 'RESUME' });
    expect(loanStatement(again.events, { number: 3, earlier: null })).toMatchObject({
      dueOn: '2026-04-15',
      pastDueCents: 0,
      minimumDueCents: 2 * PAYMENT,
      moved: [{ dueOn: '2026-04-10', amountCents: PAYMENT }],
    });
  });

  test('does not hide what was late before the pause', () => {
    const loan = aLoan().add('2026-02-20', { type: 'PAUSE' }).add('2026-03-01', { type: 'RESUME' });
    expect(standing(loan, '2026-03-03')).toMatchObject({ overdueSince: '2026-02-15', daysLate: 7 });
  });

  test('is taken on its own day where the pause ended before the banks opened', () => {
    const loan = aLoan().add('2026-02-10', { type: 'PAUSE' }).add('2026-02-16', { type: 'RESUME' });
    expect(foldLoan(loan.events, { on: civilDate('2026-02-17') }).billed[0]?.newDueOn).toBeUndefined();
  });
});

describe('what a payment that came back had paid', () => {
  const returned = () =>
    aLoan()
      .pay('2026-02-15', PAYMENT)
      .pay('2026-03-15', PAYMENT)
      .add('2026-04-10', { type: 'REVERSED', eventId: 'e2' });

  test('is due three weeks after it came back, and no other month is', () => {
    const loan = returned();
    expect(missing(loan, '2026-04-10')).toEqual([1]);
    expect(standing(loan, '2026-04-11')).toMatchObject({ overdueSince: null, pastDueCents: 0 });
    loan.pay('2026-04-15', PAYMENT);
    expect(feesOn(loan, '2026-04-30')).toEqual([]);
    expect(standing(loan, '2026-05-02')).toMatchObject({ overdueSince: '2026-05-01', daysLate: 1 });
  });

  test('is late since its own day where it was late already when it was paid', () => {
    const loan = aLoan().pay('2026-02-20', PAYMENT).add('2026-02-25', { type: 'REVERSED', eventId: 'e2' });
    expect(standing(loan, '2026-02-26')).toMatchObject({ overdueSince: '2026-02-15' });
  });

  test('moves three times at most, each time as its debit is tried again before its day', () => {
    const loan = aLoan();
    for (const [paidOn, backOn] of [
      ['2026-02-15', '2026-02-18'],
      ['2026-02-23', '2026-02-25'],
      ['2026-03-02', '2026-03-04'],
      ['2026-03-20', '2026-03-22'],
    ] as const) {
      loan.pay(paidOn, PAYMENT);
      loan.add(backOn, { type: 'REVERSED', eventId: `e${loan.events.length}` });
    }
    expect(foldLoan(loan.events, { on: civilDate('2026-03-25') }).billed[0]?.newDueOn).toBe('2026-03-25');
    expect(standing(loan, '2026-03-26')).toMatchObject({ overdueSince: '2026-03-15' });
  });
});
