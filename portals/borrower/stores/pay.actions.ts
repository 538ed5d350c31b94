import type { CallInput } from '@contract/endpoint';
import { paths } from '@contract/paths';
import { getAutopay, getAutopayAuthorization, sendAutopaySuccess } from '@contract/payment-method/autopay-calls';
import {
  authorizePaymentMethod,
  listPaymentMethods,
  removePaymentMethod,
  selectPaymentOption,
} from '@contract/payment-method/calls';
import { payPaths } from '@contract/payment-method/paths';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { loadAuthorization } from '@portals/pay/pay.actions';
import { pay } from '@portals/pay/pay.store';
import type { Next } from '@portals/shell/go';
import { load, resetResource } from '@portals/state/resource';
import { ensureBorrower } from './borrower.actions';
import { type Autopay, ways } from './pay.store';
import { words } from './pay-words';

/** Reads the payment methods; a failure is in the resource. */
export function loadMethods(): Promise<unknown> {
  return load(ways.methods, async (signal) => (await call(listPaymentMethods, {}, { signal })).data);
}

/**
 * What to tell where a payment method was chosen that is gone, removed in another tab for example: it leaves the list, and its field says why.
 * @returns any other failure as it is.
 */
export async function tellOfGone(cause: unknown, { id, field }: { id: string | undefined; field: string }) {
  if (!(cause instanceof ApiError) || cause.code !== 'NOT_FOUND' || id === undefined) return cause;
  await loadMethods();
  if (ways.methods.error || ways.methods.data?.some(({ _id }) => _id === id)) return cause;
  const fields = [{ field, message: words.gone }];
  return new ApiError(422, { code: 'INVALID_FIELDS', message: words.gone, fields }, { cause });
}

/** Makes a payment method the default. Throws ApiError. */
export async function makeDefault(paymentMethodId: string): Promise<void> {
  ways.methods.data = (await call(selectPaymentOption, { body: { paymentMethodId } })).data;
  pay.saved = null;
}

/** Removes a payment method. Throws ApiError with the reason while autopay takes from it. */
export async function removeMethod(paymentMethodId: string): Promise<void> {
  ways.methods.data = (await call(removePaymentMethod, { params: { paymentMethodId } })).data;
  pay.saved = null;
}

/** Authorizes debits of an account. The text that was shown is named by its hash. Throws ApiError. */
export async function authorizeMethod(paymentMethodId: string): Promise<void> {
  const authorizationHash = pay.authorization.data?.sha256;
  const body = authorizationHash === undefined ? {} : { authorizationHash };
  try {
    await call(authorizePaymentMethod, { params: { paymentMethodId }, body });
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await loadAuthorization();
    throw cause;
  }
  await loadMethods();
}

/** Where a saved payment method leads: through the page that says so, and on to what it was added for. */
export async function afterSaving(transactionId: string | null): Promise<Next> {
  const { creditProfileId } = await ensureBorrower();
  const query = {
    creditProfileId: creditProfileId ?? '',
    ...(transactionId !== null && { transaction: transactionId }),
  };
  return { go: paths.borrower.savePaymentInfo.href({}, query) };
}

/** Waits until the saved payment method is on the list. Returns where to go on. */
export async function settleSaved(transactionId: string | null): Promise<Next | null> {
  await loadMethods();
  if (ways.methods.error) return null;
  return transactionId === null
    ? { go: payPaths.paymentMethods.href() }
    : { go: paths.borrower.autopay.href({}, { transaction: transactionId }) };
}

/** Reads how a transaction pays by itself, and the payment methods it can take from. */
export async function openAutopay(txId: string): Promise<void> {
  if (ways.autopay.data?.transactionId !== txId) resetResource(ways.autopay);
  const { id } = await ensureBorrower();
  await Promise.all([
    load(ways.autopay, (signal) => call(getAutopay, { params: { id, txId } }, { signal })),
    loadMethods(),
  ]);
}

export type AutopayChoice = Omit<CallInput<typeof setAutopay>['body'], 'version' | 'authorizationHash'>;

/** Names a choice for a loan: a text that was fetched for another one is not shown for it. */
export const choiceKey = (txId: string, { type, customAmount, paymentMethodId }: AutopayChoice): string =>
  [txId, type, customAmount ?? '', paymentMethodId ?? ''].join(' ');

/** Reads what a choice of autopay authorizes; a failure is in the resource. */
export async function loadAutopayAuthorization(txId: string, choice: AutopayChoice): Promise<void> {
  const { type, customAmount, paymentMethodId } = choice;
  if (type === 'NONE') return;
  const { id } = await ensureBorrower();
  const query = {
    type,
    ...(customAmount !== undefined && { customAmount: String(customAmount) }),
    ...(paymentMethodId !== undefined && { paymentMethodId }),
  };
  await load(ways.authorization, async (signal) => ({
    ...(await call(getAutopayAuthorization, { params: { id, txId }, query }, { signal })),
    of: choiceKey(txId, choice),
  }));
}

/**
 * The hash of the text that was shown for a choice when it was pressed. Where it was not there, it is fetched and shown, and thrown that it
 * is to be read first: nothing is agreed to unread (12 CFR 1005.10(b)).
 */
export async function authorizedHash(txId: string, choice: AutopayChoice): Promise<{ authorizationHash: string }> {
  const { data } = ways.authorization;
  if (data?.of === choiceKey(txId, choice)) return { authorizationHash: data.sha256 };
  await loadAutopayAuthorization(txId, choice);
  throw ways.authorization.error ?? new ApiError(409, { code: 'STEP_ORDER', message: words.readFirst });
}

/** After a refusal for an older state: what it is now, and what the same choice authorizes now, to be read anew. */
export async function readAutopayAgain(txId: string, choice: AutopayChoice): Promise<void> {
  resetResource(ways.authorization);
  await openAutopay(txId);
  await loadAutopayAuthorization(txId, choice);
}

/** Sets autopay as it was seen. A change by somebody else meanwhile is read again, and thrown; so is a way to pay that is gone. */
export async function chooseAutopay(
  seen: Pick<Autopay, 'transactionId' | 'version'>,
  choice: AutopayChoice,
): Promise<Next> {
  const { id, email } = await ensureBorrower();
  const params = { id, txId: seen.transactionId };
  try {
    const agreed = choice.type === 'NONE' ? {} : await authorizedHash(seen.transactionId, choice);
    ways.autopay.data = await call(setAutopay, { params, body: { ...choice, ...agreed, version: seen.version } });
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await readAutopayAgain(seen.transactionId, choice);
    throw await tellOfGone(cause, { id: choice.paymentMethodId, field: 'paymentMethodId' });
  }
  if (choice.type === 'NONE')
    return { go: paths.borrower.acceptedTransaction.href({}, { transaction: seen.transactionId }) };
  // The e-mail repeats what the next page says; without it nothing is lost.
  await call(sendAutopaySuccess, { body: { email } }).catch(() => undefined);
  return { go: paths.borrower.autopayCongratulations.href({}, { transaction: seen.transactionId }) };
}
