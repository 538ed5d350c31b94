import { SITES_MAX } from '@domain/embed/site-address';
import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { embedSites, siteCheck } from './entity';

const owns = [{ at: 'params.practiceId', is: 'practice' }] as const;
const params = z.object({ practiceId: id() });

/** An address as people type it; which ones are sites is decided by `readSite`. */
const address = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));

export const getEmbedSites = endpoint({
  id: 'getEmbedSites',
  method: 'GET',
  path: '/practice/{practiceId}/embed-sites',
  summary: 'Websites that may show the widgets of a practice',
  source: 'decision 39; the specification names no call (own name)',
  access: [{ kind: 'staff', roles: staffRoles, permission: 'website.view', brand: 'every', owns }],
  params,
  result: embedSites,
  errors: [],
});

export const replaceEmbedSites = endpoint({
  id: 'replaceEmbedSites',
  method: 'PUT',
  path: '/practice/{practiceId}/embed-sites',
  summary: 'Replace the list of websites that may show the widgets of a practice',
  source: 'decision 39; the specification names no call (own name)',
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
      permission: 'website.edit',
      brand: 'every',
      // A site may show every flow of the practice, financing too.
      owns: [{ ...owns[0], alone: true }],
    },
  ],
  params,
  body: z.strictObject({
    /** Of the list that was changed; another one means that somebody else changed it meanwhile. */
    version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    sites: z.array(address(300)).check(z.maxLength(SITES_MAX)),
  }),
  result: embedSites,
  errors: ['STALE'],
  example: {
    body: { version: 1, sites: ['https://www.bright-smile.example', 'https://*.preview.bright-smile.example'] },
  },
});

export const checkEmbedSite = endpoint({
  id: 'checkEmbedSite',
  method: 'POST',
  path: '/practice/{practiceId}/embed-sites/check',
  summary: 'Fetch a page of a registered website and check the widget on it',
  source: 'decision 39; the specification names no call (own name)',
  access: [{ kind: 'staff', roles: staffRoles, permission: 'website.check', brand: 'every', owns }],
  params,
  body: z.strictObject({
    /** A page of a registered site; without it the practice's main website. */
    url: z.optional(address(2000)),
  }),
  result: siteCheck,
  errors: [],
  example: { body: { url: 'https://www.bright-smile.example/paying-for-care' } },
});
