import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { federalBox } from '../document/entity';
import { dollars, named } from '../schema';
import * as z from '../z';

/** A signed copy: so many bytes it may have, as text in base64 a third more. */
export const SIGNED_COPY_BYTES_MAX = 8 * 1024 * 1024;

const sections = z.array(z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) }));

/** What the payment step shows (membership §3 Plan-agreement payment). */
export const planAgreementPayment = named(
  'PlanAgreementPayment',
  z.object({
    /** What it is paid with; null before that was given. */
    option: z.nullable(z.enum(['CARD', 'BANK'])),
    amount: dollars(),
    monthlyPayment: dollars(),
    nextPaymentDate: z.nullable(z.string()),
    paymentDueToday: dollars(),
    totalTreatmentsCost: dollars(),
    upfrontCost: dollars(),
    spendableCredits: dollars(),
    amountPaidToday: dollars(),
    membershipPayment: dollars(),
    paymentDate: z.nullable(z.string()),
    /** The last four digits. */
    cardNumber: z.nullable(z.string()),
  }),
);

/** The agreement of a plan that is signed in the practice, and how far it is. */
export const planAgreement = named(
  'PlanAgreement',
  z.object({
    privimembership: z.string(),
    practiceId: z.string(),
    practiceName: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    /** The practice may correct name and contact: nobody has proven them yet. */
    isContactOpen: z.boolean(),
    status: z.enum(MEMBERSHIP_STATUSES),
    /** 0 contact info, 1 payment and activation, 2 document view, 3 upload. */
    step: z.number(),
    payment: planAgreementPayment,
    /** With the federal box apart from the rest, where there are more than four payments (12 CFR 1026.2(a)(17)). */
    document: z.object({
      title: z.string(),
      box: z.nullable(federalBox),
      sections,
      /** What the patient ticks where they sign on the screen: what is charged and when. Part of the text. */
      consent: z.string(),
    }),
    /** sha256 of the agreement as it is shown. */
    disclosureHash: z.string(),
    /** Who signed it on the screen of the practice; null where it is signed on paper, or not yet. */
    signedName: z.nullable(z.string()),
    /** What whoever pays from a bank account authorizes. */
    authorization: z.object({ title: z.string(), sections, sha256: z.string() }),
    /** The signed copy; `documentPath` opens it once, within a minute. */
    signedCopy: z.nullable(
      z.object({ type: z.enum(['signed-plan-agreement']), documentPath: z.string(), uploadedAt: z.string() }),
    ),
    version: z.number(),
  }),
);
