import { addDays, type CivilDate, earlierOf } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { type AtPractice, practiceDayOf } from '../../../civil-today';
import { changeMembership, type MembershipRow, type Telling } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { tellOfDebits } from '../billing/debits-ahead';
import { openBillsOf, underWayOf } from '../billing/money.reads';
import { openOn } from '../billing/open-bill';
import { cancelMemberPayment } from '../billing/pay';
import { requestNote } from '../request-note';
import { tellOfEndedAutopay } from './tell-of-ended-autopay';

/** How and when a member asked staff for it. */
export type AutopayRequest = { readonly channel: string; readonly on: CivilDate };
type Why = {
  readonly request: AutopayRequest | null /** Of the payment that stopped it. */;
  readonly returnedCents?: number;
  readonly today: CivilDate;
};

/** Nothing is taken by itself anymore: what waits is canceled, what was announced is taken back, and the member has it in writing. */
export async function turnOff(
  context: Booking & Telling,
  row: MembershipRow,
  { request, returnedCents, today }: Why,
): Promise<MembershipRow> {
  const { tx, now } = context;
  const underWay = await tx.all(underWayOf, { membershipId: row.id });
  for (const payment of underWay) if (payment.status === 'SCHEDULED') await cancelMemberPayment(context, payment);
  const isStopped = returnedCents !== undefined;
  const changed = await changeMembership(context, row, {
    set: {
      pays_by_hand: 1,
      method_id: null,
      autopay_stopped_at: isStopped ? now : null,
      look_on: earlierOf(row.look_on, addDays(today, 1)),
    },
    told: {
      action: isStopped ? 'AUTOPAY_STOPPED' : 'AUTOPAY_ENDED',
      note: request && requestNote(request),
      ...(request && { detail: { channel: request.channel, requestedOn: request.on } }),
    },
  });
  const processingCents = underWay
    .filter(({ status }) => status !== 'SCHEDULED')
    .reduce((sum, { amount_cents: amount }) => sum + Number(amount), 0);
  await tellOfEndedAutopay(context, changed, {
    request,
    ...(isStopped && { returnedCents }),
    processingCents,
    pastDueCents: openOn(await tx.all(openBillsOf, { membershipId: row.id }), today),
  });
  await tellOfDebits(context, changed, today);
  return changed;
}

/** The practice's day on which automatic payment stopped by itself; null while it is on, or where its member ended it. */
export const autopayStoppedOn = (
  { pays_by_hand: isByHand, autopay_stopped_at: at }: Pick<MembershipRow, 'pays_by_hand' | 'autopay_stopped_at'>,
  practice: AtPractice,
): CivilDate | null => (isByHand === 1 && at !== null ? practiceDayOf(millisecondsOf(at), practice) : null);
