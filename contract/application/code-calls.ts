import { endpoint } from '../endpoint';
import { emailAddress, id, oneTimeCode, phoneNumber, slug } from '../schema';
import * as z from '../z';
import { codeSent, ofStart } from './calls';
import { applicationState } from './entity';

export const sendApplicationTextCode = endpoint({
  id: 'sendApplicationTextCode',
  method: 'POST',
  path: '/apply/verify-phone',
  summary: 'Send a one-time code by SMS',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({
    phone: phoneNumber(),
    resendCode: z.optional(z.boolean()),
    email: emailAddress(),
    applicationId: ofStart(),
  }),
  result: codeSent,
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const sendApplicationVoiceCode = endpoint({
  id: 'sendApplicationVoiceCode',
  method: 'POST',
  path: '/apply/verify-landline',
  summary: 'Read a one-time code out by a voice call',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({ phone: phoneNumber(), email: emailAddress(), applicationId: ofStart() }),
  result: codeSent,
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const verifyApplicationWelcomeBack = endpoint({
  id: 'verifyApplicationWelcomeBack',
  method: 'POST',
  path: '/apply/verify-welcome-back',
  summary: 'Send a code to a returning applicant by email address or phone number',
  source: 'borrower §4 Start; the answer is the same for known and unknown people',
  access: [{ kind: 'public' }],
  body: z.strictObject({
    data: z.union([emailAddress(), phoneNumber()]),
    practice: z.optional(z.union([slug(), id()])),
  }),
  result: z.extend(codeSent, { applicationId: z.string() }),
  errors: [],
  rateLimit: 'strict',
});

export const verifyApplicationCode = endpoint({
  id: 'verifyApplicationCode',
  method: 'POST',
  path: '/apply/verify-otp',
  summary: 'Exchange a one-time code for an applicant session',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({
    otp: oneTimeCode(),
    applicationId: id(),
    email: z.optional(emailAddress()),
    practiceId: z.optional(id()),
    channel: z.enum(['email', 'sms', 'landline']),
    phone: z.optional(phoneNumber()),
  }),
  result: z.object({
    token: z.nullable(z.string()),
    userReference: z.nullable(z.string()),
    user: z.nullable(
      z.object({ id: z.string(), email: z.string(), firstName: z.nullable(z.string()), v2Allowed: z.boolean() }),
    ),
    application: z.nullable(applicationState),
    logintype: z.string(),
    practicemanagement: z.nullable(z.string()),
    practiceSlug: z.nullable(z.string()),
    pagePath: z.string(),
    qualifier: z.nullable(z.string()),
    isReapply: z.boolean(),
    genesis: z.nullable(z.object({ approvedLoanAmount: z.number() })),
  }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP'],
  rateLimit: 'strict',
});

export const getCodeDelivery = endpoint({
  id: 'getCodeDelivery',
  method: 'GET',
  path: '/apply/code-delivery',
  summary: 'Whether the code for a started application or sign-up failed to deliver',
  source: 'decision 46: what a screen says of a code is true',
  access: [{ kind: 'public' }],
  query: z.strictObject({ applicationId: id() }),
  result: z.object({ isUndeliverable: z.boolean() }),
  errors: [],
});
