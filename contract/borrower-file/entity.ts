import { PERSONAL_FIELDS } from '@domain/personal-fields';
import { accountRestrictions } from '../account-restriction/entity';
import { lineSteps } from '../application/decision-trace-entity';
import { applicationDocument } from '../application-details/entity';
import { applicationRow } from '../application-details/row-entity';
import { dollars, named } from '../schema';
import * as z from '../z';
import { personalShape } from './personal-fields';

/** What our own staff do to a person's file, beside holds, flags and archives. */
export const FILE_ACTS = [
  'PERSONAL_INFO',
  'PATIENT_INFO',
  'CREDIT_PROFILE_INFO',
  'PRACTICE',
  'EMAIL_VERIFIED',
  'PHONE_VERIFIED',
  'ID_CHECK_ASKED',
  'LIMIT_EMAIL_SENT',
  'DOCUMENT_REVIEW_ASKED',
  'REAPPLIED',
  'IDENTITY_TAKEN',
  'HARDSHIP_GIVEN',
  'ACTIVE_DUTY',
  'FEES_WAIVED',
  'GOODWILL_GIVEN',
  'PHONE_PAYMENT',
  'AUTOPAY_ENDED',
  'DISPUTE_OPENED',
] as const;

/** What an act changes, by the name under which the file's history keeps it. */
export const ACT_FIELDS = [
  ...PERSONAL_FIELDS,
  'email',
  'phoneNumber',
  'newEmail',
  'newPhoneNumber',
  'patientInfo',
  'approvedCreditLine',
  'practiceId',
  'application',
  'transaction',
  'reason',
  'dutyFrom',
  'dutyUntil',
  'amount',
  'payOn',
  'method',
  'channel',
  'requestedOn',
] as const;
export type ActField = (typeof ACT_FIELDS)[number];

/** One act with what it changed; `from` and `to` as people read them, null for nothing. */
export const fileAct = named(
  'FileAct',
  z.object({
    kind: z.enum(FILE_ACTS),
    changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
    userName: z.string(),
    at: z.string(),
  }),
);

const borrowerLine = named(
  'BorrowerLine',
  z.object({
    _id: z.string(),
    approvedCreditLine: dollars(),
    availableCredit: dollars(),
    expiresOn: z.string(),
    /** What the rules gave at most: no limit is set above it. */
    maxCreditLine: z.nullable(dollars()),
    balance: z.nullable(dollars()),
    /** Of requests that wait for an answer, at whichever practice. */
    waiting: z.nullable(dollars()),
    grade: z.nullable(z.string()),
    /** How the newest decision came to its limit; null where staff set it or the decision is not kept. */
    steps: z.nullable(lineSteps),
  }),
);

const borrowerDocument = named(
  'BorrowerDocument',
  z.extend(applicationDocument, { applicationId: z.nullable(z.string()) }),
);

const treatedPatient = named(
  'TreatedPatient',
  z.object({
    applicationId: z.string(),
    /** Whether it is the applicant; null where nobody was asked. */
    isPatient: z.nullable(z.boolean()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
);

/** A person as staff see them, with what the practices in scope have of them. What each role sees stands in contract/person-fields.ts. */
export const borrowerFile = named(
  'BorrowerFile',
  z.object({
    _id: z.string(),
    name: z.string(),
    ...personalShape,
    email: z.string(),
    isEmailVerified: z.boolean(),
    phoneNumber: z.nullable(z.string()),
    isPhoneVerified: z.boolean(),
    /** What takes the place of the address and the number above when its code is read back; null where nothing is to. */
    newEmail: z.nullable(z.string()),
    newPhoneNumber: z.nullable(z.string()),
    isIdentityVerified: z.boolean(),
    ssnNumber: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    /** The practice under which they stand; null where it is not in the reader's scope. */
    practiceManagementId: z.nullable(z.string()),
    practices: z.array(z.object({ _id: z.string(), PracticeName: z.string() })),
    createdAt: z.string(),
    /** Who the treatment is for, of the newest application that its reader sees; null where nobody was asked. */
    patientInfo: z.nullable(treatedPatient),
    credit_profile: z.nullable(borrowerLine),
    nextPayment: z.nullable(
      z.object({
        amount: dollars(),
        dueDate: z.string(),
        overdueSince: z.nullable(z.string()),
        daysLate: z.number(),
        pastDue: dollars(),
        totalDue: dollars(),
      }),
    ),
    /** "Sample Bank, ending in 3402" */
    paysWith: z.nullable(z.string()),
    applications: z.array(applicationRow),
    documents: z.array(borrowerDocument),
    standing: z.nullable(accountRestrictions),
    fraudAlerts: z.nullable(z.boolean()),
    acts: z.array(fileAct),
    version: z.number(),
  }),
);

export const borrowerAnswer = named('BorrowerAnswer', z.object({ user: borrowerFile }));
