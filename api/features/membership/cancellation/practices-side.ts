import type { CancellationAmounts } from '@domain/ledger/membership-templates';
import type { CancellationQuote } from '@domain/membership/cancellation';
import { cancellationSettlement } from '@domain/membership/cancellation-settlement';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import type { Db } from '../../../db/database';
import { fundedOf } from '../billing/money.reads';
import { billedOf, billsOfYear, type RunningMembership } from '../figures';
import type { BillRow } from '../membership.reads';

/** Bills of the plan year that runs; what is open of an earlier one is a debt of its own, and stays. */
export const openOfYear = (of: RunningMembership) => billsOfYear(of).filter(({ status }) => status === 'OPEN');

const openFeesOf = (bills: readonly BillRow[]): Cents =>
  cents(bills.reduce((sum, bill) => sum + Number(bill.fee_cents) - Number(bill.paid_fee_cents), 0));

/** What a cancellation moves between the member, the practice and us, and what the practice gets for it, below zero what it gives back. */
export type PracticesSide = { amounts: CancellationAmounts; grossCents: number; feeCents: number; netCents: number };

/** The practice's side of a quote: it keeps what was delivered, less its fee on that. */
export async function practicesSide(db: Db, of: RunningMembership, quote: CancellationQuote): Promise<PracticesSide> {
  const { row, plan } = of;
  const taken = await db.first(fundedOf, { membershipId: row.id, planYear: Number(row.plan_year) });
  const amounts = cancellationSettlement(quote, {
    billedCents: billedOf(of),
    openFeesCents: openFeesOf(openOfYear(of)),
    planTotalCents: cents(Number(plan.total_cents)),
    contract: plan.contract,
    merchantDiscountFee: rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'),
    feeTakenCents: cents(Number(taken?.fee_cents ?? 0)),
  });
  const grossCents = amounts.owed - amounts.openBills - amounts.unbilled - amounts.refund;
  return { amounts, grossCents, feeCents: -amounts.feeReturned, netCents: grossCents + amounts.feeReturned };
}
