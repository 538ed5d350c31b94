import { describe, expect, test } from 'vitest';
import { aFixedPlan, aPlan } from '../test/builders';
import { copy as spanish } from './copy.es';
import { loanRibbon, monthlyAt, paymentsInForce, planCard, planRibbon, plansInOrder, promoOf } from './plan-facts';
import { copy as promoSpanish } from './promo-copy.es';

describe('plans on the screen', () => {
  test('are the enabled ones, by minimum payment, fixed before promotions', () => {
    const plans = [
      aPlan({ product: 'P24', minimumPayment: 213.74 }),
      aFixedPlan({ product: 'F12', minimumPayment: 361.46 }),
      aFixedPlan({ product: 'OFF', minimumPayment: 1, enabled: false }),
      aPlan({ product: 'P36', minimumPayment: 156.07 }),
      aFixedPlan({ product: 'F60', minimumPayment: 99.9 }),
    ];
    expect(plansInOrder(plans).map(({ product }) => product)).toEqual(['F60', 'F12', 'P36', 'P24']);
  });

  test('a card says the payment, the term and what follows', () => {
    expect(planCard(aPlan(), 4200)).toEqual({
      id: 'PROMO_12',
      kind: 'promotion',
      amount: '$156.07',
      term: '36 months',
      consequence: 'No interest if you pay $4,200 by Mar 16, 2027',
    });
    expect(planCard(aFixedPlan(), 4200).consequence).toBe('$1,418.26 interest. You pay $5,618.26 in total.');
  });
});

describe('a promotion', () => {
  test('has its end, its safe payment and its price, or is none', () => {
    expect(promoOf(aPlan())).toEqual({ endsOn: '2027-03-16', safePayment: 350, interestAtStake: 739.45, months: 12 });
    expect(promoOf(aPlan({ interestAtStake: null }))).toBeNull();
    expect(promoOf(aFixedPlan())).toBeNull();
  });

  test('the pace decides what is paid each month and for how long', () => {
    const full = (pace: 'SUGGESTED' | 'MINIMUM') =>
      planRibbon(aPlan(), pace).cells.filter((cell) => cell === 'to-come').length;
    expect([monthlyAt(aPlan(), 'SUGGESTED'), full('SUGGESTED')]).toEqual([350, 12]);
    expect([monthlyAt(aPlan(), 'MINIMUM'), full('MINIMUM')]).toEqual([156.07, 36]);
    expect(monthlyAt(aFixedPlan(), 'SUGGESTED')).toBe(156.07);
  });

  test('has no full bar before a payment is made', () => {
    expect(planRibbon(aPlan(), 'SUGGESTED').cells).not.toContain('paid');
    expect(planRibbon(aFixedPlan(), 'MINIMUM').cells).not.toContain('paid');
    const made = loanRibbon(aPlan(), 'MINIMUM', ['paid', 'missed', 'to-come']);
    expect([made.cells, made.label]).toEqual([['paid', 'missed', 'to-come'], '1 of 3 payments made, 1 is late.']);
  });

  test('paid off in time by autopay is as long as it lasts; once it was not, as the payments that are left', () => {
    const states = (paid: number) =>
      Array.from({ length: 18 }, (_, at) => (at < paid ? ('paid' as const) : ('to-come' as const)));
    const count = (paid: number, pace: 'SUGGESTED' | 'MINIMUM') => paymentsInForce(aPlan(), pace, states(paid));
    expect([count(2, 'SUGGESTED'), count(2, 'MINIMUM'), count(12, 'SUGGESTED')]).toEqual([12, 18, 18]);
    expect(loanRibbon(aPlan(), 'SUGGESTED', states(2)).cells.filter((cell) => cell === 'spared')).toHaveLength(6);
  });

  test('the sentence of the ribbon says when it ends', () => {
    expect(planRibbon(aPlan(), 'SUGGESTED').label).toBe(
      '12 monthly payments of $350. The promotion covers the first 12 months and ends March 16, 2027.',
    );
  });

  test('the last day of a promotion counts in Spanish too', () => {
    const keeps = { amount: '$4,200', end: '16 de marzo', practice: 'P', interest: '$9' };
    for (const said of [
      spanish.freeBy('$4,200', '16 de marzo'),
      promoSpanish.left('$4,200', '16 de marzo'),
      promoSpanish.keepsOnce(keeps),
    ])
      expect(said).toContain('a más tardar el 16 de marzo');
  });
});
