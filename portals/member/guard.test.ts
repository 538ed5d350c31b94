import { fakeApi } from '@portals/client/test/fake-api';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skipWhenLoggedIn } from './guard';
import { requireMember } from './require-member';
import { routes } from './routes';

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
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { pathname: '/v2/privi/member/welcome', search: '', assign: () => undefined } });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const page = visit('/privi/member/my-membership?membership=m1');
const summary = 'GET /privi/member/membership-summary';

test('a visitor is sent to the log-in with path and query, and a session of a borrower is none of a member', async () => {
  const sent = fakeApi({ [summary]: { body: { memberships: [], isClosed: false } } });
  const to = '/privi/member/login?redirect=%2Fv2%2Fprivi%2Fmember%2Fmy-membership%3Fmembership%3Dm1';
  expect(await sentTo(() => requireMember(page))).toBe(to);
  startSession('t', 'borrower');
  expect(await sentTo(() => requireMember(page))).toBe(to);
  expect(sent).toEqual([]);
});

test('a member is let in and their memberships are read once', async () => {
  startSession('t', 'member');
  const sent = fakeApi({ [summary]: { body: { memberships: [], isClosed: false } } });
  expect(await sentTo(() => requireMember(page))).toBeNull();
  expect(await sentTo(() => requireMember(page))).toBeNull();
  expect(sent).toHaveLength(1);
});

test('a closed account leads to its papers, and to what is owed', async () => {
  startSession('t', 'member');
  fakeApi({ [summary]: { body: { memberships: [], isClosed: true } } });
  expect(await sentTo(() => requireMember(page))).toBe('/privi/member/documents');
  expect(await sentTo(() => requireMember(visit('/privi/member/documents')))).toBeNull();
});

test('a session that is over is forgotten and asks to log in', async () => {
  startSession('t', 'member');
  fakeApi({ [summary]: { code: 'NO_SESSION' } });
  expect(await sentTo(() => requireMember(page))).toMatch(/^\/privi\/member\/login\?redirect=/);
});

test('a page that cannot be read is a failure and no log-out', async () => {
  startSession('t', 'member');
  fakeApi({ [summary]: { code: 'NOT_READY' } });
  await expect(requireMember(page)).rejects.toMatchObject({ code: 'NOT_READY' });
});

test('the log-in is skipped by a member who is logged in, and by nobody else', async () => {
  expect(await sentTo(() => skipWhenLoggedIn(visit('/privi/member/login')))).toBeNull();
  startSession('t', 'borrower');
  expect(await sentTo(() => skipWhenLoggedIn(visit('/privi/member/login')))).toBeNull();
  startSession('t', 'member');
  expect(await sentTo(() => skipWhenLoggedIn(visit('/privi/member/login')))).toBe('/privi/member/welcome');
});

test('every screen but the log-in asks for a member', async () => {
  const [area] = routes;
  const children = area?.children ?? [];
  const guarded = children.find(({ children: inside }) => inside !== undefined);
  const screens = guarded?.children?.map(({ path }) => path);
  expect(screens).toEqual(
    expect.arrayContaining(
      [
        'welcome',
        'my-appointments',
        'my-membership',
        'payments',
        'manage-payment-info',
        'change-payment-method',
        'add-bank',
        'membership-activation',
      ].map((name) => `/privi/member/${name}`),
    ),
  );
  const loader = guarded?.loader as (visit: { request: Request }) => Promise<unknown>;
  expect(await sentTo(() => loader(page))).toMatch(/^\/privi\/member\/login\?redirect=/);
  // Beside them stand the log-in and the root, which only leads on.
  expect(children.filter((child) => child !== guarded).map(({ path }) => path)).toEqual([
    '/privi/member/login',
    '/privi/member',
  ]);
});
