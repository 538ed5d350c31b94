import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account } from '../ledger/account';
import { discountFee } from '../ledger/discount-fee';
import type { JournalEntry } from '../ledger/entry';
import { balanceOf, balancesOf, checkJournal } from '../ledger/invariants';
import * as memberships from '../ledger/membership-templates';
import { cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { confirmCancellation, quoteCancellation } from './cancellation';
import { cancellationSettlement } from './cancellation-settlement';
import { spreadOverMonths } from './treatment-row';

const MEMBER = { membershipId: 'm1', userId: 'u1', practiceId: 'p1' };
const merchantDiscountFee = ratePercent('2.99');
const feeOn = (amount: number) =>
  amount === 0 ? 0 : discountFee(cents(amount), { mdf: merchantDiscountFee, minimumFee: ZERO_CENTS }).fee;

type Life = {
  planCents: number;
  billedMonths: number;
  paidMonths: number;
  deliveredCents: number;
  isFunded: boolean;
  method: 'lumpsum' | 'installment';
};

/** The books of a membership from its first day to the last settlement of its cancellation, and what it was quoted. */
function booksOf(life: Life) {
  const { monthsCents } = spreadOverMonths(cents(life.planCents), 12);
  const journal: JournalEntry[] = [];
  const post = (draft: ReturnType<typeof memberships.membershipPaid>) =>
    journal.push({ ...draft, id: `e${journal.length}`, idempotencyKey: `k${journal.length}` });
  const total = cents(life.planCents);
  if (life.isFunded) post(memberships.planFunded({ ...MEMBER, total, discountFee: cents(feeOn(total)) }));
  const billed = monthsCents.slice(0, life.billedMonths);
  const isPlanFunded = life.isFunded;
  for (const treatments of billed)
    post(memberships.membershipBilled({ ...MEMBER, treatments, memberFee: ZERO_CENTS, isPlanFunded }));
  const paid = billed.slice(0, life.paidMonths);
  for (const amount of paid) post(memberships.membershipPaid({ ...MEMBER, channel: 'card', amount }));
  const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0));
  const quote = quoteCancellation({
    delivered: [{ count: 1, totalCents: cents(life.deliveredCents), preDiscountCents: cents(life.deliveredCents) }],
    paidCents: sum(paid),
    paymentsRemaining: 12 - life.paidMonths,
    basis: 'MEMBER',
    installmentsMax: 12,
  });
  const settlement = cancellationSettlement(quote, {
    billedCents: sum(billed),
    funded: life.isFunded ? { planCents: total, merchantDiscountFee } : null,
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
    quote,
  };
}

describe('a funded membership that is cancelled', () => {
  const m2 = { planCents: 660_180, deliveredCents: 313_175, isFunded: true, method: 'lumpsum' } as const;

  test.each([
    [5, 0],
    [9, 181_960],
  ])('after %i payments leaves nothing of the plan, and the practice keeps what it delivered', (months, refund) => {
    const books = booksOf({ ...m2, billedMonths: months, paidMonths: months });
    expect([books.member, books.plan, books.credit]).toEqual([0, 0, refund]);
    expect([books.practice, books.fee]).toEqual([313_175 - 9_364, 9_364]);
  });
});

test('after any cancellation and its settlements every account of the membership is 0 and the practice has what it delivered', () => {
  const life = fc.record<Life>({
    planCents: fc.integer({ min: 1_200, max: 2_000_000 }),
    billedMonths: fc.integer({ min: 0, max: 12 }),
    paidMonths: fc.integer({ min: 0, max: 12 }),
    deliveredCents: fc.integer({ min: 0, max: 2_000_000 }),
    isFunded: fc.boolean(),
    method: fc.constantFrom('lumpsum', 'installment'),
  });
  fc.assert(
    fc.property(life, (drawn) => {
      const paidMonths = Math.min(drawn.paidMonths, drawn.billedMonths);
      const books = booksOf({ ...drawn, paidMonths });
      expect(books.faults).toEqual([]);
      expect([books.member, books.plan]).toEqual([0, 0]);
      expect(books.credit).toBe(books.quote.totalRefundCents);
      expect(books.practice + books.fee).toBe(drawn.deliveredCents);
      const kept = Math.min(drawn.deliveredCents, drawn.planCents);
      expect(books.fee).toBe(drawn.isFunded ? feeOn(kept) : 0);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test.each([
  ['more paid than billed', 55_014, 660_180],
  ['more billed than planned', 55_015, 55_014],
])('%s is refused', (_case, billedCents, planCents) => {
  const quote = quoteCancellation({
    delivered: [],
    paidCents: cents(55_015),
    paymentsRemaining: 11,
    basis: 'MEMBER',
    installmentsMax: 0,
  });
  const position = { billedCents: cents(billedCents), funded: { planCents: cents(planCents), merchantDiscountFee } };
  expect(() => cancellationSettlement(quote, position)).toThrow(expect.objectContaining({ field: 'billed' }));
});
