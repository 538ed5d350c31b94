import type { ResultOf } from '@contract/endpoint';
import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import {
  chooseMemberPaymentMethod as chooseCall,
  type memberPaymentMethod,
  saveMemberBank as saveMemberBankCall,
  type saveMemberCard,
  type saveMemberLinkedBank,
} from '@contract/payment-method/member-calls';
import type * as z from 'zod/mini';
import { type Context, carryOut, command } from '../../command/command';
import type { Deps } from '../../deps';
import type { MemberActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { changeMembership, type MembershipRow, takeMembership } from '../member-record/index';
import { practiceById } from '../practice/index';
import { addBank } from './add-bank';
import { cardDay } from './card-day';
import { keepConnected } from './link-bank';
import { isUsable, isUsableOn, methodById, type PaymentMethodRow, takePayer } from './payment-method.reads';
import { refuseUnusable } from './refuse-unusable';
import { keepCard, ownCard } from './save-card';

const TURNED_OFF = 'Automatic payment was turned off in the meantime. Reload the page to turn it on again.';

export type MemberMethodView = z.input<typeof memberPaymentMethod>;

/** A payment method as its member sees it. `routingNumber` is known only of an account that was just given. */
export function memberMethodView(row: PaymentMethodRow, routingNumber: string | null = null): MemberMethodView {
  const isCard = row.kind === 'CARD';
  return {
    _id: row.id,
    type: isCard ? 'card' : 'ACH',
    cardToken: isCard ? row.id : null,
    cardType: isCard ? row.name : null,
    cardLastFour: isCard ? row.last_four : null,
    accountNumber: isCard ? null : row.last_four,
    routingNumber: isCard ? null : (routingNumber?.slice(-4) ?? null),
    name: row.name,
    accountType: row.account_type,
    expiresOn: row.expires_on,
    isAuthorized: isUsable(row),
    isDefault: row.is_default === 1,
  };
}

/**
 * Has the payments of a membership taken from a payment method from now on. One from which nothing may be taken changes nothing: the
 * way that was there stays. Where its member pays by hand nothing changes either, unless they were told that this turns automatic
 * payment on again.
 * @returns the membership; null where none was named or nothing changed.
 */
async function payFrom(
  context: Context<MemberActor>,
  membershipId: string | undefined,
  { method, turnsOn = false }: { method: PaymentMethodRow; turnsOn?: boolean },
): Promise<ResultOf<typeof saveMemberCard>['membership']> {
  if (membershipId === undefined || !isUsableOn(method, cardDay(context.deps.clock))) return null;
  const row = await takeMembership(context.tx, membershipId);
  const isByHand = row.pays_by_hand === 1;
  if (isByHand && !turnsOn) return null;
  if (row.method_id === method.id) return { _id: row.id, status: row.status, version: row.version };
  const told = {
    action: isByHand ? 'AUTOPAY_TURNED_ON' : 'METHOD_CHANGED',
    note: `${method.name} ${method.last_four}`,
  } as const;
  const set = { method_id: method.id, pays_by_hand: 0, ...(isByHand && { look_on: cardDay(context.deps.clock) }) };
  const changed = await changeMembership(context, row, { set, told });
  if (isByHand) await tellOfAutopay(context, changed, method);
  return { _id: changed.id, status: changed.status, version: changed.version };
}

/** The member has in writing that payments are taken by themselves again, and from what (12 CFR 1005.10(b)). */
async function tellOfAutopay(
  { tx, send }: Context<MemberActor>,
  { id, borrower_id: borrowerId, practice_id: practiceId }: MembershipRow,
  method: PaymentMethodRow,
): Promise<void> {
  const person = await tx.first(takePayer, { id: borrowerId });
  const practice = await tx.first(practiceById, { id: practiceId });
  if (!person?.email || !practice) return;
  await send('membership-autopay-on', {
    brand: 'membership' as const,
    firstName: person.first_name,
    practiceName: practice.name,
    practiceId,
    to: person.email,
    path: `${portalBase}${memberPaths.managePayment.href({}, { membership: id })}`,
    account: method.name,
    lastFour: method.last_four,
  });
}

/**
 * Keeps the card of a token and pays a membership from it. The vault is asked before the transaction.
 *
 * Effects: the card, the membership's way to pay with its history, audit row, e-mail.
 * @throws AppError INVALID_FIELDS at `token` as for borrowers; RATE_LIMITED; VendorError. Source: membership §7 Member portal.
 */
export async function keepMemberCard(request: HandlerRequest<typeof saveMemberCard>, deps: Deps) {
  const { actor, body } = request;
  const card = await ownCard(body.token, actor.borrowerId, deps);
  return carryOut(request, deps, async (context) => {
    const { method } = await keepCard(card, context);
    const membership = await payFrom(context, body.membershipId, { method });
    return { paymentMethodDetails: memberMethodView(method), membership };
  });
}

/** A bank account that a member entered by hand (membership §7). Does what `addBank` does, and pays a membership from it. */
export const saveMemberBank = command(saveMemberBankCall)(async ({ body }, context) => {
  const { routingNumber, accountNumber, authorizationHash } = body;
  const { method } = await addBank(context, {
    secret: { kind: 'BANK', routingNumber, accountNumber },
    source: 'MANUAL',
    bankName: body.bankName ?? '',
    accountType: body.accountType ?? null,
    authorizationHash,
  });
  const details = memberMethodView(method, routingNumber);
  return {
    accountNumber: accountNumber.slice(-4),
    routingNumber: routingNumber.slice(-4),
    paymentMethodDetails: details,
    membership: await payFrom(context, body.membershipId, { method }),
  };
});

/** Keeps the account that a member connected. Does what `keepConnected` does, and pays a membership from it. */
export function keepMemberLinkedBank(request: HandlerRequest<typeof saveMemberLinkedBank>, deps: Deps) {
  const { body, actor, meta } = request;
  const { membershipId, publicToken, metadata, authorizationHash } = body;
  return keepConnected(
    { body: { publicToken, metadata, authorizationHash }, actor, meta },
    deps,
    async (context, given) => {
      const { method } = await addBank(context, given);
      const membership = await payFrom(context, membershipId, { method });
      return { paymentMethodDetails: memberMethodView(method, given.secret.routingNumber), membership };
    },
  );
}

/**
 * Has a membership paid from what its member has already. Effects: its way to pay with its history, audit row.
 * @throws AppError NOT_FOUND for one that was removed meanwhile, STEP_ORDER for one from which nothing may be taken.
 */
export const chooseMemberMethod = command(chooseCall)(async ({ body }, context) => {
  const { tx, actor, deps, record } = context;
  // The person first, as everywhere: what is removed at the same time waits, or is gone.
  await tx.first(takePayer, { id: actor.borrowerId });
  const method = await tx.first(methodById, { id: body.paymentMethodId });
  if (method?.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  refuseUnusable(method, deps.clock);
  const turnsOn = body.turnsOnAutopay === true;
  const membership = await payFrom(context, body.membershipId, { method, turnsOn });
  if (!membership) throw new AppError('STEP_ORDER', { userMessage: TURNED_OFF });
  const detail = { kind: method.kind, lastFour: method.last_four, membershipId: body.membershipId };
  await record('payment_method.chosen', { practiceId: null, id: method.id, detail });
  return { paymentMethodDetails: memberMethodView(method), membership };
});
