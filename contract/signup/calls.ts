import { finishResult, kbaExam } from '../application/entity';
import { examAnswers } from '../application/exam-calls';
import { endpoint } from '../endpoint';
import {
  addressText,
  civilDateText,
  done,
  emailAddress,
  id,
  named,
  oneTimeCode,
  optionalAddressText,
  optionalPrintedText,
  optionalText,
  personName,
  phoneNumber,
  slug,
  ssnFull,
  stateCode,
  text,
  zipCode,
} from '../schema';
import * as z from '../z';

// Member sign-up (membership §2, §4, §7 Sign-up). The session of these calls is an applicant session whose application
// is the sign-up, so no call carries an id of its own.
const signingUp = [{ kind: 'applicant' }] as const;
const outcomeErrors = ['STEP_ORDER', 'STALE', 'VENDOR_UNAVAILABLE'] as const;

export const signupTheme = named(
  'PracticeTheme',
  z.object({ mark: z.nullable(z.string()), logo: z.nullable(z.string()), primary: z.nullable(z.string()) }),
);

export const signupState = named(
  'SignupState',
  z.object({
    status: z.string(),
    user: z.object({
      _id: z.string(),
      userReference: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phoneNumber: z.nullable(z.string()),
      firstname: z.nullable(z.string()),
      lastname: z.nullable(z.string()),
      dateofBirth: z.nullable(z.string()),
      street: z.nullable(z.string()),
      unitapartment: z.nullable(z.string()),
      city: z.nullable(z.string()),
      state: z.nullable(z.string()),
      zipCode: z.nullable(z.string()),
      hasSsn: z.boolean(),
      saveForLater: z.boolean(),
    }),
    practice: z.object({ _id: z.string(), slug: z.string(), PracticeName: z.string() }),
    application: z.nullable(finishResult),
    hasRequestedTreatments: z.boolean(),
    tries: z.number(),
    pagePath: z.string(),
    redirectLocation: z.nullable(z.string()),
  }),
);

export const findSignupProvider = endpoint({
  id: 'findSignupProvider',
  method: 'GET',
  path: '/privi/signup/provider/{slug}',
  summary: 'Look up a practice of the membership program by id or slug',
  source: 'membership §7 Member auth and Sign-up; one endpoint for both spellings (architecture)',
  access: [{ kind: 'public' }],
  params: z.object({ slug: z.union([slug(), id()]) }),
  result: z.object({
    _id: z.string(),
    practiceId: z.string(),
    slug: z.string(),
    PracticeName: z.string(),
    phoneNumber: z.nullable(z.string()),
    StreetAddress: z.string(),
    UnitApartment: z.nullable(z.string()),
    City: z.string(),
    StateCode: z.string(),
    ZipCode: z.string(),
    enrollments: z.array(z.string()),
    theme: signupTheme,
  }),
  errors: ['NOT_FOUND'],
});

