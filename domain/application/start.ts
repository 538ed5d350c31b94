import type { ApplicationStatus } from '../enums';
import type { PagePath } from './steps';

/**
 * First step after a start, from the server's pagePath (borrower §4 Start): `welcome-back` and `personal-info` are kept,
 * anything else begins with the verification code.
 */
export function firstStep(serverPagePath: string | null): PagePath {
  return serverPagePath === 'welcome-back' || serverPagePath === 'personal-info' ? serverPagePath : 'verification-code';
}

/** Steps at which the partner lender, or the person, still has to answer; our own decision is a denial there. */
const OPEN_PARTNER_STEPS: readonly string[] = [
  'genesis-loading',
  'genesis-offer-review',
  'genesis-application-review',
  'genesis-application-freeze',
  'genesis-post-agreement',
  'genesis-agreement',
] satisfies readonly PagePath[];

/** A returning person whose application is not settled, with us or with the partner lender, is sent to its page. */
export function continuesApplication(status: ApplicationStatus, pagePath: string): boolean {
  return status === 'INCOMPLETE' || status === 'REVIEW' || OPEN_PARTNER_STEPS.includes(pagePath);
}
