import { ORDER_MAX, type WireRule } from '@contract/versioned-tables/ruleset';

/** The rules that decide, in the order in which they run. */
export const inOrder = (rules: readonly WireRule[]): WireRule[] =>
  rules.filter(({ archived }) => !archived).toSorted((one, other) => one.order - other.order);

export const withRule = (rules: readonly WireRule[], next: WireRule): WireRule[] =>
  rules.map((rule) => (rule._id === next._id ? next : rule));

/** The rules with one a place earlier (−1) or later (1); the same where there is no such place. */
export function moved(rules: readonly WireRule[], id: string, by: -1 | 1): readonly WireRule[] {
  const live = inOrder(rules);
  const at = live.findIndex(({ _id }) => _id === id);
  const [rule, other] = [live[at], live[at + by]];
  if (!rule || !other) return rules;
  return withRule(withRule(rules, { ...rule, order: other.order }), { ...other, order: rule.order });
}

/**
 * The rules with one in the place of another; those between move up or down by one. The places themselves stay, so that no rule
 * outside of the way is changed. The same where there is nothing to move.
 */
export function movedTo(rules: readonly WireRule[], id: string, targetId: string): readonly WireRule[] {
  const live = inOrder(rules);
  const [from, to] = [id, targetId].map((one) => live.findIndex(({ _id }) => _id === one)) as [number, number];
  const rule = live[from];
  if (!rule || to < 0 || from === to) return rules;
  const next = live.toSpliced(from, 1).toSpliced(to, 0, rule);
  return next.reduce<readonly WireRule[]>(
    (all, one, at) => withRule(all, { ...one, order: live[at]?.order ?? one.order }),
    rules,
  );
}

/** An id for a rule that is added: no rule of the ruleset has it, those in the archive neither. */
export function freeId(ids: readonly string[], begin: string): string {
  for (let next = 1; ; next += 1) {
    const id = `${begin}-${next}`;
    if (!ids.includes(id)) return id;
  }
}

/** A place behind all others. */
export const lastOrder = (rules: readonly WireRule[]): number =>
  Math.min(ORDER_MAX, Math.max(0, ...rules.map(({ order }) => order)) + 10);

/** A rule out of the archive; behind all others where its place was taken meanwhile. */
export function outOfArchive(rules: readonly WireRule[], rule: WireRule): WireRule[] {
  const isTaken = rules.some(({ _id, archived, order }) => !archived && _id !== rule._id && order === rule.order);
  return withRule(rules, { ...rule, archived: false, order: isTaken ? lastOrder(rules) : rule.order });
}
