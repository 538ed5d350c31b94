import type { PagePath } from '@domain/application/steps';
import { site } from '@portals/client/site-configuration';
import { unknownPracticeUrl } from '@portals/client/unknown-practice';
import { loadChunk } from '@portals/shell/load-chunk';
import { takeCarriedAmount } from '@portals/state/carried-amount';
import { typed } from '@portals/state/typed';
import { handedOver } from '@portals/steps/tab/handed-over';
import { redirectDocument, replace } from 'react-router';
import { flow, type Shown, shownStep, stepOf } from './application-flow';
import { readFlags } from './flow/flags';
import { addressOfPlace } from './flow/go';
import { goOnWith, hasSession, openPractice, resumeApplication } from './stores/application.actions';
import { apply } from './stores/apply.store';
import { host, joinHost, tellHost } from './stores/host.actions';
import type { Part } from './stores/personal-parts';

export type Arrival = { step: Shown | 'unreachable' | 'unknown-practice' };

function wantedStep(search: URLSearchParams): PagePath | null {
  const pagePath = search.get('pagePath');
  return flow.isStep(pagePath) ? pagePath : null;
}

/** What is known when an address is opened: the server's step of a live application, or none. */
function factsNow() {
  const application = hasSession() ? apply.application.data : null;
  return {
    serverStep: application ? stepOf(application) : null,
    hasCode: apply.applicationId !== null && (apply.sentCode !== null || apply.step === 'verification-code'),
    isAgreementSigned: application?.outcome?.agreementSigned ?? false,
  };
}

/** Decides the step of an address, and moves to it when the address says another one. */
async function arrive(search: URLSearchParams, practiceUrlSlug: string | null): Promise<Arrival> {
  const wanted = wantedStep(search);
  // A tab in which the identity partner returns to us has no session when it was opened from a frame.
  const isReturn = wanted === 'verify-identity' && search.has('inquiry-id') && !hasSession();
  const step = isReturn ? wanted : shownStep(wanted, factsNow());
  const { data } = apply.application;
  const asked = wanted && search.get('part');
  let part: Part | undefined;
  if (data && step === 'personal-info') {
    // Every question has its own address, because the first open one is another one as soon as it is answered. Back from
    // the first question stays at it and never jumps forward to the first open one.
    const { shownPart } = await loadChunk('personal-info', () => import('./stores/personal-parts'));
    part = apply.part = shownPart(data, asked ?? apply.part);
  }
  // Replaced, so that Back leads out of a place that was left and not into it again.
  if (step !== (wanted ?? 'start') || (part && part !== asked))
    throw replace(addressOfPlace({ step, part }, practiceUrlSlug));
  if (step !== 'start') apply.step = step;
  return { step };
}

/** The amount that went along from this screen in the other language. */
const amountTyped = (): number | null => Number(typed.amountCents) || null;

type LoaderArguments = { request: Request; params: { practiceUrlSlug?: string } };

/**
 * Opens a practice's application. An unknown practice leads to the main address (borrower §8), in a frame to words that say so; a session of this browser
 * goes on where the server is.
 */
export async function openApplication({ request, params }: LoaderArguments): Promise<Arrival> {
  await joinHost();
  const slug = params.practiceUrlSlug ?? '';
  const search = new URL(request.url).searchParams;
  readFlags(search);
  apply.carriedAmountCents = takeCarriedAmount() ?? apply.carriedAmountCents ?? amountTyped();
  const handed = await handedOver();
  if (handed !== null) goOnWith(handed, slug);
  const [lookup] = await Promise.all([openPractice(slug), resumeApplication(slug)]);
  if (lookup === 'unknown') {
    tellHost({ type: 'error', payload: { code: 'practice_unknown' } });
    // The main address refuses frames.
    if (host.isEmbedded) return { step: 'unknown-practice' };
    throw redirectDocument(unknownPracticeUrl(site.homeUrl, window.location.href));
  }
  const isResuming = hasSession() && apply.practiceUrlSlug === slug && apply.application.error !== null;
  if (lookup === 'unreachable' || isResuming) return { step: 'unreachable' };
  return arrive(search, slug);
}

/** A returning person without a practice's link: welcome-back and its code, nothing else. */
export async function openWelcomeBack({ request }: LoaderArguments): Promise<Arrival> {
  await joinHost();
  apply.practice.data = null;
  const wanted = wantedStep(new URL(request.url).searchParams);
  const isCode = wanted === 'welcome-back-otp' && apply.sentCode !== null;
  if (wanted !== 'welcome-back' && !isCode) throw replace(addressOfPlace({ step: 'welcome-back' }));
  return { step: wanted };
}

/** The page after the summary was sent; it needs nothing. */
export async function openEnd(): Promise<null> {
  await joinHost();
  return null;
}
