import { findApplyProvider, getPersonalInfo, saveApplicationForLater } from '@contract/application/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { leaveSession } from '@portals/client/leave-session.actions';
import { load, resetResource } from '@portals/state/resource';
import { endSession, session } from '@portals/state/session.store';
import { wasLeft } from '@portals/state/touch';
import { type Application, apply, type Practice, resetApply } from './apply.store';

/** What the lookup of a practice came to; `unknown` leads to the main address (borrower §8). */
export type PracticeLookup = 'known' | 'unknown' | 'unreachable';

/** Looks a practice up once per address. */
export async function openPractice(slug: string): Promise<PracticeLookup> {
  if (apply.practice.data?.slug === slug) return 'known';
  apply.practice.data = null;
  const found = await load<Practice>(apply.practice, (signal) =>
    call(findApplyProvider, { params: { slug } }, { signal }),
  );
  if (found) return 'known';
  const status = apply.practice.error ? toApiError(apply.practice.error).status : 0;
  // 422: the slug is not even one, which the specification does not tell apart from an unknown one.
  return [400, 404, 422].includes(status) ? 'unknown' : 'unreachable';
}

/** True when the session of this page belongs to an applicant. */
export const hasSession = (): boolean => session.kind === 'applicant' && session.token !== null;

/** Takes a fresh state of the application from the server's answer. */
export function takeApplication(application: Application): void {
  apply.applicationId = application._id;
  apply.practiceUrlSlug = application.practice.slug;
  apply.application.data = application;
  apply.application.error = null;
}

/** Goes on with the application of a session that another page handed over. */
export function goOnWith(applicationId: string, practiceUrlSlug: string): void {
  resetApply();
  Object.assign(apply, { applicationId, practiceUrlSlug });
}

/** Reads the application again, after a reload or when another device has moved on. */
export async function refreshApplication(): Promise<Application | undefined> {
  const { applicationId, isReapply } = apply;
  if (applicationId === null) return undefined;
  return load<Application>(apply.application, (signal) =>
    call(getPersonalInfo, { query: { applicationId, ...(isReapply && { activeReapply: 'true' }) } }, { signal }),
  );
}

/**
 * Goes on with the session of this browser when it belongs to this practice. An application that the server does not
 * know any more is forgotten.
 */
export async function resumeApplication(slug: string): Promise<void> {
  if (hasSession() && wasLeft()) endSession();
  if (!hasSession()) {
    if (apply.application.data) resetApply();
    return;
  }
  if (apply.practiceUrlSlug !== slug || apply.applicationId === null) {
    resetResource(apply.application);
    return;
  }
  if (apply.application.data?._id === apply.applicationId) return;
  await refreshApplication();
  if (apply.application.error && toApiError(apply.application.error).status === 404) endSession();
}

/** E-mails a link with which the person goes on later. Throws ApiError. */
export async function saveForLater(): Promise<void> {
  if (apply.applicationId) await call(saveApplicationForLater, { body: { applicationId: apply.applicationId } });
}

/** Ends the application on this device and its session, for the next person who uses it. */
export const leaveDevice = (): Promise<void> => leaveSession();
