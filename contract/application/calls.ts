import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import { done, emailAddress, id, money, optionalText, queryFlag, slug } from '../schema';
import * as z from '../z';
import { applicationState } from './entity';

export const findApplyProvider = endpoint({
  id: 'findApplyProvider',
  method: 'GET',
  path: '/apply/provider/{slug}',
  summary: 'Look up the practice of an application link',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  params: z.object({ slug: slug() }),
  result: z.object({
    practicemanagement: z.string(),
    slug: z.string(),
    PracticeName: z.string(),
    phoneNumber: z.nullable(z.string()),
    specialty: z.string(),
    state: z.string(),
    requiresPatientInfo: z.boolean(),
    fundingType: z.array(z.string()),
    optionalDebitCard: z.boolean(),
    isGenesisPrequal: z.boolean(),
    staffAssistAllowed: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const startApplication = endpoint({
  id: 'startApplication',
  method: 'POST',
  path: '/apply/start',
  summary: 'Start or resume an application by email address',
  source: 'borrower §4 Start, decision 14',
  access: [{ kind: 'public' }],
  body: z.strictObject({
    email: emailAddress(),
    practice: z.union([slug(), id()]),
    pagePath: optionalText(40),
    requestedAmount: z.optional(money(1, 100_000)),
  }),
  result: z.object({ pagePath: z.string(), applicationId: z.string() }),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
  example: {
    body: { email: 'ana.reyes@example.test', practice: 'bright-smile' },
    result: { pagePath: 'verification-code', applicationId: '01JD0000000000000000000000' },
  },
});

export const validateApplicationEmail = endpoint({
  id: 'validateApplicationEmail',
  method: 'POST',
  path: '/apply/validate-email',
  summary: 'Validate an email address without revealing whether it is known',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({ email: emailAddress() }),
  result: z.object({ valid: z.boolean(), suggestion: z.nullable(z.string()) }),
  errors: [],
});

export const codeSent = z.object({
  channel: z.string(),
  destination: z.string(),
  resendAfterSeconds: z.number(),
  expiresAt: z.string(),
});

/** The start that a code is for. The specification's clients send none: then it is the newest of the address within a day. */
export const ofStart = () => z.optional(id());

export const sendApplicationEmailCode = endpoint({
  id: 'sendApplicationEmailCode',
  method: 'POST',
  path: '/apply/verify-email',
  summary: 'Send a one-time code by email',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({ email: emailAddress(), applicationId: ofStart() }),
  result: codeSent,
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const getPersonalInfo = endpoint({
  id: 'getPersonalInfo',
  method: 'GET',
  path: '/apply/personal-info',
  summary: 'Read the application to continue it after a reload or on another device',
  source: 'borrower §7 Application',
  access: [applicantOf('query.applicationId')],
  query: z.strictObject({ applicationId: id(), activeReapply: queryFlag() }),
  result: applicationState,
  errors: [],
});

export const saveApplicationForLater = endpoint({
  id: 'saveApplicationForLater',
  method: 'POST',
  path: '/apply/save-for-later',
  summary: 'Email a link to continue later',
  source: 'borrower §7 Application',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id() }),
  result: done(),
  errors: [],
  rateLimit: 'strict',
});

export const sendAccountSuccess = endpoint({
  id: 'sendAccountSuccess',
  method: 'POST',
  path: '/apply/account-successfully',
  summary: 'Email the approval summary; the client then clears its saved application',
  source: 'borrower §4 Failures and other transitions',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id() }),
  result: done(),
  errors: ['STEP_ORDER'],
  idempotent: true,
});
