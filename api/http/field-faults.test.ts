import { money, personName } from '@contract/schema';
import * as z from '@contract/z';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { expect, test } from 'vitest';
import { fieldFaults } from './field-faults';
import { SPANISH_SENTENCES } from './spanish-refusals';

const body = z.object({ amount: money(0, 100), firstName: z.optional(personName()) });
const faults = (value: unknown) => fieldFaults(body.safeParse(value).error?.issues ?? [], '(body)');

test.each([0.1 + 0.2, 10.005, 3.3000000000000003])('%d dollars are refused in words for people', (amount) =>
  expect(faults({ amount })).toEqual([
    { field: 'amount', message: 'Enter a number with up to two decimal places, like 120.50.' },
  ]),
);

test.each([0.29, 1.1, 99.99, 100])('%d dollars are taken', (amount) => expect(faults({ amount })).toEqual([]));

test('a name that is none says which name and what it takes', () =>
  expect(faults({ amount: 1, firstName: 'Pay at https://evil.test' })).toEqual([
    { field: 'firstName', message: 'Use only Latin letters, spaces, hyphens, and apostrophes in the first name.' },
  ]));

test.each([
  ['a value of the contract', z.enum(['UPFRONT', 'MONTHLY']), 'upfront', 'Choose one of the options.'],
  ['a choice that is missing', z.enum(['UPFRONT', 'MONTHLY']), undefined, 'Choose one of the options.'],
  ['a box that is not checked', z.literal(true), false, 'This is required.'],
  ['text that is missing', z.string(), undefined, 'This is required.'],
  ['another type of text', z.string(), 7, 'Enter a value.'],
  ['another type of number', z.number(), 'seven', 'Enter a value.'],
  ['another type of list', z.array(z.string()), 'seven', 'Enter a value.'],
])('%s is refused without words of a schema, in both languages', (_what, schema, given, message) => {
  const issues = z.object({ answer: schema }).safeParse({ answer: given }, { reportInput: true }).error?.issues ?? [];
  expect(fieldFaults(issues, '(body)')).toEqual([{ field: 'answer', message }]);
  expect(SPANISH_SENTENCES[message]).toMatch(/^\p{Lu}.+\.$/u);
});

const wrong = (path: string) => {
  const [field, ...around] = path.split('.').reverse() as [string, ...string[]];
  const nested = <T>(inner: T, wrap: (name: string, of: T) => T) => around.reduce((of, name) => wrap(name, of), inner);
  const schema = nested<z.ZodMiniType>(z.object({ [field]: z.string().check(z.regex(/^right$/)) }), (name, of) =>
    z.object({ [name]: of }),
  );
  const given = nested<object>({ [field]: 'wrong' }, (name, of) => ({ [name]: of }));
  return fieldFaults(schema.safeParse(given).error?.issues ?? [], '(body)')[0]?.message;
};

test.each([
  ['businessInformation.legalBusinessName', 'Enter a name without symbols, web addresses, or phone numbers.'],
  ['practiceName', 'Enter a name without symbols, web addresses, or phone numbers.'],
  ['ssn', 'Enter all 9 digits.'],
  ['ssnNumber', 'Enter all 9 digits.'],
  ['spouse.ssnLastFourDigits', 'Enter the last 4 digits.'],
  ['primaryContact.firstName', 'Use only Latin letters, spaces, hyphens, and apostrophes in the first name.'],
  ['lastname', 'Use only Latin letters, spaces, hyphens, and apostrophes in the last name.'],
  ['first', 'Use only Latin letters, spaces, hyphens, and apostrophes in the first name.'],
  ['bankInformation.routingNumber', BANK_WORDS.routingNumber],
  ['bank.accountNumber', BANK_WORDS.accountNumber],
  ['businessInformation.providerEmail', 'Enter an email address like name@example.com.'],
  ['phoneNumber', 'Enter a 10-digit US phone number.'],
  ['address.zipCode', 'Enter a 5-digit ZIP code.'],
  ['StreetAddress', 'Enter an address in Latin letters, without web addresses.'],
  ['unitapartment', 'Enter an address in Latin letters, without web addresses.'],
  ['dateofBirth', 'Enter a valid date (YYYY-MM-DD).'],
  ['birthDate', 'Enter a valid date (YYYY-MM-DD).'],
  ['firstTreatmentDate', 'Enter a valid date (YYYY-MM-DD).'],
  ['otp', 'Enter the 6-digit code.'],
  ['truValidateSessionId', "This isn't in the right format."],
  ['pricePerUnit', "This isn't in the right format."],
  ['capacity', "This isn't in the right format."],
])('%s is told by its words: %s', (path, message) => {
  expect(wrong(path)).toBe(message);
});
