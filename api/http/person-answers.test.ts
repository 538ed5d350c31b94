import { endpoint, staffRoles } from '@contract/endpoint';
import { named } from '@contract/schema';
import * as z from '@contract/z';
import { expect, test } from 'vitest';
import type { Actor } from './actor';
import { answerFor } from './person-answers';

/** An answer with a field that nobody has decided about; its entity is in the table of contract/person-fields.ts. */
const withoutRule = endpoint({
  id: 'laterCall',
  method: 'GET',
  path: '/practice/later',
  summary: 'A call of a later day',
  source: 'nobody',
  access: [{ kind: 'staff', roles: staffRoles, permission: 'application.view', brand: 'every' }],
  result: z.object({
    borrower: named(
      'CalculatedBorrower',
      z.object({ _id: z.string(), name: z.string(), nickname: z.string(), debts: z.array(z.string()) }),
    ),
    practice: z.string(),
  }),
  errors: [],
});
const whole = { borrower: { _id: 'b-1', name: 'Ana', nickname: 'Annie', debts: ['a car'] }, practice: 'Bright Smile' };

test.each([
  ['staff of a practice', { role: 'PracticeStaff', brand: 'financing' }],
  ['the finance partner', { role: 'Admin', brand: 'financing', financePartner: true }],
  ['an administrator of the platform', { role: 'Admin', brand: 'financing' }],
])('%s gets no field of a person that has no rule', (_, actor) => {
  const { result } = answerFor({ kind: 'staff', ...actor } as unknown as Actor, withoutRule, whole);
  expect(result).toEqual({
    borrower: { _id: 'b-1', name: 'Ana', nickname: null, debts: [] },
    practice: 'Bright Smile',
  });
});

test('a person gets the whole of what is theirs', () => {
  const { result } = answerFor({ kind: 'borrower', borrowerId: 'b-1' } as unknown as Actor, withoutRule, whole);
  expect(result).toBe(whole);
});
