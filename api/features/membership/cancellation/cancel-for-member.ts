import { cancelForMember } from '@contract/membership/cancellation-calls';
import { practiceToday } from '../../../civil-today';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { takeMembership } from '../../member-record/index';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { viewMembership } from '../membership.view';
import { confirmShown } from './cancel';
import { endMembership } from './end-membership';
import { cancellationBox } from './installments';
import { owedFrom, requestDay, runningToCancel } from './quote';
import { markQuoteUsed } from './quote.writes';

const NOT_READ = 'Read the disclosure to the member before they choose installments, then check the box.';

/**
 * Cancels for a member who called, wrote or asked at the desk, as quoted by the day of their request. Nobody charges a card for somebody
 * who is not there: what is owed is due ten days later, and announced.
 * @throws AppError NOT_FOUND, STEP_ORDER without an active membership, STALE for a quote that has run out, was used, or says something
 * else by now, INVALID_FIELDS for another day than a recent one, installments that were not offered, or whose federal disclosure was not
 * read out before.
 */
export const cancelForMemberByStaff = command(cancelForMember)(async ({ body }, context) => {
  const { tx, deps, actor } = context;
  const row = await takeMembership(tx, body.membershipId);
  await refuseUnderWay(tx, row.id);
  const { of, parties } = await runningToCancel(tx, row);
  const on = practiceToday(deps.clock, parties);
  const asOf = requestDay(row, body.requestedOn, on);
  const owedOn = owedFrom(on);
  const { current } = await confirmShown(context, { row, of, ...body, by: { today: asOf, firstOn: owedOn } });
  const isDisclosed =
    body.cancelMethod === 'installment' && cancellationBox(current.quote, parties.practice_name, 'en');
  if (isDisclosed && body.disclosureRead !== true)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'disclosureRead', message: NOT_READ }] });
  await tx.run(markQuoteUsed, { id: body.quoteId, now: context.now });
  const content = { quoteId: body.quoteId, method: body.cancelMethod, quoted: current, on, asOf, owedOn };
  const request = {
    channel: body.channel,
    on: asOf,
    ...(isDisclosed && { disclosureRead: { by: actor.staffId, at: context.now } }),
  };
  await endMembership(context, row, { content, payment: null, request });
  const membership = await viewMembership({ db: tx, deps }, row.id, 'practice');
  const isOwing = membership.status === 'CANCELLATION_INSTALLMENT';
  return { type: isOwing ? ('CANCELLATION_INSTALLMENT' as const) : ('CANCELLED' as const), membership };
});
