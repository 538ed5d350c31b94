import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { playForward } from '../payment/play-forward';
import { autopayOffer } from '../payment-plan/autopay-offer';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { autopayRateChange, autopaySaving, repricedFrom } from './autopay-rate';
import { foldLoan } from './fold-loan';
import { unpaidBy } from './loan-state';
import { aLoan, type LoanBuilder } from './testing/a-loan';

const AGREED = ratePercent('17.99');
const LOWER = ratePercent('17.74');
const day = (text: string) => civilDate(text);
const changeOn = (loan: LoanBuilder, on: CivilDate, isOn: boolean) =>
  autopayRateChange(loan.events, on, { agreedRate: AGREED, isOn });
const amountsFrom = (loan: LoanBuilder, on: string) =>
  playForward(loan.events, day(on)).payments.map(({ amountCents }) => amountCents);

/** $5,000 from 15 January; autopay is on before the first statement, on 25 January. */
function repriced(): LoanBuilder {
  const loan = aLoan();
  const change = changeOn(loan, day('2026-01-25'), true);
  if (!change) throw new Error('Autopay changed no rate');
  return loan.add('2026-01-25', change);
}

describe('the rate with autopay', () => {
  test('is 0.25 points lower from the first installment whose statement has not gone out', () => {
    expect(changeOn(aLoan(), day('2026-01-25'), true)).toEqual({ type: 'REPRICED', number: 1, rate: LOWER });
    expect(changeOn(aLoan(), day('2026-01-26'), true)).toEqual({ type: 'REPRICED', number: 2, rate: LOWER });
    expect(changeOn(repriced(), day('2026-02-22'), true)).toBeNull();
    expect(changeOn(aLoan(), day('2026-01-25'), false)).toBeNull();
  });

  test('makes the plan of its published vector where it is on from the first installment (V15)', () => {
    const amounts = amountsFrom(repriced(), '2026-01-25');
    expect(amounts).toHaveLength(36);
    expect(amounts[0]).toBe(18_011);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(648_398);
    expect(autopaySaving(aLoan().events, day('2026-01-25'), AGREED)).toEqual({
      agreedRate: AGREED,
      rate: LOWER,
      fromDueOn: '2026-02-15',
      paymentCents: 18_011,
      savingCents: 2_256,
    });
    expect(autopayOffer(aLoan().plan)).toEqual({ ratePercent: 17.74, minimumPaymentCents: 18_011, savingCents: 2_256 });
  });

  test('turned off after a statement went out, leaves what that statement asks for', () => {
    const loan = repriced();
    // The statement of February 15 went out on January 26.
    const change = changeOn(loan, day('2026-02-01'), false);
    expect(change).toMatchObject({ number: 2, rate: AGREED });
    if (change) loan.add('2026-02-01', change);
    const [first, second] = amountsFrom(loan, '2026-02-01');
    expect(first).toBe(18_011);
    expect(second).toBeGreaterThan(18_011);
    const again = changeOn(loan, day('2026-02-03'), true);
    if (again) loan.add('2026-02-03', again);
    expect(amountsFrom(loan, '2026-02-03')[0]).toBe(18_011);
    loan.pay('2026-02-15', 18_011);
    expect(unpaidBy(foldLoan(loan.events, { on: day('2026-02-16') }), day('2026-02-16'))).toBe(0);
  });

  test('what is late is asked for once and is not what is paid each month', () => {
    const late = autopaySaving(aLoan().events, day('2026-02-20'), AGREED);
    const next = autopaySaving(aLoan().payScheduled(1, 1).events, day('2026-02-20'), AGREED);
    expect(late?.fromDueOn).toBe('2026-03-15');
    expect(late?.paymentCents).toBeLessThanOrEqual(next?.paymentCents ?? 0);
    expect(late?.paymentCents).toBeGreaterThan(17_900);
  });

  test('is taken back whole where autopay is turned off within the day: nobody keeps it for a minute of autopay', () => {
    const loan = repriced();
    const change = changeOn(loan, day('2026-01-25'), false);
    expect(change).toEqual({ type: 'REPRICED', number: 1, rate: AGREED });
    if (change) loan.add('2026-01-25', change);
    expect(amountsFrom(loan, '2026-01-25')).toEqual(amountsFrom(aLoan(), '2026-01-25'));
  });

  test('counts from tomorrow once the statements of today have gone out', () => {
    const today = day('2026-01-25');
    expect(repricedFrom(today, null)).toBe('2026-01-25');
    expect(repricedFrom(today, '2026-01-24')).toBe('2026-01-25');
    expect(repricedFrom(today, today)).toBe('2026-01-26');
    expect(changeOn(aLoan(), repricedFrom(today, today), true)).toEqual({ type: 'REPRICED', number: 2, rate: LOWER });
  });

  test('is the agreed one again for the months that begin after autopay was turned off', () => {
    const loan = repriced().payScheduled(1, 3, 18_011);
    const change = changeOn(loan, day('2026-04-20'), false);
    // The month to 15 May began with the lower rate and keeps it.
    expect(change).toEqual({ type: 'REPRICED', number: 5, rate: AGREED });
    if (change) loan.add('2026-04-20', change);
    const [fourth, fifth, ...later] = amountsFrom(loan, '2026-04-20');
    expect(fourth).toBe(18_011);
    expect(fifth).toBeGreaterThan(18_011);
    expect(fifth).toBeLessThan(18_074);
    expect(new Set(later.slice(0, -1))).toEqual(new Set([fifth]));
    expect(later).toHaveLength(31);
  });

  test('lowers the payment of somebody who paid ahead and adds no month', () => {
    const loan = aLoan().payScheduled(1, 2).pay('2026-03-15', 200_000);
    const before = amountsFrom(loan, '2026-03-15');
    const change = changeOn(loan, day('2026-03-20'), true);
    if (change) loan.add('2026-03-20', change);
    const after = amountsFrom(loan, '2026-03-20');
    expect(after).toHaveLength(before.length);
    expect(after.at(0)).toBeLessThan(before.at(0) ?? 0);
  });

  test('keeps the payment that was told when more is paid before it falls due, and the loan ends sooner', () => {
    const loan = aLoan().add('2026-01-26', { type: 'REPRICED', number: 2, rate: LOWER });
    const [, told] = amountsFrom(loan, '2026-01-26');
    const amounts = amountsFrom(loan.pay('2026-01-26', 100_000), '2026-01-26');
    expect(new Set(amounts.slice(0, -1))).toEqual(new Set([told]));
    expect(amounts.length).toBeLessThan(30);
  });

  test('is of the lower amount where the purchase is reduced before a payment falls due', () => {
    const lower = aLoan({ amountCents: cents(400_000) });
    const [agreed] = lower.plan.schedule;
    const loan = aLoan().add('2026-01-15', { type: 'REPRICED', number: 1, rate: LOWER });
    loan.add('2026-01-15', {
      type: 'MODIFIED',
      reductionCents: cents(100_000),
      feeReturnedCents: cents(0),
      providerIsFunded: true,
      installmentCents: agreed?.paymentCents ?? cents(0),
    });
    lower.add('2026-01-15', { type: 'REPRICED', number: 1, rate: LOWER });
    expect(amountsFrom(loan, '2026-01-15')).toEqual(amountsFrom(lower, '2026-01-15'));
  });

  test('changes nothing of a promotion, of a plan without interest and of a loan that is paid', () => {
    const promo = aLoan({ promoTermMonths: 12 });
    const free = aLoan({ percent: '0' });
    const paid = aLoan().payScheduled(1, 36);
    expect(changeOn(promo, day('2026-01-25'), true)).toBeNull();
    expect(autopayRateChange(free.events, day('2026-01-25'), { agreedRate: ratePercent('0'), isOn: true })).toBeNull();
    expect(changeOn(paid, day('2029-01-15'), true)).toBeNull();
    expect(autopaySaving(promo.events, day('2026-01-25'), AGREED)).toBeNull();
    expect(autopayOffer(promo.plan)).toBeNull();
  });

  test('stands in the ledger like the schedule that it makes, after a payment that came back too', () => {
    const loan = repriced().payScheduled(1, 4, 18_011);
    const before = foldLoan(loan.events, { on: day('2026-05-20') });
    loan.add('2026-05-20', { type: 'REVERSED', eventId: 'e4' });
    const after = foldLoan(loan.events, { on: day('2026-05-20') });
    expect([before.installmentCents, after.installmentCents]).toEqual([18_011, 18_011]);
  });

  test('never costs more with autopay than without, and lasts no longer', () => {
    const plans = fc.record({
      amount: fc.integer({ min: 30_000, max: 2_500_000 }),
      percent: fc.integer({ min: 26, max: 3_599 }),
      termMonths: fc.integer({ min: 2, max: 84 }),
      after: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(plans, ({ amount, percent, termMonths, after }) => {
        const agreedRate = ratePercent((percent / 100).toFixed(2));
        const loan = aLoan({ amountCents: amount as never, rate: agreedRate, termMonths });
        const on = addDays(loan.plan.fundedOn, after);
        const change = autopayRateChange(loan.events, on, { agreedRate, isOn: true });
        const without = playForward(loan.events, on);
        if (!change) return;
        const events = loan.add(on, change).events;
        const withIt = playForward(events, on);
        expect(withIt.totalLeftCents).toBeLessThanOrEqual(without.totalLeftCents);
        expect((withIt.paidOffOn ?? '') <= (without.paidOffOn ?? '')).toBe(true);
        expect(withIt.payments[0]?.amountCents).toBeLessThanOrEqual(without.payments[0]?.amountCents ?? 0);
        expect(autopayRateChange(events, on, { agreedRate, isOn: true })).toBeNull();
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
