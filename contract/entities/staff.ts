import * as z from 'zod/mini';
import { staffRoles } from '../endpoint';
import { dollars, named } from '../schema';

export const adminUser = named(
  'AdminUser',
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(staffRoles),
    permissions: z.array(z.string()),
    financePartner: z.boolean(),
    brand: z.string(),
    enterpriseId: z.nullable(z.string()),
    practices: z.array(
      z.object({
        _id: z.string(),
        PracticeName: z.string(),
        slug: z.string(),
        StateCode: z.string(),
        enrollments: z.array(z.string()),
      }),
    ),
  }),
);

export const applicationRow = named(
  'ApplicationRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.nullable(z.string()),
    creditProfileId: z.nullable(z.string()),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
    statusNote: z.nullable(z.string()),
    flaggedAsFraud: z.nullable(z.boolean()),
    requestedAmount: z.nullable(dollars()),
    approvedAmount: z.nullable(dollars()),
    availableCredit: z.nullable(dollars()),
    grade: z.nullable(z.string()),
    state: z.nullable(z.string()),
    /** Last moment at which the applicant must hear, while a person may decide. */
    decideBy: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);

export const traceRow = named(
  'TraceRow',
  z.object({
    order: z.number(),
    rule: z.string(),
    stage: z.string(),
    value: z.string(),
    threshold: z.string(),
    result: z.enum(['hit', 'pass', 'missing']),
    outcome: z.nullable(z.string()),
  }),
);

export const decisionView = named(
  'Decision',
  z.object({
    _id: z.string(),
    purpose: z.string(),
    decidedAt: z.string(),
    engineVersion: z.string(),
    riskProfile: z.string(),
    riskProfileVersion: z.number(),
    configHash: z.string(),
    inputsHash: z.string(),
    status: z.string(),
    outcome: z.string(),
    fileType: z.nullable(z.string()),
    gradeBase: z.nullable(z.string()),
    grade: z.nullable(z.string()),
    adjustments: z.array(z.object({ name: z.string(), notches: z.number() })),
    line: z.nullable(
      z.object({
        table: dollars(),
        incomeCap: dollars(),
        capacity: dollars(),
        balance: dollars(),
        approved: dollars(),
        binding: z.string(),
      }),
    ),
    reasons: z.array(z.object({ code: z.string(), text: z.string(), internalText: z.string() })),
    trace: z.array(traceRow),
  }),
);

const applicationDocument = named(
  'ApplicationDocument',
  z.object({
    documentKey: z.string(),
    documentId: z.string(),
    /** Set on the papers of a transaction; the others belong to the application. */
    transactionId: z.nullable(z.string()),
    title: z.string(),
    signedAt: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);

const applicationHistoryEntry = named(
  'ApplicationHistoryEntry',
  z.object({ action: z.string(), userName: z.string(), at: z.string(), note: z.nullable(z.string()) }),
);

/** What each role sees of it stands in contract/person-fields.ts. */
export const applicationDetails = named(
  'ApplicationDetails',
  z.extend(applicationRow, {
    email: z.string(),
    phoneNumber: z.nullable(z.string()),
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    birthDate: z.nullable(z.string()),
    ssnNumber: z.nullable(z.string()),
    address: z.nullable(z.string()),
    annualIncome: z.nullable(dollars()),
    isMarried: z.nullable(z.boolean()),
    mismatches: z.array(z.string()),
    fraudAlerts: z.nullable(z.boolean()),
    agreementSignedAt: z.nullable(z.string()),
    /**
     * Set while a person may decide; `approvableAmount` is the limit that the rules give then, null where they give none,
     * `reasons` those of a denial that the file bears out.
     */
    review: z.nullable(
      z.object({
        approvableAmount: z.nullable(dollars()),
        reasons: z.array(z.object({ code: z.string(), text: z.string() })),
        dueOn: z.string(),
      }),
    ),
    documents: z.array(applicationDocument),
    decisions: z.array(decisionView),
    statusHistory: z.array(applicationHistoryEntry),
  }),
);
