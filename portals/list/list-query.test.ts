import { listAuditTrail } from '@contract/audit-log/list';
import { declareList, tabsBy } from '@contract/lists/declare-list';
import { anyOf, dollarsBetween, exactText, oneOf, onlyIf } from '@contract/lists/filters';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isNarrowed, readQuery, usualQuery as usualOf, writeQuery as write } from './list-query';
import { chipFilters, type ListView, listView } from './list-view';

const row = z.object({ _id: z.string() });
const view = listView({
  id: 'test',
  declaration: declareList({
    call: { id: 'listTests', path: '/tests', summary: 'Tests', source: 'a test' },
    access: [{ kind: 'staff', roles: ['Admin'], permission: 'audit.view', brand: 'every' }],
    row,
    sorts: ['createdAt', 'requestedAmount', 'name'],
    filters: {
      status: anyOf(['REVIEW', 'DENIED']),
      requested: dollarsBetween('requestedAmount'),
      state: oneOf(['CA', 'IL']),
      grade: anyOf(['A', 'B', 'C']),
      actorId: exactText(),
      late: onlyIf(),
    },
    tabs: tabsBy('status', ['REVIEW', 'DENIED']),
    search: 'words',
    fields: {},
    columns: { requestedAmount: 'Requested', state: 'Status', actorId: 'Actor id' },
  }),
  list: listAuditTrail,
  title: 'Tests',
  words: { many: 'tests', search: 'Practice name', hint: '' },
  views: [
    { key: 'all', label: 'All', filters: {} },
    { key: 'review', label: 'Review', filters: { status: ['REVIEW'] } },
    { key: 'denied', label: 'Denied', filters: { status: ['DENIED'] } },
  ],
  orders: [],
  params: { requestedFrom: 'min', requestedTo: 'max' },
  columns: () => [],
}) as unknown as ListView;
const usualQuery = usualOf(view);
const read = (text: string, mayAskBy?: (name: string) => boolean) =>
  readQuery(view, new URLSearchParams(text), mayAskBy);
const writeQuery = (query: ReturnType<typeof read>) => write(view, query);

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
    'actorId=3f9c&late=1',
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
    'late=yes',
    'status=REVIEW',
    `actorId=${'x'.repeat(65)}`,
    'unknown=1',
  ])('%s is not understood and changes nothing', (text) => expect(read(text)).toEqual(usualQuery));

  test('the address counts pages from 1', () => expect(read('page=2').page).toBe(1));

  test('dates, order and page do not narrow the list, filters do', () => {
    expect(isNarrowed(read('from=2026-07-21&to=2026-08-20&sort=name&page=2'))).toBe(false);
    for (const filter of ['view=denied', 'q=a', 'min=1', 'max=1', 'state=IL', 'grade=A', 'late=1'])
      expect(isNarrowed(read(filter))).toBe(true);
  });

  test('a filter is named by the heading of the field that it asks about; one behind tabs has no chip', () =>
    expect(chipFilters(view, () => true).map(({ label }) => label)).toEqual([
      'Requested',
      'Status',
      'Grade',
      'Actor id',
      'Late',
    ]));

  test('what somebody may not ask by is neither offered nor read', () => {
    const mayAskBy = (name: string) => name !== 'grade';
    expect(read('grade=A&state=CA', mayAskBy).filters).toEqual({ state: 'CA' });
    expect(chipFilters(view, mayAskBy).map(({ name }) => name)).not.toContain('grade');
  });
});
