import type { DocumentKey } from './document/entity';

/** What is accepted when the partner lender's agreement is signed. */
export const partnerConsents = [
  'partner-loan-agreement',
  'electronic-records-signature',
] as const satisfies readonly DocumentKey[];

/** What a borrower accepts when the spending limit agreement is signed, by the keys of the texts. */
export const agreementConsents = [
  'credit-line-agreement',
  'electronic-records-signature',
] as const satisfies readonly DocumentKey[];
