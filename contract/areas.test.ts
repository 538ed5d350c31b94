import { describe, expect, test } from 'vitest';
import { areaOf } from './areas';
import { paths } from './paths';

describe('the area of an address', () => {
  test.each([
    ['/admin', 'admin'],
    ['/admin/practice/no-such-page', 'admin'],
    ['/privi/admin/signups', 'admin'],
    ['/privi/administrator', undefined],
    ['/administrator', undefined],
    ['/borrower/payments', 'borrower'],
    ['/borrower-payments', undefined],
    ['/privi/member/welcome', 'member'],
    ['/apply', 'apply'],
    ['/apply/', 'apply'],
    ['/apply/account-successfully', 'apply'],
    ['/bright-smile/apply', 'apply'],
    ['/bright-smile/apply/more', undefined],
    ['/privi/bright-smile/signup', 'signup'],
    ['/privi/signup', 'signup'],
    ['/privi/signup/more', undefined],
    ['/privacy-policy', 'legal'],
    ['/privacy-policy/more', undefined],
    ['/payment-calculator', 'calculator'],
    ['/embed', 'embed'],
    ['/harborline/enterprise', 'enterprise'],
    ['/admin/enterprise', 'admin'],
    ['', undefined],
  ])('%s is %s', (path, area) => expect(areaOf(path)).toBe(area));

  test('of an enterprise has the word in its path', () => {
    expect(areaOf(paths.enterprise.href({ urlSlug: 'harborline' }))).toBe('enterprise');
    expect(paths.enterprise.pattern).toContain('enterprise');
    expect(['/harborline', '/harborline/enterpris', '/enterprise'].map(areaOf)).not.toContain('enterprise');
  });

  test('is known for every route with screens', () => {
    const patterns = Object.values(paths).flatMap((one) => ('pattern' in one ? [one] : Object.values(one)));
    expect(patterns.filter(({ pattern }) => areaOf(pattern) === undefined)).toEqual([]);
  });
});
