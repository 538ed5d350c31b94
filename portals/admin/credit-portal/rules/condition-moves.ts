import type { WireCondition, WireFact } from '@contract/versioned-tables/rule-condition';
import type { Comparison, Scalar } from '@domain/underwriting/configuration';
import { FIELDS, type FieldName, fieldOf, isFieldName } from '@domain/underwriting/fields';

/** Facts that a rule may compare: all but the age, which the law keeps out. */
export const COMPARED_FIELDS = (Object.keys(FIELDS) as FieldName[]).filter((name) => name !== 'age');

/** An operator as it is chosen; a fact that is known or not is two of them. */
export type OperatorKey = Comparison | 'isKnown';

const OPERATORS: Readonly<Record<string, readonly (readonly [OperatorKey, string])[]>> = {
  number: [
    ['lt', 'below'],
    ['lte', 'at most'],
    ['gt', 'above'],
    ['gte', 'at least'],
    ['eq', 'exactly'],
    ['neq', 'not equal to'],
    ['between', 'between'],
  ],
  choice: [
    ['eq', 'is'],
    ['neq', 'is not'],
    ['in', 'is one of'],
    ['notIn', 'is none of'],
  ],
  set: [
    ['in', 'has any of'],
    ['notIn', 'has none of'],
  ],
  boolean: [['eq', 'is']],
};

/** What a fact can be asked, by its kind. */
export function operatorsOf(name: string): readonly (readonly [OperatorKey, string])[] {
  const kind = isFieldName(name) ? fieldOf(name).kind : 'number';
  const known: readonly (readonly [OperatorKey, string])[] =
    kind === 'set'
      ? [
          ['isNull', 'is empty'],
          ['isKnown', 'isn’t empty'],
        ]
      : [
          ['isNull', 'is missing'],
          ['isKnown', 'is not missing'],
        ];
  return [...(OPERATORS[kind] ?? []), ...known];
}

export const operatorOf = ({ op, values }: WireFact): OperatorKey =>
  op === 'isNull' && values[0] === false ? 'isKnown' : op;

/** A value to begin with: half of what the fact can be, its first choice, yes. */
function firstValue(name: string): Scalar {
  const field = isFieldName(name) ? fieldOf(name) : null;
  if (field?.kind === 'number') return field.unit === 'ratio' ? 0.5 : Math.max(field.min, 1);
  return field === null || field.kind === 'boolean' ? true : (field.values[0] ?? true);
}

/** The fact asked something else; what it was compared with stays where it still fits. */
export function withOperator(fact: WireFact, key: OperatorKey): WireFact {
  if (key === 'isNull' || key === 'isKnown') return { ...fact, op: 'isNull', values: [key === 'isNull'] };
  const kept = fact.op === 'isNull' ? [firstValue(fact.field)] : fact.values;
  const [first = firstValue(fact.field), second = first] = kept;
  if (key === 'between') return { ...fact, op: key, values: [first, second] };
  return { ...fact, op: key, values: key === 'in' || key === 'notIn' ? kept : [first] };
}

/** Another fact, asked the first thing that it can be asked. */
export function withField(field: string): WireFact {
  const [[op] = ['eq' as OperatorKey]] = operatorsOf(field);
  const isCounted = isFieldName(field) && fieldOf(field).kind === 'number';
  const values = [firstValue(field)];
  return { kind: 'FACT', field, op: isCounted ? 'gte' : (op as Comparison), values };
}

/** A group with another part; a fact becomes a group. */
export function withPart(condition: WireCondition, part: WireCondition): WireCondition {
  if (condition.kind === 'FACT' || condition.kind === 'NOT') return { kind: 'ALL', parts: [condition, part] };
  return { ...condition, parts: [...condition.parts, part] };
}

/** A group without one of its parts; what is left alone is no group any more. Null where nothing is left. */
export function withoutPart({ kind, parts }: Exclude<WireCondition, WireFact>, at: number): WireCondition | null {
  const left = parts.filter((_, index) => index !== at);
  const [only] = left;
  if (!only) return null;
  return left.length === 1 && kind !== 'NOT' ? only : { kind, parts: left };
}
