import { leaveSession } from '@portals/client/leave-session.actions';
import { fakeApi } from '@portals/client/test/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logOut as logOutStaff } from '../admin/staff/staff.actions';
import { staff } from '../admin/staff/staff.store';
import { logOut as logOutBorrower } from '../borrower/stores/borrower.actions';
import { transactions } from '../borrower/stores/transactions.store';
import { heldTokens, keepBeside, session, startSession } from './session.store';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
  };
}
const places = { localStorage: memory(), sessionStorage: memory(), location: { pathname: '/' } };
const page = { ...places, self: {}, top: {}, addEventListener: () => undefined };
page.self = page;
page.top = page;

beforeEach(() => vi.stubGlobal('window', page));
afterEach(() => vi.unstubAllGlobals());

function fillStorages() {
  for (const place of [page.localStorage, page.sessionStorage])
    for (const key of ['apply', 'staff', 'tab-ticket', 'whatever-is-added-later']) place.setItem(key, 'theirs');
}

test('a log-out of staff leaves nothing of them in this browser', async () => {
  fillStorages();
  staff.practiceId = 'prac-1';
  fakeApi({ 'POST /logout': { body: { success: true } } });
  await logOutStaff();
  expect([page.localStorage.keys(), page.sessionStorage.keys()]).toEqual([[], []]);
  expect([staff.person, staff.practiceId]).toEqual([null, null]);
});

test.each([
  ['answers', { body: { success: true } }],
  ['is not reached', { code: 'INTERNAL' }],
] as const)('a log-out leaves nothing of the session in this browser, also where the server %s', async (_, answer) => {
  startSession('token-1', 'borrower');
  fillStorages();
  transactions.groups.data = { pending: [], accepted: [], rejected: [], refunded: [], review: [] };
  fakeApi({ 'POST /logout': answer });
  await logOutBorrower();
  expect([page.localStorage.keys(), page.sessionStorage.keys()]).toEqual([[], []]);
  expect([session.token, session.kind, transactions.groups.data]).toEqual([null, null, null]);
});

test('a log-out ends the session that waits beside an application on the server, too', async () => {
  startSession('token-of-borrower', 'borrower');
  keepBeside();
  startSession('token-of-application', 'applicant', { keepsBeside: true });
  const sent = fakeApi({ 'POST /logout': { body: { success: true } } });
  expect(heldTokens()).toEqual(['token-of-application', 'token-of-borrower']);
  await leaveSession();
  expect(sent.map(({ route }) => route)).toEqual(['POST /logout', 'POST /logout']);
  expect(heldTokens()).toEqual([]);
});
