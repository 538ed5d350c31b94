import type { PagePath } from '@domain/application/steps';
import { loadChunk } from '@portals/shell/load-chunk';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Shown } from './stores/steps';

export type LazyScreen = LazyExoticComponent<ComponentType>;

/** A screen that arrives when its step is first shown. */
function screen<K extends string>(chunk: string, load: () => Promise<Record<K, ComponentType>>, name: K): LazyScreen {
  return lazy(async () => ({ default: (await loadChunk(chunk, load))[name] }));
}

const denied = screen(
  'application-denied',
  () => import('./screens/application-denied/application-denied-screen'),
  'ApplicationDeniedScreen',
);
const waiting = screen(
  'post-personal-info-confirmation',
  () => import('./screens/post-personal-info-confirmation/post-personal-info-confirmation-screen'),
  'PostPersonalInfoConfirmationScreen',
);
const congratulations = screen(
  'congratulations',
  () => import('./screens/congratulations/congratulations-screen'),
  'CongratulationsScreen',
);
const agreement = screen('agreement', () => import('./screens/agreement/agreement-screen'), 'AgreementScreen');
const postAgreement = screen(
  'post-agreement',
  () => import('./screens/post-agreement/post-agreement-screen'),
  'PostAgreementScreen',
);

const genesis = () => import('./screens/genesis/genesis-screens');
const paySteps = () => import('./screens/pay-steps');

/**
 * The screen of every step; a step without one does not compile. Steps whose calls the contract does not have show the
 * outcome that is true of the application at that step: an approval, a wait or a denial.
 */
export const stepScreens: Record<PagePath, LazyScreen> = {
  'welcome-back': screen(
    'welcome-back',
    () => import('./screens/welcome-back/welcome-back-screen'),
    'WelcomeBackScreen',
  ),
  'welcome-back-otp': screen(
    'welcome-back-otp',
    () => import('./screens/welcome-back-otp/welcome-back-otp-screen'),
    'WelcomeBackOtpScreen',
  ),
  'personal-info': screen(
    'personal-info',
    () => import('./screens/personal-info/personal-info-screen'),
    'PersonalInfoScreen',
  ),
  'verification-code': screen(
    'verification-code',
    () => import('./screens/verification-code/verification-code-screen'),
    'VerificationCodeScreen',
  ),
  'verification-code-otp': screen(
    'verification-code-otp',
    () => import('./screens/verification-code-otp/verification-code-otp-screen'),
    'VerificationCodeOtpScreen',
  ),
  'verification-questions': screen(
    'verification-questions',
    () => import('./screens/verification-questions/verification-questions-screen'),
    'VerificationQuestionsScreen',
  ),
  'verify-identity': screen(
    'verify-identity',
    () => import('./screens/verify-identity/verify-identity-screen'),
    'VerifyIdentityScreen',
  ),
  'post-personal-info-confirmation': waiting,
  mismatches: screen('mismatches', () => import('./screens/mismatches/mismatches-screen'), 'MismatchesScreen'),
  'application-denied': denied,
  'duplicated-ssn': screen(
    'duplicated-ssn',
    () => import('./screens/duplicated-ssn/duplicated-ssn-screen'),
    'DuplicatedSsnScreen',
  ),
  'patientfi-plus': screen(
    'patientfi-plus',
    () => import('./screens/patientfi-plus/patientfi-plus-screen'),
    'PatientfiPlusScreen',
  ),
  congratulations,
  'post-agreement': postAgreement,
  'manual-bank-info': screen('pay', paySteps, 'ManualBankInfoScreen'),
  'bank-info': screen('pay', paySteps, 'BankInfoScreen'),
  'debit-card': screen('pay', paySteps, 'DebitCardScreen'),
  'genesis-loading': screen('genesis', genesis, 'GenesisLoadingScreen'),
  'genesis-offer-review': screen('genesis', genesis, 'GenesisOfferReviewScreen'),
  'genesis-application-denied': screen('genesis', genesis, 'GenesisDeniedScreen'),
  'genesis-application-review': screen('genesis', genesis, 'GenesisReviewScreen'),
  'genesis-application-freeze': screen('genesis', genesis, 'GenesisFreezeScreen'),
  'genesis-post-agreement': screen('genesis', genesis, 'GenesisPostAgreementScreen'),
  'genesis-agreement': screen('genesis', genesis, 'GenesisAgreementScreen'),
  'genesis-confirmation': screen('genesis', genesis, 'GenesisConfirmationScreen'),
  'genesis-declined-agreement': screen('genesis', genesis, 'GenesisDeclinedScreen'),
  agreement,
};

/** Steps that come before the decision, by the number that the practice's page learns. */
const ASKED = ['start', 'welcome-back', 'verification-code', 'personal-info'];

/** The number of everything that follows the decision. */
export const LAST_STEP = ASKED.length;

/**
 * The number of a step, as told to the page of the practice around the frame. Approval, denial and review have the same number, so
 * that the page does not learn which it is.
 */
export function progressOf(step: Shown): number {
  const place = ASKED.indexOf(step.replace(/-otp$/, ''));
  return place < 0 ? LAST_STEP : place;
}
