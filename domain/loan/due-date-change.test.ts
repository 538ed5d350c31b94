import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays } from '../calendar/business-day';
import { addDays, type CivilDate, civilDate, partsOf } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { playForward } from '../payment/play-forward';
import { promoGuardian } from '../payment/promo-guardian';
import { dailyInterest } from '../payment-plan/interest';
import { PROMO_GRACE_BUSINESS_DAYS } from '../payment-plan/promotion';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { dueDateChange, movableDueDates } from './due-date-change';
import { foldLoan } from './fold-loan';
import { loanTermsOf } from './loan-terms';
import { loanPayoff } from './payoff';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { anyPlan } from './testing/any-plan';

const RATE = ratePercent('17.99');
const day = (text: string) => civilDate(text);

/** $5,000 from 15 January, the first installment paid on 15 February. */
const running = () => aLoan().payScheduled(1, 1);
const changeOn = (loan: LoanBuilder, on: string, to: string) =>
  dueDateChange(loan.events, day(on), { to: day(to), rate: RATE });
const moveOn = (loan: LoanBuilder, on: string, to: string) => loan.add(on, changeOn(loan, on, to).change);
const refusal = (loan: LoanBuilder, on: string) => movableDueDates(loan.events, day(on)).refusal;

describe('a change of the due date', () => {
  test('moves the next payment and all later ones, and the added days cost their days of interest', () => {
    const loan = running();
    const { change, ...told } = changeOn(loan, '2026-02-20', '2026-03-25');
    const balance = foldLoan(loan.events, { on: day('2026-02-20') }).notYetDueCents;
    const interestCents = dailyInterest(cents(balance), RATE, 10);
    expect(told).toEqual({
      from: '2026-03-15',
      to: '2026-03-25',
      lastFrom: '2029-01-15',
      lastTo: '2029-01-25',
      paymentBeforeCents: 18_074,
      paymentCents: 18_074 + interestCents,
      interestCents,
      movesPromo: false,
    });
    expect([change.number, change.dueOn.slice(0, 3), change.dueOn.length]).toEqual([
      2,
      ['2026-03-25', '2026-04-25', '2026-05-25'],
      35,
    ]);
    loan.add('2026-02-20', change);
    const { payments } = playForward(loan.events, day('2026-02-20'));
    expect(payments.map(({ amountCents }) => amountCents)).toEqual([
      18_074 + interestCents,
      ...loan.plan.schedule.slice(2).map(({ paymentCents }) => paymentCents),
    ]);
  });

  test('crosses into the next month where the day asks for it', () => {
    const loan = aLoan({ fundedOn: day('2026-01-28') });
    expect(movableDueDates(loan.events, day('2026-02-01')).options).toEqual(
      Array.from({ length: 15 }, (_, index) => addDays(day('2026-02-28'), index + 1)),
    );
    const { change } = changeOn(loan, '2026-02-01', '2026-03-05');
    expect(change.dueOn.slice(0, 2)).toEqual(['2026-03-05', '2026-04-05']);
  });

  test('offers no day after the 28th, none before and none more than fifteen days away', () => {
    const { options } = movableDueDates(aLoan({ fundedOn: day('2026-02-20') }).events, day('2026-03-01'));
    expect(options.map((date) => partsOf(date).day)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 1, 2, 3, 4]);
    const loan = running();
    for (const to of ['2026-03-15', '2026-03-14', '2026-03-31', '2026-04-15'])
      expect(() => changeOn(loan, '2026-02-20', to)).toThrow(expect.objectContaining({ field: 'dueOn' }));
  });

  test('leaves a payment that is announced, due or made ahead on its day and moves the one after it', () => {
    const first = (loan: LoanBuilder, on: string) => movableDueDates(loan.events, day(on)).first;
    expect(first(aLoan(), '2026-02-11')).toEqual({ number: 1, dueOn: '2026-02-15' });
    expect(first(aLoan(), '2026-02-12')).toEqual({ number: 2, dueOn: '2026-03-15' });
    expect(first(aLoan(), '2026-02-15')).toEqual({ number: 2, dueOn: '2026-03-15' });
    expect(first(aLoan().pay('2026-02-01', 18_074), '2026-02-02')).toEqual({ number: 2, dueOn: '2026-03-15' });
  });

  test('is refused while a payment is late, in a pause, on a closed loan, and again within twelve months', () => {
    expect(refusal(aLoan(), '2026-02-16')).toBe('PAST_DUE');
    expect(refusal(running().add('2026-02-20', { type: 'PAUSE' }), '2026-02-21')).toBe('PAUSED');
    expect(refusal(aLoan().pay('2026-01-15', 500_000), '2026-01-20')).toBe('CLOSED');
    expect(refusal(aLoan({ termMonths: 2 }).payScheduled(1, 1), '2026-03-13')).toBe('NOTHING_LEFT');
    const moved = moveOn(running(), '2026-02-20', '2026-03-25');
    const paid = (upTo: CivilDate) => {
      for (const { dueOn, amountCents } of playForward(moved.events, day('2026-02-20')).payments)
        if (dueOn < upTo) moved.pay(dueOn, amountCents);
      return moved;
    };
    expect(refusal(paid(day('2027-03-01')), '2027-02-19')).toBe('CHANGED_LATELY');
    expect(movableDueDates(moved.events, day('2027-02-20'))).toMatchObject({
      refusal: null,
      first: { dueOn: '2027-02-25' },
      made: [{ on: '2026-02-20', from: '2026-03-15', to: '2026-03-25', nextOn: '2027-02-20' }],
    });
  });

  test('of a promotion moves its end along, so that as many payments keep it', () => {
    const loan = aLoan({ product: 'PROMO_12', amountCents: cents(300_000), promoTermMonths: 12 });
    const guard = (on: string) =>
      promoGuardian(loan.events, day(on), { endsOn: day('2027-01-15'), pace: { monthlyCents: cents(0) } });
    const before = guard('2026-01-20');
    moveOn(loan, '2026-01-20', '2026-02-25');
    expect([before?.endsOn, before?.paymentsLeft, before?.neededCents]).toEqual(['2027-01-15', 12, 25_000]);
    expect(guard('2026-01-20')).toMatchObject({ endsOn: '2027-01-25', paymentsLeft: 12, neededCents: 25_000 });
    const { keepsPromo, interestCents } = playForward(loan.events, day('2026-01-20'), { monthlyCents: cents(25_000) });
    expect([keepsPromo, interestCents]).toEqual([true, 0]);
  });

  test('of a promotion leaves all of its grace, wherever the new end stands in the week', () => {
    const shorter: string[] = [];
    for (const fundedOn of Array.from({ length: 14 }, (_, at) => addDays(day('2026-01-12'), at))) {
      const { plan } = aLoan({ product: 'PROMO_12', promoTermMonths: 12, fundedOn });
      const graceOf = (end: CivilDate) => addBusinessDays(end, PROMO_GRACE_BUSINESS_DAYS);
      const agreed = plan.promo?.endsOn ?? fundedOn;
      const terms = loanTermsOf(plan, { merchantDiscountFeeCents: cents(0), promoLastPaymentOn: graceOf(agreed) });
      const events = [{ type: 'ACCEPTED', id: 'e1', sequence: 1, effectiveOn: fundedOn, terms } as const];
      const on = addDays(fundedOn, 2);
      for (const to of movableDueDates(events, on).options) {
        const { change } = dueDateChange(events, on, { to, rate: RATE });
        const promo = foldLoan([...events, { ...change, id: 'e2', sequence: 2, effectiveOn: on }], { on }).terms?.promo;
        if (!promo || promo.lastPaymentOn < graceOf(promo.endsOn)) shorter.push(`${fundedOn} to ${to}`);
      }
    }
    expect(shorter).toEqual([]);
  });

  test('keeps the interest of its days aside while a promotion keeps all of it aside', () => {
    const loan = aLoan({ promoTermMonths: 12, promoMethod: 'DEFERRED_DECLINING' });
    const { interestCents, movesPromo, paymentCents, paymentBeforeCents } = changeOn(loan, '2026-01-20', '2026-02-25');
    expect([interestCents, movesPromo]).toEqual([dailyInterest(cents(500_000), RATE, 10), true]);
    expect(paymentCents).toBe(paymentBeforeCents);
  });

  test('a payment that comes back after it is replayed, and the dates stay moved', () => {
    const loan = moveOn(running(), '2026-02-20', '2026-03-25').add('2026-02-24', { type: 'REVERSED', eventId: 'e2' });
    const state = foldLoan(loan.events, { on: day('2026-03-25') });
    expect(state.billed.map(({ dueOn }) => dueOn)).toEqual(['2026-02-15', '2026-03-25']);
    expect(() =>
      foldLoan(loan.add('2026-03-26', { type: 'REDATED', number: 3, dueOn: [], rate: RATE }).events),
    ).toThrow(expect.objectContaining({ field: 'dueOn' }));
  });
});

