import type { CivilDate } from '@domain/calendar/civil-date';
import { RETURNS_BEFORE_STOP, returnsInARow } from '@domain/payment/returns-in-a-row';
import type { MembershipRow, Telling } from '../../member-record/index';
import { turnOff } from '../by-hand/turn-off';
import { type MemberPaymentRow, paymentsOf } from '../membership.reads';
import type { Booking } from './books';
import { isByHand } from './tries';

/**
 * Automatic payment stops by itself when the third payment in a row has come back, as autopay of a loan does. What came back before it
 * stopped the last time counts no more.
 * @param of.goesOn the payment would be tried again.
 * @returns the membership as it is now; null where it goes on.
 */
export async function stopAfterReturns(
  context: Booking & Telling,
  row: MembershipRow,
  { payment, goesOn, today }: { payment: MemberPaymentRow; goesOn: boolean; today: CivilDate },
): Promise<MembershipRow | null> {
  if (row.pays_by_hand === 1 || row.method_id === null || isByHand(payment)) return null;
  if (row.status !== 'ACTIVE' && row.status !== 'CANCELLATION_INSTALLMENT') return null;
  const all = await context.tx.all(paymentsOf, { membershipId: row.id });
  const since = row.autopay_stopped_at ?? '';
  const tries = all
    .filter((one) => !isByHand(one) && one.kind !== 'CREDITS' && one.created_at > since)
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
  if (returnsInARow(tries, { goesOn }) < RETURNS_BEFORE_STOP) return null;
  return turnOff(context, row, { request: null, returnedCents: Number(payment.amount_cents), today });
}
