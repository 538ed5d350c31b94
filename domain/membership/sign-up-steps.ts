import type { ApplicationStatus, MembershipStatus } from '../enums';
import { type Cell, defineMachine, nextState, type Outcome } from '../status-machine/status-machine';

/** Steps of the member sign-up, as kept in pagePath (membership §2). */
export const SIGN_UP_STEPS = [
  'verification-code',
  'name-step',
  'address-step',
  'ssn-step',
  'agreement-step',
  'verification-questions',
  'identity-verification-step',
  'waiting-confirmation',
  'completed-registration',
  'denied',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** What a member or an answer of the server does to the sign-up. */
export const SIGN_UP_ACTIONS = [
  'verifyCode',
  'saveName',
  'saveAddress',
  'saveSsn',
  'finish',
  'finishFailed',
  'answerQuestions',
  'verifyIdentity',
  'renewDuplicate',
] as const;
export type SignUpAction = (typeof SIGN_UP_ACTIONS)[number];
export type SignUpRefusal = 'wrong_step';

const refused: Cell<SignUpStep, SignUpRefusal, never> = { refused: 'wrong_step' };
const NOTHING: Readonly<Record<SignUpAction, Cell<SignUpStep, SignUpRefusal, never>>> = {
  verifyCode: refused,
  saveName: refused,
  saveAddress: refused,
  saveSsn: refused,
  finish: refused,
  finishFailed: refused,
  answerQuestions: refused,
  verifyIdentity: refused,
  renewDuplicate: refused,
};
const RENEW = { renewDuplicate: { to: 'name-step', source: 'membership §4 step 8' } } as const;

/**
 * Steps a member walks through. `finish` and `answerQuestions` show waiting-confirmation until the server's answer picks the step
 * (signUpStepAfterFinish). Source: membership §4 Member sign-up.
 */
export const signUpMachine = defineMachine<SignUpStep, SignUpAction, SignUpRefusal>({
  name: 'Member sign-up',
  initial: 'verification-code',
  states: SIGN_UP_STEPS,
  actions: SIGN_UP_ACTIONS,
  cells: {
    'verification-code': { ...NOTHING, verifyCode: { to: 'name-step', note: "or the server's pagePath" } },
    'name-step': { ...NOTHING, ...RENEW, saveName: { to: 'address-step' } },
    'address-step': { ...NOTHING, ...RENEW, saveAddress: { to: 'ssn-step' } },
    'ssn-step': { ...NOTHING, ...RENEW, saveSsn: { to: 'agreement-step' } },
    'agreement-step': { ...NOTHING, ...RENEW, finish: { to: 'waiting-confirmation', source: 'membership §4 step 5' } },
    'verification-questions': { ...NOTHING, answerQuestions: { to: 'waiting-confirmation' } },
    'identity-verification-step': {
      ...NOTHING,
      verifyIdentity: { to: 'agreement-step', note: 'clears fraud', source: 'membership §4 step 6' },
    },
    'waiting-confirmation': {
      ...NOTHING,
      ...RENEW,
      finishFailed: { to: 'agreement-step', source: 'membership §4 step 5' },
    },
    'completed-registration': NOTHING,
    denied: { ...NOTHING, ...RENEW },
  },
});

/** The step an action of the sign-up leads to. */
export function nextSignUpStep(step: SignUpStep, action: SignUpAction): Outcome<SignUpStep, SignUpRefusal> {
  return nextState(signUpMachine, step, action);
}

/** What the answer to finish says. */
export type SignUpAnswer = {
  readonly status: ApplicationStatus;
  readonly kbaRequired: boolean;
  readonly hasKbaQuestions: boolean;
  readonly personaRequired: boolean;
};

/** The answer to finish, in the order of membership §4 step 4: the first row that holds decides. */
export const SIGN_UP_OUTCOMES: readonly {
  readonly when: string;
  readonly holds: (answer: SignUpAnswer) => boolean;
  readonly step: SignUpStep;
}[] = [
  {
    when: 'KBA is required and there are questions',
    holds: (answer) => answer.kbaRequired && answer.hasKbaQuestions,
    step: 'verification-questions',
  },
  {
    when: 'an identity inquiry is required',
    holds: (answer) => answer.personaRequired,
    step: 'identity-verification-step',
  },
  { when: 'APPROVED', holds: (answer) => answer.status === 'APPROVED', step: 'completed-registration' },
  { when: 'DENIED', holds: (answer) => answer.status === 'DENIED', step: 'denied' },
  { when: 'REVIEW or INCOMPLETE', holds: () => true, step: 'waiting-confirmation' },
];

/** The step after finish. Source: membership §4 step 4. */
export function signUpStepAfterFinish(answer: SignUpAnswer): SignUpStep {
  return SIGN_UP_OUTCOMES.find((row) => row.holds(answer))?.step ?? 'waiting-confirmation';
}

/** The step after a corrected mismatch. Source: membership §4 step 7. */
export function signUpStepAfterMismatch(answer: {
  readonly status: ApplicationStatus;
  readonly hasMismatches: boolean;
  /** The update resolved a mismatch of the SSN. */
  readonly isSsnResolved: boolean;
}): SignUpStep {
  if ((answer.status === 'APPROVED' && !answer.hasMismatches) || answer.isSsnResolved) return 'completed-registration';
  return answer.status === 'DENIED' ? 'denied' : 'waiting-confirmation';
}

/** True when the sign-up sends the member to the welcome page: every status but REGISTER and PLAN_REQUESTED (decision 31). */
export function isPastSignUp(status: MembershipStatus): boolean {
  return status !== 'REGISTER' && status !== 'PLAN_REQUESTED';
}

/** Step of a registered member who returns: without requested treatments they wait (membership §4 step 9). */
export function signUpStepOnReturn(
  membership: { readonly status: MembershipStatus; readonly hasRequestedTreatments: boolean },
  savedStep: SignUpStep,
): SignUpStep | 'welcome' {
  if (isPastSignUp(membership.status)) return 'welcome';
  return membership.status === 'REGISTER' && !membership.hasRequestedTreatments ? 'waiting-confirmation' : savedStep;
}