export const listSignupProviders = endpoint({
  id: 'listSignupProviders',
  method: 'GET',
  path: '/privi/signup/providers',
  summary: 'Practices that offer memberships, for the sign-up list',
  source: 'decision 35',
  access: [{ kind: 'public' }],
  query: z.strictObject({ search: optionalText(60) }),
  result: z.object({
    providers: z.array(
      z.object({
        _id: z.string(),
        slug: z.string(),
        PracticeName: z.string(),
        City: z.string(),
        StateCode: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const startSignup = endpoint({
  id: 'startSignup',
  method: 'POST',
  path: '/privi/signup/start',
  summary: 'Send a one-time code by email or phone and start or resume a sign-up',
  source: 'membership §4 Member sign-up',
  access: [{ kind: 'public' }],
  body: z.strictObject({ data: z.union([emailAddress(), phoneNumber()]), practiceId: z.union([slug(), id()]) }),
  result: z.object({
    user: z.string(),
    channel: z.string(),
    destination: z.string(),
    pagePath: z.string(),
    resendAfterSeconds: z.number(),
    expiresAt: z.string(),
  }),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const verifySignupCode = endpoint({
  id: 'verifySignupCode',
  method: 'POST',
  path: '/privi/signup/verify-otp',
  summary: 'Exchange a one-time code for a sign-up session',
  source: 'membership §4 Member sign-up, §7 Sign-up',
  access: [{ kind: 'public' }],
  body: z.strictObject({ user: id(), otp: oneTimeCode() }),
  result: z.object({ user: signupState, pagePath: z.string(), token: z.string() }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP'],
  rateLimit: 'strict',
});

export const saveSignupName = endpoint({
  id: 'saveSignupName',
  method: 'PUT',
  path: '/privi/signup/name',
  summary: 'Save the name step',
  source: 'membership §4 Member sign-up',
  access: signingUp,
  body: z.strictObject({
    firstname: personName(),
    lastname: personName(),
    dateofBirth: civilDateText(),
    email: z.optional(emailAddress()),
    phoneNumber: z.optional(phoneNumber()),
  }),
  result: signupState,
  errors: ['DUPLICATED_DATA', 'STEP_ORDER'],
});

export const saveSignupAddress = endpoint({
  id: 'saveSignupAddress',
  method: 'PUT',
  path: '/privi/signup/address',
  summary: 'Save the address step',
  source: 'membership §4 Member sign-up',
  access: signingUp,
  body: z.strictObject({
    street: addressText(120),
    unitapartment: optionalAddressText(30),
    city: addressText(80),
    state: stateCode(),
    zipCode: zipCode(),
  }),
  result: signupState,
  errors: ['STEP_ORDER'],
});

export const saveSignupSsn = endpoint({
  id: 'saveSignupSsn',
  method: 'PUT',
  path: '/privi/signup/ssn',
  summary: 'Save the full Social Security number; it is never returned',
  source: 'membership §4 Member sign-up, decision 12',
  access: signingUp,
  body: z.strictObject({ ssnNumber: ssnFull() }),
  result: signupState,
  errors: ['STEP_ORDER'],
});

export const correctSignupMismatches = endpoint({
  id: 'correctSignupMismatches',
  binds: true,
  method: 'PATCH',
  path: '/privi/signup/mismatches',
  summary: 'Correct answers that did not match the credit file',
  source: 'membership §4 Member sign-up',
  access: signingUp,
  body: z.strictObject({
    name: z.optional(z.strictObject({ first: personName(), last: personName() })),
    dateOfBirth: z.optional(civilDateText()),
    ssnNumber: z.optional(ssnFull()),
    address: z.optional(
      z.strictObject({
        street: addressText(120),
        unit: optionalAddressText(30),
        city: addressText(80),
        state: stateCode(),
        zipCode: zipCode(),
      }),
    ),
  }),
  result: finishResult,
  errors: outcomeErrors,
  idempotent: true,
});

export const saveSignupForLater = endpoint({
  id: 'saveSignupForLater',
  method: 'POST',
  path: '/privi/signup/save-for-later',
  summary: 'Mark the sign-up as saved and send a link to continue later',
  source: 'membership §7 Sign-up',
  access: signingUp,
  result: done(),
  errors: [],
});

export const renewDuplicatedUser = endpoint({
  id: 'renewDuplicatedUser',
  method: 'POST',
  path: '/privi/signup/renew-duplicated-user',
  summary: "Continue with the same person's earlier account, verified by a code sent to its address",
  source:
    'membership §4 Member sign-up, reliability S3: first call without a code sends it, second call with it renews',
  access: signingUp,
  body: z.strictObject({ otp: z.optional(oneTimeCode()) }),
  result: z.object({ codeSent: z.boolean(), destination: z.nullable(z.string()), pagePath: z.string() }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'STEP_ORDER'],
  rateLimit: 'strict',
});

export const finishSignup = endpoint({
  id: 'finishSignup',
  binds: ['typedName'],
  method: 'POST',
  path: '/privi/signup/finish',
  summary: 'Sign the agreement and run the decision',
  source: 'membership §4 Member sign-up, §7 Sign-up',
  access: signingUp,
  body: z.strictObject({
    truValidateSessionId: optionalText(100),
    typedName: optionalPrintedText(130),
    disclosureHash: z.optional(z.string().check(z.regex(/^[a-f0-9]{64}$/))),
    consents: z.optional(z.array(text(60)).check(z.maxLength(20))),
  }),
  result: z.extend(finishResult, { KBA: z.nullable(z.object({ Questions: z.array(z.unknown()) })) }),
  errors: [...outcomeErrors, 'STALE'],
  idempotent: true,
});

export const saveSignupKbaAnswers = endpoint({
  id: 'saveSignupKbaAnswers',
  method: 'PUT',
  path: '/privi/signup/kba-answers',
  summary: 'Save the answers so far, so a reload continues at the same question',
  source: 'decision 13: a reload gets the same open exam',
  access: signingUp,
  body: z.strictObject({ payload: examAnswers }),
  result: done(),
  errors: ['STEP_ORDER'],
});

export const submitSignupKbaExam = endpoint({
  id: 'submitSignupKbaExam',
  binds: true,
  method: 'POST',
  path: '/privi/signup/kba-exam',
  summary: 'Answer the identity questions, once',
  source: 'membership §7 Sign-up',
  access: signingUp,
  body: z.strictObject({
    payload: z.strictObject({
      examId: text(100),
      answers: z
        .array(z.strictObject({ questionId: text(100), optionId: text(100) }))
        .check(z.minLength(1), z.maxLength(10)),
    }),
  }),
  result: finishResult,
  errors: outcomeErrors,
  idempotent: true,
});

export const submitSignupIdentity = endpoint({
  id: 'submitSignupIdentity',
  method: 'POST',
  path: '/privi/signup/identity-verification',
  summary: 'Read the result of the identity inquiry',
  source: 'membership §4 Member sign-up',
  access: signingUp,
  body: z.strictObject({ inquiryId: z.optional(text(100)) }),
  result: finishResult,
  errors: outcomeErrors,
  idempotent: true,
});

export const getSignupInquiry = endpoint({
  id: 'getSignupInquiry',
  method: 'GET',
  path: '/privi/signup/persona-inquiry',
  summary: 'Open or resume the identity inquiry; 409 when it can be submitted',
  source: 'membership §4 Member sign-up, §7 Sign-up',
  access: signingUp,
  result: z.object({ inquiryId: z.string(), sessionToken: z.string(), url: z.string() }),
  errors: ['INQUIRY_EXISTS', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
});

export const getSignupInfo = endpoint({
  id: 'getSignupInfo',
  method: 'GET',
  path: '/privi/signup/application-info',
  summary: 'Read the sign-up to continue it',
  source: 'membership §4 Member sign-up, §7 Sign-up',
  access: signingUp,
  result: z.extend(signupState, { KBA: z.nullable(kbaExam) }),
  errors: [],
});

export const emailSignupLink = endpoint({
  id: 'emailSignupLink',
  method: 'POST',
  path: '/privi/signup/email-link',
  summary: "Email the practice's sign-up link to oneself, or as staff to a patient",
  source: 'membership §7 Sign-up',
  access: [
    { kind: 'applicant' },
    {
      kind: 'staff',
      roles: ['Admin', 'PracticeAdmin', 'PracticeStaff', 'PracticeDoctor', 'MultiTenant', 'EnterpriseAdmin'],
      permission: 'signup.invite',
      brand: 'every',
      owns: [{ at: 'body.practiceId', is: 'practice' }],
    },
  ],
  body: z.strictObject({ email: z.optional(emailAddress()), practiceId: z.optional(id()) }),
  result: done(),
  errors: [],
  rateLimit: 'strict',
});
