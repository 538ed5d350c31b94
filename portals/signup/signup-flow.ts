import type { SignUpStep } from '@domain/membership/sign-up-steps';
import { createFlow, type Shown as ShownOf, screen } from '@portals/steps/flow/flow';

/** A step, or the first question, which has no pagePath. */
export type Shown = ShownOf<SignUpStep>;

/** The steps with a question. */
export type AnswerStep = Extract<SignUpStep, 'name-step' | 'address-step' | 'ssn-step' | 'agreement-step'>;

export type StepFacts = {
  /** The server's step; null without a session. */
  serverStep: SignUpStep | null;
  /** A code was sent and can be entered. */
  hasCode: boolean;
  /** A decision is being made. */
  isPending: boolean;
};

/** The membership sign-up (membership §2). */
export const flow = createFlow<SignUpStep, StepFacts>({
  unknown: 'name-step',
  steps: {
    'verification-code': {
      screen: screen(
        'signup-code',
        () => import('./screens/verification-code/verification-code-screen'),
        'VerificationCodeScreen',
      ),
      at: 1,
      needs: ({ hasCode }) => hasCode,
    },
    'name-step': {
      screen: screen('signup-name', () => import('./screens/name/name-screen'), 'NameScreen'),
      at: 2,
      isAnswer: true,
    },
    'address-step': {
      screen: screen('signup-address', () => import('./screens/address/address-screen'), 'AddressScreen'),
      at: 3,
      isAnswer: true,
    },
    'ssn-step': {
      screen: screen('signup-ssn', () => import('./screens/ssn/ssn-screen'), 'SsnScreen'),
      at: 4,
      isAnswer: true,
    },
    'agreement-step': {
      screen: screen('signup-agreement', () => import('./screens/agreement/agreement-screen'), 'AgreementScreen'),
      at: 5,
      isAnswer: true,
    },
    'verification-questions': {
      screen: screen('signup-questions', () => import('./screens/questions/questions-screen'), 'QuestionsScreen'),
    },
    'identity-verification-step': {
      screen: screen('signup-identity', () => import('./screens/identity/identity-screen'), 'IdentityScreen'),
    },
    'waiting-confirmation': {
      screen: screen('signup-waiting', () => import('./screens/waiting/waiting-screen'), 'WaitingScreen'),
    },
    'completed-registration': {
      screen: screen('signup-completed', () => import('./screens/completed/completed-screen'), 'CompletedScreen'),
    },
    denied: { screen: screen('signup-denied', () => import('./screens/denied/denied-screen'), 'DeniedScreen') },
  },
});

export const { stepOf, isStep: isSignUpStep } = flow;

/** The step that an address shows. While a decision is made, waiting-confirmation covers every step (membership §4 step 5). */
export const shownStep = (wanted: SignUpStep | null, facts: StepFacts): Shown =>
  facts.isPending ? 'waiting-confirmation' : flow.shownStep(wanted, facts);

/** The renewal of an earlier account, over the step where it was found. */
export const renewalScreen = screen(
  'signup-renewal',
  () => import('./screens/renewal/renewal-screen'),
  'RenewalScreen',
);
