import { IDENTITY_STEPS } from '@domain/application/identity-step';
import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { accountRestrictions } from '../account-restriction/entity';
import { decisionView } from '../application/decision-trace-entity';
import { partnerPayout } from '../application/partner-payout-entity';
import { spouseNotice } from '../household/spouse-notice-entity';
import { dollars, named } from '../schema';
import * as z from '../z';
import { applicationRow } from './row-entity';

export const applicationDocument = named(
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
    /** What the checks of the person's identity still ask, while they hold the application up. */
    identityStep: z.nullable(z.enum(IDENTITY_STEPS)),
    /** Where the newest adverse action notice is; null where none was due. */
    adverseAction: z.nullable(
      z.object({
        documentId: z.string(),
        madeAt: z.string(),
        sentAt: z.nullable(z.string()),
        returnedAt: z.nullable(z.string()),
      }),
    ),
    agreementSignedAt: z.nullable(z.string()),
    /** The last day of the limit that came from it, once it has ended. */
    limitEndedOn: z.nullable(z.string()),
    /** The loan of the partner lender, which pays the practice itself; `payout` is null until the lender was asked about it. */
    partnerLoan: z.nullable(
      z.object({
        lender: z.string(),
        amount: dollars(),
        signedAt: z.nullable(z.string()),
        payout: z.nullable(partnerPayout),
        /** The letter to the patient's spouse; null where the law asks for none. */
        spouseNotice: z.nullable(spouseNotice),
      }),
    ),
    /** Set on a membership sign-up: the membership at the practice, once there is one. */
    signup: z.nullable(
      z.object({ membershipId: z.nullable(z.string()), membershipStatus: z.nullable(z.enum(MEMBERSHIP_STATUSES)) }),
    ),
    /** What our own staff have set about the person. */
    standing: z.nullable(accountRestrictions),
    /**
     * Set while a person may decide; `approvableAmount` is the limit that the rules give then, null where they give none,
     * `reasons` those of a denial that the file bears out.
     */
    review: z.nullable(
      z.object({
        approvableAmount: z.nullable(dollars()),
        reasons: z.array(z.object({ code: z.string(), text: z.string() })),
        dueOn: z.string(),
        version: z.number(),
        /** What somebody decides waits for somebody else. */
        needsDualControl: z.boolean(),
        /** A fraud alert is on file and nobody has noted how the person was reached: an approval says it. */
        needsIdentityStep: z.boolean(),
        proposal: z.nullable(
          z.object({
            _id: z.string(),
            action: z.enum(['APPROVE', 'DENY']),
            reasons: z.array(z.string()),
            identityStep: z.nullable(z.string()),
            userName: z.string(),
            at: z.string(),
            isOwn: z.boolean(),
          }),
        ),
      }),
    ),
    documents: z.array(applicationDocument),
    decisions: z.array(decisionView),
    statusHistory: z.array(applicationHistoryEntry),
  }),
);
