import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { allocatePayment, allocationOrder, DEFAULT_ALLOCATION_ORDER, type Owed, PARTS, TIMINGS } from './allocation';

const owed = (number: number, timing: Owed['timing'], part: Owed['part'], amount: number): Owed => ({
  number,
  timing,
  part,
  amount: cents(amount),
});
const TWO_INSTALLMENTS_AND_A_FEE = [
  owed(1, 'PAST_DUE', 'PENALTY', 2_500),
  owed(2, 'DUE', 'PRINCIPAL', 10_737),
  owed(2, 'DUE', 'INTEREST', 7_337),
  owed(1, 'PAST_DUE', 'PRINCIPAL', 10_578),
  owed(1, 'PAST_DUE', 'INTEREST', 7_496),
];
const paid = (amount: number, items: readonly Owed[], order = DEFAULT_ALLOCATION_ORDER) => {
  const { lines, left } = allocatePayment(cents(amount), items, order);
  return [...lines.map((line) => `${line.owed.number} ${line.owed.part} ${line.amount}`), `left ${left}`];
};

describe('allocation of a payment', () => {
  test('the example of the design: 300.00 pays past due, then due, and leaves the late fee', () => {
    expect(paid(30_000, TWO_INSTALLMENTS_AND_A_FEE)).toEqual([
      '1 INTEREST 7496',
      '1 PRINCIPAL 10578',
      '2 INTEREST 7337',
      '2 PRINCIPAL 4589',
      'left 0',
    ]);
  });

  test('the late fee is paid after both installments, then principal ahead of time, and the rest is left over', () => {
    const items = [...TWO_INSTALLMENTS_AND_A_FEE, owed(3, 'IN_ADVANCE', 'PRINCIPAL', 100_000)];
    expect(paid(150_000, items)).toEqual([
      '1 INTEREST 7496',
      '1 PRINCIPAL 10578',
      '2 INTEREST 7337',
      '2 PRINCIPAL 10737',
      '1 PENALTY 2500',
      '3 PRINCIPAL 100000',
      'left 11352',
    ]);
  });

  test('the older of two past-due installments is served whole before the younger', () => {
    const items = [1, 2].flatMap((number) => [
      owed(number, 'PAST_DUE', 'PRINCIPAL', 100),
      owed(number, 'PAST_DUE', 'INTEREST', 10),
    ]);
    expect(paid(130, items)).toEqual(['1 INTEREST 10', '1 PRINCIPAL 100', '2 INTEREST 10', '2 PRINCIPAL 10', 'left 0']);
  });

  test('another order of the buckets is obeyed', () => {
    const feesFirst = allocationOrder([
      'PAST_DUE_PENALTY',
      ...DEFAULT_ALLOCATION_ORDER.filter((bucket) => bucket !== 'PAST_DUE_PENALTY'),
    ]);
    expect(paid(3_000, TWO_INSTALLMENTS_AND_A_FEE, feesFirst)).toEqual(['1 PENALTY 2500', '1 INTEREST 500', 'left 0']);
  });

  test.each([
    ['a bucket missing', DEFAULT_ALLOCATION_ORDER.slice(1)],
    ['a bucket twice', [...DEFAULT_ALLOCATION_ORDER.slice(1), 'DUE_FEE']],
    ['an unknown bucket', [...DEFAULT_ALLOCATION_ORDER.slice(1), 'SOON_FEE']],
    ['nothing', []],
  ])('an order with %s is refused', (_case, order) => {
    expect(() => allocationOrder(order)).toThrow(expect.objectContaining({ field: 'allocationOrder', limit: 12 }));
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %d is refused', (amount) => {
    expect(() => allocatePayment(amount as never, [])).toThrow(expect.objectContaining({ field: 'amount' }));
  });
});

test('allocation loses nothing and never pays more than is owed, in any order of the buckets', () => {
  const owedArbitrary = fc.record({
    number: fc.integer({ min: 1, max: 60 }),
    timing: fc.constantFrom(...TIMINGS),
    part: fc.constantFrom(...PARTS),
    amount: fc.nat({ max: 1_000_000 }).map(cents),
  });
  const order = fc.shuffledSubarray([...DEFAULT_ALLOCATION_ORDER], { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.nat({ max: 20_000_000 }).map(cents),
      fc.array(owedArbitrary, { maxLength: 40, size: 'max' }),
      order,
      (...input) => {
        const [amount, items, buckets] = input;
        const { lines, left } = allocatePayment(amount, items, allocationOrder(buckets));
        const spread = lines.reduce((sum, line) => sum + line.amount, 0);
        const allOwed = items.reduce((sum, item) => sum + item.amount, 0);
        expect(spread + left).toBe(amount);
        expect(left).toBe(Math.max(0, amount - allOwed));
        expect(new Set(lines.map((line) => line.owed)).size).toBe(lines.length);
        for (const line of lines) expect(line.amount).toBeLessThanOrEqual(line.owed.amount);
      },
    ),
    { numRuns: PROPERTY_RUNS },
  );
});
