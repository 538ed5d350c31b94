import { money, personName } from '@contract/schema';
import * as z from '@contract/z';
import { expect, test } from 'vitest';
import { fieldFaults } from './field-faults';

const body = z.object({ amount: money(0, 100), firstName: z.optional(personName()) });
const faults = (value: unknown) => fieldFaults(body.safeParse(value).error?.issues ?? [], '(body)');

test.each([0.1 + 0.2, 10.005, 3.3000000000000003])('%d dollars are refused in words for people', (amount) =>
  expect(faults({ amount })).toEqual([
    { field: 'amount', message: 'Enter a number with at most two decimals, like 120.50.' },
  ]),
);

test.each([0.29, 1.1, 99.99, 100])('%d dollars are taken', (amount) => expect(faults({ amount })).toEqual([]));

test('a name that is none says which name and what it takes', () =>
  expect(faults({ amount: 1, firstName: 'Pay at https://evil.test' })).toEqual([
    { field: 'firstName', message: 'Use only Latin letters, spaces, hyphens and apostrophes in the first name.' },
  ]));
