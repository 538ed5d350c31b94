import { endpoint } from '../endpoint';
import { id, oneTimeCode } from '../schema';
import * as z from '../z';

const source = 'provider-admin §7 Onboarding, membership §4 Other provider states';
/** The email address and the phone that stand in the practice's details. */
export const contactChannel = z.enum(['email', 'phone']);

/** Whoever may change how a practice is reached. */
const reaches = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'practice.edit',
  brand: 'every',
} as const;

export const sendPracticeContactCode = endpoint({
  id: 'sendPracticeContactCode',
  method: 'POST',
  path: '/practice/{id}/send-otp',
  summary: 'Send a practice a code to verify its email address or phone',
  source,
  access: [{ ...reaches, owns: [{ at: 'params.id', is: 'practice', alone: true }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({ channel: contactChannel }),
  result: z.object({ sentTo: z.string(), resendAfterSeconds: z.number(), expiresAt: z.string() }),
  errors: ['NOT_REACHABLE', 'STEP_ORDER'],
  rateLimit: 'strict',
  example: { body: { channel: 'email' } },
});

/** @NOTE choice: the code belongs to whoever asked for it, so that no practice is named here. */
export const verifyPracticeContactCode = endpoint({
  id: 'verifyPracticeContactCode',
  method: 'POST',
  path: '/practice/verify-otp',
  summary: 'Enter the code sent to the practice; verifies its email address or phone',
  source,
  access: [reaches],
  body: z.strictObject({ channel: contactChannel, otp: oneTimeCode() }),
  result: z.object({ practiceId: z.string(), channel: contactChannel, verifiedAt: z.string() }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'STEP_ORDER'],
  rateLimit: 'strict',
  example: { body: { channel: 'email', otp: '123456' } },
});
