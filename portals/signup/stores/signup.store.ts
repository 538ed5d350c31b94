import type { ResultOf } from '@contract/endpoint';
import type { findSignupProvider, getSignupInfo } from '@contract/signup/calls';
import type { SignUpStep } from '@domain/membership/sign-up-steps';
import { isText, orNull, persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import type { AgreementText } from '@portals/steps/agreement/agreement-sheet';
import { proxy, type Snapshot } from 'valtio/vanilla';
import { isSignUpStep } from '../signup-flow';

export type Practice = ResultOf<typeof findSignupProvider>;
/** The sign-up as the server has it, with the open identity questions. */
export type Signup = ResultOf<typeof getSignupInfo>;
export type SignupView = Snapshot<Signup>;
export type Outcome = NonNullable<Signup['application']>;

/** A one-time code on its way. `destination` is as the server masks it. */
export type SentCode = {
  channel: 'email' | 'sms';
  destination: string;
  resendAfterSeconds: number;
  /** Counts sendings. */
  turn: number;
};

/**
 * The person has an account already, which they can renew. `message` is the server's sentence about it. `sent` is null until a code
 * was sent to the contact of that account.
 */
export type Renewal = { message: string; sent: SentCode | null };

export type SignupState = {
  urlSlug: string | null;
  /** The sign-up whose code is awaited. */
  user: string | null;
  /** What was typed at the start, for a repeated code; in memory only. */
  contact: string | null;
  sent: SentCode | null;
  step: SignUpStep | null;
  practice: Resource<Practice>;
  signup: Resource<Signup>;
  /** States that are not served, once they are known. */
  unservedStates: string[] | null;
  agreement: Resource<AgreementText>;
  /** Address of the identity inquiry, in memory only. */
  inquiryUrl: string | null;
  renewal: Renewal | null;
  /** A decision is being made: waiting-confirmation is shown (membership §4 step 5). */
  pending: 'finish' | 'identity' | null;
  /** Failed corrections and failed renewals (membership §4 step 7). */
  tries: number;
};

const first = () => ({
  urlSlug: null,
  user: null,
  contact: null,
  sent: null,
  step: null,
  inquiryUrl: null,
  renewal: null,
  pending: null,
  tries: 0,
});

/** One sign-up as this page sees it. Answers live on the server; nothing typed but the contact is kept here. */
export const store = proxy<SignupState>({
  ...first(),
  practice: resource<Practice>(),
  signup: resource<Signup>(),
  unservedStates: null,
  agreement: resource<AgreementText>(),
});

/** Forgets the sign-up; the practice of the address stays. */
export function resetSignup(): void {
  Object.assign(store, first());
  resetResource(store.signup);
  resetResource(store.agreement);
}

const isSentCode = (value: unknown) => {
  const { channel, destination, resendAfterSeconds, turn } = Object(value) as Record<string, unknown>;
  const isKnownChannel = channel === 'email' || channel === 'sms';
  return isKnownChannel && isText(destination) && typeof resendAfterSeconds === 'number' && typeof turn === 'number';
};

// The allow-list of decision 4 for "sign-up state is kept in browser storage" (membership §9): which sign-up, at which
// practice, at which step, and where a code went. Answers are read from the server again.
persist(store, {
  key: 'signup',
  version: 1,
  fields: {
    urlSlug: orNull(isText),
    user: orNull(isText),
    step: orNull(isSignUpStep),
    sent: orNull(isSentCode),
  },
  reset: resetSignup,
});
