import type { CallInput } from '@contract/endpoint';
import { membershipMessages } from '@contract/messages/membership';
import { renewDuplicatedUser, saveSignupAddress, saveSignupName, saveSignupSsn } from '@contract/signup/calls';
import type { SignUpStep } from '@domain/membership/sign-up-steps';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { orElsewhere } from '@portals/steps/flow/elsewhere';
import type { AddressAnswers } from '@portals/steps/person/address-step';
import type { NameAnswers } from '@portals/steps/person/name-step';
import { stepOf } from '../signup-flow';
import { refreshSignup, takeSignup } from './signup.actions';
import { type Signup, store } from './signup.store';

/** Runs a save; when another device has moved on, the sign-up is read again and its step shown. */
const orMovedOn = (save: () => Promise<Signup>): Promise<Signup> => orElsewhere(save, refreshSignup);

/**
 * Saves the name. Data that belongs to an earlier account is told as an error toast (membership §4 step 10) and leads to
 * the offer to renew that account; null is then returned. Throws ApiError for everything else.
 */
export async function saveName({
  firstName,
  lastName,
  birthDate,
  email,
  phone,
}: NameAnswers): Promise<SignUpStep | null> {
  const body: CallInput<typeof saveSignupName>['body'] = {
    firstname: firstName,
    lastname: lastName,
    dateofBirth: birthDate,
    ...(email && { email }),
    ...(phone && { phoneNumber: phone }),
  };
  try {
    return stepOf(await orMovedOn(async () => takeSignup(await call(saveSignupName, { body }))));
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'DUPLICATED_DATA') throw cause;
    toast(membershipMessages.duplicatedData, { values: { server: cause.message } });
    offerRenewal(cause.message);
    return null;
  }
}

/** Saves the address and returns the next step. Throws ApiError. */
export async function saveAddress({ unit, ...address }: AddressAnswers): Promise<SignUpStep> {
  const body = { ...address, unitapartment: unit };
  return stepOf(await orMovedOn(async () => takeSignup(await call(saveSignupAddress, { body }))));
}

/** Saves all nine digits; null keeps those that were given before. Throws ApiError. */
export async function saveSsn(ssnNumber: string | null): Promise<SignUpStep> {
  if (ssnNumber === null) return 'agreement-step';
  return stepOf(await orMovedOn(async () => takeSignup(await call(saveSignupSsn, { body: { ssnNumber } }))));
}

/** Shows the offer to go on with an earlier account. */
export function offerRenewal(message: string): void {
  store.renewal = { message, sent: null };
}

/** Goes back to one's own answers. */
export function refuseRenewal(): void {
  store.renewal = null;
}

/** Has a code sent to the earlier account's own contact; only that contact's owner can go on. Throws ApiError. */
export async function sendRenewalCode(): Promise<void> {
  const { destination } = await call(renewDuplicatedUser, { body: {} });
  const turn = (store.renewal?.sent?.turn ?? 0) + 1;
  const channel = destination === null || destination.includes('@') ? 'email' : 'sms';
  store.renewal = {
    message: store.renewal?.message ?? '',
    sent: { channel, destination: destination ?? '', resendAfterSeconds: 60, turn },
  };
}

/** Goes on as the earlier account: back to the name step (membership §4 step 8). A failure counts as a try (step 7). */
export async function renew(otp: string): Promise<SignUpStep> {
  try {
    await call(renewDuplicatedUser, { body: { otp } });
  } catch (cause) {
    store.tries += 1;
    throw cause;
  }
  store.renewal = null;
  const current = await refreshSignup();
  return current ? stepOf(current) : 'name-step';
}
