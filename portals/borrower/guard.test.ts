import { fakeApi } from '@portals/client/test/fake-api';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requireBorrower, requireNamedLoan, requireTransaction, skipWhenLoggedIn } from './guard';
import { borrower } from './stores/borrower.store';
import { transactions } from './stores/transactions.store';
import { aBorrower } from './test/builders';

const visit = (path: string) => ({ request: new Request(`https://portal.test/v2${path}`) });

/** Where a loader sends the visit, or null when it lets it in. */
async function sentTo(load: () => unknown): Promise<string | null> {
  try {
    await load();
    return null;
  } catch (cause) {
    if (cause instanceof Response) return cause.headers.get('location');
    throw cause;
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/v2/borrower/welcome', search: '', assign: () => undefined } });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('a page about one loan leads to the list of them where the address names none', async () => {
  startSession('t', 'borrower');
  expect(await sentTo(() => requireNamedLoan(visit('/borrower/autopay')))).toBe('/borrower/payments');
  expect(await sentTo(() => requireNamedLoan(visit('/borrower/autopay?transaction=')))).toBe('/borrower/payments');
  expect(await sentTo(() => requireNamedLoan(visit('/borrower/autopay?transaction=t1')))).toBeNull();
});

describe('a borrower screen', () => {
  const list = visit('/borrower/transactions?group=accepted');

  test('sends a visitor to the log-in with path and query', async () => {
    expect(await sentTo(() => requireBorrower(list))).toBe(
      '/borrower/login?redirect=%2Fv2%2Fborrower%2Ftransactions%3Fgroup%3Daccepted',
    );
  });

  test('reads the borrower with the stored token after a reload, and once only', async () => {
    startSession('t', 'borrower');
    const sent = fakeApi({ 'GET /borrower/me': { body: aBorrower() } });
    expect(await sentTo(() => requireBorrower(list))).toBeNull();
    expect(await sentTo(() => requireBorrower(list))).toBeNull();
    expect(sent).toHaveLength(1);
    expect(borrower.user.data?.id).toBe('b1');
  });

  test('with a session that is over forgets it and asks to log in', async () => {
    startSession('t', 'borrower');
    fakeApi({ 'GET /borrower/me': { code: 'NO_SESSION' } });
    expect(await sentTo(() => requireBorrower(list))).toMatch(/^\/borrower\/login\?redirect=/);
  });

  test('that cannot be read is a failure and no log-out', async () => {
    startSession('t', 'borrower');
    fakeApi({ 'GET /borrower/me': { code: 'NOT_READY' } });
    await expect(requireBorrower(list)).rejects.toMatchObject({ code: 'NOT_READY' });
  });
});

describe('a page of one transaction', () => {
  test('without a current transaction leads to the portal root', async () => {
    startSession('t', 'borrower');
    expect(await sentTo(() => requireTransaction(visit('/borrower/transactions/pending')))).toBe('/borrower/welcome');
  });

  test('takes it from the address or from the store', async () => {
    startSession('t', 'borrower');
    expect(await sentTo(() => requireTransaction(visit('/borrower/transactions/pending?transaction=t1')))).toBeNull();
    transactions.currentId = 't1';
    expect(await sentTo(() => requireTransaction(visit('/borrower/transactions/pending')))).toBeNull();
  });

  test('asks a visitor to log in and keeps the transaction', async () => {
    const pending = visit('/borrower/transactions/pending?transaction=t1');
    expect(await sentTo(() => requireTransaction(pending))).toContain('pending%3Ftransaction%3Dt1');
  });
});

test('the log-in is skipped by a borrower who is logged in', async () => {
  expect(await sentTo(() => skipWhenLoggedIn(visit('/borrower/login')))).toBeNull();
  startSession('t', 'borrower');
  expect(await sentTo(() => skipWhenLoggedIn(visit('/borrower/login')))).toBe('/borrower/welcome');
});

test.each(['/v2//evil.test/x', '/v2/x/..//evil.test', '/v2/.//evil.test', '/v2/\\evil.test'])(
  'a borrower who is logged in stays here with %s',
  (wanted) => {
    startSession('t', 'borrower');
    let thrown: unknown;
    try {
      skipWhenLoggedIn({
        request: new Request(`https://portal.test/v2/borrower/login?redirect=${encodeURIComponent(wanted)}`),
      });
    } catch (cause) {
      thrown = cause;
    }
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/borrower/welcome');
  },
);

test('a closed account leads to its papers, and to what is owed', async () => {
  startSession('t', 'borrower');
  borrower.user.data = aBorrower({ isDeleted: true });
  expect(await sentTo(() => requireBorrower(visit('/borrower/welcome')))).toBe('/borrower/my-documents');
  expect(await sentTo(() => requireBorrower(visit('/borrower/my-documents')))).toBeNull();
  expect(await sentTo(() => requireBorrower(visit('/borrower/payments')))).toBeNull();
});
