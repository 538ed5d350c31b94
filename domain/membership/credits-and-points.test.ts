import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { MB11, MB12 } from '../test-vectors/membership-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import {
  applyCreditsToBill,
  type CreditLot,
  expireCredits,
  maxWithdrawal,
  newCreditLot,
  returnCredits,
  spendableCredits,
  spendCredits,
  withdrawCredits,
} from './global-credits';
import {
  earnsMultipleTreatments,
  type LoyaltyTier,
  pointEventKey,
  pointsForNet,
  pointsForPayment,
  pointsFromText,
  pointsNumber,
  pointsToTakeBack,
  spendablePoints,
  tierFor,
  trailingSpend,
} from './loyalty';
import { isPackageComplete, type PackageSuggestion, pricePackage, selectProduct } from './package-suggestion';

const TODAY = civilDate('2026-03-16');
const lot = (
  id: string,
  kind: CreditLot['kind'],
  amount: number,
  days: number,
  expiresIn: number | null = null,
): CreditLot => ({
  id,
  kind,
  receivedOn: addDays(TODAY, -days),
  expiresOn: expiresIn === null ? null : addDays(TODAY, expiresIn),
  remainingCents: cents(amount),
});
const LOTS = [
  lot('young', 'PURCHASED', 5_000, 1),
  lot('old', 'GRANTED', 1_500, 30, 0),
  lot('gone', 'GRANTED', 700, 90, -1),
];

