import { expect, test } from 'vitest';
import type { TraceEntry } from './decision';
import type { FieldName } from './fields';
import { observedWords } from './observed-words';

test.each<[string, FieldName[], TraceEntry['value']]>([
  ['$46,000', ['annualIncomeCents'], 4_600_000],
  ['23.5% of income', ['dti'], 0.234_782_61],
  ['missing', ['monthsSinceDelinq90'], null],
  ['the credit file has no security freeze', ['frozen'], false],
  ['none', ['mismatches'], []],
  ['SSN, birth date', ['mismatches'], ['ssn', 'dateOfBirth']],
  ['TX', ['stateCode'], 'TX'],
  [
    'the bureau finds a file; the identity check result: a pass; the identity questions: missing',
    ['noHit', 'identityCheck', 'kbaPassed'],
    { noHit: false, identityCheck: 'PASS', kbaPassed: null },
  ],
])('a rule saw "%s"', (words, fields, value) => {
  expect(observedWords(fields, value)).toBe(words);
});
