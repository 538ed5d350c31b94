import { fakeApi } from '@portals/client/test/fake-api';
import { afterEach, expect, test, vi } from 'vitest';
import { openRateTable, setDraft } from './rates.actions';
import { rates } from './rates.store';

afterEach(() => vi.unstubAllGlobals());

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

test('what was typed on a table is there again after another one, a clone of it for example, was looked at', async () => {
  fakeApi({ [`${one}first`]: { body: table('first') }, [`${one}clone`]: { body: table('clone') } }, '/v2/admin');
  await openRateTable('grade-risk-apr', 'first');
  setDraft({ 'FIXED_24 A': '8.5' });
  await openRateTable('grade-risk-apr', 'clone');
  expect(rates.draft).toEqual({});
  await openRateTable('grade-risk-apr', 'first');
  expect(rates.draft).toEqual({ 'FIXED_24 A': '8.5' });
  await openRateTable('grade-risk-mdf', 'first');
  await openRateTable('grade-risk-apr', 'first');
  expect(rates.draft).toEqual({});
});
