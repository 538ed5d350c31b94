import { named } from '../schema';
import * as z from '../z';

/** Keys of the legal documents, kebab-case as their pages (decision 37); `503` is the installment loan agreement. */
export const documentKeys = [
  'terms-and-conditions',
  'consent-and-authorization',
  'electronic-records-signature',
  'financial-privacy-policy',
  'non-telemarketing-calls-texts',
  'application-notices-and-terms',
  'installment-loan-agreement',
  '503',
  'account-opening-disclosures',
  'mobile-phone-disclosure',
  'membership-agreement',
  'membership-privacy-policy',
  'ach-authorization',
  'provider-master-agreement',
  'adverse-action-notice',
  'credit-line-agreement',
  'credit-score-disclosure',
  'partner-lender-consent',
  'partner-loan-agreement',
  'spouse-notice',
] as const;
export type DocumentKey = (typeof documentKeys)[number];

/** The federal disclosure box of a document that has one. Dollars and percent. */
export const federalBox = named(
  'FederalBox',
  z.object({
    apr: z.number(),
    financeCharge: z.number(),
    amountFinanced: z.number(),
    totalOfPayments: z.number(),
    schedule: z.array(z.object({ count: z.number(), amount: z.number(), dueFrom: z.string() })),
    /** Sentences that the form asks for beside the figures (12 CFR 1026.18(k), (l)). */
    prepayment: z.string(),
    latePayment: z.string(),
    /** What pays a promotion off free of interest, and what happens otherwise. */
    promotion: z.nullable(z.string()),
    /** Points to the contract for the rest (12 CFR 1026.18(p)); null in copies that were signed without it. */
    contractReference: z.nullable(z.string()),
    /** Of the amount financed; shown after the box, never in it (12 CFR 1026.17(a)(1)). */
    itemization: z.array(z.object({ label: z.string(), amount: z.number() })),
    /** Of a sale on credit by the practice itself: who lends, the total sale price and what of it no installment pays. */
    sale: z.nullable(z.object({ creditor: z.string(), totalSalePrice: z.number(), sentence: z.string() })),
  }),
);

export const legalDocument = named(
  'LegalDocument',
  z.object({
    documentKey: z.string(),
    title: z.string(),
    version: z.string(),
    sections: z.array(
      z.object({
        heading: z.nullable(z.string()),
        paragraphs: z.array(z.string()),
        /** A notice that the law wants in bold type (16 CFR 433.2). */
        isBold: z.optional(z.boolean()),
      }),
    ),
    box: z.nullable(federalBox),
    /** sha256 of the exact text above; sent back when signing. */
    sha256: z.string(),
    signedAt: z.nullable(z.string()),
  }),
);
