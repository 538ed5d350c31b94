import { endpoint, staffRoles } from '../endpoint';
import { languages } from '../language';
import { id, optionalText, queryFlag, text } from '../schema';
import * as z from '../z';
import { documentKeys, legalDocument } from './entity';

const documentQuery = z.strictObject({
  borrowerId: z.optional(id()),
  transactionId: z.optional(id()),
  applicationId: z.optional(id()),
  documentKey: z.optional(z.enum(documentKeys)),
  /** One-time ticket for a new tab, which carries no session header (decision 7). */
  ticket: optionalText(100),
  /** Id of an agreement of a plan (`PriviAgreement._id`): the papers of its membership, those of its plan year first. */
  priviAgreement: z.optional(id()),
  /** The asker's own papers of memberships, or those of the person that staff name by `borrowerId`. */
  privi: queryFlag(),
  /** Another language than the request's: an English copy for whoever reads Spanish. */
  lang: z.optional(z.enum(languages)),
});

const access = [
  { kind: 'public' },
  { kind: 'applicant', owns: [{ at: 'query.applicationId', is: 'application' }] },
  {
    kind: 'borrower',
    owns: [
      { at: 'query.borrowerId', is: 'borrower' },
      { at: 'query.applicationId', is: 'application' },
      { at: 'query.transactionId', is: 'transaction' },
      { at: 'query.priviAgreement', is: 'visit' },
    ],
  },
  {
    kind: 'member',
    owns: [
      { at: 'query.borrowerId', is: 'borrower' },
      { at: 'query.applicationId', is: 'application' },
      { at: 'query.transactionId', is: 'transaction' },
      { at: 'query.priviAgreement', is: 'visit' },
    ],
  },
  {
    kind: 'staff',
    roles: staffRoles,
    permission: 'document.view',
    brand: 'every',
    owns: [
      { at: 'query.borrowerId', is: 'borrower' },
      { at: 'query.applicationId', is: 'application' },
      { at: 'query.transactionId', is: 'transaction' },
      { at: 'query.priviAgreement', is: 'visit' },
    ],
  },
] as const;

export const viewDocument = endpoint({
  id: 'viewDocument',
  method: 'GET',
  path: '/documents/{documentKey}/view',
  summary: 'Read a legal document; the copy of a person where ids are given that the session may see',
  source: 'membership §2 Legal document pages, decision 37',
  access,
  params: z.object({ documentKey: z.enum(documentKeys) }),
  query: documentQuery,
  result: legalDocument,
  errors: ['NOT_FOUND'],
  afterClosing: true,
});

export const printDocument = endpoint({
  id: 'printDocument',
  method: 'GET',
  path: '/documents/{documentKey}/print',
  summary: 'Download a legal document as PDF; the signed copy where there is one',
  source: 'membership §7 Legal documents, decision 37',
  access,
  params: z.object({ documentKey: z.enum(documentKeys) }),
  query: documentQuery,
  download: { file: 'document.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
  afterClosing: true,
});

export const createDocumentTicket = endpoint({
  id: 'createDocumentTicket',
  method: 'POST',
  path: '/documents/ticket',
  summary: 'Make a one-time ticket (60 seconds) that opens one document in a new tab',
  source: 'decision 7',
  access: [
    { kind: 'applicant', owns: [{ at: 'body.applicationId', is: 'application' }] },
    {
      kind: 'borrower',
      owns: [
        { at: 'body.applicationId', is: 'application' },
        { at: 'body.transactionId', is: 'transaction' },
      ],
    },
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'document.view',
      brand: 'every',
      owns: [
        { at: 'body.applicationId', is: 'application' },
        { at: 'body.transactionId', is: 'transaction' },
      ],
    },
  ],
  body: z.strictObject({
    documentKey: z.enum(documentKeys),
    applicationId: z.optional(id()),
    transactionId: z.optional(id()),
  }),
  result: z.object({ ticket: text(100), expiresAt: z.string() }),
  errors: ['NOT_FOUND'],
  afterClosing: true,
});
