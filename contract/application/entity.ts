import { REASON_FACTS } from '@domain/underwriting/reason-facts';
import { dollars, named } from '../schema';
import * as z from '../z';

/** Wire shapes of an application; names as in borrower §3 and §7. */

export const mismatch = named('Mismatch', z.object({ field: z.string(), visited: z.boolean() }));

export const kbaQuestion = named(
  'KbaQuestion',
  z.object({ id: z.string(), text: z.string(), options: z.array(z.object({ id: z.string(), text: z.string() })) }),
);

export const kbaAnswer = named('KbaAnswer', z.object({ questionId: z.string(), optionId: z.string() }));

export const kbaExam = named(
  'KbaExam',
  z.object({
    examId: z.string(),
    expiresAt: z.string(),
    questions: z.array(kbaQuestion),
    /** Answers given so far, in the order of the questions. */
    answers: z.array(kbaAnswer),
  }),
);

/** Which month, how many, which percentage: for the applicant's own eyes, in no answer that staff get. */
export const reasonFact = named(
  'ReasonFact',
  z.object({
    kind: z.enum(REASON_FACTS),
    /** As YYYY-MM. */
    month: z.nullable(z.string()),
    number: z.nullable(z.number()),
  }),
);

export const deniedReason = named(
  'DeniedReason',
  z.object({
    code: z.string(),
    text: z.string(),
    /** What of the file it rests on; null where that is no number. */
    fact: z.nullable(reasonFact),
    howToImprove: z.nullable(z.string()),
  }),
);

export const creditProfile = named(
  'CreditProfile',
  z.object({
    _id: z.string(),
    approvedCreditLine: dollars(),
    maxCreditLine: dollars(),
    balance: dollars(),
    /** Amounts of the transactions that wait for somebody; they hold credit. */
    waiting: dollars(),
    /** What can still be spent: the one answer to that question. */
    availableCredit: dollars(),
    expiresOn: z.nullable(z.string()),
    /** Why it ended before its day: a loan is more than 30 days late, or was given up; null where it did not. */
    endedBecause: z.nullable(z.enum(['PAST_DUE'])),
  }),
);

/** The answer of finish, reapply, credit-increase and of a corrected mismatch. */
export const finishResult = named(
  'FinishResult',
  z.object({
    status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
    mismatches: z.array(mismatch),
    approvedCreditLine: z.nullable(dollars()),
    requestedAmount: z.nullable(dollars()),
    counterOffer: z.boolean(),
    apr: z.nullable(z.object({ from: z.number(), to: z.number() })),
    /** How many months the plans of the approval last. */
    months: z.nullable(z.object({ from: z.number(), to: z.number() })),
    creditProfile: z.nullable(creditProfile),
    contractNumber: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    freeze: z.boolean(),
    needMoreInfo: z.boolean(),
    genesisApr: z.nullable(z.number()),
    ssnUsed: z.boolean(),
    duplicatedSsnOwnerEmail: z.nullable(z.string()),
    patientfiPlusAvailable: z.boolean(),
    patientfiPlusAskedAt: z.nullable(z.string()),
    truvalidate: z.object({ KBA: z.nullable(kbaExam) }),
    KBARequired: z.boolean(),
    personaRequired: z.boolean(),
    pendOutOfState: z.boolean(),
    fraudAlerts: z.boolean(),
    isIdentityVerified: z.boolean(),
    /** True where failed identity questions may be answered by a photo identity check. */
    mayVerifyIdentity: z.boolean(),
    agreementSigned: z.boolean(),
    deniedReasons: z.array(deniedReason),
    /** The first day on which a denied person may apply again, after a denial for the age their birthday or later; null while an answer can still be corrected. */
    tryAgainFrom: z.nullable(z.string()),
    userReference: z.nullable(z.string()),
    qualifier: z.nullable(z.string()),
    token: z.nullable(z.string()),
    /** Step that the client shows next. */
    pagePath: z.string(),
  }),
);

export const spouseInfo = named(
  'SpouseInfo',
  z.object({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    isSameAddressAsSpouse: z.nullable(z.boolean()),
    address: z.nullable(
      z.object({
        street: z.string(),
        unit: z.nullable(z.string()),
        city: z.string(),
        state: z.string(),
        zipCode: z.string(),
      }),
    ),
  }),
);

/** What a resumed client needs to go on. Never carries the SSN digits. */
export const applicationState = named(
  'ApplicationState',
  z.object({
    _id: z.string(),
    practice: z.object({ _id: z.string(), slug: z.string(), PracticeName: z.string(), StateCode: z.string() }),
    status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
    email: z.string(),
    isEmailVerified: z.boolean(),
    phoneNumber: z.nullable(z.string()),
    isPhoneVerified: z.boolean(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    birthDate: z.nullable(z.string()),
    hasSsn: z.boolean(),
    street: z.nullable(z.string()),
    unit: z.nullable(z.string()),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    zipCode: z.nullable(z.string()),
    requestedAmount: z.nullable(dollars()),
    annualIncome: z.nullable(dollars()),
    isMarried: z.nullable(z.boolean()),
    spouseInfo: z.nullable(spouseInfo),
    isPatient: z.nullable(z.boolean()),
    patientInfo: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), phone: z.nullable(z.string()) })),
    patientInfoRequired: z.boolean(),
    spouseInfoRequired: z.boolean(),
    creditPullConsented: z.boolean(),
    /** Names of the answers that are still missing before finish. */
    missing: z.array(z.string()),
    pagePath: z.string(),
    outcome: z.nullable(finishResult),
  }),
);
