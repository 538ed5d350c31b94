import { endpoint } from '../endpoint';
import { languages } from '../language';
import { id, named, text } from '../schema';
import * as z from '../z';
import { legalDocument } from './entity';

/** A paper that was signed or accepted by a person, or sent to them. */
export const myDocument = named(
  'MyDocument',
  z.object({
    _id: z.string(),
    documentKey: z.string(),
    title: z.string(),
    /** The practice of the application or transaction that it belongs to. */
    PracticeName: z.nullable(z.string()),
    /** Who signed it; null for what was accepted or sent. */
    signedName: z.nullable(z.string()),
    /** True for a text that was accepted by a tick or by continuing, without a signature. */
    isAccepted: z.boolean(),
    /** When it was signed, accepted or sent. */
    keptAt: z.string(),
    /** What is in Spanish can also be had in English. */
    hasEnglishCopy: z.boolean(),
  }),
);

export const listMyDocuments = endpoint({
  id: 'listMyDocuments',
  method: 'GET',
  path: '/borrower/documents',
  summary: 'Every document the borrower signed or received, newest first',
  source: 'borrower §2 my-documents; the specification names the screen and no call',
  access: [{ kind: 'borrower' }],
  result: z.object({ documents: z.array(myDocument) }),
  errors: [],
  afterClosing: true,
});

export const listMemberDocuments = endpoint({
  id: 'listMemberDocuments',
  method: 'GET',
  path: '/privi/member/documents',
  summary: 'Every document the member signed or received, newest first',
  source: 'membership §2 Member portal (documents list), §7 Member portal',
  access: [{ kind: 'member', owns: [{ at: 'query.borrowerId', is: 'borrower' }] }],
  query: z.strictObject({ borrowerId: z.optional(id()) }),
  result: z.object({ documents: z.array(myDocument) }),
  errors: ['NOT_FOUND'],
  afterClosing: true,
});

export const printMyDocument = endpoint({
  id: 'printMyDocument',
  method: 'GET',
  path: '/borrower/documents/{documentId}/print',
  summary: 'Download one of these documents as PDF, exactly as signed or sent, or the English copy of a Spanish one',
  source: 'borrower §2 my-documents',
  access: [
    { kind: 'borrower', owns: [{ at: 'params.documentId', is: 'document' }] },
    { kind: 'member', owns: [{ at: 'params.documentId', is: 'document' }] },
  ],
  params: z.object({ documentId: id() }),
  query: z.strictObject({ lang: z.optional(z.enum(languages)) }),
  download: { file: 'document.pdf', media: 'application/pdf' },
  errors: [],
  afterClosing: true,
});

export const getUserConsent = endpoint({
  id: 'getUserConsent',
  method: 'GET',
  path: '/documents/userconsent',
  summary: 'The documents for accepting a credit transaction, filled in',
  source: 'borrower §7 Application',
  access: [{ kind: 'borrower', owns: [{ at: 'query.creditTransactionId', is: 'transaction' }] }],
  query: z.strictObject({
    creditTransactionId: id(),
    /** Keys with commas between them; without any, the loan agreement. */
    documentKeys: z.optional(text(400)),
  }),
  result: z.object({ documents: z.array(legalDocument) }),
  errors: ['NOT_FOUND'],
  afterClosing: true,
});
