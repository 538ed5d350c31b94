import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, civilDate } from '../calendar/civil-date';
import { account } from '../ledger/account';
import type { EntryDraft, JournalEntry } from '../ledger/entry';
import { balanceOf, balancesOf, checkJournal } from '../ledger/invariants';
import { paymentSettled } from '../ledger/loan-templates';
import * as books from '../ledger/membership-templates';
import { creditBalancePaid, creditBalanceSettled } from '../ledger/refund-templates';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { type CancellationQuote, quoteCancellation, type RefundableCharge, refundParts } from './cancellation';
import { cancellationSettlement } from './cancellation-settlement';
import { applyCreditsToBill, type CreditLot, newCreditLot, returnCredits } from './global-credits';
import { merchantFee, monthlyMerchantFee } from './merchant-fee';
import { changeSettlement, modifyPlan } from './plan-modification';
import { spreadOverMonths } from './treatment-row';

const OWNERS = { membershipId: 'm1', userId: 'u1', practiceId: 'p1' };
const RATE = ratePercent('2.99');
const FEE = cents(499);
const ANCHOR = civilDate('2027-01-31');

type Life = {
  contract: 'UPFRONT' | 'MONTHLY';
  total: number;
  /** Hundredths of the total. */
  upfront: number;
  deliveredShare: number;
  /** Credits that are there from the start. */
  granted: number;
  bought: number;
  /** Months (0 to 11) whose first payment comes back, before it settles or after. */
  failures: readonly number[];
  changes: readonly { readonly month: number; readonly total: number }[];
  /** After so many billed months; null: the year ends. The last bill may be unpaid. */
  cancelAfter: number | null;
  lastIsUnpaid: boolean;
};

/** One membership from its first day to its last, with its journal, kept by the rules and templates alone. */
class Membership {
  readonly journal: JournalEntry[] = [];
  total: Cents;
  months: readonly Cents[];
  billed = 0;
  paid = 0;
  feesPaid = 0;
  openFees = 0;
  feeTaken = 0;
  lots: readonly CreditLot[] = [];
  /** Newest first. */
  charges: (RefundableCharge & { readonly lotId?: string })[] = [];

  constructor(readonly life: Life) {
    this.total = cents(life.total);
    const upfront = cents(Math.floor((life.total * life.upfront) / 100));
    this.months = spreadOverMonths(cents(this.total - upfront), 12).monthsCents;
    if (this.isFunded) {
      this.feeTaken = merchantFee(this.total, RATE);
      this.post(books.planFunded({ ...OWNERS, total: this.total, discountFee: cents(this.feeTaken) }));
    }
    if (life.granted > 0) this.addLot('GRANTED', cents(life.granted));
    if (life.bought > 0) this.addLot('PURCHASED', cents(life.bought));
    if (upfront > 0) {
      const merchantFeeNow = this.feeOn(upfront);
      this.post(
        books.upfrontBilled({
          ...OWNERS,
          treatments: upfront,
          isPlanFunded: this.isFunded,
          merchantFee: merchantFeeNow,
        }),
      );
      this.billed += upfront;
      this.charge(upfront, ZERO_CENTS);
    }
  }

  get isFunded() {
    return this.life.contract === 'UPFRONT';
  }

  post(draft: EntryDraft | null) {
    if (draft)
      this.journal.push({ ...draft, id: `e${this.journal.length}`, idempotencyKey: `k${this.journal.length}` });
  }

  addLot(kind: CreditLot['kind'], remainingCents: Cents) {
    this.lots = [...this.lots, newCreditLot({ id: kind, kind, receivedOn: ANCHOR, expiresOn: null, remainingCents })];
    if (kind === 'GRANTED') this.post(books.creditsGranted({ ...OWNERS, amount: remainingCents }));
    else {
      this.post(books.creditsBought({ ...OWNERS, channel: 'card', amount: remainingCents }));
      this.post(paymentSettled({ channel: 'card', amount: remainingCents }));
    }
  }

