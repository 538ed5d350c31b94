import { COMPARISONS, type Comparison, type Condition, type Scalar } from '@domain/underwriting/configuration';
import type { FieldName } from '@domain/underwriting/fields';
import { named, text } from '../schema';
import * as z from '../z';

/** A comparison of one fact. Money is in cents, as the names of its facts say; `between` has two values, lists have any number. */
export type WireFact = { kind: 'FACT'; field: string; op: Comparison; values: readonly Scalar[] };
/** What a rule asks: a comparison, or a group of conditions; NOT has one. */
export type WireCondition =
  | WireFact
  | { kind: 'ALL' | 'ANY'; parts: readonly WireCondition[] }
  | { kind: 'NOT'; parts: readonly WireCondition[] };

/** Groups within groups. */
const LEVELS = 4;
export const CONDITION_PARTS = 20;

/** As many decimals as a threshold needs, and few enough to be read. */
const hasFourDecimals = (value: number) => Math.round(value * 10_000) / 10_000 === value;
/** No fact is above: an income in cents is the largest. */
const VALUE_MAX = 1e12;
const threshold = () => z.number().check(z.minimum(0), z.maximum(VALUE_MAX), z.refine(hasFourDecimals));
const scalar = () => z.union([threshold(), z.boolean(), text(60)]);

const fact = named(
  'RuleFact',
  z.strictObject({
    kind: z.literal('FACT'),
    /** Not an enumeration: a name that the law keeps out is refused with what the law says. */
    field: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/)),
    op: z.enum(COMPARISONS),
    values: z.array(scalar()).check(z.minLength(1), z.maxLength(60)),
  }),
);

function conditionOf(levels: number): z.ZodMiniType<WireCondition> {
  if (levels === 0) return fact;
  const part = conditionOf(levels - 1);
  const several = z.array(part).check(z.minLength(1), z.maxLength(CONDITION_PARTS));
  const one = z.array(part).check(z.minLength(1), z.maxLength(1));
  return z.discriminatedUnion('kind', [
    fact,
    z.strictObject({ kind: z.enum(['ALL', 'ANY']), parts: several }),
    z.strictObject({ kind: z.literal('NOT'), parts: one }),
  ]) as z.ZodMiniType<WireCondition>;
}

export const ruleCondition = named('RuleCondition', conditionOf(LEVELS));

const LISTED: readonly Comparison[] = ['in', 'notIn', 'between'];

/** A condition of the wire as the rules take it. Names that are no facts pass: the rules refuse them with their reason. */
export function conditionFromWire(wire: WireCondition): Condition {
  if (wire.kind === 'FACT') {
    const { field, op, values } = wire;
    const value = LISTED.includes(op) ? values : (values[0] ?? false);
    return { field: field as FieldName, op, value };
  }
  const parts = wire.parts.map(conditionFromWire);
  if (wire.kind === 'ALL') return { all: parts };
  return wire.kind === 'ANY' ? { any: parts } : { not: parts[0] ?? { any: [] } };
}

/** A condition of the rules in the words of the wire; the way back leads to the same condition. */
export function conditionToWire(condition: Condition): WireCondition {
  if ('all' in condition) return { kind: 'ALL', parts: condition.all.map(conditionToWire) };
  if ('any' in condition) return { kind: 'ANY', parts: condition.any.map(conditionToWire) };
  if ('not' in condition) return { kind: 'NOT', parts: [conditionToWire(condition.not)] };
  const { field, op, value } = condition;
  return { kind: 'FACT', field, op, values: Array.isArray(value) ? [...value] : [value as Scalar] };
}

/** A place within a condition as the rules name it, as the wire does: `when.all[0].value` is `when.parts[0].values[0]`. */
export function wirePlace(place: string): string {
  return place
    .replace(/\.(all|any)(?=\[|$)/g, '.parts')
    .replace(/\.not(?=\.|$)/g, '.parts[0]')
    .replace(/\.value\[/g, '.values[')
    .replace(/\.value$/, '.values[0]');
}
