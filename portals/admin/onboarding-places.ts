import { onboardingPaths } from '@contract/onboarding/paths';
import { type Place, screen, seesOnboarding } from './place';

const step = (path: { pattern: string }, title: string, lazy: Place['lazy']): Place => ({
  path: path.pattern,
  title,
  sees: seesOnboarding,
  lazy,
});

/** How a practice joins (provider-admin §2, onboarding). */
export const onboardingPlaces: readonly Place[] = [
  {
    path: onboardingPaths.list.pattern,
    title: 'Onboarding',
    sees: seesOnboarding,
    sidebar: { group: 'Practice', icon: 'onboarding', under: '/admin/practice/onboarding' },
    lazy: screen(
      'onboarding-management',
      () => import('./onboarding/management-screen'),
      (of) => of.ManagementScreen,
    ),
  },
  step(
    onboardingPaths.lead,
    'Lead',
    screen(
      'onboarding-lead',
      () => import('./onboarding/lead-screen'),
      (of) => of.LeadScreen,
    ),
  ),
  step(
    onboardingPaths.information,
    'Practice',
    screen(
      'onboarding-information',
      () => import('./onboarding/information-screen'),
      (of) => of.InformationScreen,
    ),
  ),
  step(
    onboardingPaths.publicPage,
    'Public page',
    screen(
      'onboarding-public',
      () => import('./onboarding/public-screen'),
      (of) => of.PublicScreen,
    ),
  ),
  step(
    onboardingPaths.users,
    'Practice users',
    screen(
      'onboarding-users',
      () => import('./onboarding/users-screen'),
      (of) => of.UsersScreen,
    ),
  ),
  step(
    onboardingPaths.funding,
    'Funding',
    screen(
      'onboarding-funding',
      () => import('./onboarding/funding-screen'),
      (of) => of.FundingScreen,
    ),
  ),
  step(
    onboardingPaths.products,
    'Products',
    screen(
      'onboarding-products',
      () => import('./onboarding/products-screen'),
      (of) => of.ProductsScreen,
    ),
  ),
  step(
    onboardingPaths.riskTerms,
    'Risk terms',
    screen(
      'onboarding-terms',
      () => import('./onboarding/terms-screen'),
      (of) => of.TermsScreen,
    ),
  ),
  step(
    onboardingPaths.bank,
    'Bank account',
    screen(
      'onboarding-bank',
      () => import('./onboarding/bank-screen'),
      (of) => of.BankScreen,
    ),
  ),
  step(
    onboardingPaths.rewards,
    'Rewards program',
    screen(
      'onboarding-rewards',
      () => import('./onboarding/rewards-screen'),
      (of) => of.RewardsScreen,
    ),
  ),
  step(
    onboardingPaths.promotion,
    'PatientFi Plus promotion',
    screen(
      'onboarding-promotion',
      () => import('./onboarding/promotion-screen'),
      (of) => of.PromotionScreen,
    ),
  ),
  step(
    onboardingPaths.confirmation,
    'Review and activate',
    screen(
      'onboarding-confirmation',
      () => import('./onboarding/confirmation-screen'),
      (of) => of.ConfirmationScreen,
    ),
  ),
];
