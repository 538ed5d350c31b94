import { paths } from '@contract/paths';
import { site } from '@portals/client/site-configuration';
import { unknownPracticeUrl } from '@portals/client/unknown-practice';
import { handedOver } from '@portals/steps/tab/handed-over';
import { redirectDocument, replace } from 'react-router';
import { addressOfStep } from './go';
import { isSignUpStep, type Shown, shownStep, stepOf } from './signup-flow';
import { host } from './stores/host';
import { goOnAt, hasSession, isMember, openPractice, resumeSignup } from './stores/signup.actions';
import { store } from './stores/signup.store';

export type Arrival = { step: Shown | 'unreachable' | 'unknown-practice' | 'returned' };

type LoaderArguments = { request: Request; params: { urlSlug?: string } };

/** Decides the step of an address, and moves to it when the address says another one. */
function arrive(search: URLSearchParams, urlSlug: string): Arrival {
  const asked = search.get('pagePath');
  const wanted = isSignUpStep(asked) ? asked : null;
  const { data } = store.signup;
  if (data && isMember(data)) throw replace(paths.member.welcome.href());
  // A tab in which the identity partner returns to us has no session when it was opened from a frame.
  if (wanted === 'identity-verification-step' && search.has('inquiry-id') && !hasSession()) return { step: 'returned' };
  // Back from the first answers stays at them and never jumps forward to the server's step.
  const step = shownStep(wanted ?? (hasSession() ? store.step : null), {
    serverStep: hasSession() && data ? stepOf(data) : null,
    hasCode: store.user !== null && store.urlSlug === store.practice.data?.slug,
    isPending: store.pending !== null,
  });
  // Replaced, so that Back leads out of a place that was left and not into it again.
  if (step !== (wanted ?? 'start')) throw replace(addressOfStep(step, urlSlug));
  store.step = step === 'start' ? null : step;
  return { step };
}

/**
 * Opens the sign-up of a practice (membership §2). An unknown practice leads to the main host (membership §8), in a frame to words that say so; a session
 * of this browser goes on where the server is, and a member goes to the welcome page (membership §4 steps 2 and 9).
 */
export async function openSignup({ request, params }: LoaderArguments): Promise<Arrival> {
  await host.join();
  const slug = params.urlSlug ?? '';
  const lookup = await openPractice(slug);
  if (lookup === 'unknown') {
    host.tell({ type: 'error', payload: { code: 'practice_unknown' } });
    // The main host refuses frames.
    if (host.state.isEmbedded) return { step: 'unknown-practice' };
    throw redirectDocument(unknownPracticeUrl(site.homeUrl, window.location.href));
  }
  const canonical = store.practice.data?.slug ?? slug;
  if ((await handedOver()) !== null) goOnAt(canonical);
  await resumeSignup(canonical);
  const isLost = hasSession() && store.urlSlug === canonical && store.signup.error !== null;
  if (lookup === 'unreachable' || isLost) return { step: 'unreachable' };
  return arrive(new URL(request.url).searchParams, slug);
}
