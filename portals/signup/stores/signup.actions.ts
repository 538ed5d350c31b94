import { emailSignupLink, findSignupProvider, getSignupInfo, saveSignupForLater } from '@contract/signup/calls';
import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { isPastSignUp } from '@domain/membership/sign-up-steps';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { leaveSession } from '@portals/client/leave-session.actions';
import { load, resetResource } from '@portals/state/resource';
import { endSession, session } from '@portals/state/session.store';
import { wasLeft } from '@portals/state/touch';
import { type Practice, resetSignup, type Signup, store } from './signup.store';

/** What the lookup of a practice came to; `unknown` leads to the main address (membership §8). */
export type PracticeLookup = 'known' | 'unknown' | 'unreachable';

/** Looks a practice up by id or slug, once per address. */
export async function openPractice(slug: string): Promise<PracticeLookup> {
  const { data } = store.practice;
  if (data && [data.slug, data.practiceId].includes(slug)) return 'known';
  store.practice.data = null;
  const found = await load<Practice>(store.practice, (signal) =>
    call(findSignupProvider, { params: { slug } }, { signal }),
  );
  if (found) return 'known';
  const status = store.practice.error ? toApiError(store.practice.error).status : 0;
  // 422: the slug is not even one, which the specification does not tell apart from an unknown one.
  return [400, 404, 422].includes(status) ? 'unknown' : 'unreachable';
}

/** True when the session of this page belongs to a sign-up. */
export const hasSession = (): boolean =>
  session.kind === 'applicant' && session.token !== null && store.urlSlug !== null && store.user === null;

/** True for a membership that the sign-up has nothing left to do for (decision 31). */
export function isMember({ status }: Pick<Signup, 'status'>): boolean {
  const known = MEMBERSHIP_STATUSES.find((name) => name === status);
  return known !== undefined && isPastSignUp(known);
}

/** Takes a fresh state of the sign-up from the server's answer. An answer without exam keeps the one that is open. */
export function takeSignup(answer: Omit<Signup, 'KBA'> & { KBA?: Signup['KBA'] }): Signup {
  const taken = { ...answer, KBA: answer.KBA ?? null };
  store.urlSlug = answer.practice.slug;
  store.tries = answer.tries;
  store.signup.data = taken;
  store.signup.error = null;
  return taken;
}

/** Goes on with the sign-up of a session that another page handed over. */
export function goOnAt(urlSlug: string): void {
  resetSignup();
  store.urlSlug = urlSlug;
}

/** Reads the sign-up again, after a reload or when another device has moved on. */
export async function refreshSignup(): Promise<Signup | undefined> {
  const read = await load<Signup>(store.signup, (signal) => call(getSignupInfo, {}, { signal }));
  if (read) takeSignup(read);
  return read;
}

/**
 * Goes on with the session of this browser when it belongs to a sign-up at this practice. A session of something else
 * stays what it is; this page then starts from its beginning.
 */
export async function resumeSignup(slug: string): Promise<void> {
  if (hasSession() && wasLeft()) endSession();
  if (!hasSession()) {
    if (store.signup.data) resetSignup();
    return;
  }
  if (store.urlSlug !== slug) {
    resetResource(store.signup);
    return;
  }
  if (store.signup.data) return;
  await refreshSignup();
  const status = store.signup.error ? toApiError(store.signup.error).status : 0;
  if (status === 403 || status === 404) resetSignup();
}

/** Marks the sign-up as saved and e-mails a link to it. Throws ApiError. */
export async function saveForLater(): Promise<void> {
  await call(saveSignupForLater);
}

/** E-mails the sign-up link of the practice to the person. Throws ApiError. */
export async function emailLink(): Promise<void> {
  await call(emailSignupLink, { body: {} });
}

/** Ends the sign-up on this device and its session, for the next person who uses it. */
export const leaveDevice = (): Promise<void> => leaveSession();
