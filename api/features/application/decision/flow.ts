import type { PagePath } from '@domain/application/steps';
import type { Brand, Enrollment } from '@domain/enums';
import type { SignUpStep } from '@domain/membership/sign-up-steps';

/** The credit line application and the member sign-up share their steps; this is where they differ. */
export type Flow = {
  readonly enrollment: Enrollment;
  /** What a one-time code of this flow allows. */
  readonly codePurpose: string;
  readonly brand: Brand;
  /** Step after the code of a fresh application. */
  readonly firstStep: PagePath | SignUpStep;
  /** Where the button of an e-mail leads: the way back, through a code. */
  readonly returnStep: string;
  /** Where a person comes back to, below the practice's address part. */
  readonly pathOf: (slug: string, pagePath: string) => string;
};

export const FLOWS: Readonly<Record<Enrollment, Flow>> = {
  APPLICATIONS: {
    enrollment: 'APPLICATIONS',
    codePurpose: 'apply',
    brand: 'financing',
    firstStep: 'personal-info',
    returnStep: 'welcome-back',
    pathOf: (slug, pagePath) => `/v2/${slug}/apply?pagePath=${pagePath}`,
  },
  MEMBERSHIPS: {
    enrollment: 'MEMBERSHIPS',
    codePurpose: 'signup',
    brand: 'membership',
    firstStep: 'name-step',
    returnStep: 'verification-code',
    pathOf: (slug, pagePath) => `/v2/privi/${slug}/signup?pagePath=${pagePath}`,
  },
};
