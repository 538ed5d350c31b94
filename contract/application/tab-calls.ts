import { endpoint } from '../endpoint';
import { text } from '../schema';
import * as z from '../z';

export const createTabTicket = endpoint({
  id: 'createTabTicket',
  method: 'POST',
  path: '/apply/tab-ticket',
  summary: 'Create a one-time ticket (60 seconds) that lets a new tab continue this application or sign-up',
  source: 'decisions 4 and 7: a frame shares no storage with a tab',
  access: [{ kind: 'applicant' }],
  result: z.object({ ticket: text(100), expiresAt: z.string() }),
  errors: [],
});

export const openTab = endpoint({
  id: 'openTab',
  method: 'POST',
  path: '/apply/tab-session',
  summary: 'Exchange the ticket of a new tab for its session',
  source: 'decisions 4 and 7',
  access: [{ kind: 'public' }],
  body: z.strictObject({ ticket: text(100) }),
  result: z.object({ token: z.string(), applicationId: z.string() }),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});
