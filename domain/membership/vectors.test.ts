import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { account } from '../ledger/account';
import { providerFeeBilled } from '../ledger/membership-templates';
import { cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import {
  CANCELLATION_VECTORS,
  M1,
  MB6,
  MB7,
  MB9,
  MB10,
  MB14,
  MB16,
  MB17,
  MB19,
  MB22,
  SIGNATURE_ROWS,
} from '../test-vectors/membership-vectors';
import { signatureDelivered, signatureTerms } from '../test-vectors/signature-plan';
import { debitDay, monthsLeft, paymentDates, paymentsLeft, renewalNotices, renewsOn } from './calendar';
import { quoteCancellation, refundParts } from './cancellation';
import { deliveredCost } from './delivered-price';
import { dueToday, providerReceives } from './membership-fee';
import { merchantFee, monthlyMerchantFee } from './merchant-fee';
import { modifyPlan } from './plan-modification';
import { planTotals, slotsOf, spreadOverMonths, timesInYear, treatmentRow } from './treatment-row';

const rows = signatureTerms().map(treatmentRow);

describe('M1, the plan', () => {
  test.each(SIGNATURE_ROWS.map((row, index) => [row.name, row, rows[index]] as const))('%s', (_name, row, computed) => {
    expect(computed).toMatchObject({
      preDiscountCents: row.preDiscount,
      totalCents: row.total,
      times: row.times,
      annualCents: row.annual,
      monthlyPaymentCents: row.monthly,
    });
  });

  test('its year, its month and its month with the fee', () => {
    const totals = planTotals({ treatments: rows, discounts: [] });
    expect(totals).toMatchObject({ totalTreatmentsCostCents: M1.year, monthlyCents: M1.monthly });
    const none = { apply: false, spendableCents: ZERO_CENTS };
    expect(dueToday(totals, cents(M1.memberFee), none).paymentDueTodayCents).toBe(M1.monthlyWithFee);
  });
});

describe('cancellations', () => {
  test.each(CANCELLATION_VECTORS)('$id: $shows', (vector) => {
    const discounts = vector.discounts.map(({ issuer, amount, product }) => ({
      issuer,
      amountCents: cents(amount),
      ...(product ? { product } : {}),
    }));
    const upfrontCostCents = cents(vector.upfront);
    const totals = planTotals({ treatments: rows, discounts, upfrontCostCents });
    expect(totals.totalTreatmentsCostCents).toBe(vector.planTotal);
    expect([totals.monthlyCents, totals.monthsCents[11]]).toEqual([vector.monthly, vector.last]);
    const cost = deliveredCost({
      rows: signatureDelivered(vector.given),
      discounts,
      planTotalCents: totals.totalTreatmentsCostCents,
      basis: vector.basis,
    });
    expect(cost.deliveredCents).toBe(vector.delivered);
    const sum = (coupons: typeof cost.couponsEarned) =>
      coupons.reduce((total, { amountCents }) => total + amountCents, 0);
    expect([sum(cost.couponsEarned), sum(cost.couponsUnused)]).toEqual([vector.couponEarned, vector.couponUnused]);
    const settled = totals.monthsCents.slice(0, vector.settledPayments).reduce((total, month) => total + month, 0);
    const quote = quoteCancellation({
      deliveredCents: cost.deliveredCents,
      paid: {
        settledCents: cents(settled),
        pendingCents: ZERO_CENTS,
        creditsCents: ZERO_CENTS,
        upfrontCents: upfrontCostCents,
        membershipFeesCents: cents(vector.settledPayments * MB6.memberFee),
      },
      planTotalCents: totals.totalTreatmentsCostCents,
      paymentsRemaining: 12 - vector.settledPayments,
      installmentsMax: 12,
      today: MB17.today,
      anchor: MB17.anchor,
    });
    expect(quote).toMatchObject({
      paidCents: vector.paid,
      totalUnpaidCents: vector.unpaid,
      totalRefundCents: vector.refund,
    });
    if (vector.id === 'MB6') expect(quote.membershipFeesKeptCents).toBe(MB6.feesKept);
  });

  test('MB6: the first day asks for the upfront cost, the first month and the fee; refunds go to the newest charge first', () => {
    const totals = planTotals({ treatments: rows, discounts: [], upfrontCostCents: cents(150_000) });
    expect(totals.financedCents).toBe(MB6.financed);
    const first = dueToday(totals, cents(MB6.memberFee), { apply: false, spendableCents: ZERO_CENTS });
    expect(first.paymentDueTodayCents).toBe(MB6.dueToday);
    const charge = { kind: 'CARD', isSettled: true } as const;
    const charges = [
      { ...charge, id: 'second month', refundableCents: cents(42_515) },
      { ...charge, id: 'first day', refundableCents: cents(192_515) },
    ];
    const { parts, remainderCents } = refundParts(charges, cents(154_400));
    expect(parts.map(({ chargeId, amountCents }) => [chargeId, amountCents])).toEqual([
      ['second month', 42_515],
      ['first day', 111_885],
    ]);
    expect(remainderCents).toBe(0);
  });

  test('MB17: seven installments from today on the anchor days, with the federal box and no charge for credit', () => {
    const quote = quoteCancellation({
      deliveredCents: cents(MB17.owed),
      paid: {
        settledCents: ZERO_CENTS,
        pendingCents: ZERO_CENTS,
        creditsCents: ZERO_CENTS,
        upfrontCents: ZERO_CENTS,
        membershipFeesCents: ZERO_CENTS,
      },
      planTotalCents: cents(M1.year),
      paymentsRemaining: MB17.paymentsRemaining,
      installmentsMax: MB17.policyMax,
      today: MB17.today,
      anchor: MB17.anchor,
    });
    expect(quote.installment).toEqual({
      cancellationInstallmentCents: 5_443,
      paymentDueTodayCents: 5_443,
      paymentsCents: MB17.payments,
      dates: MB17.dates,
      totalOfPaymentsCents: MB17.owed,
      financeChargeCents: 0,
      needsDisclosure: true,
    });
  });
});

describe('changes of a plan', () => {
  const old = {
    oldTotalCents: cents(M1.year),
    oldMonthlyCents: cents(M1.monthly),
    merchantDiscountFee: ratePercent(MB7.merchantRate),
    deliveredCents: cents(MB9.delivered),
  };

  test('MB7: what is left is spread over the months left, and the fee changes by the fee on both totals', () => {
    const changed = modifyPlan({
      ...old,
      newTotalCents: cents(MB7.newTotal),
      paidCents: cents(MB7.paid),
      monthsLeft: MB7.monthsLeft,
    });
    expect([changed.after.monthlyCents, changed.monthsCents.at(-1)]).toEqual([MB7.monthly, MB7.last]);
    expect(changed).toMatchObject({
      totalChangeCents: MB7.extraGross,
      feeChangeCents: MB7.extraFee,
      practiceChangeCents: MB7.extraToPractice,
    });
  });

  test('MB9: a total below what was delivered is refused with the least amount', () => {
    const change = { ...old, paidCents: cents(MB9.paid), monthsLeft: MB9.monthsLeft };
    expect(() => modifyPlan({ ...change, newTotalCents: cents(MB9.newTotal) })).toThrow(
      expect.objectContaining({ name: 'DomainRefusal', field: 'newTotal', limit: MB9.delivered }),
    );
    expect(modifyPlan({ ...change, newTotalCents: cents(MB9.delivered) }).after.totalCents).toBe(MB9.delivered);
  });

  test('MB10: the new payment begins on the next payment day, without a reckoning by days', () => {
    const byDay = { anchor: MB10.anchor, on: MB10.acceptedOn };
    const byBills = { anchor: MB10.anchor, paymentsBilled: MB10.settledPayments };
    expect([monthsLeft(byDay), monthsLeft(byBills)]).toEqual([MB10.monthsLeft, MB10.monthsLeft]);
    expect([paymentsLeft(byDay)[0], paymentsLeft(byBills)[0]]).toEqual([MB10.firstNewPayment, MB10.firstNewPayment]);
    const changed = modifyPlan({
      ...old,
      newTotalCents: cents(MB10.newTotal),
      paidCents: cents(MB10.settledPayments * MB10.oldMonthly),
      monthsLeft: monthsLeft(byDay),
    });
    expect(changed.monthsCents).toEqual([...new Array(5).fill(MB10.monthly), MB10.last]);
  });
});

test('MB14: the merchant fee of twelve months is the fee of the year', () => {
  const rate = ratePercent(MB14.rate);
  const { monthsCents } = spreadOverMonths(cents(M1.year), 12);
  const fees = monthsCents.map((amountCents, index) =>
    monthlyMerchantFee({
      billedBeforeCents: cents(index * M1.monthly),
      planTotalCents: cents(M1.year),
      amountCents,
      rate,
    }),
  );
  expect([fees[0], fees[11]]).toEqual([MB14.monthFee, MB14.lastMonthFee]);
  expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(MB14.yearFee);
  expect(merchantFee(cents(M1.year), rate)).toBe(MB14.yearFee);
});

test('MB16: the provider’s part of the fee stands on its invoice for the months that began, and never in the funding', () => {
  const funding = { paid: 'UPFRONT', merchantDiscountFee: ratePercent(MB14.rate) } as const;
  const receives = providerReceives(cents(M1.year), { ...funding, providerFeeCents: cents(MB16.paidByProvider) });
  expect(receives.netCents).toBe(MB14.yearNet);
  const bill = providerFeeBilled({ practiceId: 'p1', amount: receives.invoicedMonthlyCents });
  const owed = bill.postings.find((posting) => posting.account === account.providerReceivable('p1'))?.amount ?? 0;
  expect(owed * MB16.months).toBe(MB16.kept);
  expect(owed * 12 - MB16.kept).toBe(MB16.neverAsked);
});

test('MB19: twelve payments from the last day of a month, two notices, and the second payment of the next year', () => {
  expect(paymentDates(MB19.activated)).toEqual(MB19.payments);
  expect(renewsOn(MB19.activated)).toBe(MB19.renewsOn);
  expect(renewalNotices(MB19.renewsOn)).toEqual(MB19.notices);
  expect(paymentDates(MB19.activated, 1)[1]).toBe(MB19.secondOfNextYear);
  expect(debitDay(civilDate('2027-02-28'))).toBe('2027-03-01');
});

test('MB22: a treatment every five months is given three times', () => {
  expect(slotsOf(MB22.interval)).toEqual(MB22.slots);
  expect(timesInYear(MB22.interval)).toBe(3);
  const row = treatmentRow({
    units: 1,
    pricePerUnitCents: cents(MB22.price),
    discount: ratePercent('0'),
    intervalMonths: MB22.interval,
  });
  expect(row.annualCents).toBe(MB22.annual);
});
