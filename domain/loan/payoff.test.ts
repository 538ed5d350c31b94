import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, daysBetween } from '../calendar/civil-date';
import { totalOf } from '../payment-plan/amortize';
import { modifyPlan } from '../payment-plan/modify-plan';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan } from './fold-loan';
import { outstandingPrincipal } from './loan-state';
import { loanPayoff } from './payoff';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { ALL_KINDS, anyPlan, DEFERRED_KINDS } from './testing/any-plan';

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const pick = (part: number, count: number) => Math.floor(part * count);
const CLOSED = { principal: 0, interest: 0, fee: 0, creditBalance: 0 };

describe('the principal paid before the first statement', () => {
  test('leaves nine days of interest owed on $5,000: 21.76, and paying that closes the loan', () => {
    const loan = aLoan().pay('2026-01-24', 500_000);
    const on = civilDate('2026-01-24');
    const state = foldLoan(loan.events, { on });
    expect([state.status, outstandingPrincipal(state)]).toEqual(['OPEN', 0]);
    expect(loanPayoff(state, on)).toMatchObject({ interestCents: 2_176, totalCents: 2_176, perDiemCents: 0 });
    const closed = foldLoan(loan.pay('2026-02-01', 2_176).events);
    expect(closed.status).toBe('PAID');
    expect(closed.lines).toMatchObject({ ...CLOSED, interestIncome: -2_176 });
  });

  test('is asked for on the next due date when nobody pays it', () => {
    const state = foldLoan(aLoan().pay('2026-01-24', 500_000).events, { on: civilDate('2026-02-15') });
    expect(state.billed.map((row) => [row.dueOn, row.interestCents, row.principalCents])).toEqual([
      ['2026-02-15', 2_176, 0],
    ]);
  });

  test('a part of it keeps the days of that part', () => {
    const state = foldLoan(aLoan().pay('2026-01-24', 400_000).events, { on: civilDate('2026-02-15') });
    expect(state.billed[0]?.interestCents).toBe(Math.round((400_000 * 0.1799 * 9) / 12 / 31) + 1_499);
  });
});

