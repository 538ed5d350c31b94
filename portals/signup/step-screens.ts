import { SIGN_UP_STEPS, type SignUpStep } from '@domain/membership/sign-up-steps';
import { loadChunk } from '@portals/shell/load-chunk';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Shown } from './stores/shown-step';

export type LazyScreen = LazyExoticComponent<ComponentType>;

/** A screen that arrives when its step is first shown. */
function screen<K extends string>(chunk: string, load: () => Promise<Record<K, ComponentType>>, name: K): LazyScreen {
  return lazy(async () => ({ default: (await loadChunk(chunk, load))[name] }));
}

/** The screen of every step; a step without one does not compile. */
export const stepScreens: Record<SignUpStep, LazyScreen> = {
  'verification-code': screen(
    'signup-code',
    () => import('./screens/verification-code/verification-code-screen'),
    'VerificationCodeScreen',
  ),
  'name-step': screen('signup-name', () => import('./screens/name/name-screen'), 'NameScreen'),
  'address-step': screen('signup-address', () => import('./screens/address/address-screen'), 'AddressScreen'),
  'ssn-step': screen('signup-ssn', () => import('./screens/ssn/ssn-screen'), 'SsnScreen'),
  'agreement-step': screen('signup-agreement', () => import('./screens/agreement/agreement-screen'), 'AgreementScreen'),
  'verification-questions': screen(
    'signup-questions',
    () => import('./screens/questions/questions-screen'),
    'QuestionsScreen',
  ),
  'identity-verification-step': screen(
    'signup-identity',
    () => import('./screens/identity/identity-screen'),
    'IdentityScreen',
  ),
  'waiting-confirmation': screen('signup-waiting', () => import('./screens/waiting/waiting-screen'), 'WaitingScreen'),
  'completed-registration': screen(
    'signup-completed',
    () => import('./screens/completed/completed-screen'),
    'CompletedScreen',
  ),
  denied: screen('signup-denied', () => import('./screens/denied/denied-screen'), 'DeniedScreen'),
};

/** The renewal of an earlier account, over the step where it was found. */
export const renewalScreen = screen(
  'signup-renewal',
  () => import('./screens/renewal/renewal-screen'),
  'RenewalScreen',
);

/** Where a step stands among all, for the practice's page: it learns the progress and nothing else. */
export const progressOf = (step: Shown) => ({
  index: step === 'start' ? 0 : SIGN_UP_STEPS.indexOf(step) + 1,
  total: SIGN_UP_STEPS.length,
});
