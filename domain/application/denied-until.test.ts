import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import type { Rule } from '../underwriting/configuration';
import { decide } from '../underwriting/decide';
import { DEMO_CONFIGURATION } from '../underwriting/demo-configuration';
import type { DecisionInputs } from '../underwriting/inputs';
import { anApplicant } from '../underwriting/test-applicants';
import { bankruptcyPassedOn } from './denied-until';

const on = civilDate('2026-11-27');
const passedOn = (change: DecisionInputs) => {
  const decision = decide(anApplicant(change), DEMO_CONFIGURATION, on);
  return [decision.status, bankruptcyPassedOn(decision, DEMO_CONFIGURATION.ruleset.rules)];
};

test.each([
  [20, '2027-03-27'],
  [23, '2026-12-27'],
  [0, '2028-11-27'],
])('a bankruptcy of %s months ago denies until it is two years old: %s', (publicRecordBankruptcyMonths, day) => {
  expect(passedOn({ publicRecordBankruptcyMonths })).toEqual(['DENIED', day]);
  // On that day the rule lets it pass.
  const later = decide(anApplicant({ publicRecordBankruptcyMonths: 24 }), DEMO_CONFIGURATION, civilDate(day));
  expect(later.trace.find(({ ruleId }) => ruleId === 'bankruptcy')?.hit).toBe(false);
});

test('a denial for something else has no such day', () => {
  expect(passedOn({ annualIncomeCents: 1_000_000, publicRecordBankruptcyMonths: 40 })).toEqual(['DENIED', null]);
});

test.each([
  ['lt', 24, '2027-03-27'],
  ['lte', 24, '2027-04-27'],
] as const)('a rule that denies a bankruptcy whose months are "%s" %s lets it pass on %s', (op, value, day) => {
  const rules: Rule[] = DEMO_CONFIGURATION.ruleset.rules.map((rule) =>
    rule.id === 'bankruptcy' ? { ...rule, when: { field: 'publicRecordBankruptcyMonths', op, value } } : rule,
  );
  const configuration = { ...DEMO_CONFIGURATION, ruleset: { ...DEMO_CONFIGURATION.ruleset, rules } };
  const decision = decide(anApplicant({ publicRecordBankruptcyMonths: 20 }), configuration, on);
  expect(bankruptcyPassedOn(decision, rules)).toBe(day);
});
