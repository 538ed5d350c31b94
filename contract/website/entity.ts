import type { SiteFault } from '@domain/embed/site-address';
import { named } from '../schema';
import * as z from '../z';

/** Why an address was refused, as an instruction. */
export const siteFaultText: Record<SiteFault | 'duplicate', string> = {
  malformed: 'Enter a website address like https://www.example.com.',
  insecure: 'Use an address that starts with https://. Browsers only protect the form there.',
  'more-than-origin':
    'Enter only the part before the first single slash, like https://www.example.com. It covers every page.',
  credentials: 'Remove the username and password.',
  'number-address': "Use the website's name, not an IP address.",
  'private-name': 'Use a public website. This address only works inside a private network.',
  wildcard: 'Use an asterisk only for the first part of your own domain, like https://*.example.com.',
  duplicate: 'This website is already on the list.',
};

/** The websites of a practice that may show its widgets. */
export const embedSites = named(
  'EmbedSites',
  z.object({
    practiceId: z.string(),
    /** The practice's part of addresses, which the snippet names. */
    slug: z.string(),
    practiceName: z.string(),
    enrollments: z.array(z.string()),
    /** Origin of the registered main website; null when the registered address is none. */
    mainSite: z.nullable(z.string()),
    sites: z.array(z.string()),
    /** Send it back with a change. */
    version: z.number(),
    canEdit: z.boolean(),
    /** Whether localhost is taken for a site, as in demonstrations. */
    localAllowed: z.boolean(),
  }),
);

export const findingLevels = ['ok', 'warning', 'problem'] as const;

/** Parts of the installation notes that a finding may point to. */
export const noteTopics = [
  'install',
  'attributes',
  'policy',
  'integrity',
  'html',
  'wordpress',
  'sites',
  'check',
] as const;
export type NoteTopic = (typeof noteTopics)[number];

export const siteFinding = named(
  'SiteFinding',
  z.object({
    /** Stable name of the finding, for support. */
    code: z.string(),
    level: z.enum(findingLevels),
    /** What was found. */
    title: z.string(),
    /** What to do; null where nothing is to be done. */
    advice: z.nullable(z.string()),
    topic: z.nullable(z.enum(noteTopics)),
  }),
);

/** What a look at a page of a website found, worst first. */
export const siteCheck = named(
  'SiteCheck',
  z.object({
    /** The page that was read in the end, after redirects; or where it stopped. */
    url: z.string(),
    checkedAt: z.string(),
    findings: z.array(siteFinding),
  }),
);
