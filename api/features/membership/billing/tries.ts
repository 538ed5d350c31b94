import { endsMethod } from '@domain/payment/retry';
import type { Db } from '../../../db/database';
import type { PaymentMethodRow } from '../../payment-method/index';
import type { BillRow, MemberPaymentRow } from '../membership.reads';
import { paymentsOnBill } from './money.reads';

/** What its member paid by hand, once: it is never tried again by itself, and says nothing of what is taken by itself. */
export const HAND_KEY = 'hand:';
export const isByHand = ({ natural_key: key }: Pick<MemberPaymentRow, 'natural_key'>): boolean =>
  key.startsWith(HAND_KEY);

const UNDER_WAY: readonly string[] = ['SCHEDULED', 'SUBMITTED', 'UNKNOWN', 'PENDING'];
const FAILED: readonly string[] = ['RETURNED', 'DECLINED'];

/** The key of a payment that is made for one bill; a further one, by another card or account, has its number after it. */
export const keyOfBill = (billId: string, all: readonly MemberPaymentRow[]): string => {
  const known = all.filter((payment) => isMadeFor(payment, billId)).length;
  return known === 0 ? `pay:${billId}` : `pay:${billId}:${known + 1}`;
};

const isMadeFor = ({ natural_key: key }: MemberPaymentRow, billId: string): boolean =>
  key === `pay:${billId}` || key.startsWith(`pay:${billId}:`);

/**
 * Every time that a bill was to be taken, by whichever card or account: payments made for it and what followed them, and payments of
 * several bills, as those of a first day or by hand, that counted on it.
 * @param all payments of its membership.
 */
export async function triesOf(
  db: Db,
  bill: Pick<BillRow, 'id'>,
  all: readonly MemberPaymentRow[],
): Promise<MemberPaymentRow[]> {
  const firstOf = ({ series_id: id }: MemberPaymentRow) => all.find((one) => one.id === id);
  const counted = new Set((await db.all(paymentsOnBill, { billId: bill.id })).map((part) => part.payment_id));
  const isOfSeveral = (payment: MemberPaymentRow) => !firstOf(payment)?.natural_key.startsWith('pay:');
  const shared = new Set(all.filter((one) => counted.has(one.id) && isOfSeveral(one)).map((one) => one.series_id));
  return all.filter((payment) => {
    const first = firstOf(payment);
    const isOfBill = shared.has(payment.series_id) || (first !== undefined && isMadeFor(first, bill.id));
    return isOfBill && payment.status !== 'CANCELLED';
  });
}

/**
 * Whether a bill may be taken from a card or account by itself: nothing is under way for it, and it has not failed with that one, unless
 * that paid something since, or its owner opened it anew after its bank had ended it.
 */
export function mayTake(
  tries: readonly MemberPaymentRow[],
  { id: methodId }: Pick<PaymentMethodRow, 'id'>,
  all: readonly MemberPaymentRow[],
): boolean {
  if (tries.some(({ status }) => UNDER_WAY.includes(status))) return false;
  const failed = tries
    .filter((one) => one.method_id === methodId && FAILED.includes(one.status) && !isByHand(one))
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))[0];
  if (!failed || endsMethod(failed.return_code ?? '')) return true;
  return all.some(
    (one) => one.method_id === methodId && one.status === 'SETTLED' && one.created_at > failed.created_at,
  );
}
