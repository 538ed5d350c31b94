import '@domain/test-vectors/property-runs';
import type { CreditBandId } from '@domain/payment-plan/credit-bands';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BRIGHT_SMILE as profile } from '../../e2e/embed/world/profile';
import { amountAfterKey, amountAt, positionOf, SCALE_STEPS, typedAmount } from './amount-scale';
import { Calculator } from './calculator';
import { estimate, exampleOf, limitsOf } from './estimate';

const limits = limitsOf(profile);

describe('the slider', () => {
  test('its ends are the smallest and largest amount of the products', () => {
    expect([amountAt(0, limits), amountAt(SCALE_STEPS, limits)]).toEqual([25_000, 2_500_000]);
  });

  test('a practice without plans has a scale too, so that the calculator can say that none fits', () => {
    const { minCents, maxCents } = limitsOf({ ...profile, products: [] });
    expect(Number.isInteger(minCents) && minCents < maxCents).toBe(true);
  });

  test('every position is a multiple of $50 within the limits, and its amount points back near it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SCALE_STEPS }), (position) => {
        const amount = amountAt(position, limits);
        expect(amount % 5_000).toBe(0);
        expect(amount).toBeGreaterThanOrEqual(limits.minCents);
        expect(amount).toBeLessThanOrEqual(limits.maxCents);
        expect(Math.abs(positionOf(amount, limits) - position)).toBeLessThanOrEqual(25);
      }),
    );
  });

  test.each([
    ['ArrowRight', 450_000, 455_000],
    ['PageDown', 450_000, 400_000],
    ['ArrowLeft', 25_000, 25_000],
    ['PageUp', 2_490_000, 2_500_000],
    ['Tab', 450_000, undefined],
  ])('%s on %i gives %s', (key, from, to) => {
    expect(amountAfterKey(key, from, limits)).toBe(to);
  });
});

test.each([
  ['4500', 450_000],
  ['$4,500', 450_000],
  ['4500.5', 450_050],
  ['', undefined],
  ['4500 dollars', undefined],
  ['4.505', undefined],
  ['-5', undefined],
])('typed "%s" is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

describe('the estimate', () => {
  test('plans are ordered by their installment and carry the figures of the plan rules', () => {
    const { fixed, promotion } = estimate(profile, 450_000, 'good');
    expect(fixed.map((row) => [row.monthly, row.apr, row.interest, row.total])).toEqual([
      ['$114.25', '17.99%', '$2,354.68', '$6,854.68'],
      ['$158.18', '15.99%', '$1,194.68', '$5,694.68'],
      ['$216.04', '13.99%', '$684.87', '$5,184.87'],
      ['$395.60', '9.99%', '$247.20', '$4,747.20'],
      ['$763.16', '5.99%', '$78.95', '$4,578.95'],
    ]);
    expect(promotion.map((row) => [row.monthly, row.total])).toEqual([
      ['$375', '$6,270.16'],
      ['$750', '$5,655.77'],
    ]);
  });

  test('a better band never costs more for the same plan', () => {
    const total = (band: CreditBandId, id: string) =>
      estimate(profile, 450_000, band).fixed.find((row) => row.id === id)?.plan.totalOfPaymentsCents ?? 0;
    for (const id of ['FIXED_12', 'FIXED_24', 'FIXED_36']) {
      expect(total('very-good', id)).toBeLessThanOrEqual(total('good', id));
      expect(total('good', id)).toBeLessThanOrEqual(total('fair', id));
    }
  });

  test('the example of a promotion says what happens when it is missed', () => {
    const row = estimate(profile, 450_000, 'good').promotion[0];
    expect(row && exampleOf(profile, row, 'good')).toContain(
      'Interest is charged from the first day if the whole amount isn’t paid within 12 months.',
    );
  });

  test('no plan fits below a product’s least amount', () => {
    expect(estimate(profile, 20_000, 'good')).toEqual({ fixed: [], promotion: [] });
  });
});

test('the component renders with React as it does with preact', () => {
  const html = renderToStaticMarkup(
    <Calculator profile={profile} kind="practice" amountCents={450_000} onApply={() => {}} />,
  );
  expect(html).toContain('$216.04');
  expect(html).toContain('See my real options');
  expect(renderToStaticMarkup(<Calculator profile={profile} kind="generic" />)).not.toContain('See my real options');
});
