import type { DocumentKey } from './entities/document';

/** What a borrower accepts when the spending limit agreement is signed, by the keys of the texts. */
export const agreementConsents = [
  'credit-line-agreement',
  'electronic-records-signature',
] as const satisfies readonly DocumentKey[];
