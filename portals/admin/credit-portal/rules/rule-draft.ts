import { ruleFieldFaults } from '@contract/versioned-tables/rule-faults';
import type { RulesetContent, WireRule } from '@contract/versioned-tables/ruleset';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { isReasonCode } from '@domain/underwriting/reasons';
import { draftOfParts, type Listing, type Part, partsApplied, partsOnto } from '../parts-draft';
import type { Draft, Reading } from '../table-kind';

type Text = 'name' | 'stage' | 'onMissing' | 'outcome';
// Texts of a draft come from the parts that wrote them.
const text = <K extends Text>(part: K): Part<WireRule> => ({
  text: (rule) => rule[part],
  with: (rule, typed) => ({ ...rule, [part]: typed }),
});
const json = <K extends 'when' | 'appliesTo'>(part: K): Part<WireRule> => ({
  text: (rule) => canonicalJson(rule[part]),
  with: (rule, typed) => ({ ...rule, [part]: JSON.parse(typed) as WireRule[K] }),
});

/** A rule by its parts: a draft keeps each that is another than saved. */
export const RULES: Listing<WireRule> = {
  idOf: ({ _id }) => _id,
  parts: {
    name: text('name'),
    order: { text: ({ order }) => String(order), with: (rule, typed) => ({ ...rule, order: Number(typed) }) },
    stage: text('stage'),
    when: json('when'),
    appliesTo: json('appliesTo'),
    outcome: text('outcome'),
    reasonCode: {
      text: ({ reasonCode }) => reasonCode ?? '',
      with: (rule, typed) => ({ ...rule, reasonCode: typed === '' ? null : typed }),
    },
    onMissing: text('onMissing'),
    archived: {
      text: ({ archived }) => String(archived),
      with: (rule, typed) => ({ ...rule, archived: typed === 'true' }),
    },
  },
  blank: (_id) => ({
    _id,
    order: 0,
    name: '',
    stage: 'CREDIT',
    appliesTo: null,
    when: { kind: 'FACT', field: 'inquiries6m', op: 'gte', values: [10] },
    onMissing: 'PASS',
    outcome: 'REVIEW',
    reasonCode: null,
    archived: false,
  }),
};

/** The draft by which the rules of a version become others. */
export const draftOfRules = ({ rules }: RulesetContent, next: readonly WireRule[]): Draft =>
  draftOfParts(rules, next, RULES);

/** Reasons of our table, and any that a version has already: a risk profile may have its own. */
export const knownReasonsOf = ({ rules }: RulesetContent): ((code: string) => boolean) => {
  const there = new Set(rules.map(({ reasonCode }) => reasonCode));
  return (code) => isReasonCode(code) || there.has(code);
};

export const NAMELESS = 'Name this rule. Decisions show the name.';

/** The rules as they would be saved, and what is wrong with them, the same as on the server. */
export function readRules(content: RulesetContent, draft: Draft): Reading<RulesetContent> {
  const next = { rules: partsApplied(content.rules, draft, RULES) };
  const faults = ruleFieldFaults(next, knownReasonsOf(content)).map(({ rule, field, message }) => ({
    row: rule ?? '',
    column: rule === null ? 'rules' : field.replace(/^rules\[\d+\]\./, ''),
    message,
  }));
  const nameless = next.rules.flatMap(({ _id, name }) =>
    name.trim() === '' ? { row: _id, column: 'name', message: NAMELESS } : [],
  );
  return { content: next, faults: [...nameless, ...faults], unread: 0 };
}

export const ontoRules = (draft: Draft, _from: RulesetContent, { rules }: RulesetContent): Draft =>
  partsOnto(draft, rules, RULES);
