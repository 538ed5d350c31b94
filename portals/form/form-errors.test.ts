import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorsOf, refusalOf } from './form-errors';

const schema = z.object({
  lastName: z.string().check(z.minLength(1, 'Enter your last name'), z.maxLength(3, 'Too long')),
  address: z.object({ city: z.string().check(z.minLength(1, 'Enter your city')) }),
});

describe('errors of a form', () => {
  test('name the field, also inside a group, with the first sentence only', () => {
    const result = schema.safeParse({ lastName: '', address: { city: '' } });
    expect(result.success ? {} : errorsOf(result.error)).toEqual({
      lastName: 'Enter your last name',
      'address.city': 'Enter your city',
    });
  });

  test('never say a word of the library, where a rule has no sentence', () => {
    const result = z.object({ kind: z.enum(['a']), note: z.string().check(z.minLength(1)) }).safeParse({ note: '' });
    expect(result.success ? {} : errorsOf(result.error)).toEqual({
      kind: 'Check this answer',
      note: 'Check this answer',
    });
  });

  test('a refused request marks the fields the form shows', () => {
    const cause = Object.assign(new Error('Some answers need to be corrected.'), {
      fields: [{ field: 'address.city', message: 'We know no such city' }],
    });
    expect(refusalOf(cause, ['lastName', 'address.city'])).toEqual({
      problem: '',
      errors: { 'address.city': 'We know no such city' },
    });
  });

  test('a fault of a field that is not on the form is said above it', () => {
    const cause = Object.assign(new Error('Some answers need to be corrected.'), {
      fields: [{ field: 'token', message: 'Start again' }],
    });
    expect(refusalOf(cause, ['lastName'])).toEqual({
      problem: 'Some answers need to be corrected. Start again',
      errors: {},
    });
  });

  test('a fault of a row or within a group is said at the field that shows them, and the first one of several', () => {
    const fields = [
      { field: 'practices[1]', message: 'Choose another practice' },
      { field: 'practices[0].name', message: 'Enter a name' },
      { field: 'address.city', message: 'Enter a city' },
      { field: 'rows[0].city', message: 'Enter a city for this row' },
    ];
    const cause = Object.assign(new Error('Some answers need to be corrected.'), { fields });
    expect(refusalOf(cause, ['practices', 'address', 'rows', 'rows[0].city'])).toEqual({
      problem: '',
      errors: {
        practices: 'Choose another practice',
        address: 'Enter a city',
        'rows[0].city': 'Enter a city for this row',
      },
    });
  });

  test('any other failure is one problem', () => {
    expect(refusalOf(new Error('We can’t reach the server.'), [])).toEqual({
      problem: 'We can’t reach the server.',
      errors: {},
    });
  });
});
