import type { SignUpStep } from '@domain/membership/sign-up-steps';
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

/** Steps that come before the decision, by the number that the practice's page learns. */
const ASKED = ['start', 'verification-code', 'name-step', 'address-step', 'ssn-step', 'agreement-step'];

/** The number of everything that follows the decision. */
export const LAST_STEP = ASKED.length;

/** The number of a step, for the practice's page: every outcome has the same one. */
export function progressOf(step: Shown): number {
  const place = ASKED.indexOf(step);
  return place < 0 ? LAST_STEP : place;
}
