import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, daysBetween } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { playForward } from '../payment/play-forward';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { loanStanding } from './standing';
import { aLoan } from './testing/a-loan';
import { anyPlan } from './testing/any-plan';

const on = civilDate;
const counted = (states: readonly string[]) =>
  Object.fromEntries([...new Set(states)].map((state) => [state, states.filter((one) => one === state).length]));

describe('what a loan asks for', () => {
  test('before the first due date is the first payment, and no payment was made', () => {
    const standing = loanStanding(aLoan().events, on('2026-01-20'));
    expect(standing).toMatchObject({
      next: { number: 1, dueOn: '2026-02-15', amountCents: 18_074 },
      overdueSince: null,
      pastDueCents: 0,
      daysLate: 0,
      dueCents: 18_074,
    });
    // On its day it is due, and not yet overdue.
    expect(loanStanding(aLoan().events, on('2026-02-15')).overdueSince).toBeNull();
    expect(counted(standing.payments)).toEqual({ next: 1, 'to-come': 35 });
  });

  test('a week after a missed one is the missed one, with its days and its amount', () => {
    const standing = loanStanding(aLoan().payScheduled(1, 1).events, on('2026-03-22'));
    expect(standing).toMatchObject({
      next: { number: 2, dueOn: '2026-03-15', amountCents: 18_074 },
      pastDueCents: 18_074,
      overdueSince: '2026-03-15',
      daysLate: 7,
      dueCents: 18_074,
    });
    expect(standing.payments.slice(0, 3)).toEqual(['paid', 'missed', 'to-come']);
  });

  test('with two missed is the older, and everything that is due', () => {
    expect(loanStanding(aLoan().events, on('2026-03-15'))).toMatchObject({
      next: { number: 1 },
      pastDueCents: 18_074,
      daysLate: 28,
      dueCents: 36_148,
    });
  });

  test('of a part that was paid is what is missing', () => {
    const standing = loanStanding(aLoan().pay('2026-02-15', 10_000).events, on('2026-02-20'));
    expect(standing.next?.amountCents).toBe(8_074);
    expect(standing.payments[0]).toBe('missed');
  });

  test('is a fee too, although it makes nothing late, also when every installment is paid', () => {
    const fee = { type: 'FEE', fee: 'LATE', number: 36, amountCents: cents(500) } as const;
    const loan = aLoan().payScheduled(1, 35);
    const late = loan.add('2029-01-26', fee);
    expect(loanStanding(late.events, on('2029-01-27'))).toMatchObject({ feesCents: 500, dueCents: 18_064 + 500 });
    const left = loanStanding(late.pay('2029-01-28', 18_064).events, on('2029-02-01'));
    expect(left).toMatchObject({ pastDueCents: 0, daysLate: 0, feesCents: 500, dueCents: 500 });
    expect(left.next).toEqual({ number: 36, dueOn: '2029-02-01', amountCents: 500 });
  });

  test('is fewer payments once more was paid than was asked for: as many as a loan played to its end has', () => {
    const loan = aLoan().payScheduled(1, 1).pay('2026-02-20', 300_000);
    const { payments } = playForward(loan.events, on('2026-02-21'));
    expect(payments.length).toBe(12);
    expect(counted(loanStanding(loan.events, on('2026-02-21')).payments)).toEqual({ paid: 1, next: 1, 'to-come': 11 });
  });

  test('before anything has happened is every payment of the plan, as many as a loan played to its end has', () => {
    const anyDay = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(anyPlan(), anyDay, (terms, share) => {
        const loan = aLoan(terms);
        const { fundedOn } = loan.plan;
        const today = addDays(fundedOn, Math.floor(share * daysBetween(fundedOn, loan.due(1))));
        const played = playForward(loan.events, today).payments.at(-1);
        expect(loanStanding(loan.events, today).payments.length).toBe(played?.number);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('that is paid or refunded is nothing', () => {
    const paid = loanStanding(aLoan().payScheduled(1, 36).events, on('2029-02-01'));
    expect([paid.next, paid.dueCents, counted(paid.payments)]).toEqual([null, 0, { paid: 36 }]);
    const refund = { type: 'REFUNDED', feeReturnedCents: cents(0), providerIsFunded: true } as const;
    const refunded = loanStanding(aLoan().add('2026-02-20', refund).events, on('2026-03-01'));
    expect(refunded).toMatchObject({
      payments: [],
      next: null,
      pastDueCents: 0,
      daysLate: 0,
      feesCents: 0,
      dueCents: 0,
    });
  });
});
