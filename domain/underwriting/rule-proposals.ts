import type { Comparison, Condition, Rule, Scalar } from './configuration';
import { valueWords } from './field-words';
import { type FieldName, fieldOf, isFieldName } from './fields';
import { canHold } from './reachable';
import type { RuleFault } from './ruleset-faults';

type Leaf = Extract<Condition, { field: FieldName }>;
/** A change of a rule that takes a fault away, and what its button says. */
export type RuleProposal = { readonly words: string; readonly rule: Rule };

/**
 * What would mend a rule, where one change does: two ends that look swapped, a value beyond what a fact can be, a place that
 * another rule has, a denial of what is only incomplete. Null where an author has to think.
 * @param taken places of the other rules.
 */
export function proposalFor(rule: Rule, { place, limit }: RuleFault, taken: readonly number[]): RuleProposal | null {
  if (place === 'order') {
    let { order } = rule;
    while (taken.includes(order)) order += 1;
    return { words: 'Use the next free position', rule: { ...rule, order } };
  }
  if (place === 'reasonCode' && rule.reasonCode === 'INCOMPLETE')
    return { words: 'Request more information instead', rule: { ...rule, outcome: 'NEED_MORE_INFO' } };
  if (!place.startsWith('when')) return null;
  const clamped = typeof limit === 'number' ? clampedTo(rule.when, place.slice('when'.length), limit) : null;
  if (clamped) return { words: `Change to ${clamped.words}`, rule: { ...rule, when: clamped.when } };
  const swapped = place === 'when' || place.endsWith('.value') ? endsSwapped(rule.when) : null;
  return swapped && { words: `Change to ${swapped.words}`, rule: { ...rule, when: swapped.when } };
}

const LOWER: readonly Comparison[] = ['gt', 'gte'];
const UPPER: readonly Comparison[] = ['lt', 'lte'];
const OP_WORDS: Readonly<Partial<Record<Comparison, string>>> = {
  gt: 'above',
  gte: 'at least',
  lt: 'below',
  lte: 'at most',
};
type Changed = { words: string; when: Condition };

/** "above 85% and at most 95%" for "above 95% and at most 85%", and the same for a range. */
function endsSwapped(when: Condition): Changed | null {
  if ('field' in when) return rangeSwapped(when);
  if (!('all' in when)) return null;
  const leaves = when.all.filter((part): part is Leaf => 'field' in part);
  const low = leaves.find(({ op }) => LOWER.includes(op));
  const high = leaves.find(({ op, field }) => UPPER.includes(op) && field === low?.field);
  if (!low || !high) return null;
  const all = when.all.map((part) => {
    if (part === low) return { ...low, value: high.value };
    return part === high ? { ...high, value: low.value } : part;
  });
  if (!canHold({ all })) return null;
  const words = (leaf: Leaf, value: Leaf['value']) => `${OP_WORDS[leaf.op]} ${valueWords(leaf.field, value as Scalar)}`;
  return { words: `${words(low, high.value)} and ${words(high, low.value)}`, when: { all } };
}

function rangeSwapped(leaf: Leaf): Changed | null {
  const [low, high] = Array.isArray(leaf.value) ? leaf.value : [];
  if (leaf.op !== 'between' || typeof low !== 'number' || typeof high !== 'number' || low <= high) return null;
  const words = `${valueWords(leaf.field, high).replace(/ .*/, '')} to ${valueWords(leaf.field, low)}`;
  return { words, when: { ...leaf, value: [high, low] } };
}

/** The condition with the value at a place brought within what its fact can be. */
function clampedTo(when: Condition, place: string, limit: number): Changed | null {
  const step = /^\.(all|any)\[(\d+)\](.*)$/.exec(place);
  if (step) {
    const [, group = '', index = '', rest = ''] = step;
    const parts = 'all' in when ? when.all : 'any' in when ? when.any : [];
    const inner = parts[Number(index)] && clampedTo(parts[Number(index)] as Condition, rest, limit);
    if (!inner) return null;
    const next = parts.map((part, at) => (at === Number(index) ? inner.when : part));
    return { words: inner.words, when: group === 'all' ? { all: next } : { any: next } };
  }
  if (place !== '.value' || !('field' in when) || !isFieldName(when.field)) return null;
  const field = fieldOf(when.field);
  if (field.kind !== 'number' || typeof when.value !== 'number') return null;
  const value = when.value > field.max ? field.max : field.min;
  return canHold({ ...when, value })
    ? { words: `${OP_WORDS[when.op] ?? ''} ${valueWords(when.field, value)}`.trim(), when: { ...when, value } }
    : null;
}
