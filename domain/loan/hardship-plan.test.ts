import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { autopayDebit } from '../payment/autopay-debit';
import { playForward } from '../payment/play-forward';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { delinquency } from './delinquency';
import { foldLoan } from './fold-loan';
import { agreedAgain, hardshipEnd } from './hardship-end';
import { hardshipMonths, hardshipOffer, hardshipPlan } from './hardship-plan';
import { isLowered } from './hardship-terms';
import { lateFeesDue } from './late-fee';
import { outstandingFees, outstandingPrincipal, unpaidBy } from './loan-state';
import { loanPayoff } from './payoff';
import { loanStanding } from './standing';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { anyPlan } from './testing/any-plan';

const day = (text: string) => civilDate(text);
const refusal = (loan: LoanBuilder, on: string) => hardshipOffer(loan.events, day(on)).refusal;
const give = (loan: LoanBuilder, on: string, months: number) =>
  loan.add(on, hardshipPlan(loan.events, day(on), { months }).change);
const amountsFrom = (loan: LoanBuilder, on: string) =>
  playForward(loan.events, day(on)).payments.map(({ amountCents }) => amountCents);

/** $5,000 at 17.99 % over 36 months from 15 January, the first installment paid on 15 February. */
const running = () => aLoan().payScheduled(1, 1);

