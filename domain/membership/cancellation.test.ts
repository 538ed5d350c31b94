import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import {
  type CancellationTerms,
  confirmCancellation,
  type PaidSoFar,
  quoteCancellation,
  type RefundableCharge,
  refundParts,
} from './cancellation';

const TODAY = civilDate('2026-03-16');
const paid = (settled: number, rest: Partial<PaidSoFar> = {}): PaidSoFar => ({
  settledCents: cents(settled),
  pendingCents: cents(0),
  creditsCents: cents(0),
  upfrontCents: cents(0),
  membershipFeesCents: cents(0),
  ...rest,
});
/** After 5 payments of 550.15, with 3,131.75 delivered. */
const terms = (change: Partial<CancellationTerms> = {}): CancellationTerms => ({
  deliveredCents: cents(313_175),
  paid: paid(275_075),
  planTotalCents: cents(660_180),
  paymentsRemaining: 7,
  installmentsMax: 12,
  today: TODAY,
  anchor: civilDate('2025-10-31'),
  ...change,
});
const quote = (change: Partial<CancellationTerms> = {}) => quoteCancellation(terms(change));
const EXPIRES = '2026-03-16T12:00:00.000Z';
const BEFORE = '2026-03-16T11:59:59.999Z';

describe('cancellation statement', () => {
  test('after 5 payments at member prices 381.00 is owed, at once or as six of 54.43 and one of 54.42', () => {
    expect(quote()).toEqual({
      deliveredCents: 313_175,
      chargedCents: 313_175,
      paidCents: 275_075,
      membershipFeesKeptCents: 0,
      totalUnpaidCents: 38_100,
      totalRefundCents: 0,
      lumpsum: { paymentDueTodayCents: 38_100 },
      installment: {
        cancellationInstallmentCents: 5_443,
        paymentDueTodayCents: 5_443,
        paymentsCents: [5_443, 5_443, 5_443, 5_443, 5_443, 5_443, 5_442],
        dates: ['2026-03-16', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'],
        totalOfPaymentsCents: 38_100,
        financeChargeCents: 0,
        needsDisclosure: true,
      },
    });
  });

  test('payments on their way, credits and upfront cost count as paid; membership fees do not', () => {
    const parts = {
      pendingCents: cents(55_015),
      creditsCents: cents(1_000),
      upfrontCents: cents(2_000),
      membershipFeesCents: cents(2_495),
    };
    expect(quote({ paid: paid(220_060, parts) })).toMatchObject({
      paidCents: 278_075,
      membershipFeesKeptCents: 2_495,
      totalUnpaidCents: 35_100,
    });
  });

  test('nobody owes more than the rest of the plan, whatever the delivered treatments cost', () => {
    expect(quote({ deliveredCents: cents(700_000) })).toMatchObject({
      deliveredCents: 700_000,
      chargedCents: 660_180,
      totalUnpaidCents: 660_180 - 275_075,
    });
    const all = quote({ deliveredCents: cents(700_000), paid: paid(660_180), paymentsRemaining: 0 });
    expect([all.totalUnpaidCents, all.totalRefundCents]).toEqual([0, 0]);
  });

  test('after 9 payments 1,819.60 is refunded and there is nothing to pay in installments', () => {
    expect(quote({ paid: paid(495_135), paymentsRemaining: 3 })).toMatchObject({
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
    ['paid', { paid: paid(-1) }],
    ['paid', { paid: paid(0, { membershipFeesCents: cents(-1) }) }],
    ['paymentsRemaining', { paymentsRemaining: 13 }],
    ['installmentsMax', { installmentsMax: -1 }],
    ['delivered', { deliveredCents: cents(-1) }],
    ['planTotal', { planTotalCents: Number.NaN as never }],
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

  test('a payment, a treatment, a changed plan or another day since the statement makes the member look again', () => {
    const stale = { refused: 'quote_stale' };
    expect(confirm('lumpsum', { paid: paid(330_090) })).toEqual(stale);
    expect(confirm('lumpsum', { deliveredCents: cents(219_575) })).toEqual(stale);
    expect(confirm('lumpsum', { planTotalCents: cents(300_000) })).toEqual(stale);
    expect(confirm('installment', { today: civilDate('2026-03-17') })).toEqual(stale);
  });

  test('installments that were not offered cannot be chosen', () => {
    const shown = { quote: quote({ installmentsMax: 0 }), expiresAt: EXPIRES };
    expect(() => confirmCancellation({ shown, current: shown.quote, now: BEFORE, method: 'installment' })).toThrow(
      expect.objectContaining({ field: 'cancelMethod' }),
    );
  });

  test('cancelling never charges more than was shown, nor more than the rest of the plan', () => {
    const anyTerms = fc.record({
      delivered: fc.nat({ max: 3_000_000 }),
      settled: fc.nat({ max: 1_500_000 }),
      pending: fc.nat({ max: 1_500_000 }),
      total: fc.nat({ max: 3_000_000 }),
      paymentsRemaining: fc.nat({ max: 12 }),
      installmentsMax: fc.nat({ max: 12 }),
    });
    const quoteOf = ({
      delivered,
      settled,
      pending,
      total,
      ...rest
    }: typeof anyTerms extends fc.Arbitrary<infer T> ? T : never) =>
      quote({
        deliveredCents: cents(delivered),
        paid: paid(settled, { pendingCents: cents(pending) }),
        planTotalCents: cents(total),
        ...rest,
      });
    fc.assert(
      fc.property(anyTerms, anyTerms, fc.boolean(), fc.boolean(), (given, changed, hasChanged, wantsInstallments) => {
        const shown = quoteOf(given);
        const current = quoteOf(hasChanged ? changed : given);
        const method = wantsInstallments && shown.installment ? 'installment' : 'lumpsum';
        const done = confirmCancellation({ shown: { quote: shown, expiresAt: EXPIRES }, current, now: BEFORE, method });
        expect(shown.totalUnpaidCents - shown.totalRefundCents).toBe(shown.chargedCents - shown.paidCents);
        expect(shown.totalUnpaidCents).toBeLessThanOrEqual(Math.max(0, given.total - shown.paidCents));
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
        expect(shown.installment?.dates.length).toBe(shown.installment?.paymentsCents.length);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('where a refund goes', () => {
  const charge = (id: string, refundable: number, rest: Partial<RefundableCharge> = {}): RefundableCharge => ({
    id,
    kind: 'CARD',
    refundableCents: cents(refundable),
    isSettled: true,
    ...rest,
  });

  test('the newest charge first; credits go to their lot, and a payment on its way is waited for', () => {
    const charges = [
      charge('newest', 5_000, { kind: 'BANK', isSettled: false }),
      charge('gift', 3_000, { kind: 'GRANTED_CREDITS' }),
      charge('refunded before', 0),
      charge('own credits', 1_000, { kind: 'BOUGHT_CREDITS', isSettled: false }),
      charge('oldest', 9_000),
    ];
    expect(refundParts(charges, cents(10_000))).toEqual({
      parts: [
        { chargeId: 'newest', amountCents: 5_000, to: 'METHOD', waits: true },
        { chargeId: 'gift', amountCents: 3_000, to: 'LOT', waits: false },
        { chargeId: 'own credits', amountCents: 1_000, to: 'LOT', waits: false },
        { chargeId: 'oldest', amountCents: 1_000, to: 'METHOD', waits: false },
      ],
      remainderCents: 0,
    });
  });

  test('no charge gives back more than it can, and nothing is lost', () => {
    expect(refundParts([charge('only', 400)], cents(1_000))).toMatchObject({ remainderCents: 600 });
    const anyCharges = fc.array(fc.nat({ max: 100_000 }), { maxLength: 14 });
    fc.assert(
      fc.property(anyCharges, fc.nat({ max: 1_000_000 }), (amounts, refund) => {
        const charges = amounts.map((amount, index) => charge(`c${index}`, amount));
        const { parts, remainderCents } = refundParts(charges, cents(refund));
        expect(parts.reduce((sum, part) => sum + part.amountCents, 0) + remainderCents).toBe(refund);
        for (const part of parts)
          expect(part.amountCents).toBeLessThanOrEqual(
            charges.find(({ id }) => id === part.chargeId)?.refundableCents ?? 0,
          );
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test.each([
    ['refund', () => refundParts([], cents(-1))],
    ['refundable', () => refundParts([charge('c', -1)], cents(1))],
  ])('an impossible %s is refused', (field, call) => {
    expect(call).toThrow(expect.objectContaining({ field }));
  });
});
