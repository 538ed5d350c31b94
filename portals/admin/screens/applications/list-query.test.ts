import { describe, expect, test } from 'vitest';
import { isNarrowed, readQuery, usualQuery, writeQuery } from './list-query';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the query of the list in the address', () => {
  test('an empty address is the usual list', () => {
    expect(read('')).toEqual(usualQuery);
    expect(writeQuery(usualQuery).toString()).toBe('');
  });

  test.each([
    'view=review',
    'q=santos',
    'from=2026-07-21&to=2026-08-20',
    'min=500&max=9000.5&state=CA&grade=B%2CC',
    'sort=-requestedAmount&page=3&limit=100',
    'sort=createdAt',
  ])('%s is read and written back the same', (text) => expect(writeQuery(read(text)).toString()).toBe(text));

  test.each([
    'view=gone',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-08-20&to=2026-07-21',
    'from=2026-08-20',
    'min=900&max=100',
    'min=-5',
    'max=1e9',
    'state=ZZ',
    'grade=H%2C%00',
    'sort=-password',
    'page=0',
    'page=1.5',
    'page=-3',
    'limit=7',
    'unknown=1',
  ])('%s is not understood and changes nothing', (text) => expect(read(text)).toEqual(usualQuery));

  test('the address counts pages from 1', () => expect(read('page=2').page).toBe(1));

  test('dates, order and page do not narrow the list, filters do', () => {
    expect(isNarrowed(read('from=2026-07-21&to=2026-08-20&sort=name&page=2'))).toBe(false);
    for (const filter of ['view=denied', 'q=a', 'min=1', 'max=1', 'state=IL', 'grade=A'])
      expect(isNarrowed(read(filter))).toBe(true);
  });
});
