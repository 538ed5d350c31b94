import type { DocumentKey } from '../document/entity';
import { named } from '../schema';
import * as z from '../z';

/**
 * What the file of a transaction holds: what the patient signed for the purchase and for the limit that it stands on.
 * @NOTE choice: the specification names no keys; those that name a bank or a reason stay with the platform.
 */
export const boardingDocumentKeys = [
  'installment-loan-agreement',
  'credit-line-agreement',
] as const satisfies readonly DocumentKey[];
export type BoardingDocumentKey = (typeof boardingDocumentKeys)[number];

/** Folders of the zip: by transaction (a limit's agreement by its application), by kind of document, by practice. */
export const documentGroups = ['TRANSACTION', 'DOCUMENT', 'PRACTICE'] as const;
export type DocumentGroup = (typeof documentGroups)[number];

const ofTransaction = {
  creditTransactionRef: z.string(),
  number: z.number(),
  name: z.string(),
  documentKey: z.enum(boardingDocumentKeys),
};

/** A kept document of a transaction. The agreement of a limit stands with each transaction of the line. */
export const boardingDocument = named(
  'BoardingDocument',
  z.object({ _id: z.string(), ...ofTransaction, title: z.string(), signedAt: z.nullable(z.string()) }),
);

/** One that is not there: because the patient has not approved, or because none was kept. */
export const missingDocument = named(
  'MissingDocument',
  z.object({ ...ofTransaction, reason: z.enum(['NOT_APPROVED', 'NOT_KEPT']) }),
);
