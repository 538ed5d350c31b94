import { ruleToWire } from '@contract/versioned-tables/rule-faults';
import type { RulesetContent, WireRule } from '@contract/versioned-tables/ruleset';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { describe, expect, test } from 'vitest';
import { draftOfRules, ontoRules, RULES, readRules } from './rule-draft';
import { inOrder, lastOrder, moved, movedTo, outOfArchive, withRule } from './rule-moves';

const content: RulesetContent = { rules: DEMO_RULESET.rules.map(ruleToWire) };
const ruleOf = (id: string, rules: readonly WireRule[] = content.rules): WireRule => {
  const rule = rules.find(({ _id }) => _id === id);
  if (!rule) throw new Error(`The ruleset has ${id}`);
  return rule;
};
const placeOf = (rules: readonly WireRule[], id: string) => inOrder(rules).findIndex(({ _id }) => _id === id) + 1;
/** What a list of rules comes to, kept as a draft and read again. */
const reread = (rules: readonly WireRule[]) => readRules(content, draftOfRules(content, rules));

describe('rules in order', () => {
  test('one moves by a place and the one that was there takes its own; the first goes no further up', () => {
    const up = moved(content.rules, 'minimum-age', -1);
    expect([placeOf(up, 'minimum-age'), placeOf(up, 'state-served')]).toEqual([1, 2]);
    expect(moved(up, 'minimum-age', -1)).toBe(up);
    expect(draftOfRules(content, up)).toEqual({ 'state-served.order': '20', 'minimum-age.order': '10' });
    expect(draftOfRules(content, moved(up, 'minimum-age', 1))).toEqual({});
  });

  test('one is taken to the place of another, and only those between move, by one', () => {
    const ids = inOrder(content.rules).map(({ _id }) => _id);
    const [first = '', second = '', third = ''] = ids;
    const down = movedTo(content.rules, first, third);
    expect(inOrder(down).map(({ _id }) => _id)).toEqual([second, third, first, ...ids.slice(3)]);
    expect(Object.keys(draftOfRules(content, down))).toHaveLength(3);
    expect(draftOfRules(content, movedTo(down, first, second))).toEqual({});
    expect(movedTo(content.rules, first, first)).toBe(content.rules);
    expect(movedTo(content.rules, first, 'nowhere')).toBe(content.rules);
  });

  test('one out of the archive goes behind all others where its place is taken', () => {
    const archived = withRule(content.rules, { ...ruleOf('freeze'), archived: true });
    expect(outOfArchive(archived, ruleOf('freeze', archived))).toEqual(content.rules);
    const taken = withRule(archived, { ...ruleOf('ofac'), order: 50 });
    const back = outOfArchive(taken, ruleOf('freeze', taken));
    expect(ruleOf('freeze', back)).toMatchObject({ archived: false, order: lastOrder(content.rules) });
  });
});

describe('a draft of rules', () => {
  test('keeps the parts that differ, one by one, and reads as the rules that were typed', () => {
    const rule = { ...ruleOf('minimum-income'), outcome: 'REVIEW' as const, reasonCode: null };
    const next = withRule(content.rules, rule);
    expect(draftOfRules(content, next)).toEqual({
      'minimum-income.outcome': 'REVIEW',
      'minimum-income.reasonCode': '',
    });
    expect(reread(next)).toEqual({ content: { rules: next }, faults: [], unread: 0 });
    expect(draftOfRules(content, content.rules)).toEqual({});
  });

  test('keeps one that was added and one that was taken out', () => {
    const added = {
      ...RULES.blank('rule-1'),
      name: 'Mine',
      order: lastOrder(content.rules),
      when: ruleOf('charge-offs').when,
    };
    const next = [...content.rules.filter(({ _id }) => _id !== 'bankruptcy'), added];
    expect(reread(next).content.rules).toEqual(next);
  });

  test('names what cannot stay at its rule and part', () => {
    const next = withRule(content.rules, { ...ruleOf('charge-offs'), reasonCode: null, name: ' ' });
    expect(reread(next).faults).toEqual([
      { row: 'charge-offs', column: 'name', message: expect.stringContaining('name') },
      { row: 'charge-offs', column: 'reasonCode', message: expect.stringContaining('needs a reason') },
    ]);
  });

  test('stands on what a colleague made meanwhile: another part of the same rule, not a rule that is gone', () => {
    const mine = withRule(withRule(content.rules, { ...ruleOf('minimum-income'), name: 'Least income' }), {
      ...ruleOf('bankruptcy'),
      outcome: 'REVIEW',
    });
    const theirs: RulesetContent = {
      rules: withRule(content.rules, { ...ruleOf('minimum-income'), outcome: 'REVIEW' }).filter(
        ({ _id }) => _id !== 'bankruptcy',
      ),
    };
    const draft = ontoRules(draftOfRules(content, mine), content, theirs);
    expect(draft).toEqual({ 'minimum-income.name': 'Least income' });
    expect(ruleOf('minimum-income', readRules(theirs, draft).content.rules)).toMatchObject({
      name: 'Least income',
      outcome: 'REVIEW',
    });
    expect(ontoRules(draft, content, { rules: mine })).toEqual({});
  });
});
