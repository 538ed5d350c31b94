import { enterprisePaths } from '@contract/enterprise/paths';

/** Where the portal goes once an enterprise was made or changed: the congratulations of the brand, with its name and its page. */
export function congratulationsOf(brand: string | undefined, made: { name: string; enterpriseUrl: string }): string {
  const { congratulations, membershipCongratulations } = enterprisePaths;
  const { name, enterpriseUrl } = made;
  return (brand === 'membership' ? membershipCongratulations : congratulations).href({ name, enterpriseUrl });
}
