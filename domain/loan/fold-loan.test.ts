import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { rateFromUnits } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan } from './fold-loan';
import { outstandingInterest, outstandingPrincipal } from './loan-state';
import { loanPayoff } from './payoff';
import { aLoan } from './testing/a-loan';

describe('a loan paid as scheduled', () => {
  test('$5,000 at 17.99 % over 36 months asks for the scheduled interest and principal and ends paid', () => {
    const loan = aLoan();
    const state = foldLoan(loan.payScheduled(1, 36).events);
    expect(state.billed.map((row) => [row.interestCents, row.principalCents]).slice(0, 3)).toEqual([
      [7_496, 10_578],
      [7_337, 10_737],
      [7_176, 10_898],
    ]);
    expect(state.status).toBe('PAID');
    expect(state.lines).toMatchObject({ unapplied: 650_654, interestIncome: -150_654, principal: 0, creditBalance: 0 });
  });

  test('a few days early or late change nothing for the installment that is paid', () => {
    const onTime = aLoan().payScheduled(1, 1);
    const early = aLoan().pay('2026-02-03', 18_074);
    const late = aLoan().pay('2026-02-20', 18_074);
    const day = civilDate('2026-02-28');
    for (const loan of [early, late]) {
      expect(foldLoan(loan.events, { on: day }).lines).toEqual(foldLoan(onTime.events, { on: day }).lines);
    }
  });

  test('a missed installment stays owed, and the next one asks for its scheduled interest only', () => {
    const state = foldLoan(aLoan().payScheduled(1, 1).events, { on: civilDate('2026-04-20') });
    expect(state.billed.map((row) => row.interestCents)).toEqual([7_496, 7_337, 7_176]);
    expect(outstandingPrincipal(state)).toBe(489_422);
    expect(outstandingInterest(state)).toBe(14_513);
  });

  test('the schedule of any plan is reproduced, whatever the order in which events are given', () => {
    const plans = fc.record({
      amount: fc.integer({ min: 25_000, max: 5_000_000 }),
      units: fc.integer({ min: 0, max: 359_900 }),
      term: fc.integer({ min: 2, max: 60 }),
      firstIn: fc.integer({ min: 15, max: 45 }),
      oddFirstPeriod: fc.constantFrom('ADD' as const, 'WAIVE' as const),
      dayCount: fc.constantFrom('30/360' as const, 'ACT/365' as const),
      shuffle: fc.integer(),
    });
    fc.assert(
      fc.property(plans, ({ amount, units, term, firstIn, oddFirstPeriod, dayCount, shuffle }) => {
        const first = civilDate(`2026-0${firstIn < 24 ? 2 : 3}-${String((firstIn % 24) + 4).padStart(2, '0')}`);
        const loan = aLoan({
          amountCents: cents(amount),
          rate: rateFromUnits(units),
          termMonths: term,
          fundedOn: civilDate('2026-01-31'),
          ...(first > '2026-02-15' && first < '2026-03-17' ? { firstDueOn: first } : {}),
          oddFirstPeriod,
          dayCount,
        });
        const { events } = loan.payScheduled(1, term);
        const mixed = [...events].sort(
          (one, other) => ((one.sequence * shuffle) % 7) - ((other.sequence * shuffle) % 7),
        );
        const state = foldLoan(mixed);
        expect(state.billed.map((row) => [row.dueOn, row.interestCents, row.principalCents])).toEqual(
          loan.plan.schedule.map((row) => [row.dueOn, row.interestCents, row.principalCents]),
        );
        expect([state.status, state.lines.principal, state.lines.interest, state.lines.creditBalance]).toEqual([
          'PAID',
          0,
          0,
          0,
        ]);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('paying more', () => {
  test('an extra payment lowers the principal, keeps the installment and shortens the term', () => {
    const loan = aLoan().payScheduled(1, 3).pay(aLoan().due(3), 150_000);
    for (let number = 4; number <= 24; number += 1) loan.pay(loan.due(number), 18_074);
    const state = foldLoan(loan.events);
    expect(state.status).toBe('PAID');
    expect(state.billed.length).toBe(24);
    expect(state.billed[22]?.interestCents).toBeGreaterThan(0);
    expect(state.lines.creditBalance).toBeLessThan(0);
  });

  test('a pay-off inside a period is charged interest by its days, and the rest is the credit of the borrower', () => {
    const loan = aLoan().payScheduled(1, 3);
    const day = civilDate('2026-04-29');
    const quote = loanPayoff(foldLoan(loan.events, { on: day }), day);
    expect(quote.totalCents).toBe(467_787 + Math.round((467_787 * 0.1799 * 14) / 12 / 30));
    const state = foldLoan(loan.pay(day, quote.totalCents + 1).events);
    expect(state.status).toBe('PAID');
    expect(state.lines).toMatchObject({ principal: 0, interest: 0, creditBalance: -1 });
  });

  test('who paid the open installment early gets the unearned interest back on a pay-off', () => {
    const loan = aLoan().payScheduled(1, 3).pay('2026-05-01', 18_074);
    const day = civilDate('2026-05-01');
    const { totalCents } = loanPayoff(foldLoan(loan.events), day);
    expect(totalCents).toBe(467_787 + Math.round((467_787 * 0.1799 * 16) / 12 / 30) - 18_074);
    const state = foldLoan(loan.pay(day, totalCents).events);
    expect([state.status, state.lines.principal, state.lines.interest, state.lines.creditBalance]).toEqual([
      'PAID',
      0,
      0,
      0,
    ]);
  });

  test('a payment on a closed loan is the credit of the borrower', () => {
    const state = foldLoan(aLoan().payScheduled(1, 36).pay('2029-02-01', 500).events);
    expect(state.lines.creditBalance).toBe(-500);
  });
});

describe('events that cannot be', () => {
  const accepted = () => aLoan();
  test.each<readonly [string, string, () => unknown]>([
    ['events', 'an event before the acceptance', () => foldLoan(accepted().pay('2026-01-01', 100).events)],
    ['events', 'no acceptance at all', () => foldLoan(accepted().pay('2026-02-01', 100).events.slice(1))],
    ['events', 'the same id twice', () => foldLoan([...accepted().events, ...accepted().events])],
    ['amountCents', 'a payment of 0', () => foldLoan(accepted().pay('2026-02-01', 0).events)],
    ['amountCents', 'a negative payment', () => foldLoan(accepted().pay('2026-02-01', -5).events)],
    [
      'eventId',
      'taking back an unknown event',
      () => foldLoan(accepted().add('2026-02-01', { type: 'REVERSED', eventId: 'x' }).events),
    ],
    [
      'eventId',
      'taking back the acceptance',
      () => foldLoan(accepted().add('2026-02-01', { type: 'REVERSED', eventId: 'e1' }).events),
    ],
    [
      'feeEventId',
      'waiving a payment',
      () => foldLoan(accepted().pay('2026-02-01', 5).add('2026-02-02', { type: 'WAIVER', feeEventId: 'e2' }).events),
    ],
    [
      'reductionCents',
      'a reduction to 0',
      () =>
        foldLoan(
          accepted().add('2026-02-01', {
            type: 'MODIFIED',
            reductionCents: cents(500_000),
            feeReturnedCents: cents(0),
            providerIsFunded: false,
          }).events,
        ),
    ],
    [
      'feeReturnedCents',
      'more fee back than paid',
      () =>
        foldLoan(
          accepted().add('2026-02-01', { type: 'REFUNDED', feeReturnedCents: cents(1), providerIsFunded: false })
            .events,
        ),
    ],
  ])('%s: %s is refused', (field, _case, call) => {
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });
});
