import { lastDayOfCard } from '@domain/card/card-rule';
import type { Context } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { VaultedCard } from '../../vendors/card-page/port';
import { ACCOUNT_WORDS, keepAuthorization } from './authorize-debits';
import { keepPaymentMethod } from './keep-payment-method';
import { type PaymentMethodRow, takePayer } from './payment-method.reads';

export type GivenInPractice =
  | { card: VaultedCard }
  | {
      bank: {
        bankName?: string | undefined;
        accountNumber: string;
        routingNumber: string;
        accountType?: 'checking' | 'savings' | undefined;
        /** sha256 of the authorization that was read on the screen of the practice. */
        authorizationHash: string;
      };
    };

/**
 * Keeps a card or bank account that somebody gives in the practice. The authorization of a bank account bears the name that they typed
 * themselves, and no other.
 *
 * Effects: the payment method, the document of a bank's authorization, audit row, and an e-mail where the address is proven.
 * @throws AppError NOT_FOUND, STALE for another authorization than was shown, RATE_LIMITED. Source: membership §2 Plan-agreement modal.
 */
export async function keepInPractice(
  context: Context<StaffActor>,
  { borrowerId, signedName }: { borrowerId: string; signedName: string | null },
  given: GivenInPractice,
): Promise<PaymentMethodRow> {
  const { tx, record, send } = context;
  const payer = await tx.first(takePayer, { id: borrowerId });
  if (!payer) throw new AppError('NOT_FOUND');
  const { method, isNew } =
    'card' in given
      ? await keepPaymentMethod(context, borrowerId, cardOf(given.card))
      : await keepPaymentMethod(context, borrowerId, await bankOf(context, { ...payer, signedName }, given.bank));
  const { id, kind, source, name, last_four: lastFour, authorization_document_id: documentId } = method;
  // In the platform's chain: a practice sees nothing of a person's bank and card.
  await record('payment_method.added', { practiceId: null, id, detail: { kind, source, lastFour, isNew, documentId } });
  if (isNew && payer.email !== '' && payer.email_verified_at !== null)
    await send('payment-method-added', {
      brand: 'membership',
      to: payer.email,
      firstName: payer.first_name,
      kind,
      name,
      lastFour,
      borrowerId,
      ...(documentId !== null && { documentId }),
    });
  return method;
}

type Kept = Parameters<typeof keepPaymentMethod>[2];

const cardOf = (card: VaultedCard): Kept => ({
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

async function bankOf(
  context: Context<StaffActor>,
  payer: { id: string; first_name: string | null; last_name: string | null; signedName: string | null },
  bank: Extract<GivenInPractice, { bank: unknown }>['bank'],
): Promise<Kept> {
  const { accountNumber, routingNumber, accountType = null, authorizationHash } = bank;
  const name = bank.bankName || ACCOUNT_WORDS[context.meta.language].unnamed;
  const lastFour = accountNumber.slice(-4);
  const account = { name, accountType, routingNumber, lastFour };
  return {
    secret: { kind: 'BANK', routingNumber, accountNumber },
    shown: {
      source: 'MANUAL',
      name,
      holder_name: null,
      account_type: accountType,
      last_four: lastFour,
      expires_on: null,
      authorization_document_id: await keepAuthorization(context, payer, {
        account,
        authorizationHash,
        inPractice: { signedName: payer.signedName, by: context.actor.staffId },
      }),
    },
  };
}
