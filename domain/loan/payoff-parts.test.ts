import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan } from './fold-loan';
import { outstandingFees, promoLeft } from './loan-state';
import { loanPayoff } from './payoff';
import { loanStanding } from './standing';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { anyPlan } from './testing/any-plan';

const at = (loan: LoanBuilder, on: CivilDate) => foldLoan(loan.events, { on });
const owedOn = (loan: LoanBuilder, on: CivilDate) => loanPayoff(at(loan, on), on);
/** One installment missed, its late fee, and the whole purchase paid fourteen days before the second falls due. */
function keptWithFee(amount: number, promoTermMonths: number, fee: number) {
  const loan = aLoan({ amountCents: cents(amount), termMonths: 24, promoTermMonths, promoMethod: 'REBATE' });
  loan.add(addDays(loan.due(1), 11), { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(fee) });
  const on = addDays(loan.due(2), -14);
  return { loan: loan.pay(on, amount), on };
}

describe('a promotion that is kept in the middle of a period while a late fee is open', () => {
  test.each([
    ['$600 within 6 months', 60_000, 6, 150],
    ['$1,000 within 12 months', 100_000, 12, 250],
    ['$3,000 within 12 months', 300_000, 12, 542],
  ])(
    '%s: the fee is what is owed on every day from then on, and paying it closes the loan',
    (_, amount, months, fee) => {
      const { loan, on } = keptWithFee(amount, months, fee);
      expect(at(loan, on).promoWaivedOn).toBe(on);
      for (let day = on; day <= addDays(on, 40); day = addDays(day, 1)) {
        const only = { principalCents: 0, interestCents: 0, feesCents: fee, totalCents: fee, perDiemCents: 0 };
        expect(owedOn(loan, day)).toEqual({ ...only, promoPayoffCents: null });
        expect(loanStanding(loan.events, day)).toMatchObject({ dueCents: fee, feesCents: fee, pastDueCents: 0 });
      }
      const state = foldLoan(loan.pay(addDays(on, 3), fee).events);
      expect([state.status, state.lines.creditBalance]).toEqual(['PAID', 0]);
    },
  );

  test('cancels the interest up to that day: 9.00 of the first month, and of the 8.68 of the second its 14 of 28 days', () => {
    const { loan, on } = keptWithFee(60_000, 6, 150);
    expect([loan.due(1), on, loan.due(2)]).toEqual(['2026-02-15', '2026-03-01', '2026-03-15']);
    expect(at(loan, on).lines).toMatchObject({
      promoWaived: 900 + 868 / 2,
      interestIncome: -(900 + 868 / 2),
      interest: 0,
      principal: 0,
      fee: 150,
      creditBalance: 0,
    });
  });
});

test('what a hardship plan moved to the end is cancelled with the promotion that a refund of the rest keeps', () => {
  const loan = aLoan({ amountCents: cents(300_000), promoTermMonths: 12, promoMethod: 'REBATE' }).pay(
    '2026-01-20',
    100_000,
  );
  const on = addDays(loan.due(2), 1);
  const plan = { number: 3, months: 3, paymentCents: cents(5_000), lateFrom: 2 };
  loan.add(on, { type: 'HARDSHIP', ...plan, dueOn: ['2029-02-15', '2029-03-15'].map((date) => civilDate(date)) });
  expect(at(loan, on).movedInterestCents).toBeGreaterThan(0);
  const refund = { reductionCents: cents(200_000), feeReturnedCents: cents(0), providerIsFunded: true };
  const state = at(loan.add(on, { type: 'MODIFIED', ...refund }), on);
  expect([state.status, state.promoWaivedOn, state.lines.creditBalance]).toEqual(['PAID', on, 0]);
  expect(loanPayoff(state, on).totalCents).toBe(0);
});

