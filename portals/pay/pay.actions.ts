import { viewDocument } from '@contract/document/calls';
import type { CallInput, ResultOf } from '@contract/endpoint';
import { borrowerMessages } from '@contract/messages/borrower';
import {
  createBankLinkToken,
  getDebitPaymentUrl,
  saveCardToken,
  saveLinkedBank,
  saveManualBank,
} from '@contract/payment-method/calls';
import { ApiError, UnseenError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { pay } from './pay.store';
import type { LinkedBank } from './vendor-messages';

export type SavedBank = ResultOf<typeof saveManualBank>;
export type SavedCard = ResultOf<typeof saveCardToken>;
export type EnteredBank = Omit<
  CallInput<typeof saveManualBank>['body'],
  'skipAchAuthorization' | 'authorizationHash'
> & { isAuthorized: boolean };

/** Fetches the text that is authorized; its hash goes with the answer. */
export function loadAuthorization(): Promise<unknown> {
  return load(pay.authorization, (signal) =>
    call(viewDocument, { params: { documentKey: 'ach-authorization' } }, { signal }),
  );
}

/** The hash of the text that was agreed to. Throws where the text could not be fetched: nothing was agreed to then. */
export async function agreedHash(): Promise<{ authorizationHash: string }> {
  if (!pay.authorization.data) await loadAuthorization();
  const { data, error } = pay.authorization;
  if (!data) throw error ?? new ApiError(0, {});
  return { authorizationHash: data.sha256 };
}

const authorization = async (isAuthorized: boolean) =>
  isAuthorized ? agreedHash() : { skipAchAuthorization: true as const };

/** Runs a call about an account; where its authorization is another text by now, that is read again, and the refusal thrown. */
export async function withShownText<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await loadAuthorization();
    throw cause;
  }
}

/** Keeps an account that was entered by hand. Throws ApiError. */
export async function saveBank({ isAuthorized, ...entered }: EnteredBank): Promise<SavedBank> {
  return withShownText(async () =>
    remember(await call(saveManualBank, { body: { ...entered, ...(await authorization(isAuthorized)) } })),
  );
}

function remember<T extends SavedBank | SavedCard>(saved: T): T {
  const { name, lastFour } = saved.paymentMethod;
  pay.saved = { name, lastFour };
  return saved;
}

/** Tells for ten seconds that the bank could not be connected (borrower §8). */
export function tellBankFailure(): void {
  toast(borrowerMessages.bankConnectionError);
}

/** A failure that is the bank's; that of a session or of too many tries is told as what it is. */
export function tellUnlessOurs(cause: unknown): null {
  if (cause instanceof UnseenError) throw cause;
  if (!(cause instanceof ApiError) || cause.status === 401 || cause.status === 429 || cause.code === 'STEP_ORDER')
    throw cause;
  // The account was reached, and is somebody else's: that is said where it is connected.
  if (cause.fields?.some(({ field }) => field === 'metadata')) throw cause;
  tellBankFailure();
  return null;
}

/** The address of the page on which a bank is picked; null after a failure, which has been told. */
export async function openBankLink(): Promise<string | null> {
  try {
    return (await call(createBankLinkToken, { body: {} })).data.url;
  } catch (cause) {
    return tellUnlessOurs(cause);
  }
}

/** Keeps the account that was picked; null after a failure, which has been told. */
export async function saveLinked(bank: LinkedBank, isAuthorized: boolean): Promise<SavedBank | null> {
  const { public_token: publicToken, metadata } = bank;
  try {
    const agreed = await authorization(isAuthorized);
    return remember(await call(saveLinkedBank, { body: { publicToken, metadata, ...agreed } }));
  } catch (cause) {
    return tellUnlessOurs(cause);
  }
}

/** The address of the card page, or the last digits of the card that is attached already (borrower §8). */
export async function openCardPage(another = false): Promise<{ url: string } | { lastFour: string }> {
  try {
    return (await call(getDebitPaymentUrl, { query: another ? { another: 'true' } : {} })).data;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'ATTACHED_CARD') return { lastFour: cause.lastFour ?? '' };
    throw cause;
  }
}

/** Saves the card that a token of the card processor stands for. Throws ApiError; its message says why a card was refused. */
export async function saveCard(token: string): Promise<SavedCard> {
  return remember(await call(saveCardToken, { body: { token } }));
}
