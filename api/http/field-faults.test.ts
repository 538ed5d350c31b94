import { money, personName } from '@contract/schema';
import * as z from '@contract/z';
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
