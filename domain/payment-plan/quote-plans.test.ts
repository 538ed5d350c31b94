import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { splitPlans } from './plan-list';
import { type CalculatorRequest, type PlanProduct, quotePlans } from './quote-plans';

const product = (change: Partial<PlanProduct>): PlanProduct => ({
  product: 'FIXED_12',
  name: 'Fixed 12',
  enabled: true,
  minAmountCents: cents(25_000),
  maxAmountCents: cents(2_500_000),
  fixedTermMonths: 12,
  promoTermMonths: null,
  promoMethod: null,
  rates: { A: ratePercent('0'), B: ratePercent('5.99'), C: ratePercent('9.99'), G: null },
  ...change,
});
const products = [
  product({}),
  product({ product: 'FIXED_36', fixedTermMonths: 36, rates: { A: ratePercent('9.99'), C: ratePercent('15.99') } }),
  product({
    product: 'PROMO_12/36',
    fixedTermMonths: 36,
    promoTermMonths: 12,
    promoMethod: 'DEFERRED_ORIGINAL',
    rates: { C: ratePercent('22.99') },
  }),
  product({ product: 'OFF', enabled: false }),
  product({ product: 'HIGH', minAmountCents: cents(500_001) }),
  product({ product: 'LOW', maxAmountCents: cents(499_999) }),
];
const request: CalculatorRequest = { products, amountCents: cents(500_000), fundedOn: civilDate('2026-01-15') };
const names = (offers: readonly { product: string }[]): string[] => offers.map((offer) => offer.product);

describe('plan lists', () => {
  test('show enabled plans only, split by promotion and ordered by minimum payment', () => {
    const plan = (product: string, minimum: number, promoTermMonths: number | null = null, enabled = true) => ({
      product,
      enabled,
      promoTermMonths,
      minimumPaymentCents: cents(minimum),
    });
    const plans = [
      plan('c', 3),
      plan('p2', 5, 12),
      plan('a', 1),
      plan('off', 0, null, false),
      plan('a2', 1),
      plan('p1', 4, 6),
    ];
    const lists = splitPlans(plans);
    expect(names(lists.fixed)).toEqual(['a', 'a2', 'c']);
    expect(names(lists.promotion)).toEqual(['p1', 'p2']);
    expect(plans[0]?.product).toBe('c');
  });
});

describe('the calculator', () => {
  test('offers every product that the amount and the grade allow, at one price', () => {
    const lists = quotePlans({ ...request, grade: 'C' });
    expect(names(lists.fixed)).toEqual(['FIXED_36', 'FIXED_12']);
    expect(names(lists.promotion)).toEqual(['PROMO_12/36']);
    for (const offer of [...lists.fixed, ...lists.promotion]) expect(offer.lowest).toBe(offer.highest);
    expect(lists.promotion[0]?.lowest).toMatchObject({ ratePercent: 22.99, promo: { method: 'DEFERRED_ORIGINAL' } });
  });
  test('shows the range over all grades when the grade is not known', () => {
    const fixed12 = quotePlans(request).fixed.find((offer) => offer.product === 'FIXED_12');
    expect(fixed12?.lowest).toMatchObject({ ratePercent: 0, minimumPaymentCents: 41_667 });
    expect(fixed12?.highest).toMatchObject({ ratePercent: 9.99 });
    expect(fixed12?.minimumPaymentCents).toBe(41_667);
  });
  test('offers nothing to a grade without a rate, above the available credit, or without products', () => {
    const none = { fixed: [], promotion: [] };
    expect(quotePlans({ ...request, grade: 'G' })).toEqual(none);
    expect(quotePlans({ ...request, availableCreditCents: cents(499_999) })).toEqual(none);
    expect(quotePlans({ ...request, products: [] })).toEqual(none);
    expect(quotePlans({ ...request, availableCreditCents: cents(500_000) }).fixed).not.toEqual([]);
  });
  test('takes the autopay discount into account', () => {
    const [offer] = quotePlans({ ...request, grade: 'C', autopay: true }).fixed;
    expect(offer?.lowest.ratePercent).toBe(15.74);
  });
  test.each([0, -1, 0.5, Number.NaN, 100_000_001])('%d cents are refused', (amount) => {
    expect(() => quotePlans({ ...request, amountCents: amount as Cents })).toThrow(
      expect.objectContaining({ field: 'amountCents' }),
    );
  });
});
