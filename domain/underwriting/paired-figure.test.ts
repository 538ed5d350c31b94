import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { PairedRatio, scaledTo } from './paired-figure';

type Row = readonly [number, number, number, number];

function figureOf(rows: readonly Row[]) {
  const ratio = new PairedRatio();
  for (const row of rows) ratio.add(...row);
  return ratio.figure();
}
const repeated = (count: number, row: Row) => Array.from({ length: count }, () => row);

/** The same by the book: two passes, the residuals of the linearized ratio written out. */
function byTheBook(rows: readonly Row[]): { change: number; error: number } {
  const sum = (place: number) => rows.reduce((all, row) => all + (row[place] ?? 0), 0);
  const [before, after] = [sum(0) / sum(1), sum(2) / sum(3)];
  const [weight, otherWeight] = [sum(1) / rows.length, sum(3) / rows.length];
  const residuals = rows.map(([x, w, y, v]) => (y - after * v) / otherWeight - (x - before * w) / weight);
  const squares = residuals.reduce((all, one) => all + one * one, 0);
  return { change: after - before, error: 1.959964 * Math.sqrt(squares / (rows.length - 1) / rows.length) };
}

describe('a paired figure', () => {
  const cell = fc.tuple(fc.nat(3_000), fc.constantFrom(0, 1, 1), fc.nat(3_000), fc.constantFrom(0, 1, 1));
  const anyRows = fc.array(
    cell.map(([x, w, y, v]): Row => [x * w, w, y * v, v]),
    { minLength: 40, maxLength: 120 },
  );

  test('counted in one pass is what two passes by the book come to', () => {
    const property = fc.property(anyRows, (rows) => {
      const figure = figureOf(rows);
      fc.pre(figure.champion !== null && figure.challenger !== null && figure.differing > 0);
      const { change, error } = byTheBook(rows);
      expect(figure.change).toBeCloseTo(change, 6);
      expect(figure.error).toBeCloseTo(error, 3);
    });
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test('the order of the cases and the swap of the sides change nothing but the sign', () => {
    const property = fc.property(anyRows, (rows) => {
      const figure = figureOf(rows);
      const swapped = figureOf(rows.toReversed().map(([x, w, y, v]): Row => [y, v, x, w]));
      expect(swapped.certainty).toBe(figure.certainty);
      if (figure.change === null) return;
      expect(swapped.change ?? 0).toBeCloseTo(-figure.change, 6);
      expect(swapped.error ?? 0).toBeCloseTo(figure.error ?? 0, 3);
    });
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test.each<[string, readonly [gained: number, lost: number, of: number], string]>([
    ['nothing moves', [0, 0, 500], 'SAME'],
    ['nine move one way', [9, 0, 500], 'TOO_FEW'],
    ['ten move one way', [10, 0, 500], 'MORE_THAN_CHANCE'],
    ['as many come as go', [20, 20, 500], 'CANNOT_TELL'],
    ['eleven come and thirty go', [11, 30, 2_000], 'MORE_THAN_CHANCE'],
    ['eleven come and twenty go', [11, 20, 2_000], 'CANNOT_TELL'],
  ])('%s: %j', (_, [gained, lost, of], certainty) => {
    const rows = [
      ...repeated(gained, [0, 1, 1, 1]),
      ...repeated(lost, [1, 1, 0, 1]),
      ...repeated(of - gained - lost, [1, 1, 1, 1]),
    ];
    expect(figureOf(rows).certainty).toBe(certainty);
  });

  test('thirty who go and eleven who come of 2,000 are 19 fewer, give or take 13', () => {
    const rows = [...repeated(11, [0, 1, 1, 1]), ...repeated(30, [1, 1, 0, 1]), ...repeated(1_959, [1, 1, 1, 1])];
    const { change, error } = scaledTo(figureOf(rows), 2_000);
    expect([change, error]).toEqual([-19, 13]);
  });

  test('what both sides count alike is no chance, however much it varies', () => {
    const same = Array.from({ length: 1_000 }, (_, place): Row => [place * 997, 1, place * 997, 1]);
    const shifted = same.map(([x, w, , v]): Row => [x, w, x + 1, v]);
    expect(figureOf(same)).toMatchObject({ change: 0, error: 0, certainty: 'SAME' });
    const figure = figureOf(shifted);
    expect(figure.change).toBeCloseTo(1, 6);
    expect(figure.error).toBeLessThan(0.01);
    expect(figure.certainty).toBe('MORE_THAN_CHANCE');
  });

  test('an average over nobody is none, and so is a change from it', () => {
    const rows = repeated(30, [0, 0, 500, 1]);
    expect(figureOf(rows)).toMatchObject({ champion: null, challenger: 500, change: null, error: null });
    expect(figureOf([])).toMatchObject({ champion: null, challenger: null, certainty: 'SAME' });
  });

  test('a sum adds up as it is shown', () => {
    const rows = [...repeated(50, [1.004, 1, 1.009, 1])];
    const { champion, challenger, change } = scaledTo(figureOf(rows), 1_000);
    expect([champion, challenger, change]).toEqual([1_004, 1_009, 5]);
  });
});
