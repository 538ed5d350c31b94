import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import type { AccountPath } from '../ledger/account';
import { checkLoanPrincipal, checkTrialBalance } from '../ledger/invariants';
import { type Cents, cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan, unfoldLoan } from './fold-loan';
import { loanEntry } from './loan-entry';
import type { LoanEvent } from './loan-event';
import { outstandingFees, outstandingInterest, outstandingPrincipal, unpaidBy } from './loan-state';
import { loanPayoff } from './payoff';
import { aLoan, type LoanBuilder } from './testing/a-loan';

const OWNERS = { transactionId: 't1', userId: 'u1', practiceId: 'p1' };

describe('a returned payment', () => {
  test('is replayed as if it had never been paid, and only the difference is posted', () => {
    const loan = aLoan().payScheduled(1, 1).pay('2026-03-01', 200_000).payScheduled(2, 4);
    const before = foldLoan(loan.events);
    const extra = loan.events[2]?.id ?? '';
    const after = foldLoan(loan.add('2026-06-01', { type: 'REVERSED', eventId: extra }).events);
    expect(after.lines).toEqual(foldLoan(aLoan().payScheduled(1, 4).events).lines);
    const entry = loanEntry({ kind: 'LOAN_REPLAYED', before, after }, OWNERS);
    const amounts = Object.fromEntries((entry?.postings ?? []).map((posting) => [posting.account, posting.amount]));
    // Interest that the extra payment had saved is charged again; the 2,000.00 are unapplied money again.
    expect(Object.keys(amounts)).toEqual(['asset:loan:t1:principal', 'liab:unapplied:u1', 'inc:interest']);
    expect(amounts['liab:unapplied:u1']).toBe(-200_000);
    expect(amounts['inc:interest']).toBeLessThan(0);
  });

  test('a replay that changes nothing posts nothing', () => {
    const loan = aLoan().payScheduled(1, 2);
    expect(
      loanEntry({ kind: 'LOAN_REPLAYED', before: foldLoan(loan.events), after: foldLoan(loan.events) }, OWNERS),
    ).toBeNull();
  });

  test('a payment can be taken back once', () => {
    const loan = aLoan().payScheduled(1, 1).add('2026-03-01', { type: 'REVERSED', eventId: 'e2' });
    loan.add('2026-03-02', { type: 'REVERSED', eventId: 'e2' });
    expect(() => foldLoan(loan.events)).toThrow(expect.objectContaining({ field: 'eventId', limit: 1 }));
  });
});

type Step = { readonly days: number; readonly pick: number; readonly amount: number };

/** What closes the loan, or what is late with its fees: to the cent; a cent where nothing is. */
function payExactly(loan: LoanBuilder, on: CivilDate, what: 'PAYOFF' | 'LATE'): void {
  const state = foldLoan(loan.events, { on });
  const late = unpaidBy(state, on) + outstandingFees(state);
  const amount = what === 'LATE' || state.status !== 'OPEN' ? late : loanPayoff(state, on).totalCents;
  loan.pay(on, Math.max(1, amount));
}

