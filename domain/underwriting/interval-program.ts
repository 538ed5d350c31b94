import { type Answer, compileCondition, MISSING, NO, type Test, YES } from './condition';
import type { Condition } from './configuration';
import { type FieldName, fieldOf, SLOT } from './fields';
import { encodeValue } from './normalise';

type Leaf = Extract<Condition, { field: FieldName }>;
type Interval = { readonly slot: number; readonly low: number; readonly high: number };

/**
 * Compiles a condition to the fastest closure that answers the same: a conjunction of plain comparisons becomes one or two
 * closed intervals over slots; anything else goes through compileCondition.
 */
export function compileFast(condition: Condition): Test {
  const leaves = 'all' in condition ? condition.all : [condition];
  const intervals = leaves.map((leaf) => ('field' in leaf ? intervalOf(leaf) : null));
  const [first, second] = intervals;
  if (!first || intervals.length > 2 || intervals.includes(null)) return compileCondition(condition);
  return second ? testBoth(first, second) : testOne(first);
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

function testOne({ slot, low, high }: Interval): Test {
  return (slots) => within(slots[slot] ?? Number.NaN, low, high);
}

function testBoth(first: Interval, second: Interval): Test {
  return (slots) => {
    const one = within(slots[first.slot] ?? Number.NaN, first.low, first.high);
    if (one === NO) return NO;
    const two = within(slots[second.slot] ?? Number.NaN, second.low, second.high);
    return two === NO ? NO : one === MISSING ? MISSING : two;
  };
}
