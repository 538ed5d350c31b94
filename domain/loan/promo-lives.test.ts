import { expect, test } from 'vitest';
import { addDays, civilDate, daysBetween } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { foldLoan } from './fold-loan';
import { promoLeft } from './loan-state';
import { aLoan } from './testing/a-loan';

/** The same numbers in each run: a fault is found again. */
function randomOf(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % max;
  };
}

const END = civilDate('2027-01-15');
const METHODS = ['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const;

// Lives with disputes before, across and after the end of a promotion, and payments in between.
test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'life %i: the promotion ends later by exactly the paused days that began while it could be kept',
  (seed) => {
    const random = randomOf(seed + 1);
    const promoMethod = METHODS[seed % 3] ?? 'REBATE';
    const loan = aLoan({ amountCents: cents(300_000), termMonths: 36, promoTermMonths: 12, promoMethod });
    loan.payScheduled(1, 6 + random(4));
    let end = END;
    let day = addDays(civilDate('2026-11-01'), random(20));
    for (let pause = 0; pause < 3; pause += 1) {
      const [from, to] = [day, addDays(day, 1 + random(80))];
      loan.add(from, { type: 'PAUSE' }).add(to, { type: 'RESUME' });
      if (from <= end) end = addDays(end, daysBetween(from, to));
      day = addDays(to, 1 + random(30));
    }
    const state = foldLoan(loan.events);
    expect(state.terms?.promo?.lastPaymentOn).toBe(end);
    const left = promoLeft(foldLoan(loan.events, { on: end }));
    const events = (on: typeof end) => [
      ...loan.events,
      { type: 'PAYMENT' as const, id: 'last', sequence: 999, effectiveOn: on, amountCents: cents(left) },
    ];
    const [kept, late] = [foldLoan(events(end)), foldLoan(events(addDays(end, 1)))];
    expect([kept.promoWaivedOn, kept.status]).toEqual([end, 'PAID']);
    expect([late.promoWaivedOn, late.status]).toEqual([null, 'OPEN']);
    for (const { lines } of [kept, late]) expect(Object.values(lines).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  },
);
