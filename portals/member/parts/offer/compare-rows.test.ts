import { expect, test } from 'vitest';
import { aPlan } from '../../test/builders';
import { compareRows } from './compare-rows';

const [facial] = aPlan().treatments;
if (!facial) throw new Error('The plan has a treatment');
const treatments = (...all: Partial<typeof facial>[]) => ({ treatments: all.map((one) => ({ ...facial, ...one })) });

test('two plans are compared row by row: changed by what, new, taken out and the same', () => {
  const before = treatments({ threadId: 'a', units: 40 }, { threadId: 'b' }, { threadId: 'c' });
  const after = treatments({ threadId: 'a', units: 50, totalAmount: 585 }, { threadId: 'b' }, { threadId: 'd' });
  expect(compareRows(before, after).map(({ threadId, kind, differs }) => [threadId, kind, differs])).toEqual([
    ['a', 'changed', { units: true, interval: false, price: true }],
    ['b', 'same', { units: false, interval: false, price: false }],
    ['d', 'new', expect.anything()],
    ['c', 'taken-out', { units: false, interval: false, price: false }],
  ]);
  const rarer = treatments({ threadId: 'b', interval: 2 });
  expect(compareRows(treatments({ threadId: 'b' }), rarer)[0]?.differs.interval).toBe(true);
});
