import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { applicationState } from '../entities/application';
import {
  civilDateText,
  done,
  emailAddress,
  id,
  money,
  oneTimeCode,
  optionalText,
  phoneNumber,
  queryFlag,
  slug,
  ssnFull,
  ssnLastFour,
  stateCode,
  text,
  zipCode,
} from '../schema';

export const applicantOf = (at: 'query.applicationId' | 'body.applicationId') =>
  ({ kind: 'applicant', owns: [{ at, is: 'application' }] }) as const;

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
  summary: 'Begin or resume an application by e-mail address',
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
  summary: 'Check the form of an e-mail address without telling whether it is known',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({ email: emailAddress() }),
  result: z.object({ valid: z.boolean(), suggestion: z.nullable(z.string()) }),
  errors: [],
});

const codeSent = z.object({
  channel: z.string(),
  destination: z.string(),
  resendAfterSeconds: z.number(),
  expiresAt: z.string(),
});

export const sendApplicationEmailCode = endpoint({
  id: 'sendApplicationEmailCode',
  method: 'POST',
  path: '/apply/verify-email',
  summary: 'Send a one-time code by e-mail',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  body: z.strictObject({ email: emailAddress(), applicationId: id() }),
  result: codeSent,
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

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
    applicationId: id(),
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
  body: z.strictObject({ phone: phoneNumber(), email: emailAddress(), applicationId: id() }),
  result: codeSent,
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const verifyApplicationWelcomeBack = endpoint({
  id: 'verifyApplicationWelcomeBack',
  method: 'POST',
  path: '/apply/verify-welcome-back',
  summary: 'Send a code to a returning applicant by e-mail address or phone number',
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

const address = { street: text(120), unit: optionalText(30), city: text(80), state: stateCode(), zipCode: zipCode() };

/** Every answer is optional: each screen saves its own part, and finish checks that all are there. */
export const personalInfoBody = z.strictObject({
  applicationId: id(),
  firstName: z.optional(text(60)),
  lastName: z.optional(text(60)),
  birthDate: z.optional(civilDateText()),
  ssnLastFourDigits: z.optional(ssnLastFour()),
  ssn: z.optional(ssnFull()),
  phoneNumber: z.optional(phoneNumber()),
  street: z.optional(address.street),
  unit: address.unit,
  city: z.optional(address.city),
  state: z.optional(address.state),
  zipCode: z.optional(address.zipCode),
  requestedAmount: z.optional(money(250, 40_000)),
  annualIncome: z.optional(money(0, 10_000_000)),
  isMarried: z.optional(z.boolean()),
  spouseInfo: z.optional(
    z.strictObject({
      firstName: text(60),
      lastName: text(60),
      isSameAddressAsSpouse: z.boolean(),
      address: z.optional(z.strictObject(address)),
    }),
  ),
  isPatient: z.optional(z.boolean()),
  patientInfo: z.optional(
    z.strictObject({ firstName: text(60), lastName: text(60), phone: z.optional(phoneNumber()) }),
  ),
  /** The applicant allows the soft credit check (15 USC 1681b). */
  creditPullConsent: z.optional(z.literal(true)),
});

export const savePersonalInfo = endpoint({
  id: 'savePersonalInfo',
  method: 'POST',
  path: '/apply/personal-info',
  summary: 'Save answers of the application; any part at a time',
  source: 'borrower §7 Application',
  access: [applicantOf('body.applicationId')],
  body: personalInfoBody,
  result: applicationState,
  errors: ['STEP_ORDER', 'CONFLICT'],
  example: {
    body: { applicationId: '01JD0000000000000000000000', firstName: 'Ana', lastName: 'Reyes', birthDate: '1988-08-21' },
  },
});

export const getPersonalInfo = endpoint({
  id: 'getPersonalInfo',
  method: 'GET',
  path: '/apply/personal-info',
  summary: 'Read the application to go on with it after a reload or on another device',
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
  summary: 'E-mail a link to go on later',
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
  summary: 'E-mail the approval summary; the client then clears its saved application',
  source: 'borrower §4 Failures and other transitions',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id() }),
  result: done(),
  errors: ['STEP_ORDER'],
  idempotent: true,
});
