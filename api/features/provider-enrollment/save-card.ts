import type { getEnrollmentCardPage, saveEnrollmentCard } from '@contract/provider-enrollment/calls';
import { CARD_WORDS, lastDayOfCard } from '@domain/card/card-rule';
import { type AtPractice, practiceToday } from '../../civil-today';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import type { VaultedCard } from '../../vendors/card-page/port';
import { cardPageFor, type PaymentSecret } from '../payment-method/index';
import { viewEnrollment } from './enrollment.view';
import { ownEnrollment } from './enrollment-key';
import { keepAnswers, refuseOutOfOrder, takeFor } from './save-answers';

/** The vault's page, on which only this practice's card is entered. @throws AppError NOT_FOUND, STEP_ORDER; VendorError */
export async function openCard({ meta }: HandlerRequest<typeof getEnrollmentCardPage>, deps: Deps) {
  const row = await ownEnrollment(deps.database.read, meta, deps);
  refuseOutOfOrder('card-payment', row);
  return (await cardPageFor(row.id, deps)).data;
}

/**
 * Keeps the card of a token. The vault is asked before the transaction, and says on whose page the card was entered.
 * Effects: the card with its sealed token, history, audit row.
 * @throws AppError INVALID_FIELDS at the token of a card of somebody else and of one that is prepaid or over; STEP_ORDER, NOT_FOUND;
 * VendorError. Source: provider-admin §3 paymentMethod.
 * @NOTE choice: a practice may pay its fees with a credit card too; money is paid out to a debit card alone.
 */
export async function saveCard(request: HandlerRequest<typeof saveEnrollmentCard>, deps: Deps) {
  const { body, meta } = request;
  const own = await ownEnrollment(deps.database.read, meta, deps);
  refuseOutOfOrder('card-payment', own);
  const card = await deps.vendors.cardPage.findCard(body.paymentMethod.token);
  const fault = card?.referenceId === own.id ? faultOf(card, deps, own) : CARD_WORDS.unread;
  if (!card || fault !== null) throw refusal(fault ?? CARD_WORDS.unread);
  return carryOut(request, deps, async (context) => {
    const row = await takeFor('card-payment', context);
    const secret: PaymentSecret = { kind: 'CARD', cardToken: card.token, fingerprint: card.fingerprint };
    const saved = await keepAnswers(context, row, {
      step: 'card-payment',
      act: 'CARD_GIVEN',
      action: 'enrollment.card_given',
      answers: {
        paymentMethod: {
          paymentMethodId: deps.newId(),
          cardType: card.funding,
          cardBrand: card.brand,
          cardLastFour: card.lastFour,
          isEligibleForDisbursement: card.funding === 'debit',
          holderName: card.holderName,
          expiresIn: card.expiresIn,
        },
      },
      columns: {
        card_vault_id: await deps.vault.seal(context.tx, {
          subjectId: row.id,
          kind: 'enrollment-card',
          text: JSON.stringify(secret),
          lastFour: card.lastFour,
        }),
      },
    });
    return { enrollment: viewEnrollment(saved, deps) };
  });
}

const PREPAID = 'You can’t use a prepaid card here. Use one of the practice’s debit or credit cards.';

function faultOf({ funding, expiresIn }: VaultedCard, { clock }: Deps, at: AtPractice): string | null {
  if (funding === 'prepaid') return PREPAID;
  return lastDayOfCard(expiresIn) < practiceToday(clock, at) ? CARD_WORDS.expired : null;
}

const refusal = (message: string) =>
  new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'paymentMethod.token', message }] });
