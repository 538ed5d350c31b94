import type { ResultOf } from '@contract/endpoint';
import {
  type memberPaymentMethod,
  saveMemberBank as saveMemberBankCall,
  type saveMemberCard,
  type saveMemberLinkedBank,
} from '@contract/payment-method/member-calls';
import type * as z from 'zod/mini';
import { type Context, carryOut, command } from '../../command/command';
import type { Deps } from '../../deps';
import type { MemberActor } from '../../http/actor';
import type { HandlerRequest } from '../../http/serve';
import { changeMembership, takeMembership } from '../member-record/index';
import { addBank } from './add-bank';
import { cardDay } from './card-day';
import { keepConnected } from './link-bank';
import { isUsable, isUsableOn, type PaymentMethodRow } from './payment-method.reads';
import { keepCard, ownCard } from './save-card';

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
 * Has a membership paid from a payment method from now on, as long as nothing of it is charged yet: one that runs is charged to another only
 * with the authorization that its member reads (`chooseMemberPaymentMethod`). One from which nothing may be taken changes nothing.
 * @returns the membership; null where none was named or nothing changed.
 */
async function payFrom(
  context: Context<MemberActor>,
  membershipId: string | undefined,
  method: PaymentMethodRow,
): Promise<ResultOf<typeof saveMemberCard>['membership']> {
  if (membershipId === undefined || !isUsableOn(method, cardDay(context.deps.clock))) return null;
  const row = await takeMembership(context.tx, membershipId);
  if (row.method_id === method.id) return { _id: row.id, status: row.status, version: row.version };
  if (row.status === 'ACTIVE' || row.status === 'CANCELLATION_INSTALLMENT' || row.pays_by_hand === 1) return null;
  const changed = await changeMembership(context, row, {
    set: { method_id: method.id },
    told: { action: 'METHOD_CHANGED', note: `${method.name} ${method.last_four}` },
  });
  return { _id: changed.id, status: changed.status, version: changed.version };
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
    const membership = await payFrom(context, body.membershipId, method);
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
    membership: await payFrom(context, body.membershipId, method),
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
      const membership = await payFrom(context, membershipId, method);
      return { paymentMethodDetails: memberMethodView(method, given.secret.routingNumber), membership };
    },
  );
}
