import { type AutopayType, autopayCents, autopayTypeOf } from '@domain/autopay/autopay';
import { type Cents, ZERO_CENTS } from '@domain/money/cents';
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

export async function autopayOfRow(db: Db, row: AutopayRow): Promise<Autopay> {
  const type = row.selected_plan === null ? 'NONE' : autopayTypeOf(row.autopay_type);
  const amount =
    row.selected_plan === null
      ? ZERO_CENTS
      : autopayCents(type, frozenPlan(row.selected_plan).plan, row.autopay_custom_cents);
  return { type, cents: amount, method: await payingMethodOfRow(db, row) };
}
