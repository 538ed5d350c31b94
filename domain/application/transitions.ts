import type { Outcome } from './outcome';
import type { PagePath } from './steps';

/**
 * A finish, re-apply, KBA or identity call that answers 404 or 400 is a denial (borrower §4 Failures).
 * @returns null for every other status: a technical failure, after which the applicant may try again.
 */
export function outcomeOfFailedCall(httpStatus: number): Outcome | null {
  return httpStatus === 404 || httpStatus === 400 ? { status: 'DENIED', pagePath: 'application-denied' } : null;
}

/** Step after a bank account was saved: congratulations, or post-agreement when the bank has no name. */
export function stepAfterBankSaved(bankName: string | null): PagePath {
  return bankName === null || bankName.trim() === '' ? 'post-agreement' : 'congratulations';
}

/** Step after a debit-card token was saved; the borrower portal's own card form stays where it is. */
export function stepAfterCardSaved(origin: 'application' | 'borrower'): PagePath | null {
  return origin === 'application' ? 'congratulations' : null;
}

/** What follows a mismatch update (borrower §4 Failures). */
export type AfterMismatchUpdate = 'run-reapply' | 'run-finish' | 'show-error' | 'deny';

/**
 * A successful update (status 200) runs re-apply or finish again. A failed one shows an error, except that a person with
 * an SSN mismatch and no retry left is denied.
 */
export function afterMismatchUpdate(answer: {
  httpStatus: number;
  isReapply: boolean;
  mayRetry: boolean;
  hasSsnMismatch: boolean;
}): AfterMismatchUpdate {
  if (answer.httpStatus === 200) return answer.isReapply ? 'run-reapply' : 'run-finish';
  return !answer.mayRetry && answer.hasSsnMismatch ? 'deny' : 'show-error';
}

/** A persona inquiry that answers 409 was done before: the identity verification is submitted at once. */
export function submitsIdentityAtOnce(inquiryHttpStatus: number): boolean {
  return inquiryHttpStatus === 409;
}

/** Refreshed mismatches keep the visited flag of the fields that were listed before. */
export function keepVisited<Item extends { readonly field: string; readonly visited: boolean }>(
  before: readonly Item[],
  fields: readonly Item['field'][],
): { field: Item['field']; visited: boolean }[] {
  return fields.map((field) => ({
    field,
    visited: before.some((item) => item.field === field && item.visited),
  }));
}
