import { civilDate } from '@domain/calendar/civil-date';
import { paymentGroups } from '@domain/disclosure/federal-box';
import { cents } from '@domain/money/cents';
import { ratePercent } from '@domain/money/rate';
import { quotePlan } from '@domain/payment-plan/quote-plan';
import { describe, expect, test } from 'vitest';
import { aPlan } from '../test/builders';
import { scheduleOf } from './plan-schedule';

/** A plan as the server discloses it. */
function disclosed(fundedOn: string, termMonths: number) {
  const quoted = quotePlan({
    product: 'X',
    amountCents: cents(420_000),
    rate: ratePercent('19.99'),
    termMonths,
    fundedOn: civilDate(fundedOn),
  });
  const schedule = paymentGroups(quoted.schedule).map(({ count, amountCents, firstDueOn }) => ({
    count,
    amount: amountCents / 100,
    dueFrom: firstDueOn,
  }));
  const none = { promoTerm: null, promoMethod: null, promoEndDate: null, promoMonthlyPayment: null };
  const plan = aPlan({ ...none, fixedTerm: termMonths, firstPaymentDate: quoted.firstDueOn });
  return { plan: { ...plan, box: { ...plan.box, schedule } }, quoted };
}

describe('every payment of a plan', () => {
  test('ends at nothing and adds up to what was disclosed', () => {
    const rows = scheduleOf(aPlan()) ?? [];
    expect(rows).toHaveLength(36);
    expect(rows.at(-1)).toMatchObject({ dueOn: '2029-03-16', paymentCents: 15_581, balanceCents: 0 });
    expect(rows.reduce((sum, { interestCents }) => sum + interestCents, 0)).toBe(141_826);
  });

  test.each(['2026-01-31', '2026-01-30', '2026-03-31', '2026-05-16', '2024-02-29'])(
    'of a loan funded on %s has the due dates of the server',
    (fundedOn) => {
      const { plan, quoted } = disclosed(fundedOn, 36);
      expect(scheduleOf(plan)?.map(({ dueOn }) => dueOn)).toEqual(quoted.schedule.map(({ dueOn }) => dueOn));
    },
  );

  test('is not shown when it differs from the disclosure by a cent', () => {
    const { plan } = disclosed('2026-05-16', 12);
    const [first, ...rest] = plan.box.schedule;
    const other = {
      ...plan,
      box: { ...plan.box, schedule: [{ ...first, amount: (first?.amount ?? 0) + 0.01 }, ...rest] },
    };
    expect(scheduleOf(other as typeof plan)).toBeNull();
  });
});
