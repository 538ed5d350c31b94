import type { CallInput } from '@contract/endpoint';
import { membershipMessages } from '@contract/messages/membership';
import {
  getProviderCardPage,
  getProviderPaymentOptions,
  processSaasFee,
  saveProviderCard,
  updateProviderPaymentOptions,
} from '@contract/payment-options/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { tellOvertaken } from '../../words/what-changed';
import { firstFeeTaken, overtaken } from './copy';
import { type Options, options, type Shown } from './options.store';
import { optionsSheet } from './options-sheet';

/** Fetches how a practice pays. Another practice starts from an empty page. */
export async function loadOptions(practiceId: string): Promise<void> {
  if (options.practice.data && options.practice.data.ownerId !== practiceId) resetResource(options.practice);
  await load(options.practice, async (signal) => {
    const answer = await call(getProviderPaymentOptions, { query: { practiceId } }, { signal });
    return { ...answer, ownerId: practiceId, version: answer.standing.version };
  });
}

export type OptionsChange = Omit<CallInput<typeof updateProviderPaymentOptions>['body'], 'practiceId' | 'version'>;

/** Says in the words of the specification that options could not be changed, with what the server says of it. */
export function tellFailed(cause: unknown): never {
  const failure = toApiError(cause);
  const { updatingOptionsFailed: failed } = membershipMessages;
  if (failure.code !== 'STALE' && failure.fields.length === 0)
    toast({ ...failed, text: `${failed.text}. ${failure.message}` });
  throw failure;
}

/** Changes options as they were when their form was opened. @throws ApiError with fields; STALE, which says what a colleague changed. */
export async function saveOptions(change: OptionsChange, opened: Shown): Promise<void> {
  const { ownerId: practiceId, version } = opened;
  const readNow = async () => {
    await loadOptions(practiceId);
    return options.practice.data ?? undefined;
  };
  await call(updateProviderPaymentOptions, { body: { practiceId, version, ...change } })
    .catch(tellOvertaken<Shown>({ before: opened, readNow, sheetOf: optionsSheet, say: overtaken }))
    .catch(tellFailed);
  await loadOptions(practiceId);
  toast(membershipMessages.paymentOptionsUpdated);
}

/** Takes the first platform fee of a practice; the same `idempotencyKey` takes it once. @throws ApiError */
export async function payFirstFee(practiceId: string, idempotencyKey: string): Promise<void> {
  await call(processSaasFee, { body: { practiceId } }, { idempotencyKey });
  toast(firstFeeTaken);
  await loadOptions(practiceId);
}

/** The address of the vault's page for a practice's card. */
export const openCardPage = async (practiceId: string) =>
  (await call(getProviderCardPage, { query: { practiceId } })).data;

/** Keeps the card that was entered. @throws ApiError; its message says why a card was refused. */
export async function saveCard(practiceId: string, token: string): Promise<void> {
  await call(saveProviderCard, { body: { practiceId, token } });
  toast(membershipMessages.paymentOptionsUpdated);
}

export type { Options };
