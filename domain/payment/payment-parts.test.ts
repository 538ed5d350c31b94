import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { aLoan } from '../loan/testing/a-loan';
import { cents } from '../money/cents';
import { paymentParts } from './payment-parts';

const promo = () => aLoan({ amountCents: cents(300_000), termMonths: 36, promoTermMonths: 12, promoMethod: 'REBATE' });
const partsOf = (loan: ReturnType<typeof aLoan>) => {
  const last = loan.events.findLast(({ type }) => type === 'PAYMENT');
  return paymentParts(loan.events, { eventId: last?.id ?? '', on: last?.effectiveOn ?? civilDate('2026-01-15') });
};

test('the first payment pays its interest, and principal with the rest', () => {
  expect(partsOf(promo().payScheduled(1, 1))).toEqual({
    interestCents: 4_498,
    principalCents: 6_346,
    feesCents: 0,
    recoveredCents: 0,
    creditCents: 0,
    cancelledCents: 0,
    balanceCents: 293_654,
  });
});

test('a late fee that it pays is told apart, and the parts add up to the amount', () => {
  const loan = promo().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(542) });
  const parts = partsOf(loan.pay('2026-03-15', 22_230));
  expect(parts).toMatchObject({ feesCents: 542 });
  const { interestCents = 0, principalCents = 0, feesCents = 0 } = parts ?? {};
  expect(interestCents + principalCents + feesCents).toBe(22_230);
  expect(parts?.balanceCents).toBe(300_000 - principalCents);
});

test('the one that keeps a promotion says what it cancels, and nothing is left', () => {
  expect(partsOf(promo().payScheduled(1, 12).pay('2027-01-15', 169_872))).toMatchObject({
    interestCents: 0,
    principalCents: 169_872,
    cancelledCents: 47_366,
    balanceCents: 0,
  });
});

test('one on a loan that was charged off lowers the loss', () => {
  const loan = promo().add('2026-07-15', { type: 'CHARGED_OFF' }).pay('2026-08-01', 10_000);
  expect(partsOf(loan)).toMatchObject({ recoveredCents: 10_000, interestCents: 0, principalCents: 0 });
});

test('one that came back has none', () => {
  const loan = promo().payScheduled(1, 1);
  const id = loan.events.at(-1)?.id ?? '';
  loan.add('2026-02-20', { type: 'REVERSED', eventId: id });
  expect(paymentParts(loan.events, { eventId: id, on: civilDate('2026-02-15') })).toBeNull();
});
