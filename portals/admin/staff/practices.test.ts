import { expect, test } from 'vitest';
import { listedPractices } from './practices';

const practice = (name: string, enrollments: readonly string[]) => ({
  _id: name,
  PracticeName: name,
  slug: name,
  StateCode: 'TX',
  enrollments,
});
const practices = [
  practice('loans', ['APPLICATIONS']),
  practice('plans', ['MEMBERSHIPS']),
  practice('both', ['APPLICATIONS', 'MEMBERSHIPS']),
];

test.each([
  ['/admin/practice/applications', 'financing', ['loans', 'both']],
  ['/v2/admin/practice/applications', 'financing', ['loans', 'both']],
  ['/privi/admin/signups', 'financing', ['plans', 'both']],
  ['/v2/privi/admin/signups', 'financing', ['plans', 'both']],
  ['/admin/practice/website', 'membership', ['plans', 'both']],
])('a list on %s for the %s brand offers %j', (pathname, brand, names) => {
  expect(listedPractices(pathname, { brand, practices }).map(({ _id }) => _id)).toEqual(names);
});
