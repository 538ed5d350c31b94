import { site } from '@portals/client/site-configuration';
import { unknownPracticeUrl } from '@portals/client/unknown-practice';
import { isFramed } from '@portals/state/browser-storage';
import { redirectDocument, replace } from 'react-router';
import { flow, pageOfStep, type Shown } from './enrollment-flow';
import { addressOfStep } from './go';
import { openLink, openPlace, resume } from './stores/enrollment.actions';
import { store } from './stores/enrollment.store';
import { host } from './stores/host';

export type Arrival = { step: Shown | 'unreachable' | 'unknown' };

type LoaderArguments = { request: Request; params: { slug?: string } };

/** The secret of a mailed link, which stands behind the mark; taken out of the address, so that no history keeps it. */
function takeLink(): string {
  const link = window.location.hash.slice(1);
  if (!/^[\w-]{20,100}$/.test(link)) return '';
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return link;
}

function arrive(search: URLSearchParams, slug: string): Arrival {
  const asked = search.get('pagePath');
  const wanted = flow.isStep(asked) ? asked : null;
  const { data } = store.enrollment;
  const serverStep = data ? pageOfStep(data.providerEnrollmentStep) : null;
  const step = flow.shownStep(wanted, { serverStep });
  // Replaced, so that Back leads out of a place that was left and not into it again.
  if (step !== (wanted ?? 'start')) throw replace(addressOfStep(step, slug));
  return { step };
}

/**
 * Opens the enrollment at an address (provider-admin §2). An unknown address leads to the main page; the enrollment of this browser goes on
 * where the server is, and a mailed link goes on with its own.
 */
export async function openEnrollment({ request, params }: LoaderArguments): Promise<Arrival> {
  await host.join();
  const slug = params.slug ?? '';
  const lookup = await openPlace(slug);
  if (lookup === 'unknown') {
    if (isFramed()) return { step: 'unknown' };
    throw redirectDocument(unknownPracticeUrl(site.homeUrl, window.location.href));
  }
  if (lookup === 'unreachable') return { step: 'unreachable' };
  const link = takeLink();
  if (link !== '') await openLink(link);
  else await resume();
  if (link !== '' && store.linkFault !== null) throw replace(addressOfStep('go-on', slug));
  if (store.enrollment.error !== null) return { step: 'unreachable' };
  return arrive(new URL(request.url).searchParams, slug);
}
