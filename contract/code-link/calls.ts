import { endpoint } from '../endpoint';
import { text } from '../schema';
import * as z from '../z';

export const openCodeLink = endpoint({
  id: 'openCodeLink',
  method: 'POST',
  path: '/borrower/code-link',
  summary: "Continue with the link sent with a code: proves the mailbox, even after the day's codes are used up",
  source: 'decision 14, reliability S11: strangers keep nobody out of their account',
  access: [{ kind: 'public' }],
  body: z.strictObject({ link: text(200) }),
  result: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('session'),
      who: z.enum(['borrower', 'member']),
      token: z.string(),
      address: z.string(),
    }),
    z.object({ kind: z.literal('flow'), ticket: z.string(), address: z.string() }),
    z.object({ kind: z.literal('nothing'), address: z.string() }),
  ]),
  errors: ['CODE_EXPIRED', 'LEGACY_ACCOUNT', 'ACCOUNT_BLOCKED'],
  rateLimit: 'strict',
});
