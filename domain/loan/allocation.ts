import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';

/** When a part of what is owed falls due, seen from the payment's day. */
export const TIMINGS = ['PAST_DUE', 'DUE', 'IN_ADVANCE'] as const;
export type Timing = (typeof TIMINGS)[number];

/** What a part of what is owed is. A penalty is a late fee; a fee is any other charge. */
export const PARTS = ['PENALTY', 'FEE', 'PRINCIPAL', 'INTEREST'] as const;
export type Part = (typeof PARTS)[number];

export type Bucket = `${Timing}_${Part}`;

/** The twelve buckets, each exactly once, in the order they are paid. */
export type AllocationOrder = readonly Bucket[];

/**
 * Interest and principal of what is past due, then of what is due, then fees, then principal ahead of time. Fees stand last
 * so that a late fee never makes the next installment short (no pyramiding, 16 CFR 444.4).
 */
export const DEFAULT_ALLOCATION_ORDER: AllocationOrder = [
  'PAST_DUE_INTEREST',
  'PAST_DUE_PRINCIPAL',
  'DUE_INTEREST',
  'DUE_PRINCIPAL',
  'PAST_DUE_PENALTY',
  'PAST_DUE_FEE',
  'DUE_PENALTY',
  'DUE_FEE',
  'IN_ADVANCE_INTEREST',
  'IN_ADVANCE_PRINCIPAL',
  'IN_ADVANCE_PENALTY',
  'IN_ADVANCE_FEE',
];

/** One thing that is owed. `number` is its installment; charges carry the installment they belong to. */
export type Owed = {
  readonly number: number;
  readonly timing: Timing;
  readonly part: Part;
  readonly amount: Cents;
};

export type Allocation = {
  readonly lines: readonly { readonly owed: Owed; readonly amount: Cents }[];
  /** The rest of the payment, for which nothing is owed. */
  readonly left: Cents;
};

const BUCKET_COUNT = TIMINGS.length * PARTS.length;

/**
 * Checks an order of a product's settings.
 * @throws DomainRefusal `allocationOrder` unless it names each of the twelve buckets exactly once.
 */
export function allocationOrder(buckets: readonly string[]): AllocationOrder {
  const known = new Set<string>(TIMINGS.flatMap((timing) => PARTS.map((part) => `${timing}_${part}`)));
  const isBucket = (bucket: string): bucket is Bucket => known.has(bucket);
  const order = buckets.filter(isBucket);
  if (order.length !== buckets.length || order.length !== BUCKET_COUNT || new Set(order).size !== BUCKET_COUNT) {
    refuse('allocationOrder', 'The order must name each of the twelve buckets exactly once.', BUCKET_COUNT);
  }
  return order;
}

/** Neighbours of one timing form a group; inside it the oldest installment is served whole before the next. */
function groupsOf(order: AllocationOrder): Bucket[][] {
  const groups: Bucket[][] = [];
  const timingOf = (bucket: Bucket) => TIMINGS.find((timing) => bucket.startsWith(timing));
  for (const bucket of order) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && timingOf(first) === timingOf(bucket)) group.push(bucket);
    else groups.push([bucket]);
  }
  return groups;
}

const DEFAULT_GROUPS = groupsOf(DEFAULT_ALLOCATION_ORDER);

/**
 * Spreads a payment over what is owed: bucket group by group, inside a group installment by installment, oldest first, inside an
 * installment in the order of its buckets.
 * @param amount cents, 0 or more.
 * @returns the lines paid (never more than owed, never 0) and what is left; together exactly `amount`.
 * @throws DomainRefusal `amount` when it is negative or not whole; `owed` likewise.
 * @example 300.00 over past due 74.96 + 105.78, due 73.37 + 107.37, late fee 25.00: 74.96, 105.78, 73.37, 45.89.
 */
export function allocatePayment(
  amount: Cents,
  owed: readonly Owed[],
  order: AllocationOrder = DEFAULT_ALLOCATION_ORDER,
): Allocation {
  let left: number = notNegative('amount', amount);
  for (const item of owed) notNegative('owed', item.amount);
  const lines: { owed: Owed; amount: Cents }[] = [];
  for (const group of order === DEFAULT_ALLOCATION_ORDER ? DEFAULT_GROUPS : groupsOf(order)) {
    const rank = (item: Owed) => group.indexOf(`${item.timing}_${item.part}`);
    const served = owed
      .filter((item) => rank(item) >= 0)
      .sort((one, other) => one.number - other.number || rank(one) - rank(other));
    for (const item of served) {
      const paid = Math.min(left, item.amount);
      if (paid > 0) lines.push({ owed: item, amount: cents(paid) });
      left -= paid;
    }
  }
  return { lines, left: cents(left) };
}
