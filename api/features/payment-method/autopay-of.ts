import { type AutopayType, autopayCents, autopayInForce } from '@domain/autopay/autopay';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type { Db } from '../../db/database';
import { frozenPlan } from '../credit-transaction/index';
import { type AutopayRow, autopayRow, type PaymentMethodRow, payingMethodOfRow } from './payment-method.reads';

export type Autopay = {
  /** NONE is off. */
  type: AutopayType;
  /** What each run takes; 0 when it is off. */
  cents: Cents;
  /** Undefined while the borrower has no way to pay: then nothing can be taken. */
  method: PaymentMethodRow | undefined;
};

/** How a transaction is paid by itself. */
export async function autopayOf(db: Db, transactionId: string): Promise<Autopay> {
  const row = await autopayRow(db, transactionId);
  return row ? autopayOfRow(db, row) : { type: 'NONE', cents: ZERO_CENTS, method: undefined };
}

/** The payment a month as it is now, which a change of the rate moves; a promotion's payment stays that of the plan. */
export function askedMonthly({ monthly_cents: now }: AutopayRow, plan: PaymentPlan) {
  const { minimumPaymentCents, promoMonthlyPaymentCents } = plan;
  return { minimumPaymentCents: now === null ? minimumPaymentCents : cents(Number(now)), promoMonthlyPaymentCents };
}

export async function autopayOfRow(db: Db, row: AutopayRow): Promise<Autopay> {
  const type = row.selected_plan === null ? 'NONE' : autopayInForce(row);
  const amount =
    row.selected_plan === null
      ? ZERO_CENTS
      : autopayCents(type, askedMonthly(row, frozenPlan(row.selected_plan).plan), row.autopay_custom_cents);
  return { type, cents: amount, method: await payingMethodOfRow(db, row) };
}
