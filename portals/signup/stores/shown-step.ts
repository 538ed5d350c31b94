import { SIGN_UP_STEPS, type SignUpStep } from '@domain/membership/sign-up-steps';

/** A step, or the first question, which has no pagePath. */
export type Shown = SignUpStep | 'start';

/** Steps with answers, in their order; each may be looked at again until the agreement is signed. */
const ANSWER_STEPS = ['name-step', 'address-step', 'ssn-step', 'agreement-step'] as const;
export type AnswerStep = (typeof ANSWER_STEPS)[number];

export const isSignUpStep = (value: string): value is SignUpStep => SIGN_UP_STEPS.some((step) => step === value);
const placeOf = (step: SignUpStep) => (ANSWER_STEPS as readonly SignUpStep[]).indexOf(step);

/** The step the server names; what it does not know is answered from the beginning of the answers. */
export const stepOf = ({ pagePath }: { pagePath: string }): SignUpStep =>
  isSignUpStep(pagePath) ? pagePath : 'name-step';

export type StepFacts = {
  /** The server's step; null without a session. */
  serverStep: SignUpStep | null;
  /** A code was sent and can be entered. */
  hasCode: boolean;
  /** A decision is being made. */
  isPending: boolean;
};

/**
 * The step that an address shows. Without a session only the steps that lead to one; with a session the server's step and
 * the answers before it, so that no address skips ahead or goes back behind a decision.
 */
export function shownStep(wanted: SignUpStep | null, { serverStep, hasCode, isPending }: StepFacts): Shown {
  if (isPending) return 'waiting-confirmation';
  if (serverStep === null) return wanted === 'verification-code' && hasCode ? wanted : 'start';
  if (wanted === null) return serverStep;
  const isEarlierAnswer = placeOf(wanted) >= 0 && placeOf(wanted) <= placeOf(serverStep);
  return isEarlierAnswer ? wanted : serverStep;
}