/** A loan's life from random steps; every event is one the product can book. */
function live(steps: readonly Step[]): LoanBuilder {
  const loan = aLoan({ amountCents: cents(300_000), promoTermMonths: 12, fee: 20_700 });
  let on = civilDate('2026-01-15');
  let reduced = 0;
  let isLost = false;
  let isHelped = false;
  const fees: string[] = [];
  const reversible: string[] = [];
  for (const { days, pick, amount } of steps) {
    on = addDays(on, days);
    const id = `e${loan.events.length + 1}`;
    if (pick < 6 || pick > 10) reversible.push(id);
    if (pick < 4) loan.pay(on, amount);
    else if (pick === 4) loan.add(on, { type: 'GOODWILL', amountCents: cents(amount % 2_000 || 1) });
    else if (pick === 5) {
      fees.push(id);
      loan.add(on, { type: 'FEE', fee: 'LATE', number: 1 + (amount % 12), amountCents: cents(500) });
    } else if (pick > 10) payExactly(loan, on, pick === 11 ? 'PAYOFF' : 'LATE');
    else if (pick === 9)
      loan.add(on, fees.length > 0 ? { type: 'WAIVER', feeEventId: fees.pop() ?? '' } : { type: 'PAUSE' });
    else if (pick === 10 && days === 25) {
      isLost = true;
      loan.add(on, { type: 'CHARGED_OFF' });
    } else if (pick === 6 && amount % 2 === 0) {
      const hardship = { type: 'HARDSHIP' as const, number: 1 + (amount % 12), months: 3, paymentCents: cents(5_400) };
      if (isHelped) loan.add(on, { type: 'HARDSHIP_ENDED', number: 1 + (amount % 12) });
      else loan.add(on, { ...hardship, dueOn: ['2029-02-15', '2029-03-15'].map((date) => civilDate(date)) });
      isHelped = true;
    } else if (pick === 6 && amount % 3 === 0) {
      const from = addDays(on, -(amount % 20));
      const duty = { type: 'ACTIVE_DUTY' as const, from, until: amount % 5 === 0 ? addDays(on, 60) : null };
      if (from > '2026-01-15') loan.add('2026-01-15', duty);
    } else if (pick === 6) loan.add(on, { type: 'INTEREST', number: 1 });
    else if (pick === 7 && reversible.length > 0) {
      loan.add(on, { type: 'REVERSED', eventId: reversible.splice(amount % reversible.length, 1)[0] ?? '' });
    } else if (pick === 8 && reduced < 4 && !isLost) {
      reduced += 1;
      loan.add(addDays(on, -(amount % 20)) < '2026-01-15' ? on : addDays(on, -(amount % 20)), {
        type: 'MODIFIED',
        reductionCents: cents(20_000),
        feeReturnedCents: cents(1_380),
        providerIsFunded: true,
      });
    }
  }
  return loan;
}

const life = fc.array(
  fc.record({ days: fc.nat({ max: 25 }), pick: fc.nat({ max: 12 }), amount: fc.integer({ min: 1, max: 60_000 }) }),
  {
    maxLength: 40,
    size: 'max',
  },
);

const withoutReversed = (events: readonly LoanEvent[]) => {
  const gone = new Set(events.flatMap((event) => (event.type === 'REVERSED' ? [event.eventId, event.id] : [])));
  return events.filter((event) => !gone.has(event.id) && !(event.type === 'WAIVER' && gone.has(event.feeEventId)));
};

describe('for any life of a loan', () => {
  test('replay equality: reversals leave what a life without the reversed events leaves', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const { events } = live(steps);
        const state = foldLoan(events);
        // What they had paid has a new due date, so later money pays what is asked for before it.
        const { lines } = foldLoan(withoutReversed(events), { moved: state.movedByReturns });
        expect(state.lines).toEqual(lines);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('gone on with from day to day, it is what all its events make of it where those days let installments fall due', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 1, max: 45 }), (steps, stride) => {
        const { events } = live(steps);
        const loan = unfoldLoan(events);
        const asked: LoanEvent[] = [...events];
        for (let days = stride; days <= 10 * stride; days += stride) {
          const on = addDays(civilDate('2026-01-15'), days);
          asked.push({ type: 'INTEREST', number: 1, id: `asked-${days}`, sequence: 1000 + days, effectiveOn: on });
          expect(loan.until(on)).toEqual(foldLoan(asked, { on }));
        }
      }),
      { numRuns: Math.min(PROPERTY_RUNS, 200) },
    );
  });

  test('posting the difference event by event keeps the books equal to the loan, at every step', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const { events } = live(steps);
        const balances = new Map<AccountPath, Cents>();
        let before: ReturnType<typeof foldLoan> | null = null;
        for (let count = 1; count <= events.length; count += 1) {
          const after = foldLoan(events.slice(0, count));
          const entry = loanEntry({ kind: 'LOAN_REPLAYED', before, after }, OWNERS);
          for (const { account, amount } of entry?.postings ?? []) {
            balances.set(account, cents((balances.get(account) ?? 0) + amount));
          }
          const outstanding = outstandingPrincipal(after);
          expect(checkTrialBalance(balances)).toEqual([]);
          expect(checkLoanPrincipal(balances, [{ transactionId: 't1', outstandingPrincipal: outstanding }])).toEqual(
            [],
          );
          expect(after.lines.interest).toBe(outstandingInterest(after));
          expect(after.lines.fee).toBe(outstandingFees(after));
          expect(Math.min(outstanding, outstandingInterest(after), -after.lines.creditBalance)).toBeGreaterThanOrEqual(
            0,
          );
          before = after;
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
