import { expect, test } from 'vitest';
import { entriesOf } from './entries';

const places = [
  { title: 'Patients', links: [{ to: '/a', label: 'Payment calculator', icon: null }] },
  { title: 'Reports', links: [{ to: '/b', label: 'Deposits', icon: null }] },
];
const practices = [
  { _id: 'one', PracticeName: 'Harbor Med Spa', StateCode: 'CA' },
  { _id: 'two', PracticeName: 'Bright Smile', StateCode: 'TX' },
];
const status = { shape: 'approved', word: 'Approved' } as const;
const found = [
  {
    title: 'Applications',
    hasMore: true,
    items: [{ id: 'x', to: '/x', name: 'Casey Doe', detail: '20418 · Bright Smile', status }],
  },
];
const titlesOf = (text: string, known = { places, practices, found: [] as typeof found }) =>
  entriesOf(text, known).map(({ title, entries }) => [title, entries.map(({ name }) => name)]);

test('without a text it offers every place', () => {
  expect(titlesOf('')).toEqual([['Go to', ['Payment calculator', 'Deposits']]]);
});

test('a place is found by the start of any of its words, or of its group', () => {
  expect(titlesOf('calc')[0]).toEqual(['Go to', ['Payment calculator']]);
  expect(titlesOf('rep dep')[0]).toEqual(['Go to', ['Deposits']]);
  expect(titlesOf('alc').map(([title]) => title)).toEqual(['Search']);
});

test('a practice is offered to whoever has several', () => {
  expect(titlesOf('spa')[0]).toEqual(['Practices', ['Harbor Med Spa']]);
  expect(titlesOf('spa', { places, practices: practices.slice(0, 1), found: [] })[0]?.[0]).toBe('Search');
});

test('people come first, all results last', () => {
  const all = titlesOf('ca', { places, practices, found });
  expect(all.map(([title]) => title)).toEqual(['Applications', 'Go to', 'Search']);
  expect(all.at(-1)?.[1]).toEqual(['All results for “ca”']);
});
