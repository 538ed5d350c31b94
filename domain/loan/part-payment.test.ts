import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate, daysBetween } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { playForward } from '../payment/play-forward';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan } from './fold-loan';
import { outstandingFees, outstandingInterest, outstandingPrincipal, unpaidOf } from './loan-state';
import { loanPayoff } from './payoff';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { anyPlan } from './testing/any-plan';

const at = (loan: LoanBuilder, on: CivilDate) => foldLoan(loan.events, { on });
const interestOf = (loan: LoanBuilder, number: number) =>
  at(loan, loan.due(number)).billed.find((row) => row.number === number)?.interestCents;

describe('a part that is paid early', () => {
  const small = () => aLoan({ amountCents: cents(300_000), percent: '13.99', termMonths: 24 });
  const interestAfter = (daysBefore: number) => {
    const loan = small();
    const state = at(loan, loan.due(1));
    const asked = daysBefore > 21 ? 0 : unpaidOf(state.billed[0] ?? expect.fail());
    return interestOf(loan.pay(addDays(loan.due(1), -daysBefore), 250_000 + asked), 1);
  };

  test('costs the interest of its days, on the day before its statement as on the day of it: $2,500 of $3,000', () => {
    expect(interestOf(small(), 1)).toBe(3_498);
    // $500 for 31 days, and $2,500 for nine, ten and thirty of them; what was paid of the other days lowers the principal too.
    expect([interestAfter(22), interestAfter(21), interestAfter(1)]).toEqual([1_429, 1_507, 3_403]);
  });

  test('lowers what closes the loan on that day by that part, to the cent, before and after the statement', () => {
    const drawn = fc.record({ part: fc.double({ min: 0, max: 0.999, noNaN: true }), day: fc.nat({ max: 62 }) });
    fc.assert(
      fc.property(anyPlan(['FIXED']), fc.array(drawn, { minLength: 1, maxLength: 4 }), (terms, parts) => {
        const loan = aLoan(terms);
        let on = loan.plan.fundedOn;
        for (const { part, day } of parts) {
          on = addDays(on, day % 9);
          const before = loanPayoff(at(loan, on), on).totalCents;
          const isOpened = at(loan, on).billed.some((row) => row.dueOn > on);
          const isOpening = loan.plan.schedule.some(
            ({ dueOn }) => dueOn > on && daysBetween(on, dueOn) <= 21 && daysBetween(on, dueOn) > 0,
          );
          const amount = 1 + Math.floor(part * (before - 1));
          if (before <= 1 || amount >= before) return;
          loan.pay(on, amount);
          const after = loanPayoff(at(loan, on), on).totalCents;
          // Before a statement the days of each part are rounded apart.
          if (isOpened || isOpening) expect(after).toBe(before - amount);
          else expect(Math.abs(before - amount - after)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('pays principal with the interest that it saves, and the books hold', () => {
    const loan = small().pay('2026-02-14', 14_401);
    const paid = at(loan, civilDate('2026-02-14'));
    expect([paid.lines.interestIncome, paid.lines.interest, paid.status]).toEqual([-3_498, 0, 'OPEN']);
    const state = at(loan.pay('2026-02-14', 100_000), civilDate('2026-02-14'));
    // One of 31 days of the interest on what was paid ahead.
    expect(-3_498 - state.lines.interestIncome).toBe(-38);
    expect(state.lines.principal).toBe(300_000 - (14_401 - 3_498) - 100_000 - 38);
    expect(state.paidCents).toBe(114_401);
  });

  test('and leaves less principal than it saves interest, pays that and gives the rest back: the books hold', () => {
    const loan = small();
    const on = addDays(loan.due(1), -20);
    const { notYetDueCents } = at(aLoan({ amountCents: cents(300_000), percent: '13.99', termMonths: 24 }), on);
    // All but two dollars of the principal is paid, and the interest of twenty days is not owed anymore.
    loan.pay(on, 14_401).pay(on, notYetDueCents - (14_401 - 3_498) - 200);
    const state = at(loan, on);
    expect(state.lines.principal).toBe(outstandingPrincipal(state));
    expect(state.lines.interest).toBe(outstandingInterest(state));
  });

  test('keeps less interest aside in a promotion that counts it on the balance', () => {
    const promo = { amountCents: cents(300_000), promoTermMonths: 12, promoMethod: 'DEFERRED_DECLINING' } as const;
    const [early, late] = [aLoan(promo), aLoan(promo)];
    const kept = (loan: LoanBuilder) => at(loan, loan.due(1)).deferredCents;
    expect([kept(aLoan(promo)), kept(early.pay(addDays(early.due(1), -22), 200_000))]).toEqual([4_498, 2_369]);
    expect(kept(late.pay(addDays(late.due(1), -21), 200_000 + late.plan.minimumPaymentCents))).toBe(2_466);
  });
});

describe('the last installment', () => {
  test('is never a few cents that the one before it left: they are asked for with that one', () => {
    const loan = aLoan();
    const on = civilDate('2026-03-20');
    loan.payScheduled(1, 2);
    // What leaves 18,074 for the third and a cent for a fourth.
    const { notYetDueCents } = at(loan, on);
    loan.pay(on, notYetDueCents - 18_074 + 270);
    const asked = playForward(loan.events, on).payments.map(({ amountCents }) => amountCents);
    expect(asked.every((amount) => amount >= 100)).toBe(true);
  });

  test('is a dollar or more on any plan, whatever part was paid ahead', () => {
    let seen = 0;
    const drawn = fc.record({
      part: fc.double({ min: 0, max: 0.98, noNaN: true }),
      day: fc.integer({ min: 1, max: 27 }),
    });
    fc.assert(
      fc.property(anyPlan(['FIXED']), drawn, (terms, { part, day }) => {
        const loan = aLoan(terms);
        const on = addDays(loan.due(1), day);
        loan.payScheduled(1, 1).pay(on, 1 + Math.floor(part * at(loan, on).notYetDueCents));
        const { payments } = playForward(loan.events, addDays(on, 1));
        for (const { amountCents } of payments) expect(amountCents).toBeGreaterThanOrEqual(100);
        seen += payments.length;
      }),
      { numRuns: PROPERTY_RUNS },
    );
    expect(seen).toBeGreaterThan(PROPERTY_RUNS);
  });
});

describe('what is late, with its fee', () => {
  /** The first installment missed, its fee charged on the eleventh day. */
  const late = () => {
    const loan = aLoan();
    return loan.add(addDays(loan.due(1), 11), { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
  };
  const missing = (loan: LoanBuilder, on: CivilDate) => at(loan, on).billed.map(unpaidOf);

  test.each([11, 12, 20, 27])('paid exactly %i days late, clears both and prepays nothing', (days) => {
    const loan = late();
    const on = addDays(loan.due(1), days);
    loan.pay(on, 18_074 + 904);
    expect(outstandingFees(at(loan, on))).toBe(0);
    expect(missing(loan, loan.due(2))).toEqual([0, 18_074]);
  });

  test('of the next payment alone, in time, the fee takes nothing', () => {
    const loan = late().pay('2026-03-01', 18_074);
    loan.pay('2026-03-12', 18_074);
    expect([missing(loan, loan.due(2)), outstandingFees(at(loan, loan.due(2)))]).toEqual([[0, 0], 904]);
  });

  test('and the next payment, paid in one sum before its day, clears all three', () => {
    const loan = late().pay('2026-03-05', 2 * 18_074 + 904);
    expect([missing(loan, loan.due(2)), outstandingFees(at(loan, loan.due(2)))]).toEqual([[0, 0], 0]);
  });

  test('a fee of an installment whose day has not come is due at once', () => {
    const loan = aLoan().pay(addDays(aLoan().due(1), -5), 18_074);
    loan.add(addDays(loan.due(1), -4), { type: 'FEE', fee: 'RETURN', number: 1, amountCents: cents(500) });
    loan.pay(addDays(loan.due(1), -3), 500);
    expect(outstandingFees(at(loan, loan.due(1)))).toBe(0);
  });
});
