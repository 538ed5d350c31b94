import { expect, test } from 'vitest';
import type { Condition, Rule } from './configuration';
import { DEMO_RULESET } from './demo-rules';
import { isReasonCode } from './reasons';
import { proposalFor } from './rule-proposals';
import { rulesetFaults } from './ruleset-faults';

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

const faultsOf = (rule: Rule) => rulesetFaults([...DEMO_RULESET.rules, rule], isReasonCode);
function proposed(change: Partial<Rule>) {
  const rule = { ...MINE, ...change };
  const [fault] = faultsOf(rule);
  if (!fault) throw new Error('There is a fault to mend');
  return proposalFor(
    rule,
    fault,
    DEMO_RULESET.rules.map(({ order }) => order),
  );
}
const used = (op: 'gt' | 'lte', value: number): Condition => ({ field: 'revolvingUtilization', op, value });

test.each<[string, Partial<Rule>]>([
  ['Change to above 85% and at most 95%', { when: { all: [used('gt', 95), used('lte', 85)] } }],
  ['Change to 50% to 60% of income', { when: { field: 'dti', op: 'between', value: [0.6, 0.5] } }],
  ['Change to at least 900', { when: { field: 'score', op: 'gte', value: 950 } }],
  ['Change to at most 250', { when: { any: [used('gt', 95), { field: 'score', op: 'lte', value: 10 }] } }],
  ['Use the next free position', { order: 160 }],
  ['Request more information instead', { outcome: 'DENY', reasonCode: 'INCOMPLETE' }],
])('"%s" mends the rule', (words, change) => {
  const proposal = proposed(change);
  expect(proposal?.words).toBe(words);
  expect(faultsOf(proposal?.rule as Rule)).toEqual([]);
});

test.each<[string, Partial<Rule>]>([
  ['a denial without a reason', { outcome: 'DENY' }],
  ['a fact that the law keeps out', { when: { field: 'sex' as never, op: 'eq', value: 'F' } }],
  [
    'states that exclude each other',
    {
      when: {
        all: [
          { field: 'stateCode', op: 'eq', value: 'TX' },
          { field: 'stateCode', op: 'eq', value: 'CA' },
        ],
      },
    },
  ],
])('%s is left to its author', (_, change) => {
  expect(proposed(change)).toBeNull();
});
