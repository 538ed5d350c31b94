import type { DocumentKey } from './entities/document';

/** Documents that a borrower accepts when the spending limit agreement is signed; the agreement names the same ones. */
export const agreementConsents = [
  'electronic-records-signature',
  'consent-and-authorization',
  'application-notices-and-terms',
  'financial-privacy-policy',
] as const satisfies readonly DocumentKey[];
