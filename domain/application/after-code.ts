import type { Qualifier } from '../enums';
import { isPagePath, type PagePath } from './steps';

/** Where to go next, with the query flags that belong to it. */
export type Step = { readonly pagePath: PagePath; readonly activeReapply: boolean };

/**
 * Step after a correct one-time code (borrower §4 Start): the returned pagePath, `personal-info` when there is none or it
 * is unknown; a partner-lender agreement has its own page; a reapply is carried on in the query.
 */
export function stepAfterOtp(answer: {
  pagePath: string | null;
  qualifier: Qualifier | null;
  isReapply: boolean;
}): Step {
  const named = answer.pagePath !== null && isPagePath(answer.pagePath) ? answer.pagePath : 'personal-info';
  const pagePath = named === 'agreement' && answer.qualifier === 'GENESIS' ? 'genesis-agreement' : named;
  return { pagePath, activeReapply: answer.isReapply };
}
