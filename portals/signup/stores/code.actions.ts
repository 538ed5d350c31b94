import { getCodeDelivery } from '@contract/application/code-calls';
import { startSignup, verifySignupCode } from '@contract/signup/calls';
import type { SignUpStep } from '@domain/membership/sign-up-steps';
import { call } from '@portals/client/call';
import { phone } from '@portals/format/phone';
import { ownAddress } from '@portals/shell/own-address';
import { startSession } from '@portals/state/session.store';
import { stepOf } from '../signup-flow';
import { isMember, takeSignup } from './signup.actions';
import { resetSignup, store } from './signup.store';

/** Begins or resumes a sign-up: has a code sent to an e-mail address or a phone number of ten digits. */
export async function start(contact: string): Promise<void> {
  const practiceId = store.practice.data?.practiceId ?? '';
  const { user, channel, resendAfterSeconds } = await call(startSignup, { body: { data: contact, practiceId } });
  const turn = (store.sent?.turn ?? 0) + 1;
  // What the person just typed is shown as it is; the server's masked form is for people who come back.
  const destination = contact.includes('@') ? contact : phone(contact);
  Object.assign(store, {
    user,
    contact,
    urlSlug: store.practice.data?.slug ?? null,
    step: 'verification-code',
    sent: { channel: channel === 'email' ? 'email' : 'sms', destination, resendAfterSeconds, turn },
  });
}

/** Sends the code again; false when the contact is not known any more and must be typed again. */
export async function resendCode(): Promise<boolean> {
  if (store.contact === null) return false;
  await start(store.contact);
  return true;
}

/** Where a right code leads: a step of the sign-up, or an address of the member portal without the base path. */
export type AfterCode = { to: 'step'; step: SignUpStep } | { to: 'member'; address: string };

const welcome = '/privi/member/welcome';

/** The server's address when it is one of ours, else the welcome page. */
const memberAddress = (location: string | null): string => ownAddress(location) ?? welcome;

/**
 * Exchanges the code for a session (membership §4 step 2). Throws ApiError with WRONG_CODE, CODE_EXPIRED or CODE_USED_UP.
 */
export async function verifyCode(otp: string): Promise<AfterCode> {
  const { user, token } = await call(verifySignupCode, { body: { user: store.user ?? '', otp } });
  if (isMember(user)) {
    startSession(token, 'member');
    resetSignup();
    return { to: 'member', address: memberAddress(user.redirectLocation) };
  }
  startSession(token, 'applicant');
  Object.assign(store, { user: null, sent: null, contact: null, renewal: null });
  return { to: 'step', step: stepOf(takeSignup(user)) };
}

/** True when the code that was sent could not be delivered. Throws ApiError. */
export async function isCodeUndeliverable(): Promise<boolean> {
  const applicationId = store.user;
  return applicationId !== null && (await call(getCodeDelivery, { query: { applicationId } })).isUndeliverable;
}
