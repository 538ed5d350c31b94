import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { M1, MB6, MB14, MB19 } from '../test-vectors/membership-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { signatureTerms } from '../test-vectors/signature-plan';
import { merchantFee } from './merchant-fee';
import { planPayments, practiceReceipts } from './plan-schedule';
import { planTotals, spreadOverMonths, treatmentRow } from './treatment-row';

const rate = ratePercent(MB14.rate);
const signature = (upfront = 0) =>
  planTotals({ treatments: signatureTerms().map(treatmentRow), discounts: [], upfrontCostCents: cents(upfront) });
const paymentsOf = (upfront: number) => planPayments(signature(upfront), cents(M1.memberFee), MB19.activated);

test('MB6 and MB19: twelve payments from the last day of a month, the first with the upfront cost', () => {
  const payments = paymentsOf(150_000);
  expect(payments.map(({ dueOn }) => dueOn)).toEqual(MB19.payments);
  const [first, second] = payments;
  expect([first?.treatmentsCents, first?.membershipFeeCents]).toEqual([MB6.dueToday - MB6.memberFee, MB6.memberFee]);
  expect(second?.treatmentsCents).toBe(42_515);
});

test('MB14: a practice that is paid in advance receives the year less its fee, on the business day after the plan begins', () => {
  const receipts = practiceReceipts(paymentsOf(0), { contract: 'UPFRONT', merchantDiscountFee: rate });
  expect(receipts).toEqual([
    { sentOn: '2027-02-01', treatmentsCents: M1.year, feeCents: MB14.yearFee, netCents: MB14.yearNet },
  ]);
});

test('MB14: a practice that is paid by the month receives each payment less its fee, and in all the same', () => {
  const receipts = practiceReceipts(paymentsOf(0), { contract: 'MONTHLY', merchantDiscountFee: rate });
  expect(receipts.map(({ feeCents }) => feeCents)).toEqual([...new Array(11).fill(MB14.monthFee), MB14.lastMonthFee]);
  // January 31 is a Sunday, and paid on itself: sent on Monday.
  expect(receipts[0]?.sentOn).toBe('2027-02-01');
  // February 28 is a Sunday: taken on Monday, sent on Tuesday.
  expect(receipts[1]?.sentOn).toBe('2027-03-02');
  expect(receipts.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(MB14.yearNet);
});

test('by both contracts a practice receives the year less the fee on it', () => {
  const total = fc.nat({ max: 3_000_000 });
  const share = fc.nat({ max: 100 });
  fc.assert(
    fc.property(total, share, fc.constantFrom('UPFRONT', 'MONTHLY'), (year, upfrontShare, contract) => {
      const upfrontCostCents = cents(Math.floor((year * upfrontShare) / 100));
      const financedCents = cents(year - upfrontCostCents);
      const totals = {
        totalTreatmentsCostCents: cents(year),
        upfrontCostCents,
        financedCents,
        ...spreadOverMonths(financedCents, 12),
      };
      const payments = planPayments(totals, cents(0), civilDate('2027-01-31'));
      const receipts = practiceReceipts(payments, { contract, merchantDiscountFee: rate });
      const net = receipts.reduce((sum, { netCents }) => sum + netCents, 0);
      expect(net).toBe(year - merchantFee(cents(year), rate));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
