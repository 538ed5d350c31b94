/** Consents that a flow asks for, in the exact words that are shown and kept as evidence. */
export type Consent = { readonly key: string; readonly version: string; readonly text: string };

/** Asked before the soft credit check (15 USC 1681b(a)(2)). */
export const creditPullConsent: Consent = {
  key: 'credit-pull',
  version: '2026-01',
  text: 'I authorize you to obtain my credit report with a soft inquiry to decide on this application and to offer me changes to my account later. A soft inquiry does not affect my credit score.',
};

/** Documents that a borrower agrees to when the credit line agreement is signed, by their keys. */
export const agreementConsents = [
  'credit-line-agreement',
  'electronic-records-signature',
  'terms-and-conditions',
  'financial-privacy-policy',
] as const;