describe('for any plan', () => {
  test('on a due date the pay-off is what the schedule still asks for as principal, and the interest of that row', () => {
    fc.assert(
      fc.property(anyPlan(['FIXED', ...DEFERRED_KINDS]), share, (terms, part) => {
        const loan = aLoan(terms);
        const made = pick(part, loan.plan.schedule.length);
        const row = loan.plan.schedule[made];
        const on = row?.dueOn ?? loan.plan.fundedOn;
        const owed = (row?.balanceCents ?? 0) + (row?.paymentCents ?? 0);
        expect(loanPayoff(foldLoan(loan.payScheduled(1, made).events, { on }), on).totalCents).toBe(owed);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('paying the pay-off on any day closes the loan, leaves 0, and took all interest or cancelled all of it', () => {
    const days = fc.array(fc.record({ days: fc.nat({ max: 40 }), part: share }), { maxLength: 6 });
    fc.assert(
      fc.property(anyPlan(), days, fc.nat({ max: 60 }), (terms, payments, wait) => {
        const loan = aLoan(terms);
        let on = loan.plan.fundedOn;
        for (const payment of payments) {
          on = addDays(on, payment.days);
          loan.pay(on, 1 + pick(payment.part, loan.plan.amountCents / 4));
        }
        on = addDays(on, wait);
        const before = foldLoan(loan.events, { on });
        if (before.status === 'PAID') return;
        const { totalCents, promoPayoffCents } = loanPayoff(before, on);
        const state = foldLoan(loan.pay(on, totalCents).events);
        expect(state.status).toBe('PAID');
        expect(state.lines).toMatchObject(CLOSED);
        const charged = 0 - state.lines.interestIncome - state.lines.promoWaived;
        if (promoPayoffCents !== null) expect(charged).toBe(0);
        else
          expect(charged).toBe(
            totalCents - before.lines.principal - before.lines.interestIncome - before.lines.interest,
          );
        expect(totalCents === 0 || foldLoan(shortByOne(loan)).status === 'OPEN').toBe(true);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('paying a part early and the rest later costs the interest of the days of each part', () => {
    const amounts = fc.record({ part: share, first: fc.nat({ max: 9 }), second: fc.nat({ max: 9 }) });
    fc.assert(
      fc.property(anyPlan(['FIXED']), amounts, (drawn, { part, first, second }) => {
        const { firstDueOn: _, ...terms } = drawn;
        const loan = aLoan({ ...terms, dayCount: '30/360' });
        const { fundedOn, firstDueOn, amountCents, rate } = loan.plan;
        const early = 1 + pick(part, amountCents - 1);
        const lastOn = addDays(firstDueOn, -22);
        const [one, other] = [first, first + second].map((days) => addDays(fundedOn, days));
        if (!one || !other || other > lastOn) return;
        loan.pay(one, early);
        const interest = loanPayoff(foldLoan(loan.events, { on: other }), other).interestCents;
        const period = daysBetween(fundedOn, firstDueOn);
        const dollarDays = early * first + (amountCents - early) * (first + second);
        const exact = (dollarDays * rate) / 12 / 1_000_000 / period;
        expect(Math.abs(interest - exact)).toBeLessThanOrEqual(1.01);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a promotion with deferred interest that is paid a day late is charged it, whatever was paid before', () => {
    fc.assert(
      fc.property(anyPlan(DEFERRED_KINDS), share, (terms, part) => {
        const loan = aLoan(terms);
        const { promo, amountCents, schedule } = loan.plan;
        if (!promo || promo.interestAtStakeCents === 0) return;
        const made = Math.min(schedule.length, pick(part, promo.termMonths + 1));
        loan.payScheduled(1, made);
        const late = addDays(promo.endsOn, 1);
        const left = amountCents - totalOf(schedule.slice(0, made), 'paymentCents');
        if (left <= 0) return;
        const state = foldLoan(loan.pay(late, left).events, { on: late });
        const kept = foldLoan(loan.events.slice(0, -1), { on: promo.endsOn }).deferredCents;
        expect(kept).toBeGreaterThanOrEqual(promo.interestAtStakeCents);
        expect([state.status, state.deferredIsCapitalised]).toEqual(['OPEN', true]);
        expect(-state.lines.interestIncome).toBeGreaterThanOrEqual(kept);
        expect(loanPayoff(state, late).totalCents).toBeGreaterThanOrEqual(kept);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('the loan asks for the payments that were disclosed, and paying them charges the finance charge', () => {
    fc.assert(
      fc.property(anyPlan(), (terms) => {
        const loan = aLoan(terms);
        const { schedule, financeChargeCents, promo } = loan.plan;
        const state = foldLoan(loan.payScheduled(1, schedule.length).events);
        expect(state.status).toBe('PAID');
        expect(state.lines.creditBalance).toBe(0);
        expect(0 - state.lines.interestIncome - state.lines.promoWaived).toBe(financeChargeCents);
        if (promo?.method !== 'REBATE' || financeChargeCents > 0) {
          expect(state.billed.map((row) => row.interestCents + row.principalCents)).toEqual(
            schedule.map((row) => row.paymentCents),
          );
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a refund that was quoted is what the loan does: paying the new schedule ends it with nothing over', () => {
    const choices = fc.constantFrom('KEEP_INSTALLMENT' as const, 'REAMORTISE' as const);
    fc.assert(
      fc.property(anyPlan(ALL_KINDS), share, share, choices, (terms, part, kept, choice) => {
        const loan = aLoan(terms);
        const { plan } = loan;
        const made = pick(part, plan.schedule.length);
        const requestedOn = made === 0 ? addDays(plan.fundedOn, 15) : addDays(loan.due(made), 1);
        if (requestedOn >= loan.due(made + 1)) return;
        const newAmountCents = (1 + pick(kept, plan.amountCents - 1)) as typeof plan.amountCents;
        const effect = modifyPlan({
          terms: termsOf(loan),
          paymentsMade: made,
          newAmountCents,
          requestedOn,
          minModifyAmountCents: 0 as typeof plan.amountCents,
          choice,
        });
        const [first] = effect.schedule;
        const odd =
          made === 0 ? first && Math.round((plan.oddInterestCents * effect.balanceAfterCents) / plan.amountCents) : 0;
        loan.payScheduled(1, made).add(requestedOn, {
          type: 'MODIFIED',
          reductionCents: effect.refundCents,
          feeReturnedCents: 0 as typeof plan.amountCents,
          providerIsFunded: true,
          ...(choice === 'REAMORTISE' && first
            ? {
                installmentCents: (first.paymentCents -
                  (first.interestCents === 0 ? 0 : (odd ?? 0))) as typeof plan.amountCents,
              }
            : {}),
        });
        expect(0 - foldLoan(loan.events).lines.creditBalance).toBe(effect.returnedToPayerCents);
        for (const row of effect.schedule) loan.pay(row.dueOn, row.paymentCents);
        const state = foldLoan(loan.events);
        expect(state.status).toBe('PAID');
        expect(0 - state.lines.creditBalance).toBe(effect.returnedToPayerCents);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

/** The same events with a last payment that is one cent lower. */
function shortByOne({ events }: LoanBuilder) {
  const last = events.at(-1);
  if (last?.type !== 'PAYMENT') throw new Error('The last event is no payment.');
  const lower = { ...last, amountCents: (last.amountCents - 1) as typeof last.amountCents };
  return last.amountCents === 1 ? events.slice(0, -1) : [...events.slice(0, -1), lower];
}

function termsOf({ plan }: LoanBuilder) {
  const { product, amountCents, rate, fixedTermMonths, promo, fundedOn, firstDueOn, dayCount, oddInterestCents } = plan;
  return {
    product,
    amountCents,
    rate,
    termMonths: fixedTermMonths,
    ...(promo ? { promoTermMonths: promo.termMonths, promoMethod: promo.method } : {}),
    fundedOn,
    firstDueOn,
    dayCount,
    oddFirstPeriod: oddInterestCents > 0 ? ('ADD' as const) : ('WAIVE' as const),
  };
}
