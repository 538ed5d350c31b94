import type { ReasonCode } from './reasons';

/** Reasons that rest on the credit file alone: not on income, address, age, or on who the applicant is. */
const OF_THE_FILE: ReadonlySet<string> = new Set<ReasonCode>([
  'NO_FILE',
  'LIMITED_HISTORY',
  'ACCOUNT_AGE',
  'INSTALMENT_HISTORY',
  'DELINQUENT_OTHERS',
  'COLLECTION',
  'BANKRUPTCY',
  'INQUIRIES',
  'UTILIZATION_HIGH',
]);

/** True where a denial may be called one about the credit file: it has reasons, and each rests on the file alone. */
export const isAboutFile = (reasons: readonly { readonly code: string }[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => OF_THE_FILE.has(code));
