import { expect, test } from 'vitest';
import { conditionWords } from './condition-words';
import type { Condition } from './configuration';
import { DEMO_RULESET } from './demo-rules';

test.each<[string, Condition]>([
  ['yearly income is below $15,000', { field: 'annualIncomeCents', op: 'lt', value: 1_500_000 }],
  ['yearly income is at most $15,000.05', { field: 'annualIncomeCents', op: 'lte', value: 1_500_005 }],
  ['debt is 45% to 55% of income', { field: 'dti', op: 'between', value: [0.45, 0.55] }],
  ['debt is above 54.25% of income', { field: 'dti', op: 'gt', value: 0.5425 }],
  ['the age of the oldest account is less than 1 month', { field: 'oldestTradelineMonths', op: 'lt', value: 1 }],
  ['card utilization is above 85.5%', { field: 'revolvingUtilization', op: 'gt', value: 85.5 }],
  ['the patient’s state is TX, CA, or WA', { field: 'stateCode', op: 'in', value: ['TX', 'CA', 'WA'] }],
  ['the patient’s state is neither TX nor CA', { field: 'stateCode', op: 'notIn', value: ['TX', 'CA'] }],
  ['the patient’s state is not TX', { field: 'stateCode', op: 'notIn', value: ['TX'] }],
  ['the patient’s state is not TX, CA, or WA', { field: 'stateCode', op: 'notIn', value: ['TX', 'CA', 'WA'] }],
  ['the requested amount is above $5,000', { field: 'requestedAmountCents', op: 'gt', value: 500_000 }],
  ['the identity check result is not a pass', { field: 'identityCheck', op: 'neq', value: 'PASS' }],
  [
    'the practice’s second-look option is PatientFi Plus',
    { field: 'practiceSecondLook', op: 'eq', value: 'PATIENTFI_PLUS' },
  ],
  ['the credit file has a security freeze', { field: 'frozen', op: 'neq', value: false }],
  ['the number of charge-offs in 24 months is at least 2', { field: 'chargeOffs24m', op: 'gte', value: 2 }],
  ['the fraud alert level is extended', { field: 'fraudAlertLevel', op: 'eq', value: 2 }],
  ['it is not known whether the identity is verified', { field: 'identityVerified', op: 'isNull', value: true }],
  ['the score is not known', { field: 'score', op: 'isNull', value: true }],
  [
    'the SSN or birth date differs from the credit file',
    { field: 'mismatches', op: 'in', value: ['ssn', 'dateOfBirth'] },
  ],
  [
    'the SSN, address, and name match the credit file',
    { field: 'mismatches', op: 'notIn', value: ['ssn', 'address', 'name'] },
  ],
  ['nothing differs from the credit file', { field: 'mismatches', op: 'isNull', value: true }],
  [
    'the identity is not verified and (the score is 600 or (it is not true that the credit file is thin))',
    {
      all: [
        { field: 'identityVerified', op: 'eq', value: false },
        {
          any: [{ field: 'score', op: 'eq', value: 600 }, { not: { field: 'fileType', op: 'eq', value: 'THIN' } }],
        },
      ],
    },
  ],
])('a condition reads "%s"', (words, condition) => {
  expect(conditionWords(condition)).toBe(words);
});

test('no two rules of the demo read the same, and none has a name of the program in it', () => {
  const read = DEMO_RULESET.rules.map(({ when }) => conditionWords(when));
  expect(new Set(read).size).toBe(read.length);
  for (const words of read) expect(words).not.toMatch(/undefined|[a-z][A-Z]|_/);
});
