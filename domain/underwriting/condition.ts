import type { Condition, Scalar } from './configuration';
import { type FieldName, fieldOf, SLOT } from './fields';
import { at, encodeValue, type Slots } from './normalise';

/** Three-valued answer of a condition: a fact that is not known makes it MISSING unless the rest decides it. */
export const NO = 0;
export const YES = 1;
export const MISSING = 2;
export type Answer = typeof NO | typeof YES | typeof MISSING;
export type Test = (slots: Slots) => Answer;

/** Compiles a validated condition to one closure over slots. */
export function compileCondition(condition: Condition): Test {
  if ('all' in condition) return every(condition.all.map(compileCondition));
  if ('any' in condition) return some(condition.any.map(compileCondition));
  if ('not' in condition) return negate(compileCondition(condition.not));
  return compileComparison(condition);
}

function every(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first && tests.length === 1) return first;
  if (first && second && tests.length === 2) {
    return (slots) => {
      const one = first(slots);
      if (one === NO) return NO;
      const two = second(slots);
      return two === NO ? NO : one === MISSING ? MISSING : two;
    };
  }
  return (slots) => {
    let answer: Answer = YES;
    for (const test of tests) {
      const next = test(slots);
      if (next === NO) return NO;
      if (next === MISSING) answer = MISSING;
    }
    return answer;
  };
}

function some(tests: readonly Test[]): Test {
  return (slots) => {
    let answer: Answer = NO;
    for (const test of tests) {
      const next = test(slots);
      if (next === YES) return YES;
      if (next === MISSING) answer = MISSING;
    }
    return answer;
  };
}

function negate(test: Test): Test {
  return (slots) => {
    const answer = test(slots);
    return answer === MISSING ? MISSING : answer === YES ? NO : YES;
  };
}

type Leaf = Extract<Condition, { field: FieldName }>;

function compileComparison({ field, op, value }: Leaf): Test {
  const slot = SLOT[field];
  const list = (Array.isArray(value) ? value : [value]) as readonly Scalar[];
  if (op === 'isNull') return value === false ? negate(isNull(slot, field)) : isNull(slot, field);
  if (fieldOf(field).kind === 'set') return compileSet(slot, op === 'in', list, field);
  const numbers = list.map((item) => encodeValue(field, item));
  const low = numbers[0] ?? Number.NaN;
  const high = numbers[1] ?? Number.NaN;
  const known = (decide: (value: number) => boolean): Test => {
    return (slots) => {
      const held = at(slots, slot);
      return Number.isNaN(held) ? MISSING : decide(held) ? YES : NO;
    };
  };
  switch (op) {
    case 'lt':
      return (slots) => answer(at(slots, slot), at(slots, slot) < low);
    case 'lte':
      return (slots) => answer(at(slots, slot), at(slots, slot) <= low);
    case 'gt':
      return (slots) => answer(at(slots, slot), at(slots, slot) > low);
    case 'gte':
      return (slots) => answer(at(slots, slot), at(slots, slot) >= low);
    case 'eq':
      return (slots) => answer(at(slots, slot), at(slots, slot) === low);
    case 'neq':
      return (slots) => answer(at(slots, slot), at(slots, slot) !== low);
    case 'between':
      return known((held) => held >= low && held <= high);
    case 'in':
      return known((held) => numbers.includes(held));
    case 'notIn':
      return known((held) => !numbers.includes(held));
  }
}

function answer(held: number, isTrue: boolean): Answer {
  return Number.isNaN(held) ? MISSING : isTrue ? YES : NO;
}

/** A set is known even when empty: `in` asks for any of the listed items, `notIn` for none of them. */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
function compileSet(slot: number, wanted: boolean, items: readonly Scalar[], field: FieldName): Test {
  const mask = items.reduce<number>((bits, item) => bits | encodeValue(field, item), 0);
  return (slots) => (((at(slots, slot) & mask) !== 0) === wanted ? YES : NO);
}

function isNull(slot: number, field: FieldName): Test {
  if (fieldOf(field).kind === 'set') return (slots) => (slots[slot] === 0 ? YES : NO);
  return (slots) => (Number.isNaN(at(slots, slot)) ? YES : NO);
}

/** Fields a condition reads, each once, in order of appearance. */
export function fieldsOf(condition: Condition): FieldName[] {
  if ('all' in condition) return [...new Set(condition.all.flatMap(fieldsOf))];
  if ('any' in condition) return [...new Set(condition.any.flatMap(fieldsOf))];
  return 'not' in condition ? fieldsOf(condition.not) : [condition.field];
}

/** A condition in one line of words, for the trace and the editor: `dti gt 0.55 and score lt 600`. */
export function conditionText(condition: Condition): string {
  if ('all' in condition) return condition.all.map(part).join(' and ');
  if ('any' in condition) return condition.any.map(part).join(' or ');
  if ('not' in condition) return `not ${part(condition.not)}`;
  const value = condition.value;
  return `${condition.field} ${condition.op} ${Array.isArray(value) ? value.join(', ') : String(value)}`;
}

function part(condition: Condition): string {
  return 'field' in condition ? conditionText(condition) : `(${conditionText(condition)})`;
}
