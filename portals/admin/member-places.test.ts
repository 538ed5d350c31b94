import { expect, test } from 'vitest';
import { places } from './places';

test('a practice of the membership brand has each screen that the specification names', () => {
  const membership = places.filter(({ path }) => path.startsWith('/privi/admin'));
  expect(membership.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Members today',
      'Sign-ups',
      'Members',
      'Calendar',
      'Agreements',
      'Membership transactions',
      'Invoices',
      'Member payments',
      'Payment options',
      'Membership treatments',
      'Treatment templates',
      'Membership plans',
      'Activation link',
    ]),
  );
});
