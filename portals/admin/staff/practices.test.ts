import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { practiceTicks } from './colleagues/practice-ticks';
import { listedEnrollment, listedPractices, zoneOfPractice } from './practices';

const practice = (name: string, enrollments: readonly string[]) => ({
  _id: name,
  PracticeName: name,
  slug: name,
  StateCode: 'TX',
  timeZone: 'America/Denver',
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

test.each([
  ['/admin/practice/practice-settings', ['MEMBERSHIPS'], 'MEMBERSHIPS'],
  ['/admin/practice/practice-settings', ['APPLICATIONS', 'MEMBERSHIPS'], 'APPLICATIONS'],
  ['/admin/practice/practice-settings', [], 'APPLICATIONS'],
  ['/privi/admin/practices', ['APPLICATIONS'], 'MEMBERSHIPS'],
])('%s lists, to somebody whose practice is enrolled in %j, those of %s', (pathname, enrollments, due) => {
  const person = { brand: 'financing', practices: [practice('own', enrollments)] };
  expect(listedEnrollment(pathname, person)).toBe(due);
});

test('a colleague keeps the practices that a page does not list', () => {
  const [loans, plans] = practices;
  if (!loans || !plans) throw new Error('There are no practices');
  expect(practiceTicks([loans], [plans, loans]).map(({ value }) => value)).toEqual(['loans', 'plans']);
});

test('the days of a practice are those of its own time zone, whatever its state', () => {
  expect(zoneOfPractice({ practices }, 'loans')).toBe('America/Denver');
  expect(zoneOfPractice({ practices }, null)).toBe('America/New_York');
});

/** What else of the practices a person has is read, each with why it is no list to choose from. */
const OTHER_READS: Readonly<Record<string, string>> = {
  'frame/practice-picker.tsx': 'the name of the one that is chosen, whatever the page lists',
  'frame/palette/command-palette.tsx': 'whether a search can be narrowed to memberships',
  'search/search-screen.tsx': 'whether a search can be narrowed to memberships',
  'credit-transaction/list/print-transactions-screen.tsx': 'the name of the one that is printed',
  'membership-settings/print/templates-print-screen.tsx': 'the name of the one that is printed',
  'staff/staff.actions.ts': 'whether the chosen one is still theirs',
  'staff/practices.ts': 'the one function itself',
  'listed-places.ts': 'whether there are several to look up',
  'place.ts': 'whether one offers memberships',
};

test('every list of practices to choose from asks the one function that goes by the path', () => {
  const top = new URL('../', import.meta.url);
  const files = readdirSync(top, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const reads = /person\??\.practices|\bfinancingPractices\(|\bmembershipPractices\(|practices = \[\] \}: Visitor/;
  const found = files.filter((file) => reads.test(readFileSync(new URL(file, top), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(OTHER_READS).sort());
});
