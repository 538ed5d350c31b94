import {
  chooseMemberPaymentMethod as chooseCall,
  type getMembershipAuthorization,
} from '@contract/membership/by-hand-calls';
import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import { practiceToday } from '../../../civil-today';
import { type Context, command } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import { changeMembership, type MembershipRow, membershipById, takeMembership } from '../../member-record/index';
import {
  cardDay,
  memberMethodView,
  methodById,
  type PaymentMethodRow,
  refuseUnusable,
  takePayer,
} from '../../payment-method/index';
import { type Parties, partiesOf } from '../membership.reads';
import { getParties } from '../plan/tell-of-plan';
import { isCharged, keepMemberAuthorization, viewMemberAuthorization } from './authorization';

const TURNED_OFF = 'Automatic payment was turned off in the meantime. Reload the page to turn it on again.';

/** What charging a running membership to something authorizes. @throws AppError NOT_FOUND, STEP_ORDER where nothing is charged. */
export async function readAuthorization(
  { query, meta }: HandlerRequest<typeof getMembershipAuthorization>,
  deps: Deps,
) {
  const { read: db } = deps.database;
  const row = await db.first(membershipById, { id: query.membershipId });
  const method = await db.first(methodById, { id: query.paymentMethodId });
  if (!row || method?.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  if (!isCharged(row))
    throw new AppError('STEP_ORDER', { userMessage: 'There are no automatic payments to authorize.' });
  const parties = await db.first(partiesOf, { membershipId: row.id });
  if (!parties) throw new AppError('NOT_FOUND');
  const of = { row, parties, method, today: practiceToday(deps.clock, parties) };
  return viewMemberAuthorization({ db, config: deps.config }, of, meta.language);
}

/**
 * Has a membership paid from what its member has already. Of one that runs its authorization is kept as it was shown, and mailed. Effects:
 * its way to pay with its history, the document, audit row, mail.
 * @throws AppError NOT_FOUND for one that was removed meanwhile, STEP_ORDER for one from which nothing may be taken, STALE for a running
 * membership where another authorization was shown, or none.
 */
export const chooseMethod = command(chooseCall)(async ({ body }, context) => {
  const { tx, actor, deps, record } = context;
  // The person first, as everywhere: what is removed at the same time waits, or is gone.
  await tx.first(takePayer, { id: actor.borrowerId });
  const method = await tx.first(methodById, { id: body.paymentMethodId });
  if (method?.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  refuseUnusable(method, deps.clock);
  const row = await takeMembership(tx, body.membershipId);
  if (row.pays_by_hand === 1 && body.turnsOnAutopay !== true)
    throw new AppError('STEP_ORDER', { userMessage: TURNED_OFF });
  const changed =
    row.method_id === method.id ? row : await payFrom(context, row, { method, hash: body.authorizationHash });
  const detail = { kind: method.kind, lastFour: method.last_four, membershipId: row.id };
  await record('payment_method.chosen', { practiceId: null, id: method.id, detail });
  const { id: _id, status, version } = changed;
  return { paymentMethodDetails: memberMethodView(method), membership: { _id, status, version } };
});

async function payFrom(
  context: Context<MemberActor>,
  row: MembershipRow,
  { method, hash }: { method: PaymentMethodRow; hash: string | undefined },
): Promise<MembershipRow> {
  const { clock } = context.deps;
  const parties = await getParties(context, row.id);
  const of = { row, parties, method, today: practiceToday(clock, parties) };
  const documentId = isCharged(row) ? await keepMemberAuthorization(context, of, hash) : null;
  const isByHand = row.pays_by_hand === 1;
  const changed = await changeMembership(context, row, {
    set: { method_id: method.id, pays_by_hand: 0, ...(isByHand && { look_on: cardDay(clock) }) },
    told: { action: isByHand ? 'AUTOPAY_TURNED_ON' : 'METHOD_CHANGED', note: `${method.name} ${method.last_four}` },
  });
  if (documentId !== null)
    await tellOfAuthorization(context, parties, { membershipId: row.id, isByHand, method, documentId });
  return changed;
}

/** The member has in writing what is charged by itself, and from what: a copy of what they authorized (12 CFR 1005.10(b)). */
async function tellOfAuthorization(
  { send }: Context<MemberActor>,
  parties: Parties,
  of: { membershipId: string; isByHand: boolean; method: PaymentMethodRow; documentId: string },
): Promise<void> {
  if (!parties.email) return;
  await send('membership-autopay-on', {
    brand: 'membership' as const,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
    to: parties.email,
    path: `${portalBase}${memberPaths.managePayment.href({}, { membership: of.membershipId })}`,
    account: of.method.name,
    lastFour: of.method.last_four,
    wasOn: !of.isByHand,
    documentId: of.documentId,
  });
}
