import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { arrivingNext } from './arriving-next';

test.each([
  ['deposits on their way count', { next: [], keptBack: 0 }, 338_556],
  ['so does what is left of the next ones after refunds', { next: [384_720], keptBack: 29_103 }, 694_173],
  ['refunds above the next ones take nothing from what was sent', { next: [10_000], keptBack: 29_103 }, 338_556],
])('what arrives next: %s', (_, { next, keptBack }, expected) => {
  const of = { sentCents: [cents(338_556)], nextCents: next.map((one) => cents(one)), keptBackCents: cents(keptBack) };
  expect(arrivingNext(of)).toBe(expected);
});
