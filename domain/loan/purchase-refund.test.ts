import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { modifyPlan } from '../payment-plan/modify-plan';
import { termsOfPlan } from '../payment-plan/quote-plan';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { hardshipOffer, hardshipPlan } from './hardship-plan';
import { purchaseRefund } from './purchase-refund';
import { aLoan, type LoanBuilder } from './testing/a-loan';

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

  test('of a part within fourteen days makes the loan that the lower amount would have had', () => {
    const loan = aPurchase();
    const told = refundOf(loan, '2026-01-29', 150_000);
    const quoted = modifyPlan({
      terms: termsOfPlan(loan.plan),
      paymentsMade: 0,
      newAmountCents: cents(350_000),
      requestedOn: civilDate('2026-01-29'),
      minModifyAmountCents: cents(10_000),
      choice: 'KEEP_INSTALMENT',
    });
    expect([told.effectiveOn, countOf(told.paymentsAfter)]).toEqual(['2026-01-15', 36]);
    expect(told.paymentsAfter[0]?.amountCents).toBe(quoted.schedule[0]?.paymentCents);
    expect(refundOf(loan, '2026-01-30', 150_000).effectiveOn).toBe('2026-01-30');
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
