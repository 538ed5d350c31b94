import { persistedFields } from '@portals/state/persist';
import { expect, test } from 'vitest';
import { draftOf, isDraft } from './drafts';
import './enrollment.store';

test('what is typed is kept by the names of its fields, but for numbers and the date of birth', () => {
  const owner = { firstName: 'Dana', ownerId: '123458812', dateOfBirth: '1979-11-04', idType: 'SSN' };
  const bank = { bankName: 'First', routingNumber: '110000000', accountNumber: '1234', accountAgain: '1234' };
  expect(draftOf({ ownerInformation: owner, bankInformation: bank, patientfiEnrollment: true })).toEqual({
    'ownerInformation.firstName': 'Dana',
    'ownerInformation.idType': 'SSN',
    'bankInformation.bankName': 'First',
    patientfiEnrollment: true,
  });
});

test('the state of an enrollment is persisted under its fixed key: the address and what was typed, and no key of it', () => {
  expect(persistedFields().filter((field) => field.startsWith('enrollment.'))).toEqual([
    'enrollment.slug',
    'enrollment.business',
    'enrollment.owner',
    'enrollment.bank',
  ]);
});

test.each([[null], ['text'], [{ a: 1 }], [{ a: { b: 'c' } }], [{ a: 'x'.repeat(501) }]])(
  '%j from the storage is no draft',
  (value) => {
    expect(isDraft(value)).toBe(false);
  },
);