  /** Merchant fee on treatments that are billed now. */
  feeOn(amountCents: Cents): Cents {
    if (this.isFunded) return ZERO_CENTS;
    const fee = monthlyMerchantFee({
      billedBeforeCents: cents(this.billed),
      feeTakenCents: cents(this.feeTaken),
      planTotalCents: this.total,
      amountCents,
      rate: RATE,
    });
    this.feeTaken += fee;
    return fee;
  }

  bill(month: number) {
    const treatments = this.months[month] ?? ZERO_CENTS;
    const fee = this.feeOn(treatments);
    this.post(
      books.membershipBilled({
        ...OWNERS,
        treatments,
        memberFee: FEE,
        isPlanFunded: this.isFunded,
        merchantFee: fee,
      }),
    );
    this.billed += treatments;
    return treatments;
  }

  /** Pays a bill: credits first, the rest by card. */
  charge(treatments: Cents, fee: Cents, failure?: { readonly wasSettled: boolean }) {
    const credited = applyCreditsToBill(this.lots, { treatmentsCents: treatments, membershipFeeCents: fee }, ANCHOR);
    this.lots = credited.lots;
    for (const { lotId, amountCents } of credited.uses) {
      this.post(books.creditsApplied({ ...OWNERS, amount: amountCents }));
      const kind = lotId === 'GRANTED' ? 'GRANTED_CREDITS' : 'BOUGHT_CREDITS';
      const id = `c${this.charges.length}`;
      this.charges.unshift({ id, kind, refundableCents: amountCents, isSettled: true, lotId });
    }
    const amount = credited.leftToPayCents;
    if (amount > 0) {
      if (failure) {
        this.post(books.membershipPaid({ ...OWNERS, channel: 'card', amount }));
        if (failure.wasSettled) this.post(paymentSettled({ channel: 'card', amount }));
        this.post(books.membershipReturned({ ...OWNERS, channel: 'card', amount, ...failure }));
      }
      this.post(books.membershipPaid({ ...OWNERS, channel: 'card', amount }));
      this.post(paymentSettled({ channel: 'card', amount }));
      this.charges.unshift({ id: `c${this.charges.length}`, kind: 'CARD', refundableCents: amount, isSettled: true });
    }
    this.paid += treatments;
    this.feesPaid += fee;
  }

  refund(amount: Cents) {
    const { parts, remainderCents } = refundParts(this.charges, amount);
    expect(remainderCents).toBe(0);
    for (const part of parts) {
      const charge = this.charges.find(({ id }) => id === part.chargeId);
      if (part.to === 'LOT' && charge?.lotId) {
        this.lots = returnCredits(this.lots, [{ lotId: charge.lotId, amountCents: part.amountCents }]);
        this.post(books.creditsReturned({ ...OWNERS, amount: part.amountCents }));
      } else {
        this.post(creditBalancePaid({ ...OWNERS, amount: part.amountCents, channel: 'card' }));
        this.post(creditBalanceSettled({ amount: part.amountCents, channel: 'card' }));
      }
      this.charges = this.charges.map((entry) =>
        entry.id === part.chargeId
          ? { ...entry, refundableCents: cents(entry.refundableCents - part.amountCents) }
          : entry,
      );
    }
  }

  change(month: number, newTotalCents: Cents) {
    const modified = modifyPlan({
      oldTotalCents: this.total,
      oldMonthlyCents: this.months[month] ?? ZERO_CENTS,
      newTotalCents,
      paidCents: cents(this.billed),
      deliveredCents: ZERO_CENTS,
      monthsLeft: 12 - month,
      merchantDiscountFee: RATE,
    });
    const amounts = changeSettlement(modified, {
      contract: this.life.contract,
      billedCents: cents(this.billed),
      paidCents: cents(this.paid),
      feeTakenCents: cents(this.feeTaken),
      merchantDiscountFee: RATE,
    });
    this.post(books.planChanged({ ...OWNERS, ...amounts, isPlanFunded: this.isFunded }));
    this.refund(amounts.refund);
    this.feeTaken += amounts.feeChange;
    this.billed -= amounts.refund + amounts.billsLowered;
    this.paid -= amounts.refund;
    this.total = newTotalCents;
    this.months = [...this.months.slice(0, month), ...modified.monthsCents];
  }

