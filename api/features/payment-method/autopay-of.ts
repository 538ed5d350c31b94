import { type AutopayType, autopayCents, autopayInForce, autopayStoppedAt } from '@domain/autopay/autopay';
import type { CivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import { evenPayment } from '@domain/payment-plan/amortize';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import { dayIn, zoneOfPerson } from '../../civil-today';
import type { Db } from '../../db/database';
import { frozenPlan } from '../credit-transaction/index';
import {
  type AutopayRow,
  autopayRow,
  isUsable,
  type PaymentMethodRow,
  payingMethodOfRow,
} from './payment-method.reads';

export type Autopay = {
  /** NONE is off. */
  type: AutopayType;
  /** What each run takes; 0 when it is off. */
  cents: Cents;
  /** Undefined while the borrower has no payment method, or its bank ended it: then nothing can be taken. */
  method: PaymentMethodRow | undefined;
};

/** What autopay takes on every due date; the first payment alone is none of them, and nothing is taken without a payment method. */
export const takenEachTime = ({ type, cents: amount, method }: Autopay): Cents =>
  method && type !== 'FIRST_ONLY' && type !== 'NONE' ? amount : ZERO_CENTS;

/** How a transaction is paid by itself. */
export async function autopayOf(db: Db, transactionId: string): Promise<Autopay> {
  const row = await autopayRow(db, transactionId);
  return row ? autopayOfRow(db, row) : { type: 'NONE', cents: ZERO_CENTS, method: undefined };
}

/** The payments a month as they are now: a change of the rate moves the one, a refund of a part both. */
export function askedMonthly(row: AutopayRow, { minimumPaymentCents, promo }: PaymentPlan) {
  const { amount_cents: amount } = row;
  const now = row.asked_monthly_cents ?? row.monthly_cents;
  return {
    minimumPaymentCents: now === null ? minimumPaymentCents : cents(Number(now)),
    promoMonthlyPaymentCents: promo && evenPayment(cents(Number(amount)), promo.termMonths),
  };
}

export async function autopayOfRow(db: Db, row: AutopayRow): Promise<Autopay> {
  const type = row.selected_plan === null ? 'NONE' : autopayInForce(row);
  const amount =
    row.selected_plan === null
      ? ZERO_CENTS
      : autopayCents(type, askedMonthly(row, frozenPlan(row.selected_plan).plan), row.autopay_custom_cents);
  const method = await payingMethodOfRow(db, row);
  return { type, cents: amount, method: method && isUsable(method) ? method : undefined };
}

/** The day, where its borrower lives, on which autopay stopped by itself; null where it did not, or was set since. */
export function stoppedOn(row: AutopayRow): CivilDate | null {
  const at = autopayStoppedAt(row);
  return at === null ? null : dayIn(millisecondsOf(at), zoneOfPerson(row.borrower_state, row));
}
