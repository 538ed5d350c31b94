import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { delinquency } from './delinquency';
import { foldLoan, unfoldLoan } from './fold-loan';
import { lateFeesDue } from './late-fee';
import { mayEndLimit, ownRecordOf } from './own-record';
import { loanStanding } from './standing';
import { aLoan, type LoanBuilder } from './testing/a-loan';

/** Installments of $180.74 on the 15th; the statement of March 15 is of February 22. */
const TOLD = 18_074;
const late = ({ events }: LoanBuilder, on: CivilDate) => delinquency(foldLoan(events, { on }), on).daysPastDue;
const fees = ({ events }: LoanBuilder, on: CivilDate) => lateFeesDue(foldLoan(events, { on }), on);

/** The statement of March counted a credit of `amount`, which was taken back after it; what it asked for was paid on its day. */
function takenBack(amount: number): LoanBuilder {
  const loan = aLoan().payScheduled(1, 1);
  loan.add('2026-02-22', { type: 'GOODWILL', amountCents: cents(amount) });
  const eventId = loan.events.at(-1)?.id ?? '';
  return loan.add('2026-03-01', { type: 'REVERSED', eventId }).pay('2026-03-15', TOLD - amount);
}

describe('a difference that no statement named', () => {
  test('of less than $5 makes nothing late, costs no fee, ends no limit and is called overdue nowhere', () => {
    const loan = takenBack(499);
    for (let on = civilDate('2026-03-16'); on <= '2026-04-15'; on = addDays(on, 1)) {
      expect(late(loan, on)).toBe(0);
      expect(fees(loan, on)).toEqual([]);
      expect(loanStanding(loan.events, on)).toMatchObject({ overdueSince: null, daysLate: 0, pastDueCents: 0 });
      expect(mayEndLimit(ownRecordOf([loan.events], on))).toBe(false);
    }
    // It is still owed, and the next statement asks for it.
    expect(loanStanding(loan.events, civilDate('2026-04-15')).dueCents).toBe(TOLD + 499);
    expect(late(loan.pay('2026-04-15', TOLD + 499), addDays(civilDate('2026-04-15'), 40))).toBe(10);
  });

  test('of $5 is late like any other', () => {
    expect(late(takenBack(500), civilDate('2026-03-26'))).toBe(11);
    expect(fees(takenBack(500), civilDate('2026-03-26'))).toHaveLength(1);
  });

  test('is late after the due date of the first statement that names it, counted from there', () => {
    const loan = takenBack(499);
    expect(late(loan, civilDate('2026-04-16'))).toBe(1);
    expect(ownRecordOf([loan.events], civilDate('2026-04-20')).daysPastDue).toBe(5);
  });

  test('is none where less was paid than the statement asked for', () => {
    const short = aLoan()
      .payScheduled(1, 1)
      .pay('2026-03-15', TOLD - 300);
    expect(late(short, civilDate('2026-03-26'))).toBe(11);
    expect(fees(short, civilDate('2026-03-26'))).toHaveLength(1);
  });

  test('is the same day by day and at once', () => {
    const { events } = takenBack(300);
    const days = unfoldLoan(events);
    for (const on of ['2026-03-20', '2026-04-15', '2026-04-20'].map((day) => civilDate(day)))
      expect(days.until(on).billed).toEqual(foldLoan(events, { on }).billed);
  });
});
