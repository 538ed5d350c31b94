import { allEndpoints } from '@contract/index';
import { startSignup } from '@contract/signup/calls';
import { expect, test } from 'vitest';
import { wireShapes } from './documents/wire-fields';

// Names of the membership area that bind letter for letter.

const shapes = wireShapes();

/** The names that none of the shapes has. */
const missingIn = (names: string, ...of: string[]) =>
  names.split(' ').filter((name) => !of.some((shape) => shapes.get(shape)?.has(name)));

test('the person of a sign-up is read, and gives the number, under the names of the specification', () => {
  const read = 'city dateofBirth email firstname lastname phoneNumber state street unitapartment zipCode _id';
  expect(missingIn(`${read} userReference saveForLater`, 'getSignupInfo.result')).toEqual([]);
  expect(missingIn('ssnNumber', 'saveSignupSsn.body')).toEqual([]);
});

test('a sign-up begins with an e-mail address or a phone number, and with nothing else', () => {
  const takes = (data: string) => startSignup.body?.safeParse({ data, practiceId: 'bright-smile' }).success;
  expect(takes('ada@example.test')).toBe(true);
  expect(takes('5125550101')).toBe(true);
  expect(takes('ada')).toBe(false);
});

test('the logged member carries the names of the specification', () => {
  const person = 'id email firstName lastName birthDate practiceManagementId applicationId ssnNumber phoneNumber';
  const more = 'accountNumber isBankAdded isIdentityVerified userReference privacyConsentUpdate v2Allowed';
  for (const shape of ['LoggedUser', 'getLoggedBorrower.result'])
    expect(missingIn(`${person} ${more} street city state zipCode`, shape)).toEqual([]);
});

test('a mismatch names its field, and is corrected by an address, a name, a date of birth or a number', () => {
  expect(missingIn('field', 'Mismatch')).toEqual([]);
  const corrected = 'address street unit city state zipCode name first last dateOfBirth ssnNumber';
  expect(missingIn(corrected, 'correctSignupMismatches.body')).toEqual([]);
});

test('members and legal pages print documents at one address, which takes what viewing takes', () => {
  const printed = allEndpoints.filter(({ method, path }) => method === 'GET' && /^\/documents\/.*print/.test(path));
  expect(printed.map(({ path }) => path)).toEqual(['/documents/{documentKey}/print']);
  for (const call of ['viewDocument.body', 'printDocument.body'])
    expect(missingIn('borrowerId documentKey priviAgreement privi', call)).toEqual([]);
});

test('lists leave as the files that the specification names', () => {
  const files = allEndpoints.flatMap(({ download }) => (download ? [download.file] : []));
  expect(files).toEqual(
    expect.arrayContaining([
      'Signups.csv',
      'Members.csv',
      'Provider_Transactions.csv',
      'PRIVI_Provider_Transactions.csv',
    ]),
  );
});
