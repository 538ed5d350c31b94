import type { Condition, Scalar } from './configuration';
import { type FieldName, fieldOf } from './fields';

type Leaf = Extract<Condition, { field: FieldName }>;
/** A comparison that must hold, or must not. */
type Literal = { readonly leaf: Leaf; readonly isHeld: boolean };
/** Alternatives of literals that must all hold. */
type Alternatives = readonly (readonly Literal[])[];

/** More alternatives than this are taken as reachable: the check is a help for authors, not a proof engine. */
const ALTERNATIVES_MAX = 512;

/**
 * True unless no application at all can meet the condition: numbers squeezed to nothing or outside the field's range,
 * choices that exclude each other, a fact asked to be both known and unknown.
 */
export function canHold(condition: Condition): boolean {
  const alternatives = alternativesOf(condition, true);
  return alternatives === null || alternatives.some(isPossible);
}

function alternativesOf(condition: Condition, isHeld: boolean): Alternatives | null {
  if ('not' in condition) return alternativesOf(condition.not, !isHeld);
  if ('field' in condition) return [[{ leaf: condition, isHeld }]];
  const parts = 'all' in condition ? condition.all : condition.any;
  const joined = parts.map((part) => alternativesOf(part, isHeld));
  let result: Alternatives = 'all' in condition === isHeld ? [[]] : [];
  for (const part of joined) {
    if (part === null) return null;
    result =
      'all' in condition === isHeld
        ? result.flatMap((left) => part.map((right) => [...left, ...right]))
        : [...result, ...part];
    if (result.length > ALTERNATIVES_MAX) return null;
  }
  return result;
}

function isPossible(literals: readonly Literal[]): boolean {
  const byField = new Map<FieldName, Literal[]>();
  for (const literal of literals) {
    const field = literal.leaf.field;
    byField.set(field, [...(byField.get(field) ?? []), literal]);
  }
  return [...byField].every(([field, list]) => isFieldPossible(field, list));
}

function isFieldPossible(name: FieldName, literals: readonly Literal[]): boolean {
  const field = fieldOf(name);
  if (field.kind === 'set') return isSetPossible(field.values, literals);
  const mustBeNull = literals.some((literal) => isNullAsked(literal) === true);
  const mustBeKnown = literals.some((literal) => isNullAsked(literal) === false || literal.leaf.op !== 'isNull');
  if (mustBeNull) return !mustBeKnown;
  return candidates(name, literals).some((value) => literals.every((literal) => satisfies(literal, value)));
}

function isNullAsked({ leaf, isHeld }: Literal): boolean | null {
  return leaf.op === 'isNull' ? (leaf.value === true) === isHeld : null;
}

/** Values worth trying: for a number every threshold, its neighbours and the points between; else every value. */
function candidates(name: FieldName, literals: readonly Literal[]): Scalar[] {
  const field = fieldOf(name);
  if (field.kind === 'boolean') return [true, false];
  if (field.kind !== 'number') return [...field.values];
  const marks = literals.flatMap(({ leaf }) => listOf(leaf).filter((value) => typeof value === 'number'));
  const sorted = [field.min, ...marks, field.max].toSorted((one, other) => one - other);
  const between = sorted.map((mark, index) => (mark + (sorted[index + 1] ?? mark)) / 2);
  const tried = [...sorted, ...sorted.flatMap((mark) => [mark - 1, mark + 1]), ...between];
  const whole = field.whole ? tried.filter((value) => Number.isInteger(value)) : tried;
  return whole.filter((value) => value >= field.min && value <= field.max);
}

function satisfies({ leaf, isHeld }: Literal, value: Scalar): boolean {
  return leaf.op === 'isNull' || holds(leaf, value) === isHeld;
}

function holds(leaf: Leaf, value: Scalar): boolean {
  const list = listOf(leaf);
  const [low = value, high = value] = list;
  switch (leaf.op) {
    case 'lt':
      return value < low;
    case 'lte':
      return value <= low;
    case 'gt':
      return value > low;
    case 'gte':
      return value >= low;
    case 'eq':
      return value === low;
    case 'neq':
      return value !== low;
    case 'in':
      return list.includes(value);
    case 'notIn':
      return !list.includes(value);
    case 'between':
      return value >= low && value <= high;
    case 'isNull':
      return false;
  }
}

function listOf(leaf: Leaf): readonly Scalar[] {
  return (Array.isArray(leaf.value) ? leaf.value : [leaf.value]) as readonly Scalar[]; // Checked by validateCondition.
}

/** Sets are small, so every subset is tried. */
function isSetPossible(values: readonly string[], literals: readonly Literal[]): boolean {
  for (let mask = 0; mask < 1 << values.length; mask += 1) {
    const held = values.filter((_, index) => (mask & (1 << index)) !== 0);
    const fits = ({ leaf, isHeld }: Literal) => {
      const isAny = held.some((value) => listOf(leaf).includes(value));
      const answer = leaf.op === 'isNull' ? (held.length === 0) === leaf.value : leaf.op === 'in' ? isAny : !isAny;
      return answer === isHeld;
    };
    if (literals.every(fits)) return true;
  }
  return false;
}
