import type { getDebitPaymentUrl, saveCardToken } from '@contract/payment-method/calls';
import { CARD_WORDS, cardFault, lastDayOfCard } from '@domain/card/card-rule';
import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import type { VaultedCard } from '../../vendors/card-page/port';
import { goOnAfterPayment } from '../application/index';
import { tellAdded, viewOf } from './add-bank';
import type { Payer } from './authorize-debits';
import { cardDay } from './card-day';
import { keepPaymentMethod } from './keep-payment-method';
import { isUsableOn, methodsOfBorrower, takePayer } from './payment-method.reads';
import { refuseEarly } from './refuse-early';

/**
 * The vendor's page for a card; one card is attached at a time unless another is asked for.
 * @throws AppError ATTACHED_CARD with its last four digits, STEP_ORDER; VendorError. Source: borrower §8.
 */
export async function openCardPage({ actor, query }: HandlerRequest<typeof getDebitPaymentUrl>, deps: Deps) {
  const { read } = deps.database;
  await refuseEarly(read, actor);
  const { borrowerId } = actor;
  const attached = (await read.all(methodsOfBorrower, { borrowerId })).find(
    (method) => method.kind === 'CARD' && isUsableOn(method, cardDay(deps.clock)),
  );
  if (attached && query.another !== true)
    throw new AppError('ATTACHED_CARD', { extra: { lastFour: attached.last_four } });
  return cardPageFor(borrowerId, deps);
}

/** The vault's page, on which only this person's card is entered. @throws VendorError */
export async function cardPageFor(borrowerId: string, deps: Deps) {
  const { url } = await deps.vendors.cardPage.open({
    referenceId: borrowerId,
    parentOrigin: new URL(deps.config.publicUrl).origin,
  });
  return { data: { url } };
}

/**
 * Keeps the card of a token. The vault is asked before the transaction, and says whose page the card was entered on.
 *
 * Effects: the card, the next step of an application, audit row, e-mail.
 * @throws AppError INVALID_FIELDS at `token` for a card of somebody else, an expired one and one that is no debit card;
 * STEP_ORDER, RATE_LIMITED; VendorError. Source: borrower §3, §4, §7.
 */
export async function saveCard(request: HandlerRequest<typeof saveCardToken>, deps: Deps) {
  const { actor, body } = request;
  await refuseEarly(deps.database.read, actor);
  const card = await ownCard(body.token, actor.borrowerId, deps);
  return carryOut(request, deps, async (context) => {
    const { method, pagePath } = await keepCard(card, context);
    return {
      cardholder_name: card.holderName,
      card_brand: card.brand,
      card_last_four: card.lastFour,
      paymentMethod: await viewOf(context, method),
      pagePath,
    };
  });
}

/** The card that a token stands for, as the vault says. @throws AppError INVALID_FIELDS at `token`; VendorError */
export async function ownCard(token: string, borrowerId: string, deps: Deps): Promise<VaultedCard> {
  const card = await deps.vendors.cardPage.findCard(token);
  const fault = card?.referenceId === borrowerId ? faultOf(card, deps) : CARD_WORDS.unread;
  if (!card || fault !== null) throw refusedCard(fault ?? CARD_WORDS.unread);
  return card;
}

function faultOf(card: VaultedCard, deps: Deps): string | null {
  return cardFault(card, cardDay(deps.clock));
}

function refusedCard(message: string): AppError {
  return new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'token', message }] });
}

/** Keeps a person's card, and tells them of it. */
export async function keepCard(card: VaultedCard, context: Context<Payer>) {
  const { tx, actor } = context;
  const payer = await tx.first(takePayer, { id: actor.borrowerId });
  if (!payer) throw new AppError('NOT_FOUND');
  const pagePath = await goOnAfterPayment(context, 'CARD');
  const { method, isNew } = await keepPaymentMethod(context, actor.borrowerId, {
    secret: { kind: 'CARD', cardToken: card.token, fingerprint: card.fingerprint },
    shown: {
      source: 'CARD_PAGE',
      name: card.brand,
      holder_name: card.holderName,
      account_type: null,
      last_four: card.lastFour,
      expires_on: lastDayOfCard(card.expiresIn),
      authorization_document_id: null,
    },
  });
  await tellAdded(context, payer, { method, isNew, documentId: null });
  return { method, pagePath };
}
