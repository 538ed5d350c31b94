import type { ReasonCode } from './reasons';

/** Reasons that rest on the credit file alone: not on income, address, age, or on who the applicant is. */
const OF_THE_FILE: ReadonlySet<string> = new Set<ReasonCode>([
  'NO_FILE',
  'LIMITED_HISTORY',
  'ACCOUNT_AGE',
  'INSTALLMENT_HISTORY',
  'DELINQUENT_OTHERS',
  'COLLECTION',
  'BANKRUPTCY',
  'INQUIRIES',
  'UTILIZATION_HIGH',
]);

/** True where a denial may be called one about the credit file: it has reasons, and each rests on the file alone. */
export const isAboutFile = (reasons: readonly { readonly code: string }[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => OF_THE_FILE.has(code));

/**
 * Reasons that rest on no consumer report: the state, the age, and our own experience with the person, which is none
 * (15 USC 1681a(d)(2)(A)(i)).
 */
const WITHOUT_REPORT: ReadonlySet<string> = new Set<ReasonCode>([
  'STATE_NOT_SERVED',
  'AGE_CAPACITY',
  'PAST_DUE_WITH_US',
  'POOR_WITH_US',
  'CHARGED_OFF_WITH_US',
]);

/** False where no reason rests on a consumer report, so that none is named and there is nothing to dispute (15 USC 1681m(a)). */
export const usesReport = (reasons: readonly { readonly code: string }[]): boolean =>
  reasons.length === 0 || reasons.some(({ code }) => !WITHOUT_REPORT.has(code));

/** False where the same application gets the same answer on every later day too. Whoever is too young comes of age. */
export const mayWaitHelp = (reasons: readonly { readonly code: string }[]): boolean =>
  !reasons.some(({ code }) => code === 'STATE_NOT_SERVED' || code === 'CHARGED_OFF_WITH_US');
