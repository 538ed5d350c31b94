import { expect, test } from 'vitest';
import { type PersonalRow, personalFields } from './personal-fields';

const ofPart = (part: PersonalRow['part']) =>
  Object.entries(personalFields as Readonly<Record<string, PersonalRow>>)
    .filter(([, row]) => row.part === part)
    .map(([field]) => field);

// The staff's panel shows these parts as one line each: the full name, and the address. A field that joins one of them has to be put
// into that line too (fullName, addressLine), or it would be kept and never shown.
test('the parts that are shown as one line have the fields that the line is made of', () => {
  expect(ofPart('name')).toEqual(['firstName', 'lastName']);
  expect(ofPart('address')).toEqual(['street', 'unit', 'city', 'state', 'zipCode']);
});
