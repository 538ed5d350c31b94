import { applicationList, listApplications } from '@contract/application-details/list';
import { describe, expect, test } from 'vitest';
import { usualQuery } from './list-query';
import { type ListView, listView, viewsOfTabs } from './list-view';
import { isShown, queryOf, showsOf, viewOnScreen } from './shown-view';

const view = listView<typeof applicationList>({
  id: 'applications',
  declaration: applicationList,
  list: listApplications,
  title: 'Applications',
  words: { many: 'applications', search: 'Practice name', hint: '' },
  views: viewsOfTabs(applicationList, { all: 'All', REVIEW: 'In review' }),
  orders: [],
  columns: () => [],
}) as unknown as ListView;

const place = { mayAskBy: () => true };
const usual = usualQuery(view);
const look = { columns: [], dense: true };
const kept = (query: string, _id = 'one') => ({ _id, name: _id, query, ...look, isDefault: false, version: 1 });

describe('a kept view', () => {
  test('gives back what it was saved with, from the first page', () => {
    const query = { ...usual, view: 'review', filters: { state: 'CA', requestedFrom: 500 }, page: 3 };
    const shows = showsOf(view, query, look);
    expect(queryOf(view, shows, place)).toEqual({ ...query, page: 0 });
    expect(isShown(view, kept(shows.query), { shows, place })).toBe(true);
  });

  test('leaves out what its list no longer has and what its reader may not ask by', () => {
    const old = kept('view=gone&sort=-gone&clinic=7&state=CA&grade=A%2CZ');
    const mayAskBy = (name: string) => name !== 'state';
    expect(queryOf(view, old, { mayAskBy })).toEqual({ ...usual, filters: { grade: ['A'] } });
    const shows = showsOf(view, { ...usual, filters: { grade: ['A'] } }, look);
    expect(isShown(view, old, { shows, place: { mayAskBy } })).toBe(true);
  });

  test.each([
    ['a filter', { query: 'state=CA' }],
    ['columns', { columns: ['name'] }],
    ['density', { dense: false }],
  ])('is changed by %s', (_, part) => {
    const shows = { ...showsOf(view, usual, look), ...part };
    expect(isShown(view, kept(''), { shows, place })).toBe(false);
  });

  test('stays the one on the screen once it was chosen, and is found by what it shows', () => {
    const views = [kept('state=CA', 'one'), kept('state=IL', 'two')];
    const shows = showsOf(view, { ...usual, filters: { state: 'IL' } }, look);
    const found = (chosenId: string | null) => viewOnScreen(view, { views, chosenId }, { shows, place })?._id;
    expect([found(null), found('one'), found('deleted')]).toEqual(['two', 'one', 'two']);
    const others = showsOf(view, { ...usual, filters: { state: 'TX' } }, look);
    expect(viewOnScreen(view, { views, chosenId: null }, { shows: others, place })).toBeUndefined();
  });
});
