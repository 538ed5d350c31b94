import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { sumsByUnit } from '../ledger/entry';
import { cents } from '../money/cents';
import { foldLoan } from './fold-loan';
import { loanEntry } from './loan-entry';
import { outstandingInterest, outstandingPrincipal } from './loan-state';
import { loanPayoff, unearnedInterest } from './payoff';
import { aLoan } from './testing/a-loan';

const sumOf = (lines: Record<string, number>) => Object.values(lines).reduce((sum, amount) => sum + amount, 0);

describe('refunds', () => {
  const vector = () => aLoan({ fee: 34_500 }).payScheduled(1, 3);

  test('a purchase modified down keeps its installment and ends 12 payments earlier', () => {
    const loan = vector();
    expect(outstandingPrincipal(foldLoan(loan.events))).toBe(467_787);
    loan.add('2026-04-20', {
      type: 'MODIFIED',
      reductionCents: cents(150_000),
      feeReturnedCents: cents(10_350),
      providerIsFunded: true,
    });
    const modified = foldLoan(loan.events);
    expect(outstandingPrincipal(modified)).toBe(317_787);
    expect(modified.lines).toMatchObject({ providerReceivable: 139_650, mdf: -24_150, providerPayable: -465_500 });
    const later = foldLoan(loan.events, { on: civilDate('2029-02-01') });
    expect(later.billed.length - 3).toBe(21);
    expect(later.billed.slice(3, 23).every((row) => row.interestCents + row.principalCents === 18_074)).toBe(true);
  });

  test('the same with another installment spreads the balance over the 33 payments left', () => {
    const loan = vector().add('2026-04-20', {
      type: 'MODIFIED',
      reductionCents: cents(150_000),
      feeReturnedCents: cents(10_350),
      installmentCents: cents(12_278),
      providerIsFunded: true,
    });
    const later = foldLoan(loan.events, { on: civilDate('2029-02-01') });
    expect(later.billed.length).toBe(36);
    const last = later.billed.at(-1);
    expect(Math.abs((last?.interestCents ?? 0) + (last?.principalCents ?? 0) - 12_278)).toBeLessThanOrEqual(33);
  });

  test('a change dated back to the purchase re-quotes the interest that was charged since', () => {
    const loan = vector();
    const before = foldLoan(loan.events);
    loan.add('2026-01-15', {
      type: 'MODIFIED',
      reductionCents: cents(150_000),
      feeReturnedCents: cents(10_350),
      providerIsFunded: false,
    });
    const after = foldLoan(loan.events);
    expect(after.billed[0]?.interestCents).toBe(5_247);
    expect(after.lines.interestIncome).toBeGreaterThan(before.lines.interestIncome);
    expect(after.lines.providerPayable).toBe(-325_850);
  });

  test('a full refund gives back every cent paid, and the fee to the practice', () => {
    const state = foldLoan(
      vector()
        .add('2026-04-20', { type: 'FEE', fee: 'LATE', number: 3, amountCents: cents(900) })
        .add('2026-04-21', { type: 'REFUNDED', feeReturnedCents: cents(34_500), providerIsFunded: true }).events,
    );
    expect(state.status).toBe('REFUNDED');
    expect(state.lines).toEqual({
      principal: 0,
      interest: 0,
      fee: 0,
      unapplied: 54_222,
      creditBalance: -54_222,
      providerPayable: -465_500,
      providerReceivable: 465_500,
      mdf: 0,
      interestIncome: 0,
      lateFeeIncome: 0,
      returnFeeIncome: 0,
      promoWaived: 0,
      goodwill: 0,
      chargeOff: 0,
    });
    expect([state.billed, state.charges].flat().length).toBe(4);
  });
});

