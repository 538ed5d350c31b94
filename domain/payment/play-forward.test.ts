import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { aLoan } from '../loan/testing/a-loan';
import { cents } from '../money/cents';
import { playForward, whatIf } from './play-forward';

const promo = () =>
  aLoan({ product: 'PROMO_12', amountCents: cents(300_000), promoTermMonths: 12, fundedOn: civilDate('2026-01-15') });

test('a loan that is paid as asked ends as its plan says', () => {
  const loan = aLoan();
  const { payments, paidOffOn, interestCents, keepsPromo } = playForward(loan.events, loan.plan.fundedOn);
  expect(payments.map(({ amountCents }) => amountCents)).toEqual(loan.plan.schedule.map((row) => row.paymentCents));
  expect(paidOffOn).toBe(loan.due(36));
  expect(interestCents).toBe(loan.plan.financeChargeCents);
  expect(keepsPromo).toBeNull();
});

test('paying more each month ends it earlier and costs less interest', () => {
  const loan = aLoan();
  const { chosen, interestSavedCents, monthsSaved } = whatIf(loan.events, loan.plan.fundedOn, {
    monthlyCents: cents(25_000),
  });
  expect(monthsSaved).toBe(12);
  expect(interestSavedCents).toBeGreaterThan(50_000);
  expect(chosen.totalLeftCents).toBe(500_000 + chosen.interestCents);
});

test('less than what is asked for changes nothing', () => {
  const loan = aLoan();
  expect(whatIf(loan.events, loan.plan.fundedOn, { monthlyCents: cents(100) })).toMatchObject({
    interestSavedCents: 0,
    monthsSaved: 0,
  });
});

test('what is missing is paid with the next installment', () => {
  const loan = aLoan();
  const [first] = playForward(loan.events, civilDate('2026-02-20')).payments;
  expect(first).toMatchObject({ number: 2, amountCents: 2 * 18_074, missedCents: 18_074 });
});

test('an open fee is paid with the payment that closes the loan, though that comes before the last due date', () => {
  const loan = aLoan().pay('2026-02-15', 18_074).pay('2026-02-16', 440_000);
  const on = civilDate('2026-03-26');
  const free = playForward(loan.events, on);
  loan.add('2026-03-26', { type: 'FEE', fee: 'LATE', number: 2, amountCents: cents(904) });
  const { payments, paidOffOn } = playForward(loan.events, on);
  expect(payments.map(({ dueOn }) => dueOn)).toEqual([loan.due(3), loan.due(4)]);
  expect(payments.at(-1)?.amountCents).toBe((free.payments.at(-1)?.amountCents ?? 0) + 904);
  expect(paidOffOn).toBe(loan.due(4));
});

test('a promotion is kept by 250.00 a month and lost by the minimum; paying the rest at once keeps it', () => {
  const loan = promo();
  const on = loan.plan.fundedOn;
  expect(playForward(loan.events, on).keepsPromo).toBe(false);
  expect(playForward(loan.events, on, { monthlyCents: cents(25_000) })).toMatchObject({
    keepsPromo: true,
    interestCents: 0,
  });
  expect(playForward(loan.events, on, { monthlyCents: cents(24_999) }).keepsPromo).toBe(false);
  loan.payScheduled(1, 6);
  expect(whatIf(loan.events, loan.due(6), { onceCents: cents(300_000) }).chosen).toMatchObject({
    keepsPromo: true,
    interestCents: 0,
    payments: [],
    paidOffOn: loan.due(6),
  });
});
