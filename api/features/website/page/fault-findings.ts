import type { FaultReason, PageFault } from '../../../outbound/page-fault';
import { type Finding, problem, quoted } from './finding';

type Words = (place: string) => [title: string, advice: string];

const NOT_REACHED = 'Open the page in a browser. If it works there, a firewall may keep our visit out.';

const words: Record<FaultReason, Words> = {
  'not-listed': (place) => [
    `We did not visit ${place}.`,
    'Check a page that starts with https:// on a website of your list.',
  ],
  'redirected-away': (place) => [
    `The page leads on to ${place}, which is not on your list.`,
    'Add that website to the list, or check the page under its final address.',
  ],
  'too-many-redirects': (place) => [
    `The page leads on and on, last to ${place}.`,
    'Check the page under its final address.',
  ],
  'private-address': (place) => [
    `${place} is on this computer or in a private network, which we never visit.`,
    'Check a page that is open to the public.',
  ],
  'unknown-name': (place) => [
    `There is no website at ${place}.`,
    'Look for a typing mistake, or ask who looks after your domain.',
  ],
  unreachable: (place) => [`${place} does not answer.`, NOT_REACHED],
  certificate: (place) => [
    `${place} has no valid certificate.`,
    'Visitors see a warning too. Ask your web host to renew the certificate.',
  ],
  timeout: (place) => [`${place} took longer than 5 seconds.`, NOT_REACHED],
  'too-large': (place) => [
    `The page at ${place} is larger than 1 MB, so we did not read it.`,
    'Check a smaller page with the same snippet.',
  ],
  'not-html': (place) => [`${place} is not a web page.`, 'Check the address of a page, not of a file.'],
  unreadable: (place) => [`The answer of ${place} cannot be read.`, NOT_REACHED],
};

/** Why a page was not read, as a finding. Names only the website, not the rest of an address somebody else chose. */
export function faultFinding(fault: PageFault): Finding {
  const place = URL.canParse(fault.url) ? new URL(fault.url).origin : fault.url;
  const [title, advice] = words[fault.reason](quoted(place));
  return problem(`page-${fault.reason}`, title, {
    advice,
    topic: fault.reason === 'redirected-away' ? 'sites' : 'check',
  });
}
