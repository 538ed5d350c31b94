import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/civil-date';
import { foldLoan } from '../loan/fold-loan';
import { aLoan } from '../loan/testing/a-loan';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { correctedStatement, type LoanStatement, loanStatement } from './loan-statement';

const sum = (one: LoanStatement) =>
  one.previousCents +
  one.purchaseCents +
  one.interestCents +
  one.feesCents -
  one.paymentsCents -
  one.refundCents +
  one.otherCents;
const carried = ({ on, balanceCents }: LoanStatement) => ({ on, balanceCents });
const must = (statement: LoanStatement | null): LoanStatement => {
  if (!statement) throw new Error('No statement');
  return statement;
};

describe('the statement of a loan', () => {
  test('the first one begins with the purchase, three weeks before the first payment', () => {
    const loan = aLoan();
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    expect(first).toMatchObject({
      from: '2026-01-15',
      on: addDays(loan.due(1), -21),
      previousCents: 0,
      purchaseCents: 500_000,
      interestCents: 0,
      paymentsCents: 0,
      otherCents: 0,
      balanceCents: 500_000,
      dueOn: loan.due(1),
      minimumDueCents: 18_074,
      pastDueCents: 0,
    });
    // 36 payments of 180.74 pay 1,506.54 of interest.
    expect(first.payMore).toMatchObject({ extraCents: 2_500, monthsSaved: 5 });
    expect(first.payMore?.interestSavedCents).toBeGreaterThan(20_000);
  });

  test('the second one carries the first forward: interest of the installment that fell due, and its payment', () => {
    const loan = aLoan().payScheduled(1, 1);
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    const second = must(loanStatement(loan.events, { number: 2, earlier: carried(first) }));
    expect(second).toMatchObject({
      from: addDays(first.on, 1),
      previousCents: 500_000,
      purchaseCents: 0,
      interestCents: 7_496,
      paymentsCents: 18_074,
      otherCents: 0,
      balanceCents: 489_422,
      minimumDueCents: 18_074,
      yearInterestCents: 7_496,
    });
  });

  test('the first statement of a year also tells what the whole year before charged', () => {
    // The first payment is due on February 15, 2026, so statement 12 is made on December 25 and 13 on January 25.
    const loan = aLoan().payScheduled(1, 11);
    const december = must(loanStatement(loan.events, { number: 12, earlier: null }));
    const january = must(loanStatement(loan.events, { number: 13, earlier: carried(december) }));
    const february = must(loanStatement(loan.events, { number: 14, earlier: carried(january) }));
    expect([december.on, january.on]).toEqual(['2026-12-25', '2027-01-25']);
    const due = foldLoan(loan.events, { on: january.on }).billed.filter(({ dueOn }) => dueOn < '2027-01-01');
    const chargedCents = due.reduce((total, row) => total + row.interestCents, 0);
    expect(due).toHaveLength(11);
    expect(january.yearBefore).toEqual({ year: '2026', interestCents: chargedCents, feesCents: 0 });
    expect(february.yearBefore).toBeNull();
  });

  test('a missed payment and its fee stand in what is to be paid', () => {
    const loan = aLoan();
    loan.add(addDays(loan.due(1), 11), { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(904) });
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    const third = must(loanStatement(loan.events, { number: 3, earlier: carried(first) }));
    expect(third).toMatchObject({ feesCents: 904, pastDueCents: 18_074 * 2, minimumDueCents: 18_074 * 3 + 904 });
  });

  test('a payment that came back after it was on a statement stands among the other changes', () => {
    const loan = aLoan().payScheduled(1, 1);
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    const second = must(loanStatement(loan.events, { number: 2, earlier: carried(first) }));
    loan.add(addDays(second.on, 3), { type: 'REVERSED', eventId: 'e2' });
    const third = must(loanStatement(loan.events, { number: 3, earlier: carried(second) }));
    expect(third.previousCents).toBe(489_422);
    expect(third.otherCents).toBe(18_074);
    expect(sum(third)).toBe(third.balanceCents);
  });

  test('there is none once the installment is paid, the loan is closed, or beyond the schedule', () => {
    const ahead = aLoan();
    ahead.pay(addDays(ahead.due(1), -30), 500_000);
    expect(loanStatement(ahead.events, { number: 2, earlier: null })).toBeNull();
    expect(loanStatement(aLoan().events, { number: 37, earlier: null })).toBeNull();
    expect(loanStatement(aLoan().events, { number: 0, earlier: null })).toBeNull();
  });

  test('a promotion has its own line in place of paying more', () => {
    const loan = aLoan({ promoTermMonths: 12 });
    expect(must(loanStatement(loan.events, { number: 1, earlier: null })).payMore).toBeNull();
  });

  test('whatever is paid, missed, charged and returned, each statement adds up and carries the one before', () => {
    const acts = fc.array(
      fc.record({
        what: fc.constantFrom('pay' as const, 'skip' as const, 'pay and return' as const, 'fee' as const),
        amount: fc.integer({ min: 100, max: 90_000 }),
        late: fc.integer({ min: -10, max: 25 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(acts, (given) => {
        const loan = aLoan();
        for (const [index, { what, amount, late }] of given.entries()) {
          const day = addDays(loan.due(index + 1), late);
          if (what === 'fee')
            loan.add(day, { type: 'FEE', fee: 'LATE', number: index + 1, amountCents: cents(amount) });
          if (what === 'pay' || what === 'pay and return') loan.pay(day, amount);
          if (what === 'pay and return')
            loan.add(addDays(day, 4), { type: 'REVERSED', eventId: `e${loan.events.length}` });
        }
        let earlier: LoanStatement | null = null;
        for (let number = 1; number <= given.length + 1; number += 1) {
          const one: LoanStatement | null = loanStatement(loan.events, {
            number,
            earlier: earlier && carried(earlier),
          });
          if (!one) continue;
          expect(sum(one)).toBe(one.balanceCents);
          expect(one.previousCents).toBe(earlier?.balanceCents ?? 0);
          expect(one.minimumDueCents).toBeLessThanOrEqual(one.balanceCents + 20_000);
          expect(one.pastDueCents).toBeLessThan(Math.max(1, one.minimumDueCents));
          earlier = one;
        }
      }),
      { numRuns: Math.min(PROPERTY_RUNS, 200) },
    );
  });
});

describe('a refund of a part', () => {
  const refund = {
    type: 'MODIFIED',
    reductionCents: cents(150_000),
    feeReturnedCents: cents(0),
    providerIsFunded: true,
  } as const;

  test('stands on the next statement as its own line, with the purchase before and after it', () => {
    const loan = aLoan().payScheduled(1, 3);
    const third = must(loanStatement(loan.events, { number: 3, earlier: null }));
    loan.add(addDays(loan.due(3), 1), refund);
    const fourth = must(loanStatement(loan.events, { number: 4, earlier: carried(third) }));
    // Balance after three payments, of domain.md §2.7: 4,677.87; 1,500 less is 3,177.87.
    expect(fourth).toMatchObject({
      refundCents: 150_000,
      purchaseLeftCents: 350_000,
      otherCents: 0,
      balanceCents: 317_787,
      minimumDueCents: 18_074,
    });
    expect(sum(fourth)).toBe(317_787);
    const fifth = must(loanStatement(loan.payScheduled(4, 4).events, { number: 5, earlier: carried(fourth) }));
    expect(fifth.refundCents).toBe(0);
  });

  test('after a statement corrects it: what was said, the refund, what is owed and asked now', () => {
    const loan = aLoan().payScheduled(1, 3);
    const third = must(loanStatement(loan.events, { number: 3, earlier: null }));
    const fourth = must(loanStatement(loan.events, { number: 4, earlier: carried(third) }));
    const before = [...loan.events];
    const on = addDays(fourth.on, 5);
    loan.add(on, refund);
    const sent = { ...carried(fourth), number: 4 };
    const made = correctedStatement({ before, after: loan.events }, { sent, on });
    expect(made?.corrected).toEqual({ on: fourth.on, dueOn: loan.due(4), minimumDueCents: 18_074 });
    expect(made?.statement).toMatchObject({
      from: addDays(fourth.on, 1),
      on,
      previousCents: 467_787,
      refundCents: 150_000,
      interestCents: 0,
      otherCents: 0,
      balanceCents: 317_787,
      minimumDueCents: 18_074,
      isClosed: false,
    });
    // The next one carries the corrected one on, and does not tell the refund again.
    loan.payScheduled(4, 4);
    const fifth = must(loanStatement(loan.events, { number: 5, earlier: { on, balanceCents: cents(317_787) } }));
    expect(fifth).toMatchObject({ previousCents: 317_787, refundCents: 0, paymentsCents: 18_074 });
    expect(sum(fifth)).toBe(fifth.balanceCents);
  });

  test('after a payment was made early tells its interest as interest, once, and nothing as a correction', () => {
    const loan = aLoan().payScheduled(1, 3);
    const third = must(loanStatement(loan.events, { number: 3, earlier: null }));
    const fourth = must(loanStatement(loan.events, { number: 4, earlier: carried(third) }));
    loan.pay(addDays(fourth.on, 3), 18_074);
    const before = [...loan.events];
    const on = addDays(fourth.on, 5);
    loan.add(on, refund);
    const made = correctedStatement({ before, after: loan.events }, { sent: { ...carried(fourth), number: 4 }, on });
    const corrected = made?.statement ?? expect.fail();
    expect(corrected).toMatchObject({ paymentsCents: 18_074, refundCents: 150_000, otherCents: 0, minimumDueCents: 0 });
    // One twelfth of 17.99 % of 3,177.87, less that of what the refund freed for the days that were left.
    expect(corrected.interestCents).toBeGreaterThan(4_700);
    expect(corrected.interestCents).toBeLessThanOrEqual(4_764);
    expect(corrected.yearInterestCents - third.yearInterestCents).toBeGreaterThanOrEqual(corrected.interestCents);
    expect(corrected.balanceCents).toBe(467_787 - 18_074 - 150_000 + corrected.interestCents);
    const fifth = must(
      loanStatement(loan.events, { number: 5, earlier: { on, balanceCents: corrected.balanceCents } }),
    );
    expect(fifth).toMatchObject({ interestCents: 0, otherCents: 0, balanceCents: corrected.balanceCents });
  });

  test('that makes the loan the lower one from its first day asks for the lower payment', () => {
    const loan = aLoan();
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    const before = [...loan.events];
    loan.add('2026-01-15', { ...refund, installmentCents: cents(12_652) });
    const made = correctedStatement(
      { before, after: loan.events },
      { sent: { ...carried(first), number: 1 }, on: addDays(first.on, 2) },
    );
    expect(made?.corrected.minimumDueCents).toBe(18_074);
    expect(made?.statement).toMatchObject({ refundCents: 150_000, balanceCents: 350_000, minimumDueCents: 12_652 });
  });

  test('after the payment was due corrects nothing; the next statement tells it', () => {
    const loan = aLoan();
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    const before = [...loan.events];
    const on = addDays(loan.due(1), 1);
    loan.add(on, refund);
    expect(
      correctedStatement({ before, after: loan.events }, { sent: { ...carried(first), number: 1 }, on }),
    ).toBeNull();
  });

  test('of all of it corrects no statement whose day is past and that was paid', () => {
    const loan = aLoan();
    const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
    loan.payScheduled(1, 1);
    const before = [...loan.events];
    const on = addDays(loan.due(1), 3);
    loan.add(on, { type: 'REFUNDED', feeReturnedCents: cents(0), providerIsFunded: true });
    const sent = { ...carried(first), number: 1 };
    expect(correctedStatement({ before, after: loan.events }, { sent, on })).toBeNull();
  });

  test('of all of it says that nothing is left, also after the payment was due', () => {
    for (const days of [3, 25]) {
      const loan = aLoan();
      loan.pay('2026-01-20', 20_000);
      const first = must(loanStatement(loan.events, { number: 1, earlier: null }));
      const before = [...loan.events];
      const on = addDays(first.on, days);
      loan.add(on, { type: 'REFUNDED', feeReturnedCents: cents(0), providerIsFunded: true });
      const made = correctedStatement({ before, after: loan.events }, { sent: { ...carried(first), number: 1 }, on });
      expect(made?.statement).toMatchObject({
        previousCents: 480_000,
        refundCents: 500_000,
        balanceCents: 0,
        minimumDueCents: 0,
        pastDueCents: 0,
        isClosed: true,
        payMore: null,
      });
      expect(made && sum(made.statement)).toBe(0);
    }
  });
});