  cancel(month: number): CancellationQuote {
    const quote = quoteCancellation({
      deliveredCents: cents(Math.floor((this.total * this.life.deliveredShare) / 100)),
      paid: {
        settledCents: cents(this.paid),
        pendingCents: ZERO_CENTS,
        creditsCents: ZERO_CENTS,
        upfrontCents: ZERO_CENTS,
        membershipFeesCents: cents(this.feesPaid),
      },
      planTotalCents: this.total,
      paymentsRemaining: 12 - month,
      installmentsMax: 12,
      today: addMonths(ANCHOR, month),
      anchor: ANCHOR,
    });
    const settlement = cancellationSettlement(quote, {
      billedCents: cents(this.billed),
      openFeesCents: cents(this.openFees),
      planTotalCents: this.total,
      contract: this.life.contract,
      merchantDiscountFee: RATE,
      feeTakenCents: cents(this.feeTaken),
    });
    this.post(books.membershipCancelled({ ...OWNERS, ...settlement }));
    this.refund(quote.totalRefundCents);
    for (const payment of quote.installment?.paymentsCents ?? [quote.totalUnpaidCents])
      if (payment > 0) this.charge(payment, ZERO_CENTS);
    return quote;
  }
}

/** Plays a life to its end; returns what the practice is to have delivered for. */
function play(life: Life): { readonly membership: Membership; readonly kept: Cents } {
  const membership = new Membership(life);
  const end = life.cancelAfter ?? 12;
  for (let month = 0; month < end; month += 1) {
    for (const change of life.changes) if (change.month === month) membership.change(month, cents(change.total));
    const treatments = membership.bill(month);
    const isUnpaid = life.lastIsUnpaid && life.cancelAfter === month + 1;
    if (isUnpaid) membership.openFees += FEE;
    else {
      const failure = life.failures.includes(month) ? { wasSettled: month % 2 === 0 } : undefined;
      membership.charge(treatments, FEE, failure);
    }
  }
  if (life.cancelAfter === null) return { membership, kept: membership.total };
  return { membership, kept: membership.cancel(end).chargedCents };
}

const month = fc.integer({ min: 0, max: 11 });
const total = fc.integer({ min: 1_200, max: 2_000_000 });
const anyLife = fc.record<Life>({
  contract: fc.constantFrom('UPFRONT', 'MONTHLY'),
  total,
  upfront: fc.nat({ max: 60 }),
  deliveredShare: fc.nat({ max: 120 }),
  granted: fc.nat({ max: 90_000 }),
  bought: fc.nat({ max: 90_000 }),
  failures: fc.array(month, { maxLength: 4 }),
  changes: fc.array(fc.record({ month, total }), { maxLength: 3 }),
  cancelAfter: fc.option(fc.integer({ min: 0, max: 12 })),
  lastIsUnpaid: fc.boolean(),
});

test('whatever happens in the life of a membership, its accounts end at zero and the practice has what it delivered less the fee', () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const { membership, kept } = play(life);
      const balances = balancesOf(membership.journal);
      const of = (path: Parameters<typeof balanceOf>[1]) => balanceOf(balances, path) + 0;
      expect(checkJournal(membership.journal, balances)).toEqual([]);
      expect({
        member: of(account.memberReceivable('m1')),
        plan: of(account.planReceivable('m1')),
        owedToMember: of(account.creditBalance('u1')),
        onTheWay: of(account.clearing('card')),
      }).toEqual({ member: 0, plan: 0, owedToMember: 0, onTheWay: 0 });
      const fee = merchantFee(kept, RATE);
      expect([0 - of(account.providerPayable('p1')), 0 - of(account.income('discount_fee'))]).toEqual([
        kept - fee,
        fee,
      ]);
      expect(0 - of(account.income('membership_fee'))).toBe(membership.feesPaid);
      const left = membership.lots.reduce((sum, { remainingCents }) => sum + remainingCents, 0);
      expect(0 - of(account.globalCredits('u1'))).toBe(left);
      expect(of(account.providerReceivable('p1'))).toBe(life.granted);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
