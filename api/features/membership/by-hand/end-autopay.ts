import { endAutopayForMember, endMemberAutopay } from '@contract/membership/by-hand-calls';
import { practiceToday } from '../../../civil-today';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { type MembershipRow, type Telling, takeMembership } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { requestDay } from '../cancellation/quote';
import { viewMembership } from '../membership.view';
import { getParties } from '../plan/tell-of-plan';
import { type AutopayRequest as Request, turnOff } from './turn-off';

/**
 * Ends automatic payment, from this moment on: what was to be tried again is not, and what was announced is taken back. A payment that its
 * bank has by now goes on. Nothing happens where it was ended before.
 * @throws AppError STEP_ORDER where nothing is to be paid, or while a payment of an order is processed.
 */
async function endAutopay(context: Booking & Telling, row: MembershipRow, request: Request | null): Promise<boolean> {
  const { tx, deps } = context;
  await refuseUnderWay(tx, row.id);
  if (row.status !== 'ACTIVE' && row.status !== 'CANCELLATION_INSTALLMENT')
    throw new AppError('STEP_ORDER', { userMessage: 'There are no automatic payments to end.' });
  if (row.pays_by_hand === 1) return false;
  const today = practiceToday(deps.clock, await getParties(context, row.id));
  await turnOff(context, row, { request, today });
  return true;
}

/** Effects: membership with its history, what waits, mails. @throws AppError NOT_FOUND, and what `endAutopay` throws. */
export const endOwnAutopay = command(endMemberAutopay)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  if (!(await endAutopay(context, row, null))) context.leaveNoRow('it was ended before');
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/**
 * The same for a member who called, wrote or asked at the desk (decision 68).
 * @throws AppError as `endOwnAutopay`; INVALID_FIELDS for another day than a recent one.
 */
export const endAutopayByStaff = command(endAutopayForMember)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  const today = practiceToday(deps.clock, await getParties(context, row.id));
  const request = { channel: body.channel, on: requestDay(row, body.requestedOn, today) };
  if (!(await endAutopay(context, row, request))) context.leaveNoRow('it was ended before');
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice') };
});
