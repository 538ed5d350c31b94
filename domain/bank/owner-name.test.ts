import { expect, test } from 'vitest';
import { isOwnedBy } from './owner-name';

const ana = { firstName: 'Ana', lastName: 'Reyes López' };

test.each([
  [['ANA M REYES LOPEZ']],
  [['Reyes López, Ana']],
  [['A. Reyes-Lopez']],
  [['John Smith', 'Ana Reyes López']],
  [[]],
])('%j is the account of Ana Reyes López', (owners) => {
  expect(isOwnedBy(owners, ana)).toBe(true);
});

test.each([[['Ana Smith']], [['Berta Reyes López']], [['Reyes López']], [['Ana Reyes']]])('%j is not', (owners) => {
  expect(isOwnedBy(owners, ana)).toBe(false);
});

test('an apostrophe and a short first name make no other person', () => {
  expect(isOwnedBy(["Sinead O'Brien"], { firstName: 'Sinéad', lastName: 'O’Brien' })).toBe(true);
  expect(isOwnedBy(['Robert Lee'], { firstName: 'Rob', lastName: 'Lee' })).toBe(true);
});
