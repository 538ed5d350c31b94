import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { aLoan } from '../loan/testing/a-loan';
import { cents } from '../money/cents';
import { autopayDebit, dueDatesOfDebitDay } from './autopay-debit';
import { mayBecome, PAYMENT_STATUSES } from './payment-status';
import { afterReturn, endsMethod } from './retry';

const day = (text: string) => civilDate(text);
const returned = (code: string, attempt: number, on: string, firstOn = on) =>
  afterReturn({ code, attempt, on: day(on), firstOn: day(firstOn) });

test('for want of money a debit is presented again on the third business day, then on the next pay day, then no more', () => {
  expect(returned('R01', 1, '2026-03-17')).toEqual({ kind: 'TRY_AGAIN', on: '2026-03-20' });
  expect(returned('R01', 2, '2026-03-24')).toEqual({ kind: 'TRY_AGAIN', on: '2026-04-01' });
  expect(returned('R09', 2, '2026-03-03')).toEqual({ kind: 'TRY_AGAIN', on: '2026-03-16' });
  expect(returned('R01', 3, '2026-04-03')).toEqual({ kind: 'GIVE_UP' });
});

test('nothing is presented again 180 days after the first', () => {
  expect(returned('R01', 2, '2026-09-10', '2026-03-02')).toEqual({ kind: 'GIVE_UP' });
});

test.each(['R02', 'R03', 'R04', 'R16', 'hard'])('%s ends the use of the account or card', (code) => {
  expect(returned(code, 1, '2026-03-17')).toEqual({ kind: 'STOP', isDisputed: false });
  expect(endsMethod(code)).toBe(true);
});

test('a debit that was not authorized is looked at by a person', () => {
  expect(returned('R10', 1, '2026-03-17')).toEqual({ kind: 'STOP', isDisputed: true });
});

test('a card that says no for now is asked again 1, 3, 5 and 7 days after the first', () => {
  const on = [1, 2, 3, 4].map((attempt) => returned('soft', attempt, '2026-03-17'));
  expect(on).toEqual(
    ['2026-03-18', '2026-03-20', '2026-03-22', '2026-03-24'].map((date) => ({ kind: 'TRY_AGAIN', on: date })),
  );
  expect(returned('soft', 5, '2026-03-24', '2026-03-17')).toEqual({ kind: 'GIVE_UP' });
});

test('what is told late or twice changes nothing', () => {
  const ended = ['RETURNED', 'DECLINED', 'CANCELLED'] as const;
  for (const from of ended) for (const to of PAYMENT_STATUSES) expect(mayBecome(from, to)).toBe(false);
  expect(mayBecome('SETTLED', 'SETTLED')).toBe(false);
  expect(mayBecome('SETTLED', 'RETURNED')).toBe(true);
  expect(mayBecome('SETTLED', 'PENDING')).toBe(false);
});

test('autopay takes what is missing of the installment, the wished amount where it is more, and never more than is owed', () => {
  const loan = aLoan();
  const first = { number: 1, dueOn: loan.due(1) };
  const amountOf = (type: string, wished: number, of = first) =>
    autopayDebit(loan.events, { type, cents: cents(wished) }, of)?.amountCents;
  expect(amountOf('MINIMUM', 18_074)).toBe(18_074);
  expect(amountOf('CUSTOM', 30_000)).toBe(30_000);
  expect(amountOf('CUSTOM', 900_000)).toBe(507_496);
  expect(amountOf('NONE', 0)).toBeUndefined();
  loan.payScheduled(1, 35);
  expect(amountOf('MINIMUM', 18_074, { number: 36, dueOn: loan.due(36) })).toBe(18_064);
  expect(amountOf('FIRST_ONLY', 18_074, { number: 36, dueOn: loan.due(36) })).toBeUndefined();
  expect(amountOf('MINIMUM', 18_074)).toBeUndefined();
});

test('who pays by hand on the weekend before the debit does not pay twice', () => {
  const loan = aLoan();
  const of = { number: 1, dueOn: loan.due(1) };
  const debit = () => autopayDebit(loan.events, { type: 'MINIMUM', cents: cents(18_074) }, of);
  // Sunday, February 15; the Monday after it has no banks.
  expect(debit()).toMatchObject({ debitOn: '2026-02-17', amountCents: 18_074 });
  loan.pay('2026-02-16', 18_074);
  expect(debit()).toBeNull();
});