describe('global credits', () => {
  test('can be spent through their last day; only bought ones can be withdrawn', () => {
    expect(spendableCredits(LOTS, TODAY)).toBe(6_500);
    expect(spendableCredits(LOTS, addDays(TODAY, 1))).toBe(5_000);
    expect(maxWithdrawal(LOTS)).toBe(5_000);
  });

  test('are spent by the day on which they lapse, with a link to each lot', () => {
    const { lots, uses } = spendCredits(LOTS, cents(2_000), TODAY);
    expect(uses).toEqual([
      { lotId: 'old', amountCents: 1_500 },
      { lotId: 'young', amountCents: 500 },
    ]);
    expect(lots.map((entry) => entry.remainingCents)).toEqual([4_500, 0, 700]);
  });

  test('a withdrawal leaves granted credits alone', () => {
    expect(withdrawCredits(LOTS, cents(5_000)).uses).toEqual([{ lotId: 'young', amountCents: 5_000 }]);
  });

  test('expiry empties exactly the lots whose last day has passed', () => {
    const { lots, uses } = expireCredits(LOTS, TODAY);
    expect(uses).toEqual([{ lotId: 'gone', amountCents: 700 }]);
    expect(lots.map((entry) => entry.remainingCents)).toEqual([5_000, 1_500, 0]);
  });

  test.each([
    ['spending more than there is', () => spendCredits(LOTS, cents(6_501), TODAY), 6_500],
    ['withdrawing more than was bought', () => withdrawCredits(LOTS, cents(5_001)), 5_000],
    ['spending nothing', () => spendCredits(LOTS, cents(0), TODAY), 1],
    ['a fraction of a cent', () => withdrawCredits(LOTS, 0.5 as never), 1],
  ])('%s is refused with the limit', (_case, call, limit) => {
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field: 'amount', limit }));
  });

  test('spending takes exactly the amount, never from a lot that has lapsed, and leaves no lot below zero', () => {
    const anyLot = fc.record({
      kind: fc.constantFrom('PURCHASED' as const, 'GRANTED' as const),
      amount: fc.nat({ max: 10_000 }),
      days: fc.nat({ max: 400 }),
      expiresIn: fc.option(fc.integer({ min: -50, max: 50 })),
    });
    fc.assert(
      fc.property(
        fc.array(anyLot, { maxLength: 12, size: 'max' }),
        fc.integer({ min: 1, max: 40_000 }),
        (rows, amount) => {
          const lots = rows.map((entry, index) =>
            lot(`l${index}`, entry.kind, entry.amount, entry.days, entry.expiresIn),
          );
          fc.pre(amount <= spendableCredits(lots, TODAY));
          const after = spendCredits(lots, cents(amount), TODAY);
          expect(after.uses.reduce((sum, use) => sum + use.amountCents, 0)).toBe(amount);
          expect(spendableCredits(after.lots, TODAY)).toBe(spendableCredits(lots, TODAY) - amount);
          expect(Math.min(0, ...after.lots.map((entry) => entry.remainingCents))).toBe(0);
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('the order of credits', () => {
  const mb11 = MB11.lots.map(({ remaining, ...entry }) => ({ ...entry, remainingCents: cents(remaining) }));

  test('MB11: a gift that lapses goes before one’s own money', () => {
    const spent = spendCredits(mb11, cents(MB11.spend), MB11.on);
    expect(spent.uses).toEqual(MB11.uses);
    const { lots } = expireCredits(spent.lots, MB11.lookedAtOn);
    expect(lots.map(({ id, remainingCents }) => [id, remainingCents])).toEqual(Object.entries(MB11.left));
    expect(maxWithdrawal(lots)).toBe(MB11.maxWithdrawal);
  });

  test('MB12: credits that were bought take no last day, and never lapse', () => {
    const { remaining, ...rest } = MB12.lot;
    const bought = { ...rest, remainingCents: cents(remaining) };
    expect(() => newCreditLot(bought)).toThrow(expect.objectContaining({ field: 'expiresOn' }));
    expect(newCreditLot({ ...bought, expiresOn: null }).remainingCents).toBe(remaining);
    expect(expireCredits([bought], MB12.on)).toEqual({ lots: [bought], uses: [] });
    expect([maxWithdrawal([bought]), spendableCredits([bought], MB12.on)]).toEqual([
      MB12.maxWithdrawal,
      MB12.maxWithdrawal,
    ]);
  });

  test('granted credits go before bought ones of no end, and older before younger', () => {
    const lots = [
      lot('bought old', 'PURCHASED', 100, 90),
      lot('gift young', 'GRANTED', 100, 1),
      lot('gift old', 'GRANTED', 100, 60),
      lot('bought young', 'PURCHASED', 100, 2),
      lot('gift that lapses later', 'GRANTED', 100, 5, 40),
      lot('gift that lapses', 'GRANTED', 100, 4, 9),
    ];
    expect(spendCredits(lots, cents(600), TODAY).uses.map(({ lotId }) => lotId)).toEqual([
      'gift that lapses',
      'gift that lapses later',
      'gift old',
      'gift young',
      'bought old',
      'bought young',
    ]);
  });

  test.each([
    ['amount', lot('x', 'GRANTED', 0, 1)],
    ['expiresOn', lot('x', 'GRANTED', 5, 1, -2)],
  ])('a new lot with an impossible %s is refused', (field, entry) => {
    expect(() => newCreditLot(entry)).toThrow(expect.objectContaining({ field }));
  });

  test('pay treatments first, the membership fee last', () => {
    const bill = { treatmentsCents: cents(6_000), membershipFeeCents: cents(499) };
    expect(applyCreditsToBill(LOTS, bill, TODAY)).toMatchObject({
      treatmentsCents: 6_000,
      membershipFeeCents: 499,
      leftToPayCents: 0,
      uses: [
        { lotId: 'old', amountCents: 1_500 },
        { lotId: 'young', amountCents: 4_999 },
      ],
    });
    const fewer = { treatmentsCents: cents(6_300), membershipFeeCents: cents(499) };
    expect(applyCreditsToBill(LOTS, fewer, TODAY)).toMatchObject({
      treatmentsCents: 6_300,
      membershipFeeCents: 200,
      leftToPayCents: 299,
    });
    expect(applyCreditsToBill([], bill, TODAY)).toMatchObject({ uses: [], leftToPayCents: 6_499 });
  });

  test('go back to the lots that they came from', () => {
    const spent = spendCredits(LOTS, cents(2_000), TODAY);
    expect(returnCredits(spent.lots, spent.uses)).toEqual(LOTS);
    const foreign = [{ lotId: 'foreign', amountCents: cents(1) }];
    expect(() => returnCredits(LOTS, foreign)).toThrow(expect.objectContaining({ field: 'lot' }));
    expect(() => returnCredits(LOTS, [{ lotId: 'old', amountCents: cents(0) }])).toThrow(
      expect.objectContaining({ field: 'amount' }),
    );
  });
});

describe('loyalty points', () => {
  test.each([
    ['10', 1_000],
    ['1.25', 125],
    ['1.255', 126],
    ['1.2549999', 125],
    ['1.005', 101],
    ['.5', 50],
    ['7.', 700],
    [' 0 ', 0],
  ])('the text %j is %i hundredths', (text, hundredths) => {
    expect(pointsFromText(text)).toBe(hundredths);
  });

  test.each(['', '.', '-1', 'ten', '1e3', '1,5', 'NaN', 'Infinity', '1000000.01'])('the text %j is refused', (text) => {
    expect(() => pointsFromText(text)).toThrow(expect.objectContaining({ field: 'points' }));
  });

  test('settled money earns points rounded down to the hundredth', () => {
    expect(pointsForPayment(cents(55_514), 125)).toBe(69_392);
    expect(pointsForPayment(cents(55_514), 100)).toBe(55_514);
    expect(pointsForPayment(cents(1), 150)).toBe(1);
    expect(pointsForPayment(cents(0), 150)).toBe(0);
    expect(pointsNumber(69_392)).toBe(693.92);
    expect(() => pointsForPayment(cents(-1), 100)).toThrow(expect.objectContaining({ field: 'paid' }));
  });

  test('a refund takes back what the net no longer earns, at the rate of the payment, also below zero', () => {
    const payment = { settledCents: cents(55_514), refundedCents: cents(0), perDollarHundredths: 125 };
    expect(pointsForNet(payment)).toBe(69_392);
    const refunded = { ...payment, refundedCents: cents(55_000) };
    expect(pointsForNet(refunded)).toBe(642);
    expect(pointsToTakeBack(69_392, refunded)).toBe(68_750);
    expect(pointsToTakeBack(69_392, { ...payment, refundedCents: cents(55_514) })).toBe(69_392);
    expect(pointsToTakeBack(500, payment)).toBe(0);
    expect([-68_750, 0, 12].map(spendablePoints)).toEqual([0, 0, 12]);
  });

  test.each([
    ['refunded', { refundedCents: cents(101) }],
    ['refunded', { refundedCents: cents(-1) }],
    ['paid', { settledCents: cents(-1) }],
    ['pointsPerDollar', { perDollarHundredths: -1 }],
  ])('points of an impossible %s are refused', (field, change) => {
    const payment = { settledCents: cents(100), refundedCents: cents(0), perDollarHundredths: 100 };
    expect(() => pointsForNet({ ...payment, ...change })).toThrow(expect.objectContaining({ field }));
  });

  test('refunds one after the other take back in all what one refund would', () => {
    const parts = fc.array(fc.nat({ max: 30_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.nat({ max: 2_000 }), fc.nat({ max: 40_000 }), (refunds, perDollarHundredths, kept) => {
        const settledCents = cents(refunds.reduce((sum, part) => sum + part, kept));
        const at = (refunded: number) => ({ settledCents, refundedCents: cents(refunded), perDollarHundredths });
        let points = pointsForNet(at(0));
        let refunded = 0;
        for (const part of refunds) {
          refunded += part;
          points -= pointsToTakeBack(points, at(refunded));
        }
        expect(points).toBe(pointsForPayment(cents(kept), perDollarHundredths));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('the tier looks back on twelve months that end today', () => {
    const spent = (settledOn: string, amount: number) => ({ settledOn: civilDate(settledOn), netCents: cents(amount) });
    const payments = [
      spent('2025-03-16', 1),
      spent('2025-03-17', 20),
      spent('2026-03-16', 300),
      spent('2026-03-17', 4_000),
    ];
    expect(trailingSpend(payments, TODAY)).toBe(320);
    expect(() => trailingSpend([spent('2026-01-01', -1)], TODAY)).toThrow(expect.objectContaining({ field: 'spend' }));
  });

  test('an event earns once per period', () => {
    const of = { membershipId: 'm1', year: 2026, planId: 'pl1' };
    expect(pointEventKey('BIRTHDAY', of)).toBe('BIRTHDAY:m1:2026');
    expect(pointEventKey('ANNIVERSARY', { ...of, year: 2027 })).toBe('ANNIVERSARY:m1:2027');
    expect(pointEventKey('LOYALTY_SIGN_UP', { ...of, year: 2027 })).toBe(pointEventKey('LOYALTY_SIGN_UP', of));
    expect(pointEventKey('MULTIPLE_TREATMENTS', of)).toBe('MULTIPLE_TREATMENTS:m1:pl1');
    expect([earnsMultipleTreatments(1), earnsMultipleTreatments(2)]).toEqual([false, true]);
  });

  test('the tier is the highest in use that the spend reaches, at its exact amount', () => {
    const tier = (name: string, amount: number, rest: Partial<LoyaltyTier> = {}): LoyaltyTier => ({
      name,
      totalAmountCents: cents(amount),
      creditContributionCents: cents(500),
      pointsPerDollar: 100,
      isActive: true,
      isDeleted: false,
      ...rest,
    });
    const tiers = [
      tier('Platinum', 750_000),
      tier('Silver', 0),
      tier('Gold', 300_000),
      tier('Old', 1, { isDeleted: true }),
    ];
    expect(tierFor(cents(299_999), tiers)).toMatchObject({ tier: { name: 'Silver' }, toNextCents: 1 });
    expect(tierFor(cents(300_000), tiers)).toMatchObject({ tier: { name: 'Gold' }, next: { name: 'Platinum' } });
    expect(tierFor(cents(750_000), tiers)).toMatchObject({ tier: { name: 'Platinum' }, next: null, toNextCents: null });
    expect(tierFor(cents(5), [tier('Off', 0, { isActive: false })])).toEqual({
      tier: null,
      next: null,
      toNextCents: null,
    });
  });
});

describe('package suggestions', () => {
  const product = (priviproduct: string, selected = false) => ({
    priviproduct,
    name: priviproduct,
    numberOfUnits: 2,
    selected,
  });
  const suggestion: PackageSuggestion = {
    name: 'Glow',
    intervalMonths: 6,
    coreProduct: product('core'),
    product1: { conjunction: 'OR', products: [product('a'), product('b')] },
    product2: { conjunction: 'AND', products: [product('c'), product('d')] },
  };
  const chosen = (group: PackageSuggestion['product1']) =>
    group.products.filter((entry) => entry.selected).map((entry) => entry.name);

  test('selecting in an OR group deselects the others, in an AND group it does not', () => {
    expect(chosen(selectProduct(selectProduct(suggestion.product1, 'a'), 'b'))).toEqual(['b']);
    expect(chosen(selectProduct(selectProduct(suggestion.product2, 'c'), 'd'))).toEqual(['c', 'd']);
    expect(chosen(selectProduct(selectProduct(suggestion.product1, 'a'), 'b', false))).toEqual(['a']);
    expect(() => selectProduct(suggestion.product1, 'x')).toThrow(expect.objectContaining({ field: 'priviproduct' }));
  });

  test('a package is complete with one of OR and all of AND, and is priced at the prices of the practice', () => {
    const half = { ...suggestion, product1: selectProduct(suggestion.product1, 'b') };
    const whole = { ...half, product2: selectProduct(selectProduct(half.product2, 'c'), 'd') };
    expect([isPackageComplete(half), isPackageComplete(whole)]).toEqual([false, true]);
    const price = (priviproduct: string) => ({
      priviproduct,
      pricePerUnitCents: cents(1_000),
      discount: ratePercent('10'),
    });
    const priced = pricePackage(whole, ['core', 'b', 'c', 'd'].map(price));
    expect('rows' in priced && priced.rows.map((entry) => entry.annualCents)).toEqual([3_600, 3_600, 3_600, 3_600]);
    expect(pricePackage(whole, [price('core'), price('c')])).toEqual({ missing: ['b', 'd'] });
    expect(() => pricePackage(half, [])).toThrow(expect.objectContaining({ field: 'package' }));
  });
});
