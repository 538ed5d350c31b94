import { expect, test } from 'vitest';
import { partsOfAddressLine } from './address-line';

test.each([
  ['1 Main Street, Austin, TX 78701', ['1 Main Street', null, 'Austin', 'TX', '78701']],
  [
    '500 Sample Avenue, Suite 100, Austin, TX 78701-1234',
    ['500 Sample Avenue', 'Suite 100', 'Austin', 'TX', '78701-1234'],
  ],
  ['PO Box 9, Dept 4, Floor 2, St. Paul, MN 55101', ['PO Box 9', 'Dept 4, Floor 2', 'St. Paul', 'MN', '55101']],
])('%s has its parts', (line, parts) => {
  const { street, unit, city, stateCode, zipCode } = partsOfAddressLine(line) ?? {};
  expect([street, unit, city, stateCode, zipCode]).toEqual(parts);
});

test.each(['1 Main Street Austin, TX 78701', '1 Main Street, Austin TX 78701', ''])('“%s” has none', (line) => {
  expect(partsOfAddressLine(line)).toBeNull();
});
