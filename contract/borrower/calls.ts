import { creditProfile } from '../application/entity';
import { askedPayment } from '../credit-transaction/asked-payment-entity';
import { endpoint } from '../endpoint';
import { languages } from '../language';
import { emailAddress, id, named, oneTimeCode, phoneNumber, text } from '../schema';
import * as z from '../z';

/** The logged-in borrower; names as in borrower §3. SSN and account numbers only masked. */
export const loggedUser = named(
  'LoggedUser',
  z.object({
    id: z.string(),
    userReference: z.string(),
    email: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    birthDate: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    street: z.nullable(z.string()),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    zipCode: z.nullable(z.string()),
    ssnNumber: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    practiceManagementId: z.nullable(z.string()),
    applicationId: z.nullable(z.string()),
    creditProfileId: z.nullable(z.string()),
    isBankAdded: z.boolean(),
    isIdentityVerified: z.boolean(),
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    flaggedAsFraud: z.boolean(),
    accountOnHold: z.boolean(),
    deceased: z.boolean(),
    isDeleted: z.boolean(),
    v2Allowed: z.boolean(),
    /** When they last confirmed a version of the privacy policy; null before they did. */
    privacyConsentUpdate: z.nullable(z.string()),
    credit_profile: z.nullable(creditProfile),
  }),
);

export const loginCodeSent = z.object({
  /** The code is on its way, where there is such a person. */
  status: z.literal('OTP_SENT'),
  user: z.string(),
  channel: z.string(),
  phoneOrEmail: z.string(),
  resendAfterSeconds: z.number(),
  expiresAt: z.string(),
});

export const verifyWelcomeBack = endpoint({
  id: 'verifyWelcomeBack',
  method: 'POST',
  path: '/borrower/verify-welcome-back',
  summary: 'Send a log-in code to a borrower or member by email address or phone number',
  source: 'borrower §7 Borrower, membership §7 Member auth; the answer is the same for known and unknown people',
  access: [{ kind: 'public' }],
  body: z.strictObject({
    data: z.union([emailAddress(), phoneNumber()]),
    channel: z.optional(z.enum(['email', 'sms', 'landline'])),
    memberLoginRequest: z.optional(z.boolean()),
    brand: z.optional(text(20)),
  }),
  result: loginCodeSent,
  errors: [],
  rateLimit: 'strict',
});

export const verifyLoginCode = endpoint({
  id: 'verifyLoginCode',
  method: 'POST',
  path: '/borrower/verify-otp',
  summary: 'Exchange a log-in code for a borrower or member session',
  source: 'borrower §3, §7 Borrower; membership §7 Member auth',
  access: [{ kind: 'public' }],
  body: z.strictObject({ user: id(), otp: oneTimeCode(), brand: z.optional(text(20)) }),
  result: z.object({
    user: loggedUser,
    token: z.string(),
    redirectLocation: z.nullable(z.string()),
    selectPlan: z.boolean(),
    creditTransaction: z.nullable(z.object({ transaction: z.string(), genesis: z.boolean() })),
    /** The contact that the code has proven, masked. */
    channel: z.string(),
    phoneOrEmail: z.string(),
    application: z.nullable(
      z.object({
        _id: z.string(),
        status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
        pagePath: z.string(),
      }),
    ),
    /** The same as `redirectLocation`, under the name of the other version of this answer. */
    redirectUrl: z.nullable(z.string()),
    /** A further application waits for its person to go on. */
    activeReapply: z.boolean(),
    practiceSlug: z.nullable(z.string()),
  }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'LEGACY_ACCOUNT', 'ACCOUNT_BLOCKED'],
  rateLimit: 'strict',
});

export const getLoggedBorrower = endpoint({
  id: 'getLoggedBorrower',
  method: 'GET',
  path: '/borrower/me',
  summary: 'The borrower of the session, read again after a reload',
  source: 'decision 4: in a frame everything but the token resumes from the server',
  access: [{ kind: 'borrower' }],
  result: loggedUser,
  errors: [],
  afterClosing: true,
});

export const getCreditProfile = endpoint({
  id: 'getCreditProfile',
  method: 'GET',
  path: '/borrower/{id}/credit-profile',
  summary: "The borrower's spending limit, balance, and next payment",
  source: 'borrower §7 Borrower',
  access: [{ kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] }],
  params: z.object({ id: id() }),
  result: z.object({
    credit_profile: z.nullable(creditProfile),
    /** The oldest unpaid installment; `pastDue` and `totalDue` (by today, or on its day when that is to come) are of all loans. */
    nextPayment: z.nullable(
      z.object({
        amount: z.number(),
        dueDate: z.string(),
        transactionId: z.string(),
        overdueSince: z.nullable(z.string()),
        daysLate: z.number(),
        pastDue: z.number(),
        totalDue: z.number(),
      }),
    ),
    /** What each loan asks for, the oldest first. */
    loans: z.array(z.extend(askedPayment, { transactionId: z.string() })),
    totalRemainingPrincipal: z.number(),
    /** A loan of the partner lender's, which is none of the limit. */
    hasPartnerLoan: z.boolean(),
  }),
  errors: [],
  afterClosing: true,
});

export const chooseLanguage = endpoint({
  id: 'chooseLanguage',
  method: 'POST',
  path: '/borrower/language',
  summary: "Choose the language for pages, messages, and documents from now on; signed documents don't change",
  source: 'decision 44: the language follows the person; own call',
  access: [{ kind: 'borrower' }, { kind: 'member' }],
  body: z.strictObject({ language: z.enum(languages) }),
  result: z.object({ language: z.enum(languages) }),
  errors: [],
  afterClosing: true,
});

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'End the session of the token or cookie; also responds when there is none',
  source: 'borrower §7 Borrower, decision 3',
  access: [{ kind: 'public' }],
  result: z.object({ success: z.literal(true) }),
  errors: [],
});

export const logoutByNavigation = endpoint({
  id: 'logoutByNavigation',
  method: 'GET',
  path: '/logout',
  summary: 'End the session by a same-site navigation',
  source: 'borrower §7 Borrower, decision 3',
  access: [{ kind: 'public' }],
  result: z.object({ success: z.literal(true) }),
  errors: ['CROSS_SITE'],
});
