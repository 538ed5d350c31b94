import { expect, test } from 'vitest';
import { fieldValue, fieldWords } from './field-words';

test.each([
  ['phoneNumber', '5125550142', '(512) 555-0142'],
  ['phone', '5125550142', '(512) 555-0142'],
  ['approvedCreditLine', '15000', '$15,000'],
  ['birthDate', '1988-08-21', 'Aug 21, 1988'],
  ['zipCode', '78701', '78701'],
  ['city', 'Austin', 'Austin'],
  ['unit', '', 'none'],
  ['unit', null, 'none'],
])('what stands in %s is said as people read it', (field, value, words) => {
  expect(fieldValue(field, value)).toBe(words);
});

test('each field of the forms of a person has a name', () => {
  const asked = ['firstName', 'lastName', 'phone', 'phoneNumber', 'email', 'birthDate', 'street', 'unit', 'city'];
  expect(asked.filter((field) => fieldWords(field) === field)).toEqual([]);
});
