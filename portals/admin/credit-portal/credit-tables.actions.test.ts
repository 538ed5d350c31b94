import { fakeApi } from '@portals/client/test/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endConflict, openTable, setDraft } from './credit-tables.actions';
import { creditTables, typedKey } from './credit-tables.store';

afterEach(() => {
  creditTables.typed = {};
  vi.unstubAllGlobals();
});

const table = (id: string) => ({
  _id: id,
  name: id,
  version: 1,
  enabled: true,
  note: '',
  madeBy: 'Ada Admin',
  madeAt: '2026-03-16T12:00:00.000Z',
  isCurrent: true,
  archived: false,
  usedBy: [],
  hash: 'h',
  fromVersion: null,
  restoredVersion: null,
  clonedFrom: null,
  products: [{ product: 'FIXED_24', values: { A: 9.5, B: 11, C: 13, D: 15, E: 17, F: null, G: null } }],
});
const one = 'GET /credit-portal/grade-risk-apr/';

const draftOf = (id: string) => creditTables.typed[typedKey(creditTables.kind, id)]?.draft;

beforeEach(() => {
  // The browser asks before a tab with unsaved typing is closed.
  const page = Object.assign(new EventTarget(), { name: '', location: { pathname: '/v2/admin', search: '' } });
  vi.stubGlobal('window', page);
});

/** True when the browser asks before the tab is closed. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed on a table is there again after another one, or one of another kind, was looked at', async () => {
  const answers = {
    [`${one}first`]: { body: table('first') },
    [`${one}clone`]: { body: table('clone') },
    'GET /credit-portal/grade-risk-mdf/first': { body: table('first') },
  };
  fakeApi(answers, '/v2/admin');
  await openTable('grade-risk-apr', 'first');
  setDraft({ 'FIXED_24.A': '8.5' });
  await openTable('grade-risk-apr', 'clone');
  expect(draftOf('clone')).toBeUndefined();
  await openTable('grade-risk-mdf', 'first');
  expect(draftOf('first')).toBeUndefined();
  await openTable('grade-risk-apr', 'first');
  expect(draftOf('first')).toEqual({ 'FIXED_24.A': '8.5' });
  expect(isAsked()).toBe(true);
  setDraft({});
  expect(creditTables.typed).toEqual({});
  expect(isAsked()).toBe(false);
});

test('what was typed stands on the version that a colleague made meanwhile, and what they changed is told', async () => {
  fakeApi({ [`${one}first`]: { body: table('first') } }, '/v2/admin');
  await openTable('grade-risk-apr', 'first');
  setDraft({ 'FIXED_24.A': '8.5', 'FIXED_24.B': '10' });
  const theirs = {
    ...table('first'),
    version: 2,
    madeBy: 'Bo Banker',
    products: [{ product: 'FIXED_24', values: { A: 9.5, B: 10, C: 13, D: 15, E: 17, F: null, G: null } }],
  };
  const cells = [{ row: 'FIXED_24', column: 'B', from: 11, to: 10 }];
  const answers = {
    [`${one}first`]: { body: theirs },
    [`${one}first/difference?from=1&to=2`]: { body: { from: 1, to: 2, cells } },
  };
  fakeApi(answers, '/v2/admin');
  await openTable('grade-risk-apr', 'first');
  const typed = creditTables.typed[typedKey('grade-risk-apr', 'first')];
  expect(typed?.draft).toEqual({ 'FIXED_24.A': '8.5' });
  expect(typed?.conflict).toMatchObject({ by: 'Bo Banker', version: 2, cells, typed: { 'FIXED_24.B': '10' } });
  endConflict();
  expect(creditTables.typed[typedKey('grade-risk-apr', 'first')]?.conflict).toBeNull();
});
