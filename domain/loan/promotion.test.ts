import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import type { PromoMethod } from '../payment-plan/plan';
import { chargedOffOf } from './charged-off';
import { foldLoan } from './fold-loan';
import { outstandingFees, outstandingPrincipal, promoLeft, promoPayoff } from './loan-state';
import { loanPayoff } from './payoff';
import { aLoan } from './testing/a-loan';

const sumOf = (lines: Record<string, number>) => Object.values(lines).reduce((sum, amount) => sum + amount, 0);

/** $3,000 at 17.99 % over 36 months, free when paid within 12. */
const promo = (promoMethod: PromoMethod = 'REBATE') =>
  aLoan({ amountCents: cents(300_000), termMonths: 36, promoTermMonths: 12, promoMethod });
const END = civilDate('2027-01-15');

describe('a promotion with rebate', () => {
  test('minimum payments leave 1,698.72 to pay for freedom from 473.66 of interest, on a balance of 2,172.38', () => {
    const state = foldLoan(promo().payScheduled(1, 12).events);
    expect(promoPayoff(state)).toBe(169_872);
    expect(outstandingPrincipal(state)).toBe(217_238);
    expect(state.interestBilledCents).toBe(47_366);
  });

  test('the promo payoff on the last day cancels 473.66 and closes the loan', () => {
    const state = foldLoan(promo().payScheduled(1, 12).pay(END, 169_872).events);
    expect(state.status).toBe('PAID');
    expect(state.promoWaivedOn).toBe(END);
    expect(state.lines).toMatchObject({ promoWaived: 47_366, unapplied: 300_000, creditBalance: 0, principal: 0 });
  });

  test('twelve payments of 250.00 close the loan and waive 326.36', () => {
    const state = foldLoan(promo().payScheduled(1, 12, 25_000).events);
    expect(state.status).toBe('PAID');
    expect(state.lines.promoWaived).toBe(32_636);
  });

  test('one cent a month short leaves 0.12 to pay or 326.49 owed, and the 0.12 still buys the waiver in time', () => {
    const loan = promo().payScheduled(1, 12, 24_999);
    const state = foldLoan(loan.events);
    expect([state.status, promoPayoff(state), outstandingPrincipal(state)]).toEqual(['OPEN', 12, 32_649]);
    expect(foldLoan(loan.pay(END, 12).events).status).toBe('PAID');
  });

  test('a day after the last day the waiver is gone and the installment has not jumped', () => {
    const loan = promo().payScheduled(1, 12).pay('2027-01-16', 169_872);
    const state = foldLoan(loan.events, { on: civilDate('2027-02-15') });
    expect(state.lines.promoWaived).toBe(0);
    expect(state.status).toBe('OPEN');
    expect(state.installmentCents).toBe(10_844);
  });

  test('the payment that reached the amount comes back: the waiver goes with it', () => {
    const loan = promo().payScheduled(1, 12).pay(END, 169_872);
    const id = loan.events.at(-1)?.id ?? '';
    const state = foldLoan(loan.add('2027-01-20', { type: 'REVERSED', eventId: id }).events);
    expect([state.status, state.lines.promoWaived, outstandingPrincipal(state)]).toEqual(['OPEN', 0, 217_238]);
  });

  describe('with a late fee, which a payment goes to before principal that is not due', () => {
    const late = () => promo().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(542) });

    test('is kept by payments that add up to the amount of the purchase, and the fee stays open by itself', () => {
      const day = civilDate('2026-07-15');
      const state = foldLoan(late().pay(day, 300_000).events, { on: day });
      expect([state.promoWaivedOn, state.status, outstandingPrincipal(state)]).toEqual([day, 'OPEN', 0]);
      expect([outstandingFees(state), loanPayoff(state, day).totalCents]).toEqual([542, 542]);
      expect(sumOf(state.lines)).toBe(0);
      const later = foldLoan(late().pay(day, 300_000).pay('2027-06-15', 542).events, { on: civilDate('2027-06-15') });
      expect([later.status, later.lines.creditBalance]).toEqual(['PAID', 0]);
    });

    test('is missed by a cent less, whatever the cents went to', () => {
      const loan = late().pay('2026-07-15', 299_999);
      expect(promoLeft(foldLoan(loan.events, { on: END }))).toBe(1);
      expect(foldLoan(loan.events, { on: civilDate('2027-02-15') }).promoWaivedOn).toBeNull();
      expect(foldLoan(loan.pay(END, 1).events).promoWaivedOn).toBe(END);
    });

    test('what closes the loan is still the purchase and the fee', () => {
      const day = civilDate('2026-07-15');
      const { totalCents } = loanPayoff(foldLoan(late().pay('2026-05-01', 10_000).events, { on: day }), day);
      const state = foldLoan(late().pay('2026-05-01', 10_000).pay(day, totalCents).events, { on: day });
      expect([totalCents, state.status, state.lines.creditBalance]).toEqual([290_542, 'PAID', 0]);
    });
  });

  describe('after the loan was charged off', () => {
    const lost = () =>
      promo()
        .add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(542) })
        .add('2026-06-15', { type: 'INTEREST', number: 5 })
        .add('2026-06-15', { type: 'CHARGED_OFF' });

    test('is still kept by payments until its last day: only the fee is left', () => {
      const before = foldLoan(lost().events);
      const interest = before.chargedOffCents - 300_000 - 542;
      expect(interest).toBeGreaterThan(0);
      const state = foldLoan(lost().pay('2026-09-01', 100_000).pay(END, 200_000).events);
      expect([state.status, state.promoWaivedOn, state.chargedOffCents]).toEqual(['CHARGED_OFF', END, 542]);
      expect(state.lines).toMatchObject({ promoWaived: interest, chargeOff: 542, creditBalance: 0 });
      expect(sumOf(state.lines)).toBe(0);
    });

    test('what keeps it, until when, and what is left then, is what the ledger does', () => {
      const on = civilDate('2026-10-01');
      const part = () => lost().pay('2026-09-01', 100_000);
      const said = chargedOffOf(foldLoan(part().events, { on }), on);
      expect(said).toMatchObject({
        paidCents: 100_000,
        promo: { leftCents: 200_000, lastPaymentOn: END, feesCents: 542 },
      });
      const [left, cancelled] = [said?.promo?.leftCents ?? 0, said?.promo?.interestCents];
      const kept = foldLoan(part().pay(END, left).events);
      expect([kept.chargedOffCents, kept.lines.promoWaived]).toEqual([542, cancelled]);
      expect(chargedOffOf(kept, END)?.promo).toBeNull();
      expect(foldLoan(part().pay(END, left - 1).events).promoWaivedOn).toBeNull();
      const late = civilDate('2027-01-16');
      expect(chargedOffOf(foldLoan(part().events, { on: late }), late)?.promo).toBeNull();
    });

    test('interest that was paid on the way comes back', () => {
      const { chargedOffCents } = foldLoan(lost().events);
      const state = foldLoan(lost().pay('2026-09-01', chargedOffCents).events);
      expect([state.chargedOffCents, state.lines.creditBalance]).toEqual([0, -(chargedOffCents - 300_542)]);
      expect(sumOf(state.lines)).toBe(0);
    });

    test('is lost a day later, and when the payment comes back', () => {
      expect(foldLoan(lost().pay('2027-01-16', 300_000).events).promoWaivedOn).toBeNull();
      const loan = lost().pay(END, 300_000);
      const id = loan.events.at(-1)?.id ?? '';
      const back = foldLoan(loan.add('2027-01-20', { type: 'REVERSED', eventId: id }).events);
      expect([back.promoWaivedOn, back.chargedOffCents]).toEqual([null, foldLoan(lost().events).chargedOffCents]);
    });
  });

  test('who pays the whole loan off early in the promotion pays no interest', () => {
    const day = civilDate('2026-04-30');
    const loan = promo().payScheduled(1, 3);
    const { totalCents, promoPayoffCents } = loanPayoff(foldLoan(loan.events, { on: day }), day);
    expect(promoPayoffCents).toBe(300_000 - 3 * 10_844);
    const state = foldLoan(loan.pay(day, totalCents).events);
    expect(state.status).toBe('PAID');
    expect(state.lines.unapplied + state.lines.creditBalance).toBe(300_000);
  });
});

