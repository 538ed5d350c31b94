import { describe, expect, test } from 'vitest';
import { type CivilDate, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { dutyChange, dutyInForce, forgivenInterest, rateCharged } from './active-duty';
import { autopayRateChange } from './autopay-rate';
import { foldLoan } from './fold-loan';
import { lateFeesDue } from './late-fee';
import { loanPayoff } from './payoff';
import { loanStanding } from './standing';
import { aLoan, type LoanBuilder } from './testing/a-loan';

const day = (text: string) => civilDate(text);
const untilEnd = day('2029-12-31');
/** Books service as the command does: from the day the loan was made. */
function serve(loan: LoanBuilder, from: string, until: string | null = null, today = from): LoanBuilder {
  const change = dutyChange(loan.events, { from: day(from), until: until === null ? null : day(until) }, day(today));
  if (!change) throw new Error('No change');
  return loan.add(loan.plan.fundedOn, change);
}
const rowsOf = (loan: LoanBuilder, on: CivilDate = untilEnd) => foldLoan(loan.events, { on }).billed;

describe('a loan that was made before military service (50 U.S.C. 3937)', () => {
  test('bears 6 % while it lasts, and each payment is lower by the interest that is forgiven', () => {
    const agreed = rowsOf(aLoan().payScheduled(1, 36));
    const loan = serve(aLoan().payScheduled(1, 2), '2026-04-01');
    for (const row of aLoan().plan.schedule.slice(2)) {
      const asked = rowsOf(loan, row.dueOn).at(-1);
      if (!asked) throw new Error('Nothing asked');
      expect(asked.interestCents).toBe(multiplyDivideHalfUp(asked.openingCents, 60_000, 12_000_000));
      const was = agreed[asked.number - 1];
      expect(asked.principalCents).toBe(was?.principalCents);
      expect(asked.interestCents).toBeLessThanOrEqual(was?.interestCents ?? 0);
      loan.pay(row.dueOn, asked.interestCents + asked.principalCents);
    }
    // As many payments as agreed pay it off.
    expect(foldLoan(loan.events).status).toBe('PAID');
    expect(loanStanding(loan.events, untilEnd).payments).toHaveLength(36);
  });

  test('forgives what was charged since the first day when it is told later: what was paid above it pays principal', () => {
    const loan = aLoan().payScheduled(1, 6);
    const before = foldLoan(loan.events, { on: day('2026-07-20') });
    serve(loan, '2026-03-15', null, '2026-07-20');
    const after = foldLoan(loan.events, { on: day('2026-07-20') });
    const forgiven = forgivenInterest(loan.events, day('2026-07-20'));
    expect(forgiven).toBeGreaterThan(15_000);
    expect(before.interestBilledCents - after.interestBilledCents).toBe(forgiven);
    expect(before.lines.principal - after.lines.principal).toBe(forgiven);
    expect(after.lines.interest).toBe(0);
    expect(Object.values(after.lines).reduce((sum, line) => sum + line, 0)).toBe(0);
  });

  test('bears the agreed rate again in the month after the last day, and not before the end is told', () => {
    const loan = serve(aLoan(), '2026-03-20');
    const rates = (on: string) => rateCharged(foldLoan(loan.events, { on: day(on) }));
    expect(rates('2026-02-20')).toBe(ratePercent('17.99'));
    expect(rates('2026-03-20')).toBe(ratePercent('6'));
    serve(loan, '2026-03-20', '2026-05-20', '2026-08-01');
    // The end was told on August 1: the month that ends on August 15 has begun.
    expect(rates('2026-08-02')).toBe(ratePercent('6'));
    expect(rates('2026-08-20')).toBe(ratePercent('17.99'));
    expect(dutyInForce(foldLoan(loan.events, { on: day('2026-08-20') }))).toBeNull();
  });

  test('costs no more than 6 % of the days when it is paid off in between', () => {
    const loan = serve(aLoan().payScheduled(1, 2), '2026-03-15');
    const state = foldLoan(loan.events, { on: day('2026-03-30') });
    const { interestCents, principalCents } = loanPayoff(state, day('2026-03-30'));
    expect(interestCents).toBe(multiplyDivideHalfUp(principalCents * 60_000, 15, 12_000_000 * 31));
  });

  test('gives back what was paid above it on a loan that is paid off', () => {
    const loan = aLoan().payScheduled(1, 3);
    const { totalCents } = loanPayoff(foldLoan(loan.events, { on: day('2026-05-01') }), day('2026-05-01'));
    loan.pay('2026-05-01', totalCents);
    serve(loan, '2026-02-20', null, '2026-06-01');
    const state = foldLoan(loan.events);
    expect(state.status).toBe('PAID');
    expect(-state.lines.creditBalance).toBe(forgivenInterest(loan.events, day('2026-06-01')));
  });

  test('keeps no more than 6 % aside in a promotion, which asks for as much as before', () => {
    const promo = { product: 'PROMO_36' as const, promoTermMonths: 12, promoMethod: 'DEFERRED_DECLINING' as const };
    const plain = rowsOf(aLoan(promo), day('2026-12-20'));
    const loan = serve(aLoan(promo), '2026-01-20');
    expect(rowsOf(loan, day('2026-12-20')).map(({ principalCents }) => principalCents)).toEqual(
      plain.map(({ principalCents }) => principalCents),
    );
    const [with6, agreed] = [loan, aLoan(promo)].map((one) => foldLoan(one.events, { on: day('2026-12-20') }));
    expect(with6?.deferredCents).toBeLessThanOrEqual(Math.ceil(((agreed?.deferredCents ?? 0) * 6) / 17.99) + 12);
    expect(with6?.deferredCents).toBeGreaterThan(0);
  });

  test('adds no late fee, because a fee is interest then', () => {
    const on = day('2026-05-20');
    const late = (loan: LoanBuilder) => lateFeesDue(foldLoan(loan.events, { on }), on);
    expect(late(aLoan().payScheduled(1, 2))).toHaveLength(1);
    expect(late(serve(aLoan().payScheduled(1, 2), '2026-03-20'))).toEqual([]);
    // Nor afterwards, for a payment that was missed in service.
    expect(late(serve(aLoan().payScheduled(1, 2), '2026-03-20', '2026-05-01'))).toEqual([]);
  });

  test('leaves autopay’s rate for afterwards, and a lower agreed rate as it is', () => {
    const on = day('2026-03-21');
    const change = (loan: LoanBuilder) =>
      autopayRateChange(loan.events, on, { agreedRate: ratePercent('17.99'), isOn: true });
    expect(change(aLoan())).not.toBeNull();
    expect(change(serve(aLoan(), '2026-03-20'))).toBeNull();
    const cheap = serve(aLoan({ percent: '4.99' }), '2026-03-20');
    expect(rowsOf(cheap)).toEqual(rowsOf(aLoan({ percent: '4.99' })));
    expect(dutyInForce(foldLoan(cheap.events, { on }))).toBeNull();
  });

  test('is not changed where it was made in service, or the same is told again', () => {
    const from = day('2026-01-15');
    expect(dutyChange(aLoan().events, { from, until: null }, day('2026-05-01'))).toBeNull();
    const served = serve(aLoan(), '2026-03-20');
    expect(dutyChange(served.events, { from: day('2026-03-20'), until: null }, day('2026-05-01'))).toBeNull();
    expect(() => foldLoan(served.add('2026-01-15', { type: 'ACTIVE_DUTY', from, until: null }).events)).toThrow(
      expect.objectContaining({ field: 'from' }),
    );
  });

  test('costs 6 % of the odd days too', () => {
    const odd = { firstDueOn: day('2026-03-01') };
    const [agreed] = rowsOf(aLoan(odd), day('2026-03-01'));
    const [served] = rowsOf(serve(aLoan(odd), '2026-01-16'), day('2026-03-01'));
    expect(served?.interestCents).toBe(multiplyDivideHalfUp(agreed?.interestCents ?? 0, 60_000, 179_900));
    expect(served?.openingCents).toBe(cents(500_000));
  });
});
