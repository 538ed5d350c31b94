import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireMember, skipWhenLoggedIn } from './guard';

const visit = (path: string) => ({ request: new Request(`https://portal.test/v2${path}`) });

/** Where a loader sends the visit, or null when it lets it in. */
function sentTo(load: () => unknown): string | null {
  try {
    load();
    return null;
  } catch (cause) {
    if (cause instanceof Response) return cause.headers.get('location');
    throw cause;
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/v2/privi/member/welcome', search: '', assign: () => undefined } });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('a visitor is sent to the log-in with path and query, and a session of a borrower is none of a member', () => {
  const to = '/privi/member/login?redirect=%2Fv2%2Fprivi%2Fmember%2Fmy-membership%3Fmembership%3Dm1';
  expect(sentTo(() => requireMember(visit('/privi/member/my-membership?membership=m1')))).toBe(to);
  startSession('t', 'borrower');
  expect(sentTo(() => requireMember(visit('/privi/member/my-membership?membership=m1')))).toBe(to);
  startSession('t', 'member');
  expect(sentTo(() => requireMember(visit('/privi/member/my-membership?membership=m1')))).toBeNull();
});

test('the log-in is skipped by a member who is logged in, and by nobody else', () => {
  expect(sentTo(() => skipWhenLoggedIn(visit('/privi/member/login')))).toBeNull();
  startSession('t', 'borrower');
  expect(sentTo(() => skipWhenLoggedIn(visit('/privi/member/login')))).toBeNull();
  startSession('t', 'member');
  expect(sentTo(() => skipWhenLoggedIn(visit('/privi/member/login')))).toBe('/privi/member/welcome');
});
