import { describe, expect, test } from 'vitest';
import { findPlaces, readAsked, statesOf } from './find-place';

const at = (name: string, city: string, stateCode: string, zipCode: string) => ({ name, city, stateCode, zipCode });
const gulf = at('Gulf Med Spa', 'Tampa', 'FL', '33602');
const harbor = at('Harbor Med Spa', 'Miami', 'FL', '33131');
const bay = at('Bay Skin', 'Tampa', 'FL', '33647-0001');
const sunset = at('Sunset Plastics', 'Los Angeles', 'CA', '90015');
const lake = at('Lakeview Dermatology', 'Madison', 'WI', '53703');
const jose = at('Valle Dental', 'San José', 'CA', '95112');
const all = [sunset, lake, harbor, bay, gulf, jose];
const names = (typed: string, chosen?: string | null) => findPlaces(all, typed, chosen).found.map(({ name }) => name);

describe('what was typed', () => {
  test.each([
    ['', { kind: 'nothing' }],
    ['33602', { kind: 'zip', zip: '33602', stateCode: 'FL' }],
    ['33602-1234', { kind: 'zip', zip: '33602', stateCode: 'FL' }],
    ['336', { kind: 'zip', zip: '336', stateCode: 'FL' }],
    ['000', { kind: 'zip', zip: '000', stateCode: undefined }],
    [' tampa ', { kind: 'city', city: 'tampa', stateCode: 'FL' }],
    ['Tampa, FL', { kind: 'city', city: 'tampa', stateCode: 'FL' }],
    ['san jose', { kind: 'city', city: 'san jose', stateCode: 'CA' }],
    ['Orlando, Florida', { kind: 'state', stateCode: 'FL' }],
    ['OHIO', { kind: 'state', stateCode: 'OH' }],
    ['wi', { kind: 'state', stateCode: 'WI' }],
    ['med spa', { kind: 'name', words: ['med', 'spa'] }],
    ['33', { kind: 'name', words: ['33'] }],
  ])('%j is understood', (typed, asked) => expect(readAsked(typed, all)).toEqual(asked));

  test('a city that is in two states narrows to neither', () => {
    const other = at('Tampa Dental', 'Tampa', 'KS', '67483');
    expect(findPlaces([...all, other], 'Tampa')).toMatchObject({ stateCode: null, found: { length: 7 } });
    expect(findPlaces([...all, other], 'Tampa, KS').found).toEqual([other]);
  });
});

describe('places', () => {
  test('of a ZIP code are those of its state: the same code, the same three digits, then the closest digits', () => {
    expect(names('33602')).toEqual(['Gulf Med Spa', 'Bay Skin', 'Harbor Med Spa']);
    expect(names('33135')).toEqual(['Harbor Med Spa', 'Bay Skin', 'Gulf Med Spa']);
    expect(findPlaces(all, '33602').others.map(({ stateCode }) => stateCode)).toEqual(['WI', 'CA', 'CA']);
  });
  test('of a city are those of its state, that city’s first', () => {
    expect(names('miami')).toEqual(['Harbor Med Spa', 'Bay Skin', 'Gulf Med Spa']);
  });
  test('of a name are those that have it', () => expect(names('spa')).toEqual(['Gulf Med Spa', 'Harbor Med Spa']));
  test('of a state where nobody is are none, and all of the others', () => {
    expect(findPlaces(all, 'Ohio')).toMatchObject({ stateCode: 'OH', found: [], others: { length: 6 } });
  });
  test('of a chosen state are its own, whatever place was typed; all of them by how near they are', () => {
    expect(names('33602', 'CA')).toEqual(['Sunset Plastics', 'Valle Dental']);
    expect(names('33602', null)[0]).toBe('Gulf Med Spa');
    expect(names('33602', null)).toHaveLength(6);
  });
  test('are counted by state, in order of the states', () => {
    expect(statesOf(all).map(({ name, count }) => [name, count])).toEqual([
      ['California', 2],
      ['Florida', 3],
      ['Wisconsin', 1],
    ]);
  });
});

test('a hundred places are each shown or among the others, once', () => {
  const many = Array.from({ length: 100 }, (_, one) =>
    at(`Practice ${one}`, `City ${one % 40}`, one % 2 ? 'FL' : 'GA', String(30_001 + one)),
  );
  for (const typed of ['', '30050', 'City 7', 'Florida', 'practice 5', 'nobody']) {
    const { found, others } = findPlaces(many, typed);
    expect(new Set([...found, ...others]).size).toBe(100);
    expect(found.length + others.length).toBe(100);
  }
});