describe('a hardship plan', () => {
  test.each([
    // 90.37 paid later three times comes to about 443 by January 2029: two payments and a half of 180.74.
    { months: 3, to: '2026-05-15', agreedFrom: '2026-06-15', lastTo: '2029-04-15', payments: 38 },
    // Six times, to 866.73: 864.44 is what five payments are worth then, so that a sixth pays the rest.
    { months: 6, to: '2026-08-15', agreedFrom: '2026-09-15', lastTo: '2029-07-15', payments: 41 },
  ])('of $months months asks for half, then for the agreed payment, for longer', ({ months, ...asked }) => {
    const { change, ...told } = hardshipPlan(running().events, day('2026-02-20'), { months });
    expect(told).toMatchObject({ ...asked, from: '2026-03-15', paymentBeforeCents: 18_074, paymentCents: 9_037 });
    expect([told.lastFrom, told.paymentsBefore]).toEqual(['2029-01-15', 35]);
    const loan = running().add('2026-02-20', change);
    const amounts = amountsFrom(loan, '2026-02-20');
    expect(amounts.slice(0, months + 1)).toEqual([...Array<number>(months).fill(9_037), 18_074]);
    expect(amounts.slice(months, -1).every((amount) => amount === 18_074)).toBe(true);
    expect(amounts.at(-1)).toBeLessThanOrEqual(18_074);
    // What it costs more is what is paid more, to the cent.
    const sum = (all: number[]) => all.reduce((total, amount) => total + amount, 0);
    expect(told.interestCents).toBe(sum(amounts) - sum(amountsFrom(running(), '2026-02-20')));
    expect(told.interestCents).toBeGreaterThan(0);
  });

  test('never asks for less than the interest of the month, so that nothing grows', () => {
    const loan = aLoan({ percent: '29.99', termMonths: 60 }).payScheduled(1, 1);
    const { paymentCents, paymentBeforeCents } = hardshipPlan(loan.events, day('2026-02-20'), { months: 6 });
    expect(paymentCents).toBeGreaterThan(paymentBeforeCents / 2);
    give(loan, '2026-02-20', 6);
    const { billed } = foldLoan(loan.events, { on: day('2026-08-15') });
    expect(billed.slice(1).map(({ principalCents, interestCents }) => [principalCents, interestCents])).toEqual(
      Array(6).fill([0, paymentCents]),
    );
  });

  test('is for no more months than the loan lasts after them', () => {
    const loan = running();
    loan.pay('2026-02-16', 440_000);
    expect(hardshipMonths(loan.events, day('2026-02-20'))).toEqual([3]);
    expect(() => hardshipPlan(loan.events, day('2026-02-20'), { months: 6 })).toThrow('Choose three or six months.');
    loan.pay('2026-02-21', 30_000);
    expect(hardshipMonths(loan.events, day('2026-02-22'))).toEqual([]);
  });

  test('begins with the first payment that is ten days away', () => {
    const first = (on: string) => hardshipOffer(aLoan().events, day(on)).first?.dueOn;
    expect([first('2026-02-05'), first('2026-02-06')]).toEqual(['2026-02-15', '2026-03-15']);
    const ahead = aLoan().pay('2026-02-01', 18_074);
    expect(hardshipOffer(ahead.events, day('2026-02-02')).first?.dueOn).toBe('2026-03-15');
  });

  test('is refused while a promotion is open, in a pause, on a closed loan, and again within twelve months', () => {
    const promotion = aLoan({ promoTermMonths: 6 });
    expect(refusal(promotion, '2026-01-20')).toBe('PROMOTION');
    expect(refusal(promotion.payScheduled(1, 6), '2026-07-20')).toBeNull();
    expect(refusal(running().add('2026-02-20', { type: 'PAUSE' }), '2026-02-21')).toBe('PAUSED');
    expect(refusal(aLoan().pay('2026-01-15', 500_000), '2026-01-20')).toBe('CLOSED');
    expect(refusal(aLoan({ termMonths: 2 }).payScheduled(1, 1), '2026-03-06')).toBe('NOTHING_LEFT');
    const given = give(running(), '2026-02-20', 3);
    for (const { dueOn, amountCents } of playForward(given.events, day('2026-02-20')).payments.slice(0, 13))
      given.pay(dueOn, amountCents);
    expect(refusal(given, '2027-02-19')).toBe('HAD_LATELY');
    expect(hardshipOffer(given.events, day('2027-02-20'))).toMatchObject({
      refusal: null,
      given: [{ on: '2026-02-20', from: '2026-03-15', to: '2026-05-15', paymentCents: 9_037, endedOn: null }],
    });
    expect(() => hardshipPlan(given.events, day('2027-02-20'), { months: 4 })).toThrow(
      expect.objectContaining({ field: 'months' }),
    );
  });

  test('of somebody who is late moves what is late to the end, without interest on it, and nothing is late anymore', () => {
    const told = hardshipPlan(aLoan().events, day('2026-03-20'), { months: 3 });
    expect(told).toMatchObject({ from: '2026-04-15', lateCents: 36_148, lateSince: '2026-02-15', openFeesCents: 0 });
    expect([told.paymentBeforeCents, told.paymentCents]).toEqual([18_074, 9_037]);
    const loan = aLoan().add('2026-03-20', told.change);
    const state = foldLoan(loan.events, { on: day('2026-03-20') });
    expect([delinquency(state, day('2026-03-20')).daysPastDue, lateFeesDue(state, day('2026-03-28'))]).toEqual([0, []]);
    expect(outstandingPrincipal(state)).toBe(500_000);
    const amounts = amountsFrom(loan, '2026-03-20');
    expect(amounts.slice(0, 4)).toEqual([9_037, 9_037, 9_037, 18_074]);
    expect(Math.max(...amounts)).toBe(18_074);
    expect(loanStanding(loan.events, day('2026-03-20')).payments.slice(0, 3)).toEqual(['missed', 'missed', 'next']);
    // What is paid more than without it is the interest of the lower payments alone.
    const sum = (all: number[]) => all.reduce((total, amount) => total + amount, 0);
    expect(sum(amounts) - sum(amountsFrom(aLoan(), '2026-03-20'))).toBe(told.interestCents);
    const current = hardshipPlan(aLoan().payScheduled(1, 2).events, day('2026-03-20'), { months: 3 });
    expect(told.interestCents).toBe(current.interestCents);
  });

  test('of somebody who is sixty days late is given by staff alone, and fees that are open stay owed', () => {
    const late = aLoan().add('2026-02-26', { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    expect([refusal(late, '2026-04-15'), refusal(late, '2026-04-16')]).toEqual([null, 'TOO_LATE']);
    const on = day('2026-05-20');
    expect(hardshipMonths(late.events, on)).toEqual([]);
    expect(hardshipMonths(late.events, on, 'STAFF')).toEqual([3, 6]);
    const told = hardshipPlan(late.events, on, { months: 6, by: 'STAFF' });
    expect([told.lateCents, told.openFeesCents]).toEqual([4 * 18_074, 904]);
    late.add('2026-05-20', told.change);
    expect(outstandingFees(foldLoan(late.events, { on }))).toBe(904);
  });

  test('what is late and was partly paid stays paid, also when that payment comes back or the loan is paid off early', () => {
    const loan = aLoan().pay('2026-02-15', 10_000);
    const { lateCents, change } = hardshipPlan(loan.events, day('2026-03-10'), { months: 3 });
    expect(lateCents).toBe(8_074);
    loan.add('2026-03-10', change);
    const { totalCents } = loanPayoff(foldLoan(loan.events, { on: day('2026-04-20') }), day('2026-04-20'));
    const early = aLoan().pay('2026-02-15', 10_000).add('2026-03-10', change).pay('2026-04-20', totalCents);
    expect(foldLoan(early.events)).toMatchObject({
      status: 'PAID',
      lines: { principal: 0, interest: 0, creditBalance: 0 },
    });
    loan.add('2026-03-12', { type: 'REVERSED', eventId: 'e2' });
    const state = foldLoan(loan.events, { on: day('2026-03-13') });
    expect(state.movedInterestCents + state.movedPrincipalCents).toBe(18_074);
    expect(Math.max(...amountsFrom(loan, '2026-03-13'))).toBe(18_074);
  });

  test('paid as it says carries no late fee; autopay takes what it asks for, whatever it was set to', () => {
    const loan = give(running(), '2026-02-20', 3);
    const of = { number: 2, dueOn: day('2026-03-15') };
    for (const type of ['MINIMUM', 'SUGGESTED', 'CUSTOM'])
      expect(autopayDebit(loan.events, { type, cents: cents(25_000) }, of)?.amountCents).toBe(9_037);
    loan.pay('2026-03-15', 9_037);
    const on = day('2026-03-30');
    expect(lateFeesDue(foldLoan(loan.events, { on }), on)).toEqual([]);
    expect(hardshipEnd(loan.events, on)).toBeNull();
  });

  test('a lower payment that is missed by more than the grace days brings the agreed one back, in time to be told', () => {
    const loan = give(running(), '2026-02-20', 6);
    expect(hardshipEnd(loan.events, day('2026-03-25'))).toBeNull();
    const end = hardshipEnd(loan.events, day('2026-03-26'));
    // The statement of 15 April goes out on 25 March.
    expect(end).toEqual({ type: 'HARDSHIP_ENDED', number: 4 });
    if (end) loan.add('2026-03-26', end);
    expect(hardshipEnd(loan.events, day('2026-03-27'))).toBeNull();
    const rows = foldLoan(loan.events, { on: day('2026-06-15') }).billed;
    expect(rows.map((row) => row.interestCents + row.principalCents)).toEqual([18_074, 9_037, 9_037, 18_074, 18_074]);
    expect(hardshipOffer(loan.events, day('2026-03-27')).given[0]?.endedOn).toBe('2026-03-26');
    expect(agreedAgain(loan.events, day('2026-03-27'))).toMatchObject({ dueOn: '2026-05-15', monthlyCents: 18_074 });
  });

  test('a missed last payment of it ends nothing, for the agreed payment comes by itself', () => {
    const loan = give(running(), '2026-02-20', 3).pay('2026-03-15', 9_037).pay('2026-04-15', 9_037);
    expect(hardshipEnd(loan.events, day('2026-05-30'))).toBeNull();
    expect(agreedAgain(loan.events, day('2026-05-15'))).toEqual({
      afterOn: '2026-05-15',
      dueOn: '2026-06-15',
      amountCents: 18_074,
      monthlyCents: 18_074,
    });
  });

  test('another rate during it lowers the agreed payment after it, and the loan ends on the same day', () => {
    const loan = give(running(), '2026-02-20', 3).pay('2026-03-15', 9_037);
    const before = playForward(loan.events, day('2026-03-16')).payments;
    loan.add('2026-03-16', { type: 'REPRICED', number: 3, rate: ratePercent('17.74') });
    const after = playForward(loan.events, day('2026-03-16')).payments;
    expect(after.slice(0, 2).map(({ amountCents }) => amountCents)).toEqual([9_037, 9_037]);
    expect(after[2]?.amountCents).toBeLessThan(18_074);
    expect(after.at(-1)?.dueOn).toBe(before.at(-1)?.dueOn);
  });

  test.each([
    { from: '17.99', rate: '17.74', number: 2 },
    { from: '17.99', rate: '17.74', number: 3 },
    { from: '17.99', rate: '18.24', number: 3 },
  ])(
    'another rate, $rate from payment $number on, that comes first: after the plan its payment is the agreed one',
    (of) => {
      const loan = aLoan({ percent: of.from }).payScheduled(1, 1);
      loan.add('2026-02-20', { type: 'REPRICED', number: of.number, rate: ratePercent(of.rate) });
      const [agreed] = amountsFrom(loan, '2026-02-20').slice(of.number - 2);
      const told = hardshipPlan(loan.events, day('2026-02-20'), { months: 3 });
      const amounts = amountsFrom(loan.add('2026-02-20', told.change), '2026-02-20');
      expect(amounts.slice(0, 3)).toEqual(Array(3).fill(told.paymentCents));
      expect(new Set(amounts.slice(3, -1))).toEqual(new Set([agreed]));
      expect(amounts.at(-1)).toBeLessThanOrEqual(agreed ?? 0);
    },
  );

  test('a payment ahead that comes back after it leaves no payment above the agreed one', () => {
    const loan = running().pay('2026-02-16', 100_000);
    give(loan, '2026-02-20', 6).add('2026-02-24', { type: 'REVERSED', eventId: 'e3' });
    const amounts = amountsFrom(loan, '2026-02-24');
    expect(Math.max(...amounts)).toBe(18_074);
  });

  test('due dates move within it, and keep their day in the payments that it adds', () => {
    const loan = give(running(), '2026-02-20', 3);
    expect(loan.events.at(-1)).toMatchObject({ dueOn: ['2029-02-15', '2029-03-15', '2029-04-15'] });
    const ends = aLoan({ fundedOn: day('2026-01-31'), termMonths: 12 });
    expect(hardshipPlan(ends.events, day('2026-02-10'), { months: 3 }).change.dueOn).toEqual([
      '2027-02-28',
      '2027-03-31',
    ]);
  });
});

test('whatever the plan and the day: never below the interest, never above the agreed payment, and all of it is paid at the end', () => {
  const drawn = [anyPlan(['FIXED', 'REBATE', 'DEFERRED_DECLINING']), fc.nat(), fc.nat(), fc.nat()] as const;
  const property = fc.property(...drawn, (plan, when, which, extra) => {
    const loan = aLoan(plan);
    const { schedule } = loan.plan;
    const paid = when % schedule.length;
    const on = addDays(schedule[paid - 1]?.dueOn ?? loan.plan.fundedOn, 1 + (when % 5));
    const isLate = paid > 0 && which % 2 === 0;
    loan.payScheduled(1, isLate ? paid - 1 : paid);
    if (extra % 3 === 0) loan.pay(on, 1 + (extra % 20_000));
    const offered = hardshipMonths(loan.events, on);
    const months = offered[which % Math.max(1, offered.length)];
    if (months === undefined) return;
    const before = playForward(loan.events, on);
    const told = hardshipPlan(loan.events, on, { months });
    loan.add(on, told.change);
    expectNeverMore(loan, { on, before, months: isLate ? months + 1 : months });
    expect(told.paymentCents).toBeLessThanOrEqual(told.paymentBeforeCents);
    expect(told.interestCents).toBeGreaterThanOrEqual(0);
    expect(unpaidBy(foldLoan(loan.events, { on }), addDays(on, -1))).toBe(0);
    for (const { dueOn, amountCents } of playForward(loan.events, on).payments) loan.pay(dueOn, amountCents);
    const end = foldLoan(loan.events);
    const { principal, interest, creditBalance } = end.lines;
    const zero = { principal: 0, interest: 0, creditBalance: 0 };
    expect({ status: end.status, principal, interest, creditBalance }).toEqual({ status: 'PAID', ...zero });
  });
  // Each run plays a loan to its end five times.
  fc.assert(property, { numRuns: Math.ceil(PROPERTY_RUNS / 10) });
});

type Seen = { on: CivilDate; before: ReturnType<typeof playForward>; months: number };

function expectNeverMore(loan: LoanBuilder, { on, before, months }: Seen): void {
  const after = playForward(loan.events, on);
  // The agreed payment; the first one may ask for odd days besides.
  const most = Math.max(...loan.plan.schedule.slice(1).map(({ paymentCents }) => paymentCents));
  expect(Math.max(...after.payments.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(most);
  expect(after.payments.length - before.payments.length).toBeLessThanOrEqual(months + 1);
  const { billed, terms } = foldLoan(loan.events, { on: after.payments.at(-1)?.dueOn ?? on });
  for (const row of billed)
    if (terms && isLowered(terms, row.number)) expect(row.principalCents).toBeGreaterThanOrEqual(0);
}
