import { type Answer, MISSING, NO, type Test, YES } from './condition';
import type { Condition } from './configuration';
import { type FieldName, fieldOf, SLOT } from './fields';
import { encodeValue, type Slots } from './normalise';

type Leaf = Extract<Condition, { field: FieldName }>;
type Interval = { readonly slot: number; readonly low: number; readonly high: number };

/** Conjunctions of one or two plain comparisons, as columns: the rule at a position asks for A and, if set, for B. */
export type IntervalProgram = {
  /** Slot of the first interval; −1 when the rule is not of this form and its own closure decides. */
  readonly slotA: Int32Array;
  readonly lowA: Float64Array;
  readonly highA: Float64Array;
  /** Slot of the second interval; −1 when there is none. */
  readonly slotB: Int32Array;
  readonly lowB: Float64Array;
  readonly highB: Float64Array;
};

/** Writes conditions into an interval program; most rules of a ruleset fit, and no closure is called for them. */
export function compileProgram(conditions: readonly Condition[]): IntervalProgram {
  const pairs = conditions.map(intervalsOf);
  const slots = (index: 0 | 1) => Int32Array.from(pairs, (pair) => pair?.[index]?.slot ?? -1);
  const ends = (index: 0 | 1, end: 'low' | 'high') => Float64Array.from(pairs, (pair) => pair?.[index]?.[end] ?? 0);
  return {
    slotA: slots(0),
    lowA: ends(0, 'low'),
    highA: ends(0, 'high'),
    slotB: slots(1),
    lowB: ends(1, 'low'),
    highB: ends(1, 'high'),
  };
}

/**
 * Runs every rule and writes its answer; a rule of another form is asked through its closure.
 * @param closures one per rule; used where the program holds no interval.
 */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
export function runProgram(
  program: IntervalProgram,
  slots: Slots,
  answers: Uint8Array,
  closures: readonly Test[],
): void {
  const { slotA, lowA, highA, slotB, lowB, highB } = program;
  for (let position = 0; position < slotA.length; position += 1) {
    const first = slotA[position] as number; // Within the length, as are the other columns.
    if (first < 0) {
      answers[position] = closures[position]?.(slots) ?? NO;
      continue;
    }
    const one = within(slots[first] as number, lowA[position] as number, highA[position] as number);
    const second = slotB[position] as number;
    if (one === NO || second < 0) {
      answers[position] = one;
      continue;
    }
    const two = within(slots[second] as number, lowB[position] as number, highB[position] as number);
    answers[position] = two === NO ? NO : one === MISSING ? MISSING : two;
  }
}

function intervalsOf(condition: Condition): readonly [Interval, Interval?] | null {
  const leaves = 'all' in condition ? condition.all : [condition];
  const [first, second] = leaves.map((leaf) => ('field' in leaf ? intervalOf(leaf) : null));
  if (!first || leaves.length > 2 || second === null) return null;
  return second ? [first, second] : [first];
}

/** The comparison as `low ≤ value ≤ high`; null when it is none. Strict ends move by one unit in the last place. */
function intervalOf({ field, op, value }: Leaf): Interval | null {
  const kind = fieldOf(field).kind;
  if (kind === 'set' || op === 'isNull') return null;
  if (Array.isArray(value)) {
    const [low, high] = value;
    return op === 'between' ? { slot: SLOT[field], low: Number(low), high: Number(high) } : null;
  }
  const at = encodeValue(field, value as string | number | boolean); // Not a list, see above.
  const slot = SLOT[field];
  switch (op) {
    case 'lt':
      return { slot, low: Number.NEGATIVE_INFINITY, high: step(at, -1) };
    case 'lte':
      return { slot, low: Number.NEGATIVE_INFINITY, high: at };
    case 'gt':
      return { slot, low: step(at, 1), high: Number.POSITIVE_INFINITY };
    case 'gte':
      return { slot, low: at, high: Number.POSITIVE_INFINITY };
    case 'eq':
      return { slot, low: at, high: at };
    default:
      return null;
  }
}

/** The neighbouring double above (1) or below (−1) a number. */
function step(value: number, direction: 1 | -1): number {
  if (value === 0) return direction * Number.MIN_VALUE;
  const bits = new BigInt64Array(1);
  const doubles = new Float64Array(bits.buffer);
  doubles[0] = value;
  bits[0] = (bits[0] ?? 0n) + BigInt(value > 0 ? direction : -direction);
  return doubles[0] ?? value;
}

function within(value: number, low: number, high: number): Answer {
  return value >= low && value <= high ? YES : Number.isNaN(value) ? MISSING : NO;
}