describe('charge-off, goodwill and fees', () => {
  test('a charge-off takes everything owed to expense, and later money lowers the loss first', () => {
    const lost = aLoan().add('2026-06-20', { type: 'INTEREST', number: 5 }).add('2026-06-20', { type: 'CHARGED_OFF' });
    expect(foldLoan(lost.events).lines).toMatchObject({ chargeOff: 535_869, principal: 0, interest: 0 });
    const recovered = foldLoan(lost.pay('2026-07-01', 10_000).events);
    expect(recovered.lines).toMatchObject({ chargeOff: 525_869, unapplied: 10_000, creditBalance: 0 });
    expect(recovered.status).toBe('CHARGED_OFF');
  });

  test('a goodwill credit is spread like a payment, at our expense', () => {
    const state = foldLoan(aLoan().add('2026-02-15', { type: 'GOODWILL', amountCents: cents(8_000) }).events);
    expect(state.lines).toMatchObject({ goodwill: 8_000, unapplied: 0, interest: 0, principal: 499_496 });
  });

  test('a waived fee is given up when unpaid and given back when paid', () => {
    const fee = () => aLoan().add('2026-03-01', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    expect(foldLoan(fee().add('2026-03-02', { type: 'WAIVER', feeEventId: 'e2' }).events).lines).toMatchObject({
      fee: 0,
      lateFeeIncome: 0,
      creditBalance: 0,
    });
    const paid = fee().pay('2026-03-02', 18_074 + 18_074 + 904);
    expect(foldLoan(paid.add('2026-03-03', { type: 'WAIVER', feeEventId: 'e2' }).events).lines).toMatchObject({
      fee: 0,
      lateFeeIncome: 0,
      creditBalance: -904,
    });
  });

  test('what a loan posts for an event balances and lands on the accounts of its owners', () => {
    const loan = aLoan({ fee: 34_500 });
    const owners = { transactionId: 't1', userId: 'u1', practiceId: 'p1' };
    const accepted = loanEntry({ kind: 'PURCHASE_ACCEPTED', before: null, after: foldLoan(loan.events) }, owners);
    expect(accepted?.postings).toEqual([
      { account: 'asset:loan:t1:principal', amount: 500_000 },
      { account: 'liab:payable:provider:p1', amount: -465_500 },
      { account: 'inc:mdf', amount: -34_500 },
    ]);
    expect(sumsByUnit(accepted?.postings ?? [])).toEqual({ USD: 0, PTS: 0 });
    expect(sumOf(foldLoan(loan.payScheduled(1, 7).events).lines)).toBe(0);
  });
});

test('a loan that is charged off days after a payment opened its next installment owes interest up to that day, not of the whole month', () => {
  // The payment of June 1 opens the installment of June 15.
  const open = aLoan().pay('2026-06-01', 10_000);
  const on = civilDate('2026-06-05');
  const before = foldLoan(open.events, { on });
  const lost = foldLoan(open.add(on, { type: 'CHARGED_OFF' }).events, { on });
  expect(before.billed.at(-1)?.dueOn).toBe('2026-06-15');
  const wholeMonth = outstandingPrincipal(before) + outstandingInterest(before);
  const unearned = unearnedInterest(before, on);
  expect(unearned).toBeGreaterThan(0);
  expect(lost.chargedOffCents).toBe(wholeMonth - unearned);
  expect(lost.chargedOffCents).toBe(loanPayoff(before, on).totalCents);
  expect(lost.interestBilledCents).toBe(before.interestBilledCents - unearned);
  expect(lost.lines.chargeOff).toBe(lost.chargedOffCents);
  expect(lost.lines.interestIncome).toBe(before.lines.interestIncome + unearned);
});

test('a refund of a part pays the loan off wherever nothing is owed anymore, and never where something is', () => {
  const paid = () => aLoan().pay('2026-02-01', 100_000);
  const on = civilDate('2026-02-03');
  const before = foldLoan(paid().events, { on });
  const row = before.billed[0] ?? expect.fail();
  const { cents: ahead, centDays } = row.paidAhead ?? expect.fail();
  // Interest of the days until then, of 31: nothing of it on what is refunded.
  const earned = (left: number) =>
    Math.round(
      (((centDays + (row.openingCents - ahead - outstandingPrincipal(before) + left) * 19) / 31) * 0.1799) / 12,
    );
  const owed = (left: number) => left + earned(left) - row.interestPaidCents;
  const ends = new Set<string>();
  for (let left = 0; left <= 12_000; left += 1) {
    const reductionCents = cents(outstandingPrincipal(before) - left);
    const change = { type: 'MODIFIED', reductionCents, feeReturnedCents: cents(0), providerIsFunded: true } as const;
    const state = foldLoan(paid().add(on, change).events, { on });
    ends.add(state.status);
    expect([left, state.status]).toEqual([left, owed(left) <= 0 ? 'PAID' : 'OPEN']);
    expect([left, loanPayoff(state, on).totalCents]).toEqual([left, Math.max(0, owed(left))]);
    expect(sumOf(state.lines)).toBe(0);
    if (state.status !== 'PAID') continue;
    const { principal, interest, fee, unapplied, creditBalance } = state.lines;
    expect([principal, interest, fee, unapplied - 100_000]).toEqual([0, 0, 0, 0]);
    expect(creditBalance).toBe(owed(left));
    // Nothing falls due of it later.
    expect(foldLoan(paid().add(on, change).events, { on: civilDate('2026-09-01') })).toEqual(state);
  }
  expect([...ends].sort()).toEqual(['OPEN', 'PAID']);
});
