import { onboardingPaths } from '@contract/onboarding/paths';
import type { OnboardingStep } from '@domain/practice/onboarding';
import type { Frozen } from '@portals/state/frozen';
import { promotionAbout } from '../words/promotion-words';
import type { Details } from './onboarding.store';

export type StepKey = OnboardingStep | 'confirmation';
type Step = {
  key: StepKey;
  title: string;
  path: { href: (onboarding?: string) => string };
  /** What is in it, in a few words. */
  about: (of: Frozen<Details>) => string;
};

const FUNDING = { PatientFi: 'PatientFi', Genesis: 'a second look', PatientFiUnlimited: 'Unlimited' } as const;

function fundingWords({ typeOfFunding }: Frozen<Details>): string {
  const chosen = typeOfFunding?.fundingType;
  if (!chosen) return 'Not chosen';
  return (Object.keys(FUNDING) as (keyof typeof FUNDING)[])
    .filter((type) => chosen[type])
    .map((type) => FUNDING[type])
    .join(', ');
}
function peopleWords({ onboarding, providerUser, running }: Frozen<Details>): string {
  if (onboarding.status === 'WAITING') return 'No users yet';
  if (onboarding.status !== 'IN_PROGRESS') return `${running?.users ?? 0} with access`;
  const contact = providerUser.find(({ isPoc }) => isPoc)?.contactName;
  if (providerUser.length === 0) return 'No users yet';
  const count = providerUser.length === 1 ? '1 person' : `${providerUser.length} people`;
  return contact ? `${count}, main contact ${contact}` : count;
}
function leadWords({ onboarding: { sugarId, lead }, selfEnrollment }: Frozen<Details>): string {
  if (selfEnrollment) return `Signed up online ${selfEnrollment.authorization.signedAt}`;
  if (sugarId === null) return 'No lead';
  const count = lead.fields.length;
  return `${count} of ${count + lead.missing.length} fields received`;
}

/** The risk profiles that a practice is decided by: of what it is enrolled in. */
function profilesOf(of: Frozen<Details>['providerInformation']): string[] {
  if (!of) return [];
  const { enrollments, patientfiriskprofile: financing, priviriskprofile: membership } = of;
  return [
    ...(enrollments.includes('APPLICATIONS') && financing ? [financing.name] : []),
    ...(enrollments.includes('MEMBERSHIPS') && membership ? [membership.name] : []),
  ];
}

/** The steps in their order (mockup of onboarding; provider-admin §2). */
export const STEPS: readonly Step[] = [
  { key: 'lead', title: 'Lead', path: onboardingPaths.lead, about: leadWords },
  {
    key: 'provider-information',
    title: 'Practice',
    path: onboardingPaths.information,
    about: ({ providerInformation: of }) => (of ? `${of.city}, ${of.stateCode}` : 'Not entered'),
  },
  {
    key: 'provider-public',
    title: 'Public page',
    path: onboardingPaths.publicPage,
    about: ({ providerPublicInformation: of }) => (of ? `/${of.urlSlug}` : 'No address yet'),
  },
  { key: 'users', title: 'Users', path: onboardingPaths.users, about: peopleWords },
  { key: 'funding', title: 'Funding', path: onboardingPaths.funding, about: fundingWords },
  {
    key: 'products',
    title: 'Products',
    path: onboardingPaths.products,
    about: ({ productGroupId }) => (productGroupId === null ? 'Not chosen' : 'Chosen'),
  },
  {
    key: 'risk-terms',
    title: 'Rates and fees',
    path: onboardingPaths.riskTerms,
    about: ({ riskBased, providerInformation: of }) =>
      riskBased.risks === null ? 'Not chosen' : profilesOf(of).join(' and ') || 'Chosen',
  },
  {
    key: 'bank',
    title: 'Bank account',
    path: onboardingPaths.bank,
    about: ({ bankingInformation: bank }) => (bank ? `${bank.bankName} ··${bank.accountNumber}` : 'Not added'),
  },
  {
    key: 'rewards',
    title: 'Rewards program',
    path: onboardingPaths.rewards,
    about: ({ rewardsProgram: of }) => (of ? (of.enabled ? `Until ${of.endDate}` : 'Off') : '60 days, optional'),
  },
  {
    key: 'promotion',
    title: 'Promotion',
    path: onboardingPaths.promotion,
    about: ({ providerInformation: of }) => promotionAbout(of?.patientFiPlusPromotion),
  },
  {
    key: 'confirmation',
    title: 'Review and activate',
    path: onboardingPaths.confirmation,
    about: ({ onboarding }) =>
      onboarding.status === 'ACTIVE'
        ? 'Active'
        : onboarding.status === 'DEACTIVATED'
          ? 'Deactivated'
          : openWords(onboarding),
  },
];

function openWords({ steps }: Frozen<Details>['onboarding']): string {
  const missing = steps.filter(({ isDone, isNeeded }) => isNeeded && !isDone).length;
  return missing === 0 ? 'Ready' : `${missing} ${missing === 1 ? 'step' : 'steps'} left`;
}

/** The steps of a practice: one that offers memberships alone is asked nothing of loans. */
export const stepsFor = (details: Frozen<Details> | null): readonly Step[] =>
  STEPS.filter(
    ({ key }) => key === 'confirmation' || !details || details.onboarding.steps.some(({ step }) => step === key),
  );

/** The step after this one; the last leads to itself. */
export function stepAfter(key: StepKey, steps: readonly Step[]): Step {
  const at = steps.findIndex((step) => step.key === key);
  return steps[Math.min(at + 1, steps.length - 1)] as Step;
}