test('whatever the plan and the day, no payment is lost, nothing is over, and waiting never makes a pay-off cheaper', () => {
  const property = fc.property(anyPlan(), fc.nat(), fc.nat(), (plan, when, which) => {
    const loan = aLoan(plan);
    const { schedule } = loan.plan;
    const paid = when % schedule.length;
    const on = addDays(schedule[paid - 1]?.dueOn ?? loan.plan.fundedOn, 1 + (when % 5));
    const rate = ratePercent(plan.percent);
    loan.payScheduled(1, paid);
    const { options } = movableDueDates(loan.events, on);
    const to = options[which % Math.max(1, options.length)];
    if (!to) return;
    const before = playForward(loan.events, on);
    const told = dueDateChange(loan.events, on, { to, rate });
    loan.add(on, told.change);
    const after = playForward(loan.events, on);
    expect(after.payments).toHaveLength(before.payments.length);
    expect(after.paidOffOn === null).toBe(before.paidOffOn === null);
    for (const { dueOn, amountCents } of after.payments) loan.pay(dueOn, amountCents);
    const end = foldLoan(loan.events);
    const { principal, interest, creditBalance } = end.lines;
    expect({ status: end.status, principal, interest, creditBalance }).toEqual({
      status: 'PAID',
      principal: 0,
      interest: 0,
      creditBalance: 0,
    });
    let least = 0;
    for (let date = on; date <= to; date = addDays(date, 1)) {
      const { totalCents } = loanPayoff(foldLoan(loan.events.slice(0, paid + 2), { on: date }), date);
      expect(totalCents).toBeGreaterThanOrEqual(least);
      least = totalCents;
    }
  });
  // Each run plays a loan to its end four times.
  fc.assert(property, { numRuns: Math.ceil(PROPERTY_RUNS / 10) });
});
