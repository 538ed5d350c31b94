import { endpoint } from '../endpoint';
import { done, oneTimeCode } from '../schema';
import * as z from '../z';

const source = 'decision 85; own call';
/** @NOTE choice: whoever is logged in by a contact that they have proven; a link alone would let in whoever was named by mistake. */
const access = [{ kind: 'borrower' }, { kind: 'member' }] as const;
const channel = z.enum(['email', 'phone']);

export const getOwnContactChanges = endpoint({
  id: 'getOwnContactChanges',
  method: 'GET',
  path: '/borrower/contact-change',
  summary: "One's own new email address and phone number that wait for their code, masked",
  source,
  access,
  result: z.object({ data: z.array(z.object({ channel, sentTo: z.string() })) }),
  errors: [],
});

export const sendOwnContactCode = endpoint({
  id: 'sendOwnContactCode',
  method: 'POST',
  path: '/borrower/contact-change/code',
  summary: "Send a code to one's own new email address or phone number",
  source,
  access,
  body: z.strictObject({ channel }),
  result: z.object({ sentTo: z.string(), resendAfterSeconds: z.number(), expiresAt: z.string() }),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const confirmOwnContact = endpoint({
  id: 'confirmOwnContact',
  method: 'POST',
  path: '/borrower/contact-change/confirm',
  summary: 'Enter the code; from then on the new contact counts, and every other session ends',
  source,
  access,
  body: z.strictObject({ channel, otp: oneTimeCode() }),
  result: done(),
  errors: ['NOT_FOUND', 'WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'DUPLICATED_DATA'],
  rateLimit: 'strict',
});
