import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { playForward } from '../payment/play-forward';
import { promoGuardian } from '../payment/promo-guardian';
import type { PromoMethod } from '../payment-plan/plan';
import { openPromo } from './billing';
import { foldLoan } from './fold-loan';
import { loanStanding } from './standing';
import { aLoan } from './testing/a-loan';

/** $3,000 at 17.99 % over 36 months, free when paid within 12: by January 15, 2027. */
const promo = (promoMethod: PromoMethod = 'REBATE') =>
  aLoan({ amountCents: cents(300_000), termMonths: 36, promoTermMonths: 12, promoMethod });
const END = civilDate('2027-01-15');
const guard = (loan: ReturnType<typeof promo>, on: string) =>
  promoGuardian(loan.events, civilDate(on), { endsOn: END, pace: { monthlyCents: cents(0) } });

describe('a pause over the end of a promotion', () => {
  test.each(['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const)(
    'of method %s keeps it open while it goes on, and moves its end by its days',
    (method) => {
      const loan = promo(method).payScheduled(1, 12).add('2027-01-05', { type: 'PAUSE' });
      const paused = foldLoan(loan.events, { on: civilDate('2027-03-06') });
      // Sixty days: the fourteenth installment has been billed meanwhile.
      expect(paused.billed).toHaveLength(13);
      expect(paused.deferredIsCapitalised).toBe(false);
      expect(openPromo(paused, civilDate('2027-03-06'))?.lastPaymentOn).toBe(addDays(END, 60));
      loan.add('2027-03-06', { type: 'RESUME' });
      const left = openPromo(foldLoan(loan.events), civilDate('2027-03-06'))?.leftCents ?? 0;
      const kept = foldLoan([...loan.events, ...promo().pay('2027-03-16', left).events.slice(1)].map(numbered));
      expect(kept.promoWaivedOn).toBe('2027-03-16');
      expect(kept.status).toBe('PAID');
      const late = foldLoan([...loan.events, ...promo().pay('2027-03-17', left).events.slice(1)].map(numbered));
      expect([late.promoWaivedOn, late.status]).toEqual([null, 'OPEN']);
    },
  );

  test('lets the amount be paid meanwhile, after the end that was agreed', () => {
    const loan = promo().payScheduled(1, 12).add('2027-01-15', { type: 'PAUSE' });
    expect(foldLoan(loan.pay('2027-01-20', 169_872).events).promoWaivedOn).toBe('2027-01-20');
  });

  test('is told by the guardian with the day as it moves, and by the end of the loan’s own page', () => {
    const loan = promo().payScheduled(1, 12).add('2027-01-05', { type: 'PAUSE' });
    expect(guard(loan, '2027-02-04')).toMatchObject({ status: 'OPEN', endsOn: '2027-02-14', daysLeft: 10 });
    expect(loanStanding(loan.events, civilDate('2027-02-04')).promoMovedDays).toBe(30);
    expect(playForward(loan.events, civilDate('2027-02-04')).keepsPromo).toBe(false);
    loan.add('2027-02-04', { type: 'RESUME' });
    expect(guard(loan, '2027-02-10')).toMatchObject({ status: 'OPEN', endsOn: '2027-02-14', daysLeft: 4 });
    expect(loanStanding(loan.events, civilDate('2027-02-10')).promoMovedDays).toBe(30);
  });

  test('that begins after the last day brings nothing back, and one of an earlier month moves it as well', () => {
    const lost = promo().payScheduled(1, 12).add('2027-01-16', { type: 'PAUSE' }).add('2027-02-16', { type: 'RESUME' });
    expect(guard(lost, '2027-02-17')).toMatchObject({ status: 'LOST', endsOn: END });
    const early = promo().add('2026-05-01', { type: 'PAUSE' }).add('2026-05-11', { type: 'RESUME' });
    expect(guard(early, '2026-06-01')).toMatchObject({ status: 'OPEN', endsOn: addDays(END, 10) });
  });
});

test('nothing is late while payments are paused', () => {
  const loan = aLoan().add('2026-02-10', { type: 'PAUSE' });
  expect(loanStanding(loan.events, civilDate('2026-03-01'))).toMatchObject({
    overdueSince: null,
    pastDueCents: 0,
    daysLate: 0,
    next: { number: 1, dueOn: '2026-02-15' },
  });
  loan.add('2026-03-01', { type: 'RESUME' });
  // What fell due in the pause is due three weeks after it.
  expect(loanStanding(loan.events, civilDate('2026-03-23'))).toMatchObject({ overdueSince: '2026-03-15', daysLate: 8 });
  expect(loanStanding(loan.pay('2026-03-15', 18_074).events, civilDate('2026-03-27'))).toMatchObject({
    overdueSince: '2026-03-23',
    daysLate: 4,
  });
});

/** Events of two builders in one: numbered anew, in their order. */
const numbered = <Event extends object>(event: Event, index: number): Event => ({
  ...event,
  id: `n${index}`,
  sequence: index + 1,
});
