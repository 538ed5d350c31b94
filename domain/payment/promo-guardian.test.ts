import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { foldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import { outstandingFees, promoLeft } from '../loan/loan-state';
import { aLoan, type LoanBuilder } from '../loan/testing/a-loan';
import { cents } from '../money/cents';
import type { PromoMethod } from '../payment-plan/plan';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { promoGuardian, promoStage } from './promo-guardian';

/** $3,000 at 17.99 % over 36 months, free when paid within 12; the minimum is 108.44. */
const promo = (promoMethod: PromoMethod = 'REBATE', amountCents = 300_000) =>
  aLoan({ amountCents: cents(amountCents), termMonths: 36, promoTermMonths: 12, promoMethod });
const END = civilDate('2027-01-15');
const stand = (loan: LoanBuilder, on: string, monthly = 0, planned?: { on: string; amountCents: number }[]) =>
  promoGuardian(loan.events, civilDate(on), {
    endsOn: loan.plan.promo?.endsOn ?? END,
    pace: {
      monthlyCents: cents(monthly),
      ...(planned && {
        planned: planned.map((one) => ({ on: civilDate(one.on), amountCents: cents(one.amountCents) })),
      }),
    },
  });

describe('a promotion of twelve months', () => {
  test('begins with twelve payments of 250.00, and minimum payments leave 1,698.72 and cost 473.66', () => {
    expect(stand(promo(), '2026-01-15')).toEqual({
      status: 'OPEN',
      endsOn: END,
      lastDayOn: END,
      daysLeft: 365,
      paymentsLeft: 12,
      paidCents: 0,
      payoffCents: 300_000,
      feesCents: 0,
      interestCents: 47_366,
      neededCents: 25_000,
      shortCents: 169_872,
      pace: 'SHORT',
    });
  });

  test('is on track with 250.00 a month and short with a cent less', () => {
    expect(stand(promo(), '2026-01-15', 25_000)).toMatchObject({
      pace: 'ON_TRACK',
      shortCents: 0,
      interestCents: 32_636,
    });
    expect(stand(promo(), '2026-01-15', 24_999)).toMatchObject({
      pace: 'SHORT',
      shortCents: 12,
      interestCents: 32_637,
    });
  });

  test('a due date on a weekend still counts for autopay on the next business day, but no longer for payments by hand', () => {
    // February 15, 2026 is a Sunday, and the Monday after it a bank holiday.
    const left = (on: string, monthly: number) => stand(promo(), on, monthly)?.paymentsLeft;
    expect(['2026-02-15', '2026-02-16', '2026-02-17', '2026-02-18'].map((on) => left(on, 0))).toEqual([12, 11, 11, 11]);
    expect(['2026-02-15', '2026-02-17', '2026-02-18'].map((on) => left(on, 25_000))).toEqual([12, 12, 11]);
  });

  test('is kept by whoever pays what is needed by hand on each due date left, whatever the day it is read on', () => {
    const drawn = fc.record({ start: fc.nat({ max: 400 }), day: fc.nat({ max: 330 }), made: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(drawn, ({ start, day, made }) => {
        const fundedOn = addDays(civilDate('2026-01-01'), start);
        const loan = aLoan({ amountCents: cents(300_000), termMonths: 36, promoTermMonths: 12, fundedOn });
        const on = addDays(fundedOn, day);
        for (let number = 1; number <= made && loan.due(number) <= on; number += 1) loan.pay(loan.due(number), 11_000);
        const read = stand(loan, on);
        const dates = loan.plan.schedule
          .map(({ dueOn }) => dueOn)
          .filter((dueOn) => dueOn >= on && dueOn <= (read?.endsOn ?? ''));
        const isPaidToday =
          made > 0 && loan.events.some(({ type, effectiveOn }) => type === 'PAYMENT' && effectiveOn === on);
        for (const dueOn of dates) if (!isPaidToday || dueOn !== on) loan.pay(dueOn, read?.neededCents ?? 0);
        expect(stand(loan, addDays(read?.endsOn ?? on, 1))?.status).toBe('KEPT');
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('asks for the more, the later one begins; the last sixty days are at risk', () => {
    const loan = promo().payScheduled(1, 10);
    expect(stand(loan, '2026-11-16')).toMatchObject({
      daysLeft: 60,
      paymentsLeft: 2,
      payoffCents: 300_000 - 10 * 10_844,
      neededCents: (300_000 - 10 * 10_844) / 2,
      pace: 'AT_RISK',
    });
  });

  test('counts a due date until its payment is made, and not again after it', () => {
    const loan = promo().payScheduled(1, 10);
    expect(stand(loan, '2026-12-15')).toMatchObject({ paymentsLeft: 2, neededCents: 95_780 });
    expect(stand(loan.pay('2026-12-15', 95_780), '2026-12-15')).toMatchObject({ paymentsLeft: 1, neededCents: 95_780 });
  });

  test('counts a payment that waits for its day', () => {
    const loan = promo().payScheduled(1, 10);
    const planned = [{ on: '2027-01-10', amountCents: 191_560 - 10_844 }];
    expect(stand(loan, '2026-12-01', 0, planned)).toMatchObject({ pace: 'ON_TRACK' });
    expect(stand(loan, '2026-12-01', 0, [{ on: '2027-01-16', amountCents: 191_560 }])).toMatchObject({
      pace: 'AT_RISK',
    });
  });

  test('asks for everything at once after the last due date, and is kept or lost then', () => {
    const loan = promo().payScheduled(1, 12);
    expect(stand(loan, '2027-01-15')).toMatchObject({ paymentsLeft: 0, neededCents: 169_872, daysLeft: 0 });
    expect(stand(loan, '2027-01-16')).toMatchObject({
      status: 'LOST',
      neededCents: null,
      interestCents: 47_366,
      pace: null,
    });
    expect(stand(loan.pay(END, 169_872), '2027-01-16')).toMatchObject({
      status: 'KEPT',
      interestCents: 47_366,
      payoffCents: 0,
    });
  });

  test('is nothing to guard on a fixed plan or a refunded loan', () => {
    const fixed = aLoan();
    expect(
      promoGuardian(fixed.events, fixed.plan.fundedOn, { endsOn: END, pace: { monthlyCents: cents(0) } }),
    ).toBeNull();
  });
});

describe('late fees do not raise what keeps a promotion, and are told apart', () => {
  const late = (number: number, amount: number) =>
    ({ type: 'FEE', fee: 'LATE', number, amountCents: cents(amount) }) as const;

  test.each([
    ['one that is open', 0, 300_000, 542],
    ['one that was paid: its money counts for the purchase, and it is owed again', 30_000, 270_000, 542],
    ['a payment that went to installments alone', 10_000, 290_000, 542],
  ])('%s', (_, paid, payoffCents, feesCents) => {
    const loan = promo().add('2026-02-26', late(1, 542));
    if (paid > 0) loan.pay('2026-03-01', paid);
    const now = stand(loan, '2026-03-01');
    expect(now).toMatchObject({ paidCents: paid, payoffCents, feesCents });
    expect(now?.neededCents).toBe(Math.ceil(payoffCents / 11));
    const kept = foldLoan(loan.pay('2026-03-02', payoffCents).events);
    expect([kept.promoWaivedOn, outstandingFees(kept), kept.status]).toEqual(['2026-03-02', feesCents, 'OPEN']);
  });

  test('whatever was paid and charged, what it asks for is the engine’s figure, and the fees are what is owed then', () => {
    const life = fc.array(
      fc.record({ days: fc.nat({ max: 40 }), fee: fc.nat({ max: 900 }), paid: fc.nat({ max: 60_000 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom<PromoMethod>('REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'),
        life,
        (method, steps) => {
          const loan = promo(method);
          let on = loan.plan.fundedOn;
          for (const [index, { days, fee, paid }] of steps.entries()) {
            on = addDays(on, days);
            if (fee > 100) loan.add(on, late(index + 1, fee));
            if (paid > 0) loan.pay(on, paid);
            const now = stand(loan, on);
            if (now?.status !== 'OPEN') return;
            expect(now.payoffCents).toBe(promoLeft(foldLoan(loan.events, { on })));
            expect(now.paidCents + now.payoffCents).toBe(300_000);
            const kept = foldLoan([...promoPaid(loan, on, now.payoffCents)]);
            expect([kept.promoWaivedOn, outstandingFees(kept)]).toEqual([on, now.feesCents]);
            expect(foldLoan([...promoPaid(loan, on, now.payoffCents - 1)]).promoWaivedOn).toBeNull();
          }
        },
      ),
      { numRuns: Math.min(PROPERTY_RUNS, 5_000) / 5 },
    );
  });
});

/** The events with one payment more. */
function promoPaid({ events }: LoanBuilder, on: CivilDate, amount: number): LoanEvent[] {
  if (amount === 0) return [...events];
  return [...events, { type: 'PAYMENT', id: 'last', sequence: 999, effectiveOn: on, amountCents: cents(amount) }];
}

test('what it says is needed keeps the promotion, whatever was paid before; less than the needed never is enough', () => {
  const paid = fc.array(
    fc.record({ after: fc.integer({ min: 0, max: 300 }), amount: fc.integer({ min: 100, max: 40_000 }) }),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(
      fc.record({
        method: fc.constantFrom<PromoMethod>('REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'),
        amount: fc.integer({ min: 60_000, max: 2_000_000 }),
        today: fc.integer({ min: 0, max: 364 }),
        paid,
      }),
      ({ method, amount, today, paid: before }) => {
        const loan = promo(method, amount);
        const day = addDays(loan.plan.fundedOn, today);
        for (const one of before.sort((a, b) => a.after - b.after))
          if (one.after <= today) loan.pay(addDays(loan.plan.fundedOn, one.after), one.amount);
        const now = stand(loan, day);
        if (now?.status !== 'OPEN' || !now.neededCents || now.paymentsLeft === 0) return;
        const at = stand(loan, day, now.neededCents);
        expect(at?.pace).toBe('ON_TRACK');
        expect(at?.shortCents).toBe(0);
        expect(now.neededCents * now.paymentsLeft).toBeGreaterThanOrEqual(now.payoffCents);
        expect((now.neededCents - 1) * now.paymentsLeft).toBeLessThan(now.payoffCents);
        expect(foldLoan(loan.events, { on: day }).paidCents).toBe(now.paidCents);
      },
    ),
    { numRuns: Math.min(PROPERTY_RUNS, 5_000) / 5 },
  );
});

test('each stage begins on its day and lasts until the next', () => {
  expect([61, 60, 31, 30, 15, 14, 4, 3, 1, 0].map(promoStage)).toEqual([null, 60, 60, 30, 30, 14, 14, 3, 3, 0]);
});
