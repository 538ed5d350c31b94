import { maskAccountNumber } from '@domain/bank/account-number';
import type { Context } from '../../command/command';
import { AppError } from '../../http/app-error';
import { goOnAfterPayment } from '../application/index';
import { ACCOUNT_WORDS, keepAuthorization, type Payer } from './authorize-debits';
import { findKept, keepPaymentMethod } from './keep-payment-method';
import { autopayingTransactions, isUsable, type PaymentMethodRow, takePayer } from './payment-method.reads';
import { autopayOfMethod, methodView } from './payment-method.view';
import type { PaymentSecret } from './secret';

export type GivenBank = {
  secret: Extract<PaymentSecret, { kind: 'BANK' }>;
  source: 'MANUAL' | 'LINKED';
  /** Empty where nobody named it. */
  bankName: string;
  accountType: 'checking' | 'savings' | null;
  /** sha256 of the authorization that was shown and agreed to; undefined where none was: nothing is taken from it then. */
  authorizationHash: string | undefined;
};

/** Agreed to is what was shown: an answer without the hash of the text has agreed to nothing (12 CFR 1005.10(b)). */
export const agreedHash = (body: {
  skipAchAuthorization?: boolean | undefined;
  authorizationHash?: string | undefined;
}) => (body.skipAchAuthorization === true ? undefined : body.authorizationHash);

/**
 * Adds a bank account of a person, entered or linked.
 *
 * Effects: the account, the document of its authorization unless skipped, the next step of an application, audit row, and
 * the e-mail that tells of it with the copy of the authorization.
 * @throws AppError STEP_ORDER for an application that is not approved, STALE, RATE_LIMITED.
 */
export async function addBank(context: Context<Payer>, given: GivenBank) {
  const { tx, actor } = context;
  const payer = await tx.first(takePayer, { id: actor.borrowerId });
  if (!payer) throw new AppError('NOT_FOUND');
  const { secret, bankName, accountType } = given;
  const name = bankName === '' ? ACCOUNT_WORDS[context.meta.language].unnamed : bankName;
  const lastFour = secret.accountNumber.slice(-4);
  const pagePath = await goOnAfterPayment(context, { bankName });
  const known = await findKept(context, actor.borrowerId, secret);
  const { authorizationHash } = given;
  const documentId =
    authorizationHash !== undefined && !(known && isUsable(known))
      ? await keepAuthorization(context, payer, {
          account: { name, accountType, routingNumber: secret.routingNumber, lastFour },
          authorizationHash,
        })
      : null;
  const { method, isNew } = await keepPaymentMethod(context, actor.borrowerId, {
    secret,
    shown: {
      source: given.source,
      name,
      holder_name: null,
      account_type: accountType,
      last_four: lastFour,
      expires_on: null,
      authorization_document_id: documentId,
    },
  });
  await tellAdded(context, payer, { method, isNew, documentId });
  return { method, pagePath };
}

/** Adds a bank account as a borrower or an applicant does. Does what `addBank` does. */
export async function addOwnBank(context: Context<Payer>, given: GivenBank) {
  const { method, pagePath } = await addBank(context, given);
  const { bankName, secret } = given;
  return {
    applicationBankAccount: {
      bankName: bankName === '' ? null : bankName,
      accountNumber: maskAccountNumber(secret.accountNumber),
      routingNumber: secret.routingNumber,
    },
    paymentMethod: await viewOf(context, method),
    pagePath,
  };
}

export async function viewOf({ tx }: Pick<Context, 'tx'>, method: PaymentMethodRow) {
  const paying = await tx.all(autopayingTransactions, { borrowerId: method.borrower_id });
  return methodView(method, autopayOfMethod(method, paying));
}

/** Audit row and e-mail: an account that somebody else added must not stay unnoticed. */
export async function tellAdded(
  { record, send, actor }: Pick<Context<Payer>, 'record' | 'send' | 'actor'>,
  payer: { id: string; email: string; first_name: string | null },
  { method, isNew, documentId }: { method: PaymentMethodRow; isNew: boolean; documentId: string | null },
): Promise<void> {
  const { id, kind, source, name, last_four: lastFour } = method;
  const detail = { kind, source, lastFour, isNew, documentId };
  // In the platform's chain: a practice sees nothing of a person's bank and card.
  await record('payment_method.added', { practiceId: null, id, detail });
  const isTold = isNew || documentId !== null;
  if (!isTold || payer.email === '') return;
  const { email: to, first_name: firstName } = payer;
  const documents = documentId === null ? {} : { documentId };
  const brand = actor.kind === 'member' ? ({ brand: 'membership' } as const) : {};
  await send('payment-method-added', {
    ...brand,
    to,
    firstName,
    kind,
    name,
    lastFour,
    borrowerId: payer.id,
    ...documents,
  });
}