describe('a promotion with deferred interest', () => {
  test.each([
    ['DEFERRED_DECLINING', 43_241, 213_113, 10_638],
    ['DEFERRED_ORIGINAL', 53_976, 223_848, 11_174],
  ] as const)('%s adds %i at the end and spreads %i over 24 payments of %i', (method, deferred, balance, payment) => {
    const loan = promo(method).payScheduled(1, 12, 10_844);
    const atEnd = foldLoan(loan.events);
    expect([atEnd.deferredCents, outstandingPrincipal(atEnd)]).toEqual([deferred, 169_872]);
    const next = foldLoan(loan.events, { on: civilDate('2027-02-15') });
    expect([outstandingPrincipal(next), next.installmentCents]).toEqual([balance, payment]);
  });

  test.each(['DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const)(
    '%s follows the schedule that was disclosed',
    (method) => {
      const loan = promo(method);
      const state = foldLoan(loan.payScheduled(1, 36).events);
      expect(state.status).toBe('PAID');
      expect(state.billed.slice(12).map((row) => row.interestCents + row.principalCents)).toEqual(
        loan.plan.schedule.slice(12).map((row) => row.paymentCents),
      );
    },
  );

  test('paid in time, no interest is ever charged', () => {
    const state = foldLoan(promo('DEFERRED_ORIGINAL').payScheduled(1, 12, 25_000).events);
    expect([state.status, state.lines.interestIncome, state.lines.promoWaived]).toEqual(['PAID', 0, 0]);
  });
});
