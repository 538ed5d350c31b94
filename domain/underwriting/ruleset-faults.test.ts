import { describe, expect, test } from 'vitest';
import type { Condition, Rule } from './configuration';
import { DEMO_RULESET } from './demo-rules';
import { isReasonCode } from './reasons';
import { rulesetFaults } from './ruleset-faults';

const faultsOf = (rules: readonly Rule[]) =>
  rulesetFaults(rules, isReasonCode).map(({ at, place, message }) => ({
    rule: at === null ? null : rules[at]?.id,
    place,
    message,
  }));
const MINE: Rule = {
  id: 'mine',
  order: 900,
  name: 'Mine',
  stage: 'CREDIT',
  when: { field: 'chargeOffs24m', op: 'gte', value: 1 },
  onMissing: 'PASS',
  outcome: 'REVIEW',
  reasonCode: null,
  archived: false,
};
const withMine = (change: Partial<Rule>) => faultsOf([...DEMO_RULESET.rules, { ...MINE, ...change }]);
const over: Condition = { field: 'revolvingUtilization', op: 'gt', value: 95 };
const under: Condition = { field: 'revolvingUtilization', op: 'lte', value: 85 };

test('the rules of the demo have no fault, in any order', () => {
  expect(faultsOf(DEMO_RULESET.rules)).toEqual([]);
  expect(faultsOf(DEMO_RULESET.rules.toReversed())).toEqual([]);
  expect(withMine({})).toEqual([]);
});

describe('a rule', () => {
  test.each<[string, Partial<Rule>, string, RegExp]>([
    ['that nobody can meet', { when: { all: [over, under] } }, 'when', /^Unreachable: no application/],
    [
      'that nobody can meet for its kind of file',
      { appliesTo: { fileType: 'THICK' }, when: { field: 'fileType', op: 'eq', value: 'THIN' } },
      'when',
      /^Unreachable/,
    ],
    [
      'that everybody meets',
      { when: { field: 'chargeOffs24m', op: 'gte', value: 0 } },
      'when',
      /^This matches every application/,
    ],
    [
      'that everybody meets by alternatives',
      { when: { any: [over, { not: over }] } },
      'when',
      /^This matches every application/,
    ],
    [
      'by marital status',
      { when: { all: [over, { field: 'isMarried' as never, op: 'eq', value: true }] } },
      'when.all[1].field',
      /^Marital status may not be used/,
    ],
    ['by age', { when: { field: 'age', op: 'gt', value: 60 } }, 'when.field', /^You can't compare age/],
    [
      'above what a fact can be',
      { when: { field: 'score', op: 'gt', value: 901 } },
      'when.value',
      /the score must be from 250 to 900/,
    ],
    [
      'with a range upside down',
      { when: { field: 'dti', op: 'between', value: [0.6, 0.5] } },
      'when.value',
      /lower and a/,
    ],
    ['that denies without a reason', { outcome: 'DENY' }, 'reasonCode', /^A denial needs a reason/],
    [
      'that denies what is incomplete',
      { outcome: 'DENY', reasonCode: 'INCOMPLETE' },
      'reasonCode',
      /can't deny an incomplete application/,
    ],
    ['with a reason that nobody knows', { reasonCode: 'NO_SUCH' }, 'reasonCode', /isn't in the reasons table/],
    ['in a taken place', { order: 160 }, 'order', /can't have the same position/],
    [
      'that says what another says',
      { when: { field: 'inquiries6m', op: 'gte', value: 10 } },
      'when',
      /^It's the same as “Ten inquiries in six months”/,
    ],
    [
      'that contradicts another',
      { when: { field: 'inquiries6m', op: 'gte', value: 10 }, outcome: 'DENY', reasonCode: 'INQUIRIES' },
      'when',
      /^It contradicts “Ten inquiries/,
    ],
    ['for no state', { appliesTo: { states: [] } }, 'appliesTo.states', /no state/],
  ])('%s is named at its place', (_, change, place, message) => {
    expect(withMine(change)).toEqual([{ rule: 'mine', place, message: expect.stringMatching(message) }]);
  });

  test('has all of its faults at once', () => {
    const places = withMine({ outcome: 'DENY', order: 160, when: { all: [over, under] } }).map(({ place }) => place);
    expect(places).toEqual(['when', 'reasonCode', 'order']);
  });

  test('in the archive may be anything but a second one of its id', () => {
    expect(withMine({ archived: true, outcome: 'DENY', order: 160, when: { all: [over, under] } })).toEqual([]);
    expect(withMine({ archived: true, id: 'freeze' }).map(({ place }) => place)).toEqual(['id']);
  });

  test('that only tells staff may be met by everybody, and one for some states as well', () => {
    const when: Condition = { field: 'chargeOffs24m', op: 'gte', value: 0 };
    expect(withMine({ when, outcome: 'FLAG' })).toEqual([]);
    expect(withMine({ when, appliesTo: { states: ['TX'] } })).toEqual([]);
  });
});

test('a ruleset needs a rule, and those about our own loans', () => {
  expect(faultsOf(DEMO_RULESET.rules.map((rule) => ({ ...rule, archived: true })))).toEqual([
    { rule: null, place: '', message: 'A ruleset needs at least one rule.' },
  ]);
  expect(faultsOf(DEMO_RULESET.rules.filter(({ id }) => id !== 'past-due-with-us'))).toEqual([
    { rule: null, place: '', message: expect.stringContaining('“30 days past due with us in the last 12 months”') },
  ]);
});
