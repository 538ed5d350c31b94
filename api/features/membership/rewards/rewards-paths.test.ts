import * as rewards from '@contract/membership/rewards-calls';
import { expect, test } from 'vitest';

test('the paths of rewards carry the manufacturer’s name', () => {
  const paths = Object.values(rewards).flatMap((one) => ('path' in one ? [one.path] : []));
  expect(paths.map((path) => path.replace('/privi/provider/galderma/', '')).sort()).toEqual([
    'return-aspire-url',
    'search-member',
    'submit-treatments',
    'treatment/certificates',
    'validate-treatments',
  ]);
});
