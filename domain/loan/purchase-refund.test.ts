import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { modifyPlan } from '../payment-plan/modify-plan';
import { termsOfPlan } from '../payment-plan/quote-plan';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan } from './fold-loan';
import { hardshipOffer, hardshipPlan } from './hardship-plan';
import { type LoanState, outstandingInterest, outstandingPrincipal, unpaidOf } from './loan-state';
import { purchaseRefund } from './purchase-refund';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { anyPlan } from './testing/any-plan';

const fee = { mdf: ratePercent('6.9'), minimumFee: cents(0) };
const refundOf = (loan: LoanBuilder, on: string, refundCents: number) =>
  purchaseRefund(loan.events, {
    refundCents: cents(refundCents),
    on: civilDate(on),
    plan: loan.plan,
    fee,
    leastCents: cents(10_000),
  });
const countOf = (runs: readonly { count: number }[]) => runs.reduce((sum, { count }) => sum + count, 0);
const aPurchase = (given: Parameters<typeof aLoan>[0] = {}) => aLoan({ fee: 34_500, ...given });

describe('a refund of a purchase, before it is done', () => {
  test('of a part keeps the payment, shortens the plan, and gives back the fee on it (domain §2.7, §4.3)', () => {
    const loan = aPurchase().payScheduled(1, 3);
    const told = refundOf(loan, '2026-04-20', 150_000);
    expect(told).toMatchObject({
      isWhole: false,
      effectiveOn: '2026-04-20',
      amountBeforeCents: 500_000,
      amountAfterCents: 350_000,
      feeReturnedCents: 10_350,
      fromPracticeCents: 139_650,
      toPatientCents: 0,
      feesCents: 0,
    });
    expect([countOf(told.paymentsBefore), told.paymentsBefore.at(-1)?.toOn]).toEqual([33, '2029-01-15']);
    expect([countOf(told.paymentsAfter), told.paymentsAfter.at(-1)?.toOn]).toEqual([21, '2028-01-15']);
    expect(told.paymentsAfter[0]).toEqual({ count: 20, amountCents: 18_074, fromOn: '2026-05-15', toOn: '2027-12-15' });
  });

  test('of a part leaves no less than the least fee of what is left', () => {
    const loan = aPurchase();
    const least = { mdf: ratePercent('6.9'), minimumFee: cents(995) };
    const of = (refundCents: number) =>
      purchaseRefund(loan.events, {
        refundCents: cents(refundCents),
        on: civilDate('2026-04-20'),
        plan: loan.plan,
        fee: least,
        leastCents: cents(100),
      });
    expect(() => of(500_000 - 994)).toThrow(expect.objectContaining({ field: 'refundCents' }));
    expect(of(500_000 - 995)).toMatchObject({ amountAfterCents: 995, feeReturnedCents: 34_500 - 995 });
  });

  test('of a part within fourteen days makes the loan that the lower amount would have had', () => {
    const loan = aPurchase();
    const told = refundOf(loan, '2026-01-29', 150_000);
    const quoted = modifyPlan({
      terms: termsOfPlan(loan.plan),
      paymentsMade: 0,
      newAmountCents: cents(350_000),
      requestedOn: civilDate('2026-01-29'),
      minModifyAmountCents: cents(10_000),
      choice: 'KEEP_INSTALLMENT',
    });
    expect([told.effectiveOn, countOf(told.paymentsAfter)]).toEqual(['2026-01-15', 36]);
    expect(told.paymentsAfter[0]?.amountCents).toBe(quoted.schedule[0]?.paymentCents);
    expect(refundOf(loan, '2026-01-30', 150_000).effectiveOn).toBe('2026-01-30');
  });

  test('of a second part within fourteen days makes the loan that the lowest amount would have had', () => {
    const loan = aLoan({ percent: '0', amountCents: cents(390_000), termMonths: 12, product: 'FIXED_12' });
    const first = refundOf(loan, '2026-01-20', 100_000);
    expect(first.paymentsAfter.map(({ count, amountCents }) => [count, amountCents])[0]).toEqual([11, 24_167]);
    loan.add(first.effectiveOn, first.change);
    const second = refundOf(loan, '2026-01-29', 40_000);
    const lowest = aLoan({ percent: '0', amountCents: cents(250_000), termMonths: 12, product: 'FIXED_12' });
    const asked = second.paymentsAfter.flatMap(({ count, amountCents }) => Array<number>(count).fill(amountCents));
    expect(asked).toEqual(lowest.plan.schedule.map(({ paymentCents }) => paymentCents));
    expect(second.effectiveOn).toBe(loan.plan.fundedOn);
    // Above no interest too, in any number of parts.
    const many = aPurchase();
    for (const part of [50_000, 70_000, 30_000]) {
      const told = refundOf(many, '2026-01-29', part);
      many.add(told.effectiveOn, told.change);
    }
    const atOnce = aPurchase();
    const told = refundOf(atOnce, '2026-01-29', 150_000);
    atOnce.add(told.effectiveOn, told.change);
    const dayAfter = (loan: LoanBuilder) => refundOf(loan, '2026-02-20', 10_000).paymentsBefore;
    expect(dayAfter(many)).toEqual(dayAfter(atOnce));
  });

  describe('of a part while an installment is paid early', () => {
    const small = () => aLoan({ amountCents: cents(300_000), percent: '13.99', termMonths: 24 });
    const at = (loan: LoanBuilder, on: CivilDate) => foldLoan(loan.events, { on });
    const refunded = (loan: LoanBuilder, on: CivilDate, refundCents: number) => {
      const told = refundOf(loan, on, refundCents);
      return loan.add(told.effectiveOn, told.change);
    };

    test('costs no interest of that month on the refunded part, as before the installment was paid', () => {
      const loan = small();
      const day = addDays(loan.due(1), -15);
      loan.pay(day, loan.plan.minimumPaymentCents);
      // Past the days in which the loan is made anew.
      const on = addDays(loan.due(1), -10);
      refunded(loan, on, 200_000);
      const untouched = refunded(small(), on, 200_000);
      const [state, other] = [at(loan, loan.due(1)), at(untouched, loan.due(1))];
      // One twelfth of 13.99 % of $1,000, where $3,000 cost 34.98. The 23.32 paid for the rest of it is principal for ten days.
      expect([state.billed[0]?.interestCents, other.billed[0]?.interestCents]).toEqual([1_157, 1_166]);
      expect([state.interestBilledCents, state.lines.interestIncome]).toEqual([1_157, -1_157]);
      expect(state.lines.principal).toBe(outstandingPrincipal(state));
      // What had been paid of that interest lowers the principal.
      expect(outstandingPrincipal(state)).toBe(100_000 + 1_157 - loan.plan.minimumPaymentCents);
    });

    test('costs on any plan what it costs where the refund came first, and the books hold', () => {
      const drawn = fc.record({
        paidBefore: fc.integer({ min: 1, max: 20 }),
        refundedBefore: fc.nat({ max: 19 }),
        share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        number: fc.integer({ min: 2, max: 5 }),
      });
      fc.assert(
        fc.property(anyPlan(['FIXED', 'REBATE']), drawn, (terms, { paidBefore, refundedBefore, share, number }) => {
          const loan = aLoan(terms);
          if (loan.plan.schedule.length <= number) return;
          loan.payScheduled(1, number - 1);
          const due = loan.due(number);
          const on = addDays(due, -Math.min(refundedBefore, paidBefore));
          const left = at(loan, on).notYetDueCents;
          const reductionCents = cents(Math.floor(left * share));
          const asked = at(loan, due).billed[number - 1] ?? expect.fail();
          const change = {
            type: 'MODIFIED',
            reductionCents,
            feeReturnedCents: cents(0),
            providerIsFunded: true,
          } as const;
          if (reductionCents <= 0 || reductionCents > left - asked.principalCents) return;
          const first = aLoan(terms)
            .payScheduled(1, number - 1)
            .add(on, change);
          loan.pay(addDays(due, -paidBefore), unpaidOf(asked)).add(on, change);
          const [state, other] = [at(loan, due), at(first, due)];
          if (state.status !== 'OPEN' || state.promoWaivedOn || other.promoWaivedOn) return;
          const interest = (of: Readonly<LoanState>) => of.billed[number - 1]?.interestCents ?? 0;
          // What was paid of the refunded part's interest lowers the principal of that month's last days too.
          expect(interest(state)).toBeLessThanOrEqual(interest(other) + 1);
          expect(state.lines.principal).toBe(outstandingPrincipal(state));
          expect(state.lines.interest).toBe(outstandingInterest(state));
          expect(state.lines.interestIncome + state.interestBilledCents).toBe(0);
        }),
        { numRuns: PROPERTY_RUNS },
      );
    });
  });

  test('of all of it ends the loan: what was paid goes back, and the whole fee', () => {
    const told = refundOf(aPurchase().payScheduled(1, 3), '2026-04-20', 500_000);
    expect(told).toMatchObject({
      isWhole: true,
      feeReturnedCents: 34_500,
      fromPracticeCents: 465_500,
      toPatientCents: 3 * 18_074,
      paymentsAfter: [],
    });
  });

  test('of a part above what is owed sends the rest back to the patient', () => {
    const loan = aPurchase().payScheduled(1, 3).pay('2026-04-15', 400_000);
    const told = refundOf(loan, '2026-04-20', 150_000);
    expect(told.paymentsAfter).toEqual([]);
    expect(told.toPatientCents).toBeGreaterThan(0);
  });

  test('after an earlier part is of what is left, and its fee too', () => {
    const loan = aPurchase().payScheduled(1, 3);
    const first = refundOf(loan, '2026-04-20', 150_000);
    loan.add('2026-04-20', first.change);
    const rest = refundOf(loan, '2026-04-22', 350_000);
    // What is left while something is; all that was bought once nothing is.
    expect([first.toldCents, rest.toldCents]).toEqual([350_000, 500_000]);
    expect([rest.isWhole, rest.feeReturnedCents, rest.fromPracticeCents]).toEqual([true, 24_150, 325_850]);
  });

  test('of a part of a loan that was charged off comes off what is owed, and the books lose less', () => {
    const lost = () => aPurchase().payScheduled(1, 3).add('2026-08-15', { type: 'CHARGED_OFF' });
    const loan = lost();
    const before = foldLoan(loan.events);
    const told = refundOf(loan, '2026-09-01', 150_000);
    expect(told).toMatchObject({ isWhole: false, fromPracticeCents: 139_650, toPatientCents: 0, paymentsAfter: [] });
    expect(told.chargedOff).toEqual({
      beforeCents: before.chargedOffCents,
      afterCents: before.chargedOffCents - 150_000,
    });
    loan.add(told.effectiveOn, told.change);
    const after = foldLoan(loan.events);
    expect(after).toMatchObject({ status: 'CHARGED_OFF', amountCents: 350_000, notYetDueCents: 0 });
    expect(before.lines.chargeOff - after.lines.chargeOff).toBe(150_000);
    // What was paid above what is owed then goes back, in parts as at once.
    const most = refundOf(loan, '2026-09-02', 340_000);
    expect([most.chargedOff?.afterCents, most.toPatientCents]).toEqual([0, 490_000 - before.chargedOffCents]);
    loan.add(most.effectiveOn, most.change);
    const rest = refundOf(loan, '2026-09-03', 10_000);
    expect(most.toPatientCents + rest.toPatientCents).toBe(refundOf(lost(), '2026-09-01', 500_000).toPatientCents);
  });

  test('of a part keeps the promotion of a loan that was charged off, where what was paid is the purchase then', () => {
    const loan = aPurchase({ promoTermMonths: 12 })
      .pay('2026-01-20', 300_000)
      .add('2026-07-20', { type: 'CHARGED_OFF' });
    const told = refundOf(loan, '2026-09-01', 200_000);
    loan.add(told.effectiveOn, told.change);
    expect(foldLoan(loan.events)).toMatchObject({ chargedOffCents: 0, promoWaivedOn: '2026-09-01' });
  });

  test.each([500_001, 9_999, 490_001, 499_999])('of %i cents is refused', (refundCents) => {
    expect(() => refundOf(aPurchase(), '2026-01-20', refundCents)).toThrow();
  });

  test('never asks the patient for more than before, and what the practice owes is the refund less its fee', () => {
    const cases = fc.record({
      refund: fc.integer({ min: 10_000, max: 500_000 }),
      paid: fc.integer({ min: 0, max: 30 }),
      after: fc.integer({ min: 0, max: 20 }),
      promoTermMonths: fc.constantFrom(null, 12),
      hardship: fc.constantFrom(0, 3, 6),
    });
    fc.assert(
      fc.property(cases, ({ refund, paid, after, promoTermMonths, hardship }) => {
        const loan = aPurchase({ promoTermMonths }).payScheduled(1, paid);
        const on = addDays(paid === 0 ? loan.plan.fundedOn : loan.due(paid), after);
        if (hardship > 0 && hardshipOffer(loan.events, on).refusal === null)
          loan.add(on, hardshipPlan(loan.events, on, { months: hardship }).change);
        const told = refundOf(loan, on, refund > 490_000 ? 500_000 : refund);
        expect(told.fromPracticeCents + told.feeReturnedCents).toBe(told.amountBeforeCents - told.amountAfterCents);
        expect(countOf(told.paymentsAfter)).toBeLessThanOrEqual(countOf(told.paymentsBefore));
        expect(told.paymentsAfter[0]?.amountCents ?? 0).toBeLessThanOrEqual(told.paymentsBefore[0]?.amountCents ?? 0);
        expect(told.toPatientCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / 10) },
    );
  });
});
