import { describe, expect, test } from 'vitest';
import { matchesOf } from './combo-match';

const states = [
  { value: 'HI', label: 'Hawaii', code: 'HI' },
  { value: 'VA', label: 'Virginia', code: 'VA' },
  { value: 'WV', label: 'West Virginia', code: 'WV' },
  { value: 'WI', label: 'Wisconsin', code: 'WI' },
];
const found = (typed: string) => matchesOf(states, typed).shown.map((option) => option.value);

describe('a combo box', () => {
  test('finds by code first, then by the start of the name', () => expect(found('wi')).toEqual(['WI']));
  test('finds the start of a later word after the start of the name', () => expect(found('vir')).toEqual(['VA', 'WV']));
  test('finds inside a word last', () => expect(found('w')).toEqual(['WV', 'WI', 'HI']));
  test('finds nothing where nothing matches', () => expect(found('zz')).toEqual([]));
  test('draws at most a hundred and counts the rest', () => {
    const many = Array.from({ length: 250 }, (_, place) => ({ value: String(place), label: `Practice ${place}` }));
    expect(matchesOf(many, 'practice')).toMatchObject({ shown: { length: 100 }, more: 150 });
  });
});
