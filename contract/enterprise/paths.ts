const list = '/admin/practice/enterprises';
const congratulations = '/admin/practice/onboarding/enterprise-congratulations';
const membershipCongratulations = '/privi/admin/provider-enterprise/congratulations';

type Made = { name: string; enterpriseUrl: string };
const withMade = (path: string) => ({
  pattern: path,
  href: ({ name, enterpriseUrl }: Made) => `${path}?${new URLSearchParams({ name, enterpriseUrl })}`,
});

/**
 * Routes of enterprises, relative to the base path; apart as those of the logs are. The list is implied by provider-admin §2,
 * which names no address for it.
 */
export const enterprisePaths = {
  list: { pattern: list, href: () => list },
  congratulations: withMade(congratulations),
  membershipCongratulations: withMade(membershipCongratulations),
} as const;
