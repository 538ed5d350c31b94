import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { boardingDocument, boardingDocumentKeys, documentGroups, missingDocument } from './entity';

const source = 'provider-admin §7 Boarding documents and tags';

/** So many transactions are asked about at once. */
export const BOARDING_MAX = 200;
const refs = <const I extends ReturnType<typeof id>>(item: I, max: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(max));

const mayAbout = <
  const A extends 'body.creditTransactionRefs' | 'body.documents',
  const I extends 'transaction' | 'document',
>(
  at: A,
  is: I,
) =>
  [{ kind: 'staff', roles: staffRoles, permission: 'document.view', brand: 'financing', owns: [{ at, is }] }] as const;

export const summarizeBoardingDocuments = endpoint({
  id: 'summarizeBoardingDocuments',
  method: 'POST',
  path: '/practice/boarding-documents/summary',
  summary: 'Which signed documents some transactions have, and which are missing',
  source,
  access: mayAbout('body.creditTransactionRefs', 'transaction'),
  body: z.strictObject({
    creditTransactionRefs: refs(id(), BOARDING_MAX),
    documentKeys: z.optional(
      z.array(z.enum(boardingDocumentKeys)).check(z.minLength(1), z.maxLength(boardingDocumentKeys.length)),
    ),
  }),
  result: z.object({
    summary: z.object({ transactions: z.number(), documents: z.number(), missing: z.number() }),
    documents: z.array(boardingDocument),
    missingDocuments: z.array(missingDocument),
  }),
  errors: [],
});

export const downloadBoardingDocuments = endpoint({
  id: 'downloadBoardingDocuments',
  method: 'POST',
  path: '/practice/boarding-documents/download',
  summary: 'Signed documents as one zip of PDFs, in folders by transaction, kind, or practice',
  source,
  access: mayAbout('body.documents', 'document'),
  body: z.strictObject({
    /** Ids from the summary. */
    documents: refs(id(), BOARDING_MAX * boardingDocumentKeys.length),
    documentGroupBy: z._default(z.enum(documentGroups), 'TRANSACTION'),
  }),
  download: { file: 'Transactions.zip', media: 'application/zip' },
  errors: ['NOT_FOUND'],
});
