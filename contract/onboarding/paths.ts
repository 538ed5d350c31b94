const BASE = '/admin/practice/onboarding';
/** Of one onboarding, which the address names, so that another administrator goes on where one stopped. */
const step = (name: string) => ({
  pattern: `${BASE}/${name}`,
  href: (onboarding?: string) =>
    onboarding === undefined ? `${BASE}/${name}` : `${BASE}/${name}?${new URLSearchParams({ onboarding })}`,
});
const list = `${BASE}/provider-management`;

/** Routes of onboarding, relative to the base path (provider-admin §2); risk terms, rewards and the promotion have addresses of our own. */
export const onboardingPaths = {
  list: { pattern: list, href: () => list },
  lead: step('sugar-integration'),
  information: step('provider-information-create'),
  publicPage: step('provider-information-public-create'),
  users: step('provider-user'),
  funding: step('types-of-funding-create'),
  products: step('product-settings-create'),
  riskTerms: step('risk-terms-create'),
  bank: step('banking-information-create'),
  rewards: step('rewards-program-create'),
  promotion: step('patientfi-plus-promotion-create'),
  confirmation: step('confirmation'),
} as const;