describe('interest that was paid ahead of its days', () => {
  /** $5,000 at 17.99 %; a day before its statement asks for it, all but the given amount is paid. */
  const paidAhead = (left: number) => {
    const loan = aLoan();
    const on = addDays(loan.due(1), -20);
    return { loan: loan.pay(on, owedOn(loan, on).totalCents - left), on };
  };

  test('is told as less principal: no part is below zero, and they add up', () => {
    const { loan, on } = paidAhead(100);
    const { principal } = at(loan, on).lines;
    expect(principal).toBeGreaterThan(100);
    expect(owedOn(loan, on)).toMatchObject({ principalCents: 100, interestCents: 0, feesCents: 0, totalCents: 100 });
    const state = at(loan.pay(on, 100), on);
    expect([state.status, state.lines.creditBalance]).toEqual(['PAID', 0]);
  });

  test('pays an open fee once no principal is left, so that the pay-off closes the loan', () => {
    const loan = aLoan({ amountCents: cents(60_000), termMonths: 2 });
    loan.payScheduled(1, 1);
    const on = addDays(loan.due(2), -20);
    const asked = loan.plan.schedule[1]?.paymentCents ?? 0;
    loan.add(on, { type: 'FEE', fee: 'RETURN', number: 1, amountCents: cents(1_500) }).pay(on, asked);
    const { totalCents, ...parts } = owedOn(loan, on);
    expect(parts).toMatchObject({ principalCents: 0, interestCents: 0, feesCents: totalCents });
    expect(totalCents).toBeLessThan(1_500);
    const state = at(loan.pay(on, totalCents), on);
    expect([state.status, state.lines.fee, state.lines.creditBalance]).toEqual(['PAID', 0, 0]);
  });
});

const step = fc.record({
  days: fc.nat({ max: 40 }),
  what: fc.constantFrom('part', 'promo', 'fee', 'waive', 'refund', 'short', 'payoff'),
  share: fc.double({ min: 0, max: 0.999, noNaN: true }),
});
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** What a borrower and a practice can do on a day; `short` is a little less than the pay-off. */
function act(loan: LoanBuilder, on: CivilDate, { what, share }: Step): void {
  const state = at(loan, on);
  const { totalCents } = loanPayoff(state, on);
  const pay = (amount: number) => amount > 0 && amount <= totalCents && loan.pay(on, amount);
  const fee = loan.events.findLast((event) => event.type === 'FEE');
  if (what === 'part') pay(1 + Math.floor((share * loan.plan.amountCents) / 4));
  else if (what === 'promo') pay(promoLeft(state));
  else if (what === 'short') pay(totalCents - 1 - Math.floor(share * 2_000));
  else if (what === 'payoff') pay(totalCents);
  else if (what === 'fee' && state.billed.length > 0)
    loan.add(on, { type: 'FEE', fee: share < 0.5 ? 'LATE' : 'RETURN', number: 1, amountCents: cents(500) });
  else if (what === 'waive' && fee) loan.add(on, { type: 'WAIVER', feeEventId: fee.id });
  else if (what === 'refund') {
    const reductionCents = cents(1 + Math.floor((share * state.amountCents) / 3));
    if (reductionCents < state.amountCents && state.status === 'OPEN')
      loan.add(on, { type: 'MODIFIED', reductionCents, feeReturnedCents: cents(0), providerIsFunded: true });
  }
}

test('whatever was paid, charged, waived and refunded: no part of a pay-off is below zero, they add up, and it closes the loan', () => {
  fc.assert(
    fc.property(anyPlan(), fc.array(step, { maxLength: 12 }), (terms, steps) => {
      const loan = aLoan(terms);
      let on = loan.plan.fundedOn;
      for (const one of steps) {
        on = addDays(on, one.days);
        act(loan, on, one);
        const state = at(loan, on);
        const { principalCents, interestCents, feesCents, totalCents, perDiemCents } = loanPayoff(state, on);
        const { dueCents, pastDueCents } = loanStanding(loan.events, on);
        const least = Math.min(
          principalCents,
          interestCents,
          feesCents,
          totalCents,
          perDiemCents,
          dueCents,
          pastDueCents,
        );
        expect(least).toBeGreaterThanOrEqual(0);
        expect(principalCents + interestCents + feesCents).toBe(totalCents);
        if (state.status !== 'OPEN' || totalCents === 0) continue;
        const closed = foldLoan(aCopy(loan).pay(on, totalCents).events);
        expect([closed.status, outstandingFees(closed)]).toEqual(['PAID', 0]);
        expect(closed.lines.creditBalance).toBe(state.lines.creditBalance);
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

function aCopy({ plan, events }: LoanBuilder): LoanBuilder {
  const copy = aLoan();
  Object.assign(copy, { plan, events: [...events] });
  return copy;
}
