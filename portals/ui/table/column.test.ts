import { describe, expect, test } from 'vitest';
import { countText, nextSort, rangeText } from './column';

describe('a table', () => {
  test.each([
    [0, 25, 143, '1 to 25 of 143'],
    [5, 25, 143, '126 to 143 of 143'],
    [0, 25, 0, '0 of 0'],
    [98, 25, 342, '0 of 342'],
    [0, 100, 1_204_500, '1 to 100 of 1,204,500'],
  ])('page %i of %i says %s', (page, limit, total, text) => expect(rangeText(page, limit, { total })).toBe(text));

  test('a count that stopped is told as one', () => {
    expect([countText(5000, true), countText(5000)]).toEqual(['5,000+', '5,000']);
    expect(rangeText(0, 25, { total: 5000, isBound: true })).toBe('1 to 25 of 5,000+');
    expect(rangeText(300, 25, { total: 5000, isBound: true })).toBe('7,501 to 7,525 of 7,525+');
  });

  test('a second press on a head turns the order round, another head starts by its first order', () => {
    expect(nextSort(undefined, 'a')).toEqual({ key: 'a', direction: 'desc' });
    expect(nextSort({ key: 'a', direction: 'desc' }, 'a')).toEqual({ key: 'a', direction: 'asc' });
    expect(nextSort({ key: 'b', direction: 'asc' }, 'a')).toEqual({ key: 'a', direction: 'desc' });
    expect(nextSort({ key: 'b', direction: 'desc' }, 'name', 'asc')).toEqual({ key: 'name', direction: 'asc' });
    expect(nextSort({ key: 'name', direction: 'asc' }, 'name', 'asc')).toEqual({ key: 'name', direction: 'desc' });
  });
});
