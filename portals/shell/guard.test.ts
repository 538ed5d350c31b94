import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, describe, expect, test } from 'vitest';
import { afterLogin, requireSession } from './guard';

const request = new Request('https://portal.test/v2/borrower/payments?from=mail&x=1');
afterEach(endSession);

describe('a guarded screen', () => {
  test('sends a visitor to the log-in with path and query', () => {
    let thrown: unknown;
    try {
      requireSession('borrower')({ request });
    } catch (cause) {
      thrown = cause;
    }
    const location = thrown instanceof Response ? thrown.headers.get('location') : '';
    expect(location).toBe('/borrower/login?redirect=%2Fv2%2Fborrower%2Fpayments%3Ffrom%3Dmail%26x%3D1');
  });

  test('lets in a session of its kind and no other', () => {
    startSession('t', 'member');
    expect(() => requireSession('borrower')({ request })).toThrow();
    expect(requireSession('member')({ request })).toBeNull();
  });
});

describe('after a log-in', () => {
  test('the person comes back with the query', () => {
    expect(afterLogin('?redirect=%2Fv2%2Fborrower%2Fpayments%3Fx%3D1', '/borrower/welcome')).toBe(
      '/borrower/payments?x=1',
    );
  });

  test.each([
    'https://evil.test/v2/x',
    '//evil.test/v2/',
    '/v2/../../evil',
    '/v2\\..\\evil',
    '/elsewhere',
    '',
    'javascript:alert(1)',
    '/v2//evil.test/x',
    '/v2///evil.test',
    '/v2/x/..//evil.test',
    '/v2/.//evil.test',
    '/v2/.//',
    '/v2/\\evil.test',
    '/v2/x/..\\/evil.test',
    '/v2/\t/evil.test',
    '/v2/%2e%2e/v2//evil.test',
    '/v2/borrower//evil.test',
  ])('the redirect %s is not followed', (redirect) => {
    expect(afterLogin(`?redirect=${encodeURIComponent(redirect)}`, '/borrower/welcome')).toBe('/borrower/welcome');
  });
});
