import type { FaultReason, PageFault } from '../../../outbound/page-fault';
import { type Finding, problem, quoted } from './finding';

type Words = (place: string) => [title: string, advice: string];

const NOT_REACHED = 'Open the page in a browser. If it works there, a firewall may be blocking our check.';

const words: Record<FaultReason, Words> = {
  'not-listed': (place) => [
    `We didn't check ${place}.`,
    'Check a page that starts with https:// on a website in your list.',
  ],
  'redirected-away': (place) => [
    `The page redirects to ${place}, which isn't on your list.`,
    'Add that website to the list, or check the page under its final address.',
  ],
  'too-many-redirects': (place) => [
    `The page redirects too many times, most recently to ${place}.`,
    'Check the page under its final address.',
  ],
  'private-address': (place) => [
    `${place} is on a local or private network, which we can't check.`,
    'Check a page that is open to the public.',
  ],
  'unknown-name': (place) => [
    `There's no website at ${place}.`,
    'Check for a typo, or ask whoever manages your domain.',
  ],
  unreachable: (place) => [`${place} isn't responding.`, NOT_REACHED],
  certificate: (place) => [
    `${place} doesn't have a valid certificate.`,
    'Visitors see a warning too. Ask your web host to renew the certificate.',
  ],
  timeout: (place) => [`${place} took longer than 5 seconds.`, NOT_REACHED],
  'too-large': (place) => [
    `The page at ${place} is larger than 1 MB, so we did not read it.`,
    'Check a smaller page with the same snippet.',
  ],
  'not-html': (place) => [`${place} isn't a web page.`, 'Enter the address of a page, not a file.'],
  unreadable: (place) => [`We can't read the response from ${place}.`, NOT_REACHED],
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
