import { expect, test } from 'vitest';
import { newPasswordFault } from './new-password';

const ada = { email: 'ada.marsh@bright-smile.test', firstName: 'Ada', lastName: 'Marshall' };
const isCommon = (word: string) => ['password', 'qwertyuiop', 'letmein'].includes(word);

test.each([
  ['short-words', '12 characters'],
  ['x'.repeat(129), '128 characters'],
  ['Password1234', 'too easy to guess'],
  ['2026!PASSWORD!2026', 'too easy to guess'],
  ['passwordpassword', 'too easy to guess'],
  ['qwertyuiop12', 'too easy to guess'],
  ['aaaaaaaaaaaaaa', 'too easy to guess'],
  ['abababababab', 'too easy to guess'],
  ['Marshall-2026!', 'your name'],
  ['ada.marsh2026', 'your name'],
  ['Ada.Marsh@bright-smile.test', 'email address'],
  ['ada.marsh@bright-smile.test1', 'email address'],
])('%s is refused: %s', (password, why) => {
  expect(newPasswordFault(password, ada, isCommon)).toContain(why);
});

test.each(['right-horse-battery', 'zwölf Zeichen!', 'the password of the day'])('%s is taken', (password) => {
  expect(newPasswordFault(password, ada, isCommon)).toBeUndefined();
});

test.each([
  'PatientFi-2026!',
  'Demo-Password-1',
  'patientfinancing',
  'bright-smile-dental',
  'Br1ght$mile2026',
  'administrator1',
  'Dental-Lovelace-7',
])('“%s” is made of words of the house', (password) => {
  const owner = { ...ada, lastName: 'Lovelace', places: ['Bright Smile Dental'] };
  expect(newPasswordFault(password, owner, () => false)).toMatch(/your name/);
});

test('a word of the house among others is fine', () => {
  const owner = { ...ada, places: ['Bright Smile Dental'] };
  expect(newPasswordFault('bright-lanterns-otter', owner, () => false)).toBeUndefined();
});
