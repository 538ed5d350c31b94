import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { account } from '../ledger/account';
import type { JournalEntry } from '../ledger/entry';
import { balanceOf, balancesOf, checkJournal } from '../ledger/invariants';
import * as memberships from '../ledger/membership-templates';
import { cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { confirmCancellation, quoteCancellation } from './cancellation';
import { cancellationSettlement } from './cancellation-settlement';
import { merchantFee, merchantFeeSoFar, monthlyMerchantFee } from './merchant-fee';
import { spreadOverMonths } from './treatment-row';

const MEMBER = { membershipId: 'm1', userId: 'u1', practiceId: 'p1' };
const merchantDiscountFee = ratePercent('2.99');
const feeOn = (amount: number) => merchantFee(cents(amount), merchantDiscountFee);
const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0));

type Life = {
  planCents: number;
  billedMonths: number;
  paidMonths: number;
  deliveredCents: number;
  contract: 'UPFRONT' | 'MONTHLY';
  method: 'lumpsum' | 'installment';
};

const quoteOf = (life: Pick<Life, 'planCents' | 'deliveredCents' | 'paidMonths'>, paidCents: number) =>
  quoteCancellation({
    deliveredCents: cents(life.deliveredCents),
    paid: {
      settledCents: cents(paidCents),
      pendingCents: ZERO_CENTS,
      creditsCents: ZERO_CENTS,
      upfrontCents: ZERO_CENTS,
      membershipFeesCents: cents(499 * life.paidMonths),
    },
    planTotalCents: cents(life.planCents),
    paymentsRemaining: 12 - life.paidMonths,
    installmentsMax: 12,
    today: civilDate('2027-06-10'),
    anchor: civilDate('2027-01-31'),
  });

/** The books of a membership from its first day to the last settlement of its cancellation, and what it was quoted. */
function booksOf(life: Life) {
  const journal: JournalEntry[] = [];
  const post = (draft: ReturnType<typeof memberships.membershipPaid>) =>
    journal.push({ ...draft, id: `e${journal.length}`, idempotencyKey: `k${journal.length}` });
  const total = cents(life.planCents);
  const isPlanFunded = life.contract === 'UPFRONT';
  if (isPlanFunded) post(memberships.planFunded({ ...MEMBER, total, discountFee: feeOn(total) }));
  const billed = spreadOverMonths(total, 12).monthsCents.slice(0, life.billedMonths);
  const memberFee = cents(499);
  const year = { planTotalCents: total, rate: merchantDiscountFee };
  billed.forEach((treatments, index) => {
    const month = { ...year, billedBeforeCents: sum(billed.slice(0, index)), amountCents: treatments };
    const fee = isPlanFunded ? ZERO_CENTS : monthlyMerchantFee(month);
    post(memberships.membershipBilled({ ...MEMBER, treatments, memberFee, isPlanFunded, merchantFee: fee }));
  });
  const paid = billed.slice(0, life.paidMonths);
  for (const amount of paid)
    post(memberships.membershipPaid({ ...MEMBER, channel: 'card', amount: cents(amount + memberFee) }));
  const quote = quoteOf(life, sum(paid));
  const settlement = cancellationSettlement(quote, {
    billedCents: sum(billed),
    openFeesCents: cents(memberFee * (billed.length - paid.length)),
    planTotalCents: total,
    contract: life.contract,
    merchantDiscountFee,
    feeTakenCents: isPlanFunded ? feeOn(total) : merchantFeeSoFar({ ...year, billedCents: sum(billed) }),
  });
  const settled = memberships.membershipCancelled({ ...MEMBER, ...settlement });
  if (settled) post(settled);
  const method = quote.installment ? life.method : 'lumpsum';
  const shown = { quote, expiresAt: '2026-03-16T12:00:00.000Z' };
  const confirmed = confirmCancellation({ shown, current: quote, now: '2026-03-16T11:00:00.000Z', method });
  if ('refused' in confirmed) throw new Error(confirmed.refused);
  for (const amount of [confirmed.chargeTodayCents, ...confirmed.laterChargesCents])
    if (amount > 0) post(memberships.membershipPaid({ ...MEMBER, channel: 'card', amount }));
  const balances = balancesOf(journal);
  return {
    faults: checkJournal(journal, balances),
    member: balanceOf(balances, account.memberReceivable('m1')),
    plan: balanceOf(balances, account.planReceivable('m1')),
    practice: 0 - balanceOf(balances, account.providerPayable('p1')),
    credit: 0 - balanceOf(balances, account.creditBalance('u1')),
    fee: 0 - balanceOf(balances, account.income('discount_fee')),
    membershipFees: 0 - balanceOf(balances, account.income('membership_fee')),
    quote,
  };
}

describe.each(['UPFRONT', 'MONTHLY'] as const)('a membership that is cancelled, its practice paid %s', (contract) => {
  const m2 = { planCents: 660_180, deliveredCents: 313_175, contract, method: 'lumpsum' } as const;

  test.each([
    [5, 0],
    [9, 181_960],
  ])('after %i payments leaves nothing of the plan, and the practice keeps what it delivered', (months, refund) => {
    const books = booksOf({ ...m2, billedMonths: months, paidMonths: months });
    expect([books.member, books.plan, books.credit]).toEqual([0, 0, refund]);
    expect([books.practice, books.fee]).toEqual([313_175 - 9_364, 9_364]);
    expect(books.membershipFees).toBe(499 * months);
  });
});

test('after any cancellation every account of the membership is 0, and by both contracts the practice has what it delivered', () => {
  const life = fc.record<Life>({
    planCents: fc.integer({ min: 1_200, max: 2_000_000 }),
    billedMonths: fc.integer({ min: 0, max: 12 }),
    paidMonths: fc.integer({ min: 0, max: 12 }),
    deliveredCents: fc.integer({ min: 0, max: 2_500_000 }),
    contract: fc.constantFrom('UPFRONT', 'MONTHLY'),
    method: fc.constantFrom('lumpsum', 'installment'),
  });
  fc.assert(
    fc.property(life, (drawn) => {
      const paidMonths = Math.min(drawn.paidMonths, drawn.billedMonths);
      const books = booksOf({ ...drawn, paidMonths });
      expect(books.faults).toEqual([]);
      expect([books.member, books.plan]).toEqual([0, 0]);
      expect(books.credit).toBe(books.quote.totalRefundCents);
      const kept = Math.min(drawn.deliveredCents, drawn.planCents);
      expect([books.practice, books.fee]).toEqual([kept - feeOn(kept), feeOn(kept)]);
      expect(books.membershipFees).toBe(499 * paidMonths);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test.each([
  ['more paid than billed', 55_014, 660_180],
  ['more billed than planned', 55_015, 55_014],
])('%s is refused', (_case, billedCents, planTotal) => {
  const quote = quoteOf({ planCents: planTotal, deliveredCents: 0, paidMonths: 1 }, 55_015);
  const position = {
    billedCents: cents(billedCents),
    openFeesCents: ZERO_CENTS,
    planTotalCents: cents(planTotal),
    contract: 'UPFRONT' as const,
    merchantDiscountFee,
    feeTakenCents: feeOn(planTotal),
  };
  expect(() => cancellationSettlement(quote, position)).toThrow(expect.objectContaining({ field: 'billed' }));
});
