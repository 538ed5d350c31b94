import { sendPaymentEstimate } from '@contract/payment-calculator/calls';
import { dollarsFromCents } from '@domain/money/dollars';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { carryAmount } from '@portals/state/carried-amount';
import { load } from '@portals/state/resource';
import type { EmailRequest } from '@sdk/calculator/calculator';
import { ref } from 'valtio/vanilla';
import { calculator, type Profile } from './calculator.store';

/** Fetches the public profile of a practice, or the one that stands for any. */
export function loadProfile(slug: string | null): Promise<unknown> {
  const file = slug === null ? 'generic' : `practice/${encodeURIComponent(slug)}`;
  return load(calculator.fetched, async (signal) =>
    ref({ slug, profile: await fetchProfile(`/sdk/v1/${file}.json`, signal) }),
  );
}

/** The profile is a file beside the embed script and no call of the contract. Throws ApiError. */
async function fetchProfile(address: string, signal: AbortSignal): Promise<Profile> {
  let answer: Response;
  try {
    answer = await fetch(address, { signal, credentials: 'omit', headers: { accept: 'application/json' } });
  } catch (cause) {
    throw new ApiError(0, {}, { cause });
  }
  if (!answer.ok) throw new ApiError(answer.status, {});
  return (await answer.json()) as Profile;
}

/** E-mails one plan. As anybody, so that staff of another practice may use the public page too. Throws ApiError. */
export async function sendByEmail({ amountCents, ...rest }: EmailRequest): Promise<void> {
  await call(
    sendPaymentEstimate,
    { body: { ...rest, amount: dollarsFromCents(amountCents) } },
    { withoutSession: true },
  );
}

/** Takes the amount along to the application. */
export const carryToApplication = carryAmount;