test('a fee takes nothing of what keeps a promotion, and waits where its installment is paid', () => {
  const loan = aLoan();
  loan.pay('2026-02-20', 18_074).add('2026-02-21', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(500) });
  const of = { number: 2, dueOn: loan.due(2) };
  expect(autopayDebit(loan.events, { type: 'CUSTOM', cents: cents(25_000) }, of)?.amountCents).toBe(25_500);
  loan.pay('2026-03-10', 18_074);
  expect(autopayDebit(loan.events, { type: 'MINIMUM', cents: cents(18_074) }, of)).toBeNull();
});

test('autopay takes a fee with the first installment whose statement names it, and a later one not yet', () => {
  const loan = aLoan();
  const fee = { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(500) } as const;
  const amountOf = (number: number) =>
    autopayDebit(loan.events, { type: 'MINIMUM', cents: cents(18_074) }, { number, dueOn: loan.due(number) })
      ?.amountCents;
  loan.pay('2026-02-20', 18_074).add('2026-02-25', fee);
  // The statement of March 15 was sent on February 22.
  expect([amountOf(2), amountOf(3)]).toEqual([18_074, 18_574]);
  loan.pay('2026-03-15', 18_574);
  expect(amountOf(3)).toBe(18_074);
});

test('a fee waits while an earlier installment is late: money would pay that one with it', () => {
  const loan = aLoan().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
  const debit = (number: number, asOf: string) =>
    autopayDebit(
      loan.events,
      { type: 'MINIMUM', cents: cents(18_074) },
      { number, dueOn: loan.due(number), asOf: day(asOf) },
    );
  loan.pay('2026-03-15', 18_074);
  expect(debit(3, '2026-04-10')).toMatchObject({ amountCents: 18_074, feesCents: 0 });
  loan.pay('2026-03-20', 18_074);
  // Nothing is late anymore, and the statement of March 25 names it.
  expect(debit(3, '2026-04-10')).toMatchObject({ amountCents: 18_978, feesCents: 904 });
});

test('a fee that the statement named is taken though an earlier payment came back, and waits once that is late again', () => {
  const loan = aLoan().pay('2026-02-27', 18_074).pay('2026-03-14', 18_074);
  loan.add('2026-03-14', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
  const of = { number: 3, dueOn: loan.due(3), asOf: day('2026-04-10') };
  const feesCents = () => autopayDebit(loan.events, { type: 'MINIMUM', cents: cents(18_074) }, of)?.feesCents;
  // The statement of March 25 named it, and nothing was late then.
  expect(feesCents()).toBe(904);
  const second = loan.events.findLast(({ type }) => type === 'PAYMENT')?.id ?? expect.fail();
  loan.add('2026-04-01', { type: 'REVERSED', eventId: second });
  // It is due on April 22, three weeks after it came back: until then money pays the fee before it.
  expect(feesCents()).toBe(904);
  expect(
    autopayDebit(
      loan.events,
      { type: 'MINIMUM', cents: cents(18_074) },
      { number: 4, dueOn: loan.due(4), asOf: day('2026-05-10') },
    )?.feesCents,
  ).toBe(0);
});

test('a debit that was told without a fee takes none, though what was late has been paid since', () => {
  const loan = aLoan().add('2026-02-20', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
  loan.pay('2026-03-13', 18_074);
  const of = { number: 2, dueOn: loan.due(2), asOf: day('2026-03-16') };
  expect(autopayDebit(loan.events, { type: 'MINIMUM', cents: cents(18_074) }, of)?.feesCents).toBe(0);
});

test('a due date on a day without banks is debited on the next business day', () => {
  // Saturday, Sunday, and the Monday of the King holiday.
  const dates = ['2026-01-16', '2026-01-17', '2026-01-19', '2026-01-20', '2026-01-21'].map(day);
  expect(dueDatesOfDebitDay(dates, day('2026-01-20')).map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(dueDatesOfDebitDay(dates, day('2026-01-19'))).toEqual([]);
});
