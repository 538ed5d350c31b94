import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { type CancellationTerms, confirmCancellation, quoteCancellation } from './cancellation';

const DELIVERED = [
  { count: 2, totalCents: cents(46_800), preDiscountCents: cents(52_000) },
  { count: 5, totalCents: cents(16_915), preDiscountCents: cents(19_900) },
  { count: 1, totalCents: cents(135_000), preDiscountCents: cents(150_000) },
];
/** After 5 payments of 550.15. */
const terms = (change: Partial<CancellationTerms> = {}): CancellationTerms => ({
  delivered: DELIVERED,
  paidCents: cents(275_075),
  paymentsRemaining: 7,
  basis: 'MEMBER',
  installmentsMax: 12,
  ...change,
});
const quote = (change: Partial<CancellationTerms> = {}) => quoteCancellation(terms(change));
const EXPIRES = '2026-03-16T12:00:00.000Z';
const BEFORE = '2026-03-16T11:59:59.999Z';

describe('cancellation statement', () => {
  test('after 5 payments at member prices 381.00 is owed, at once or as six of 54.43 and one of 54.42', () => {
    expect(quote()).toEqual({
      deliveredCents: 313_175,
      paidCents: 275_075,
      totalUnpaidCents: 38_100,
      totalRefundCents: 0,
      lumpsum: { paymentDueTodayCents: 38_100 },
      installment: {
        cancellationInstallmentCents: 5_443,
        paymentDueTodayCents: 5_443,
        paymentsCents: [5_443, 5_443, 5_443, 5_443, 5_443, 5_443, 5_442],
        needsDisclosure: true,
      },
    });
  });

  test('at list prices 784.25 is owed', () => {
    expect(quote({ basis: 'LIST' })).toMatchObject({ deliveredCents: 353_500, totalUnpaidCents: 78_425 });
  });

  test('after 9 payments 1,819.60 is refunded and there is nothing to pay in installments', () => {
    expect(quote({ paidCents: cents(495_135), paymentsRemaining: 3 })).toMatchObject({
      totalUnpaidCents: 0,
      totalRefundCents: 181_960,
      installment: null,
    });
  });

  test('the practice limits the installments, and up to four need no federal disclosure', () => {
    expect(quote({ installmentsMax: 4 }).installment).toMatchObject({
      paymentsCents: [9_525, 9_525, 9_525, 9_525],
      needsDisclosure: false,
    });
    expect(quote({ installmentsMax: 5 }).installment?.needsDisclosure).toBe(true);
    expect(quote({ installmentsMax: 0 }).installment).toBeNull();
    expect(quote({ paymentsRemaining: 0 }).installment).toBeNull();
  });

  test.each([
    ['paid', { paidCents: cents(-1) }],
    ['paymentsRemaining', { paymentsRemaining: 13 }],
    ['installmentsMax', { installmentsMax: -1 }],
    ['delivered', { delivered: [{ count: -1, totalCents: cents(1), preDiscountCents: cents(1) }] }],
    ['delivered', { delivered: [{ count: 1, totalCents: Number.NaN as never, preDiscountCents: cents(1) }] }],
  ])('an impossible %s is refused', (field, change) => {
    expect(() => quote(change)).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });
});

describe('confirming a cancellation', () => {
  const confirm = (method: 'lumpsum' | 'installment', change: Partial<CancellationTerms> = {}, now = BEFORE) =>
    confirmCancellation({ shown: { quote: quote(), expiresAt: EXPIRES }, current: quote(change), now, method });

  test('a lump sum charges what was shown and cancels', () => {
    expect(confirm('lumpsum')).toEqual({
      status: 'CANCELLED',
      chargeTodayCents: 38_100,
      laterChargesCents: [],
      refundCents: 0,
    });
  });

  test('installments charge the first today and keep the membership paying', () => {
    expect(confirm('installment')).toEqual({
      status: 'CANCELLATION_INSTALLMENT',
      chargeTodayCents: 5_443,
      laterChargesCents: [5_443, 5_443, 5_443, 5_443, 5_443, 5_442],
      refundCents: 0,
    });
  });

  test('a statement that has ended is not charged', () => {
    expect(confirm('lumpsum', {}, EXPIRES)).toEqual({ refused: 'quote_expired' });
  });

  test('a payment or a treatment since the statement makes the member look again', () => {
    expect(confirm('lumpsum', { paidCents: cents(330_090) })).toEqual({ refused: 'quote_stale' });
    expect(confirm('lumpsum', { delivered: DELIVERED.slice(1) })).toEqual({ refused: 'quote_stale' });
  });

  test('installments that were not offered cannot be chosen', () => {
    const shown = { quote: quote({ installmentsMax: 0 }), expiresAt: EXPIRES };
    expect(() => confirmCancellation({ shown, current: shown.quote, now: BEFORE, method: 'installment' })).toThrow(
      expect.objectContaining({ field: 'cancelMethod' }),
    );
  });

  test('cancelling never charges more than was shown, and shows delivered less paid to the cent', () => {
    const anyTerms = fc.record<CancellationTerms>({
      delivered: fc.array(
        fc.record({
          count: fc.nat({ max: 12 }),
          totalCents: fc.nat({ max: 200_000 }).map(cents),
          preDiscountCents: fc.nat({ max: 200_000 }).map(cents),
        }),
        { maxLength: 6 },
      ),
      paidCents: fc.nat({ max: 3_000_000 }).map(cents),
      paymentsRemaining: fc.nat({ max: 12 }),
      basis: fc.constantFrom('MEMBER', 'LIST'),
      installmentsMax: fc.nat({ max: 12 }),
    });
    fc.assert(
      fc.property(anyTerms, anyTerms, fc.boolean(), fc.boolean(), (given, changed, hasChanged, wantsInstallments) => {
        const shown = quoteCancellation(given);
        const current = quoteCancellation(hasChanged ? changed : given);
        const method = wantsInstallments && shown.installment ? 'installment' : 'lumpsum';
        const done = confirmCancellation({ shown: { quote: shown, expiresAt: EXPIRES }, current, now: BEFORE, method });
        expect(shown.totalUnpaidCents - shown.totalRefundCents).toBe(shown.deliveredCents - shown.paidCents);
        if ('refused' in done) {
          expect(hasChanged).toBe(true);
          return;
        }
        const charged = done.laterChargesCents.reduce((sum, part) => sum + part, done.chargeTodayCents as number);
        expect(charged).toBe(shown.totalUnpaidCents);
        expect(done.refundCents).toBe(shown.totalRefundCents);
        const first = method === 'lumpsum' ? shown.lumpsum : shown.installment;
        expect(done.chargeTodayCents).toBe(first?.paymentDueTodayCents);
        expect(Math.max(0, ...done.laterChargesCents)).toBeLessThanOrEqual(done.chargeTodayCents);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
