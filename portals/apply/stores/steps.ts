import { isPagePath, type PagePath } from '@domain/application/steps';
import type { Application, Outcome } from './apply.store';

/** A step, or the first question, which has no pagePath. */
export type Shown = PagePath | 'start';

/** Steps that need no session: they lead to one. */
const beforeSession: readonly PagePath[] = [
  'verification-code',
  'verification-code-otp',
  'welcome-back',
  'welcome-back-otp',
];

/** Steps that a person at one of them may look at too, beside the server's own. */
const together: readonly (readonly PagePath[])[] = [
  ['congratulations', 'agreement', 'post-agreement', 'debit-card', 'bank-info', 'manual-bank-info'],
  ['application-denied', 'genesis-loading'],
  ['genesis-application-denied', 'application-denied'],
  ['genesis-application-freeze', 'application-denied'],
  ['genesis-post-agreement', 'genesis-agreement'],
  ['mismatches', 'application-denied'],
  ['patientfi-plus', 'application-denied'],
  // After identity questions that failed; the server refuses it otherwise.
  ['application-denied', 'verify-identity'],
  ['patientfi-plus', 'verify-identity'],
];

/** The step the server names; what it does not know is answered from the beginning of the answers. */
export function stepOf({ pagePath }: Pick<Application | Outcome, 'pagePath'>): PagePath {
  return isPagePath(pagePath) ? pagePath : 'personal-info';
}

export type StepFacts = {
  /** The server's step; null without a session. */
  serverStep: PagePath | null;
  /** A code was sent and can be entered. */
  hasCode: boolean;
  isAgreementSigned: boolean;
};

/** A session goes on where the server is; a signed agreement is not signed again. */
function shownInSession(wanted: PagePath | null, serverStep: PagePath, isAgreementSigned: boolean): PagePath {
  if (wanted === 'welcome-back') return wanted;
  const step = wanted ?? serverStep;
  const mayShow = step === serverStep || together.some((steps) => steps.includes(serverStep) && steps.includes(step));
  const shown = mayShow ? step : serverStep;
  if (shown === 'agreement' && isAgreementSigned) return 'post-agreement';
  // The server's own step, too: a bank without a name leads there, also before the signature.
  if (shown === 'post-agreement' && !isAgreementSigned) return 'congratulations';
  return shown;
}

/**
 * The step that an address shows. Without a session only the steps that lead to one; with a session the server's step and
 * those that belong to it, so that no address skips ahead or goes back behind a decision.
 */
export function shownStep(wanted: PagePath | null, { serverStep, hasCode, isAgreementSigned }: StepFacts): Shown {
  if (serverStep !== null) return shownInSession(wanted, serverStep, isAgreementSigned);
  if (wanted === null) return 'start';
  if (!beforeSession.includes(wanted)) return 'welcome-back';
  if (wanted === 'welcome-back' || hasCode) return wanted;
  return wanted === 'welcome-back-otp' ? 'welcome-back' : 'start';
}
