import type { CivilDate } from '@domain/calendar/civil-date';
import { creditsReturned } from '@domain/ledger/membership-templates';
import { maxWithdrawal } from '@domain/membership/global-credits';
import { type Cents, cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import { type MembershipRow, tellHistory } from '../../member-record/index';
import { type Booking, postFor } from '../billing/books';
import { type RefundRow, refundsOf, usesOf } from '../billing/money.reads';
import { insertUse, moveLot, moveRefund } from '../billing/money.writes';
import { tellOfStoppedWithdrawal } from '../billing/tell-member';
import { creditLots } from '../figures';
import { lotsOf } from '../membership.reads';

/** Which refund pays out what of which lot. */
export const withdrawnKey = ({ refundId, lotId }: { refundId: string; lotId: string }): string =>
  `withdrawn:${refundId}:${lotId}`;

/**
 * Credits that wait to be paid out stay here where a debit that they came from has come back, and nothing else bears it: the newest
 * withdrawal first, whole, as its member asked for it whole.
 * @param neededCents what of the bought credits is to be taken back.
 */
export async function stopWithdrawals(
  context: Booking,
  row: MembershipRow,
  { neededCents, on }: { neededCents: Cents; on: CivilDate },
): Promise<void> {
  const waiting = (await context.tx.all(refundsOf, { membershipId: row.id }))
    .filter(({ payment_id: paymentId, status }) => paymentId === null && status === 'SCHEDULED')
    .toReversed();
  let stopped = 0;
  for (const refund of waiting) {
    if (await isEnough(context, row, neededCents)) break;
    await returnToLots(context, row, { refund, on });
    stopped += Number(refund.amount_cents);
  }
  if (stopped === 0) return;
  await tellOfStoppedWithdrawal(context, row, {
    amountCents: stopped,
    leftCents: Math.max(0, maxWithdrawal(creditLots(await lotsNow(context, row))) - neededCents),
  });
}

const lotsNow = ({ tx }: Booking, { id }: MembershipRow) => tx.all(lotsOf, { membershipId: id });

const isEnough = async (context: Booking, row: MembershipRow, neededCents: Cents) =>
  maxWithdrawal(creditLots(await lotsNow(context, row))) >= neededCents;

async function returnToLots(
  context: Booking,
  row: MembershipRow,
  { refund, on }: { refund: RefundRow; on: CivilDate },
): Promise<void> {
  const { tx, deps, now } = context;
  await changeOne(tx, moveRefund, { ...refund, status: 'CANCELLED' });
  const uses = await tx.all(usesOf, { membershipId: row.id });
  for (const lot of await lotsNow(context, row)) {
    const key = withdrawnKey({ refundId: refund.id, lotId: lot.id });
    const taken = uses.find(({ natural_key: naturalKey }) => naturalKey === key);
    if (!taken) continue;
    const remaining = Number(lot.remaining_cents) + Number(taken.amount_cents);
    await changeOne(tx, moveLot, { id: lot.id, remaining_cents: remaining, version: lot.version });
    await tx.run(insertUse, {
      id: deps.newId(),
      lot_id: lot.id,
      kind: 'RETURNED',
      natural_key: `returned:${key}`,
      amount_cents: taken.amount_cents,
      bill_id: null,
      used_on: on,
      created_at: now,
    });
  }
  const amount = cents(Number(refund.amount_cents));
  const draft = creditsReturned({ userId: row.id, amount });
  await postFor(context, row, { draft, on, naturalKey: `withdrawal-stopped:${refund.id}` });
  await tellHistory(context, row, { action: 'WITHDRAWAL_STOPPED', amountCents: amount });
}
