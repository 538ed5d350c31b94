import { describe, expect, test } from 'vitest';
import { legacyAddress } from './legacy-redirect';

describe('addresses outside the portals', () => {
  test.each([
    ['/adminlogin', '', '/v2/admin/login'],
    ['/borrowerlogin', '?x=1', '/v2/borrower/login?x=1'],
    ['/bright-smile', '', '/v2/bright-smile/apply'],
    ['/bright-smile/', '?activeReapply=true', '/v2/bright-smile/apply?activeReapply=true'],
    ['/admin/practice/repayments', '?page=2', '/v2/admin/practice/repayments?page=2'],
    ['/a/b/c', '', '/v2/not-found'],
    ['/', '', '/v2/'],
  ])('%s%s leads to %s', (pathname, search, address) => {
    expect(legacyAddress(pathname, search)).toBe(address);
  });

  test.each(['/v2', '/v2/', '/v2/borrower/login'])('%s is inside', (pathname) => {
    expect(legacyAddress(pathname)).toBeNull();
  });

  test('a path that only begins like the base is outside', () => {
    expect(legacyAddress('/v2x')).toBe('/v2/v2x/apply');
  });
});
