import { expect, test } from 'vitest';
import { conditionWords } from './condition-words';
import type { Comparison, Condition, Scalar } from './configuration';
import { DEMO_RULESET } from './demo-rules';
import { FIELD_NAMES, type FieldName, fieldOf } from './fields';
import { OPS } from './validate-condition';

test.each<[string, Condition]>([
  ['annual income is below $15,000', { field: 'annualIncomeCents', op: 'lt', value: 1_500_000 }],
  ['annual income is at most $15,000.05', { field: 'annualIncomeCents', op: 'lte', value: 1_500_005 }],
  ['debt is from 45% to 55% of income', { field: 'dti', op: 'between', value: [0.45, 0.55] }],
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
  ['the fraud alert level is 2 (extended)', { field: 'fraudAlertLevel', op: 'eq', value: 2 }],
  ['we don’t know whether the identity is verified', { field: 'identityVerified', op: 'isNull', value: true }],
  ['the score is missing', { field: 'score', op: 'isNull', value: true }],
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
    'the identity is not verified and (the score is 600 or (it isn’t true that the credit file is thin))',
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

/** Every comparison of every fact, with values of its kind. */
function everyComparison(): Condition[] {
  return FIELD_NAMES.flatMap((field) => {
    const kind = fieldOf(field);
    const [one, two] = kind.kind === 'number' ? [1, 2] : kind.kind === 'boolean' ? [true, false] : kind.values;
    if (one === undefined || two === undefined) throw new Error(`${field} has fewer than two values`);
    return OPS[kind.kind].flatMap((op): Condition[] => {
      if (op === 'isNull') return [true, false].map((value) => ({ field, op, value }));
      const value = op === 'in' || op === 'notIn' || op === 'between' ? [one, two] : one;
      return [{ field, op, value }];
    });
  });
}

test('every comparison of every fact is a clause of its own: one verb, no code, no doubled word', () => {
  const read = everyComparison().map(conditionWords);
  expect(read.length).toBeGreaterThan(300);
  const code = /undefined|[a-z][A-Z]|_|\b[A-Z]{5,}\b/;
  const names = /PatientFi|VantageScore/g;
  const wrong = read.filter(
    (words) =>
      code.test(words.replace(names, '')) ||
      /\b(\w+) \1\b|\bknown whether\b/.test(words) ||
      !/^(the|no|a|we|annual|monthly|card|debt|something|nothing) /.test(words),
  );
  expect(wrong).toEqual([]);
});

test('the sentence of a rule at the edges of the language', () => {
  const read = (field: FieldName, op: Comparison, value: Scalar | Scalar[]) => conditionWords({ field, op, value });
  expect([
    read('oldestTradelineMonths', 'in', [1, 3]),
    read('dti', 'notIn', [0.45, 0.55]),
    read('fraudAlertLevel', 'between', [0, 2]),
    read('fraudAlertLevel', 'gte', 1),
    read('practiceSecondLook', 'neq', 'NONE'),
    read('identityCheck', 'eq', 'KBA'),
    read('kbaPassed', 'isNull', false),
    read('monthlyDebtCents', 'isNull', false),
  ]).toEqual([
    'the age of the oldest account is 1 or 3 months',
    'debt is neither 45% nor 55% of income',
    'the fraud alert level is from 0 (no alert) to 2 (extended)',
    'the fraud alert level is at least 1 (initial)',
    'the practice’s second-look option is not off',
    'the identity check result is a request for identity answers',
    'we know whether the patient passed the identity questions',
    'monthly debt is not missing',
  ]);
});
