import { expect, test } from 'vitest';
import { onboardingPaths } from './paths';

test('the nine addresses of the specification are under /admin/practice/onboarding/', () => {
  const { list, lead, information, publicPage, users, funding, products, bank, confirmation } = onboardingPaths;
  const nine = [list, lead, information, publicPage, users, funding, products, bank, confirmation];
  expect(nine.map(({ pattern }) => pattern)).toEqual(
    [
      'provider-management',
      'sugar-integration',
      'provider-information-create',
      'provider-information-public-create',
      'provider-user',
      'types-of-funding-create',
      'product-settings-create',
      'banking-information-create',
      'confirmation',
    ].map((name) => `/admin/practice/onboarding/${name}`),
  );
});
