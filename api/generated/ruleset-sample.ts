import type { RulesetContent, WireRule } from '@contract/versioned-tables/ruleset';
import { RULE_STAGES } from '@domain/underwriting/configuration';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { contentOfRuleset } from '../features/risk/index';
import type { TableSample } from './table-sample';

const content = contentOfRuleset(DEMO_RULESET);
const at = (id: string) => content.rules.findIndex(({ _id }) => _id === id);

function withRule(given: RulesetContent, index: number, change: (rule: WireRule) => Partial<WireRule>): RulesetContent {
  return { rules: given.rules.map((rule, place) => (place === index ? { ...rule, ...change(rule) } : rule)) };
}
const brokenRule = (id: string, change: Partial<WireRule>, part: string) => ({
  content: withRule(content, at(id), () => change),
  field: `rules[${at(id)}].${part}`,
});

const fact = (field: string, op: 'gt' | 'lte' | 'gte' | 'eq' | 'between', ...values: number[]) =>
  ({ kind: 'FACT', field, op, values }) as const;
const inquiries = at('many-inquiries');
const stageAfter = ({ stage }: WireRule) =>
  RULE_STAGES[(RULE_STAGES.indexOf(stage) + 1) % RULE_STAGES.length] ?? 'CREDIT';

/** Each edit changes one part of one rule: its name in the first round, its place in the second, its stage in the third. */
const CHANGES: readonly ((rule: WireRule) => Partial<WireRule>)[] = [
  ({ name }) => ({ name: `${name}, again` }),
  ({ order }) => ({ order: order + 1 }),
  (rule) => ({ stage: stageAfter(rule) }),
];

export const rulesetSample: TableSample = {
  id: DEMO_RULESET.id,
  content,
  edits: CHANGES.length * content.rules.length,
  edited: (given, edit) => {
    const { rules } = given as RulesetContent;
    const change = CHANGES[Math.floor(edit / rules.length) % CHANGES.length] ?? (() => ({}));
    return withRule({ rules }, edit % rules.length, change);
  },
  broken: {
    'a rule that nobody can meet': brokenRule(
      'many-inquiries',
      {
        when: { kind: 'ALL', parts: [fact('revolvingUtilization', 'gt', 95), fact('revolvingUtilization', 'lte', 85)] },
      },
      'when',
    ),
    'a rule that everybody meets': brokenRule('many-inquiries', { when: fact('inquiries6m', 'gte', 0) }, 'when'),
    'a fact that the law keeps out': brokenRule('many-inquiries', { when: fact('isMarried', 'eq', 1) }, 'when.field'),
    'a range from high to low': brokenRule(
      'many-inquiries',
      { when: fact('dti', 'between', 0.6, 0.5) },
      'when.values[0]',
    ),
    'a value that no application has': brokenRule(
      'many-inquiries',
      { when: { kind: 'ANY', parts: [fact('inquiries6m', 'gt', 3), fact('score', 'gt', 901)] } },
      'when.parts[1].values[0]',
    ),
    'a rule that says what another says': {
      content: { rules: [...content.rules, { ...copyOf(inquiries), _id: 'copy', order: 900, name: 'A copy' }] },
      field: `rules[${content.rules.length}].when`,
    },
    'a rule that contradicts another': {
      content: { rules: [...content.rules, { ...copyOf(inquiries), _id: 'copy', order: 900, outcome: 'DENY' }] },
      field: `rules[${content.rules.length}].when`,
    },
    'two rules in one place': brokenRule('many-inquiries', { order: 195 }, 'order'),
    'a rule that stands twice': {
      content: { rules: [...content.rules, { ...copyOf(inquiries), archived: true }] },
      field: `rules[${content.rules.length}]._id`,
    },
    'a denial without a reason': brokenRule('charge-offs', { reasonCode: null }, 'reasonCode'),
    'a reason that nobody knows': brokenRule('charge-offs', { reasonCode: 'NO_SUCH_REASON' }, 'reasonCode'),
    'a rule about our own loans that is gone': {
      content: { rules: content.rules.filter(({ _id }) => _id !== 'past-due-with-us') },
      field: 'rules',
    },
    'rules that all lie in the archive': {
      content: { rules: content.rules.map((rule) => ({ ...rule, archived: true })) },
      field: 'rules',
    },
  },
};

function copyOf(index: number): WireRule {
  const rule = content.rules[index];
  if (!rule) throw new Error('The demo has this rule');
  return rule;
}
