import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { DEMO_GRADE_ASSIGNMENT } from '@domain/underwriting/demo-tables';
import { expect, test } from 'vitest';
import { differenceOf } from './difference';
import { adjustmentFromWire, adjustmentToWire } from './grade-faults';
import { wirePlace } from './rule-condition';
import { ruleFromWire, ruleToWire } from './rule-faults';
import { type RulesetContent, underwritingRuleset } from './ruleset';

test('every rule and adjustment of the demo is the same after the way to the wire and back', () => {
  for (const rule of DEMO_RULESET.rules) expect(ruleFromWire(ruleToWire(rule))).toEqual(rule);
  const adjustments = DEMO_GRADE_ASSIGNMENT.gradeAdjustments;
  for (const one of adjustments) expect(adjustmentFromWire(adjustmentToWire(one))).toEqual(one);
});

test('whom a rule is for and what it is not about come back as well', () => {
  const [rule] = DEMO_RULESET.rules;
  if (!rule) throw new Error('The demo has rules');
  const scoped = {
    ...rule,
    appliesTo: { fileType: 'THIN', states: ['TX', 'CA'], specialties: ['Dentistry'] },
    when: { not: { any: [{ field: 'score', op: 'in', value: [600, 601] } as const, rule.when] } },
  } as const;
  expect(ruleFromWire(ruleToWire(scoped))).toEqual(scoped);
});

test.each([
  ['when.all[0].any[12].value', 'when.parts[0].parts[12].values[0]'],
  ['when.not.all', 'when.parts[0].parts'],
  ['when.value[1]', 'when.values[1]'],
  ['when.field', 'when.field'],
  ['reasonCode', 'reasonCode'],
])('the place %s is %s on the wire', (place, wire) => {
  expect(wirePlace(place)).toBe(wire);
});

test('a difference of two rulesets says what was changed of which rule, in words', () => {
  const before: RulesetContent = { rules: DEMO_RULESET.rules.map(ruleToWire) };
  const rules = before.rules
    .filter(({ _id }) => _id !== 'bankruptcy')
    .map((rule) =>
      rule._id === 'minimum-income'
        ? { ...rule, when: { ...rule.when, values: [1_200_000] } as typeof rule.when, archived: true }
        : rule,
    );
  const changes = differenceOf(
    underwritingRuleset,
    { name: 'Rules', content: before },
    { name: 'Rules', content: { rules } },
  );
  expect(changes.slice(0, 2)).toEqual([
    {
      row: 'minimum-income',
      column: 'when',
      from: 'annual income is below $15,000',
      to: 'annual income is below $12,000',
    },
    { row: 'minimum-income', column: 'archived', from: false, to: true },
  ]);
  expect(changes.slice(2).every(({ row, to }) => row === 'bankruptcy' && to === null)).toBe(true);
});
