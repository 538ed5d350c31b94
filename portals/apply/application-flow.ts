import type { PagePath } from '@domain/application/steps';
import { createFlow, type Shown as ShownOf, screen } from '@portals/steps/flow/flow';

/** A step, or the first question, which has no pagePath. */
export type Shown = ShownOf<PagePath>;

export type StepFacts = {
  /** The server's step; null without a session. */
  serverStep: PagePath | null;
  /** A code was sent and can be entered. */
  hasCode: boolean;
  isAgreementSigned: boolean;
};

const hasCode = (facts: StepFacts) => facts.hasCode;
/** Steps of an approval. */
const beside: readonly PagePath[] = [
  'congratulations',
  'agreement',
  'post-agreement',
  'debit-card',
  'bank-info',
  'manual-bank-info',
];
const paySteps = () => import('./screens/pay-steps');
const genesis = () => import('./screens/genesis/genesis-screens');

/**
 * The application (borrower §2). Steps whose calls the contract does not have show the outcome that is true of the
 * application at that step: an approval, a wait or a denial.
 */
export const flow = createFlow<PagePath, StepFacts>({
  unknown: 'personal-info',
  outside: 'welcome-back',
  steps: {
    'welcome-back': {
      screen: screen('welcome-back', () => import('./screens/welcome-back/welcome-back-screen'), 'WelcomeBackScreen'),
      at: 1,
      isOpen: true,
    },
    'welcome-back-otp': {
      screen: screen(
        'welcome-back-otp',
        () => import('./screens/welcome-back-otp/welcome-back-otp-screen'),
        'WelcomeBackOtpScreen',
      ),
      at: 1,
      needs: hasCode,
      otherwise: 'welcome-back',
    },
    'verification-code': {
      screen: screen(
        'verification-code',
        () => import('./screens/verification-code/verification-code-screen'),
        'VerificationCodeScreen',
      ),
      at: 2,
      needs: hasCode,
    },
    'verification-code-otp': {
      screen: screen(
        'verification-code-otp',
        () => import('./screens/verification-code-otp/verification-code-otp-screen'),
        'VerificationCodeOtpScreen',
      ),
      at: 2,
      needs: hasCode,
    },
    'personal-info': {
      screen: screen(
        'personal-info',
        () => import('./screens/personal-info/personal-info-screen'),
        'PersonalInfoScreen',
      ),
      at: 3,
    },
    'verification-questions': {
      screen: screen(
        'verification-questions',
        () => import('./screens/verification-questions/verification-questions-screen'),
        'VerificationQuestionsScreen',
      ),
    },
    'verify-identity': {
      screen: screen(
        'verify-identity',
        () => import('./screens/verify-identity/verify-identity-screen'),
        'VerifyIdentityScreen',
      ),
    },
    'post-personal-info-confirmation': {
      screen: screen(
        'post-personal-info-confirmation',
        () => import('./screens/post-personal-info-confirmation/post-personal-info-confirmation-screen'),
        'PostPersonalInfoConfirmationScreen',
      ),
    },
    mismatches: {
      screen: screen('mismatches', () => import('./screens/mismatches/mismatches-screen'), 'MismatchesScreen'),
    },
    'application-denied': {
      screen: screen(
        'application-denied',
        () => import('./screens/application-denied/application-denied-screen'),
        'ApplicationDeniedScreen',
      ),
      // The photo check comes after identity questions that failed; the server refuses it otherwise.
      beside: [
        'genesis-loading',
        'genesis-application-denied',
        'genesis-application-freeze',
        'mismatches',
        'patientfi-plus',
        'verify-identity',
      ],
    },
    'duplicated-ssn': {
      screen: screen(
        'duplicated-ssn',
        () => import('./screens/duplicated-ssn/duplicated-ssn-screen'),
        'DuplicatedSsnScreen',
      ),
    },
    'patientfi-plus': {
      screen: screen(
        'patientfi-plus',
        () => import('./screens/patientfi-plus/patientfi-plus-screen'),
        'PatientfiPlusScreen',
      ),
      beside: ['verify-identity'],
    },
    congratulations: {
      screen: screen(
        'congratulations',
        () => import('./screens/congratulations/congratulations-screen'),
        'CongratulationsScreen',
      ),
      beside,
    },
    agreement: {
      screen: screen('agreement', () => import('./screens/agreement/agreement-screen'), 'AgreementScreen'),
      beside,
      // A signed agreement is not signed again.
      instead: ({ isAgreementSigned }) => isAgreementSigned && 'post-agreement',
    },
    'post-agreement': {
      screen: screen(
        'post-agreement',
        () => import('./screens/post-agreement/post-agreement-screen'),
        'PostAgreementScreen',
      ),
      beside,
      // The server's own step, too: a bank without a name leads there, also before the signature.
      instead: ({ isAgreementSigned }) => !isAgreementSigned && 'congratulations',
    },
    'manual-bank-info': { screen: screen('pay', paySteps, 'ManualBankInfoScreen'), beside },
    'bank-info': { screen: screen('pay', paySteps, 'BankInfoScreen'), beside },
    'debit-card': { screen: screen('pay', paySteps, 'DebitCardScreen'), beside },
    'genesis-loading': { screen: screen('genesis', genesis, 'GenesisLoadingScreen') },
    'genesis-offer-review': { screen: screen('genesis', genesis, 'GenesisOfferReviewScreen') },
    'genesis-application-denied': { screen: screen('genesis', genesis, 'GenesisDeniedScreen') },
    'genesis-application-review': { screen: screen('genesis', genesis, 'GenesisReviewScreen') },
    'genesis-application-freeze': { screen: screen('genesis', genesis, 'GenesisFreezeScreen') },
    'genesis-post-agreement': {
      screen: screen('genesis', genesis, 'GenesisPostAgreementScreen'),
      beside: ['genesis-agreement'],
    },
    'genesis-agreement': { screen: screen('genesis', genesis, 'GenesisAgreementScreen') },
    'genesis-confirmation': { screen: screen('genesis', genesis, 'GenesisConfirmationScreen') },
    'genesis-declined-agreement': { screen: screen('genesis', genesis, 'GenesisDeclinedScreen') },
  },
});

export const { stepOf, shownStep } = flow;
