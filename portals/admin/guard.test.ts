import { describe, expect, test } from 'vitest';
import { homeOf, loginOf, placeAfterLogin } from './guard';
import { sidebarOf } from './places';

const admin = { role: 'Admin' } as const;
const employee = { role: 'PracticeStaff' } as const;
const home = '/admin/practice/applications';
const asking = (redirect: string) => `?redirect=${encodeURIComponent(redirect)}`;

describe('after a staff log-in', () => {
  test('the person comes back to the page that was asked for, with its query', () => {
    expect(placeAfterLogin(asking('/v2/admin/practice/applications?view=review&page=2'), employee)).toBe(
      '/admin/practice/applications?view=review&page=2',
    );
  });

  test.each([
    'https://evil.test/v2/admin/practice/applications',
    '//evil.test/v2/admin/',
    '/v2/borrower/welcome',
    '/v2/admin/../borrower/welcome',
    '/v2/admin/login',
    '/v2/privi/admin/login?redirect=%2Fv2%2Fadmin%2Flogin',
    '/practice/auth-user',
    '',
  ])('the redirect %s is not followed', (redirect) => {
    expect(placeAfterLogin(asking(redirect), admin)).toBe(home);
  });

  test.each([
    ['an allowed one', '/v2/privi/admin/dashboard', '/privi/admin/dashboard'],
    ['the other allowed one', '/v2/admin/practice/applications', home],
    ['none that is not allowed', '/v2/admin/practice/website', home],
    ['none of another site', 'https://evil.test/v2/privi/admin/dashboard', home],
  ])('the redirectPath of the answer is followed: %s', (_, redirectPath, place) => {
    expect(placeAfterLogin('', admin, redirectPath)).toBe(place);
    // What was asked for goes before, and nobody is led where they may not go.
    const asked = asking('/v2/admin/practice/treatment-settings');
    expect(placeAfterLogin(asked, admin, redirectPath)).toBe('/admin/practice/treatment-settings');
    const front = { role: 'PracticeStaff', permissions: ['transaction.view'] } as const;
    expect(placeAfterLogin('', front, redirectPath)).toBe('/admin/practice/practice-transactions');
  });

  test('a section of other roles is not opened', () => {
    const search = asking('/v2/admin/practice/treatment-settings');
    expect(placeAfterLogin(search, employee)).toBe(home);
    expect(placeAfterLogin(search, admin)).toBe('/admin/practice/treatment-settings');
  });

  test('the query that an ended session kept goes back to the list', () => {
    expect(placeAfterLogin('?view=denied&page=2', admin)).toBe(`${home}?view=denied&page=2`);
  });

  test('staff of the membership brand come to the members of today, and to no list of financing', () => {
    const petra = { role: 'Admin', brand: 'membership' } as const;
    expect(placeAfterLogin('', petra)).toBe('/privi/admin/dashboard');
    expect(placeAfterLogin(asking('/v2/admin/practice/applications?view=review'), petra)).toBe(
      '/privi/admin/dashboard',
    );
    expect(placeAfterLogin(asking('/v2/admin/practice/website'), petra)).toBe('/admin/practice/website');
  });
});

test('a log-in matches the brand of the path', () => {
  expect(loginOf('/v2/privi/admin/dashboard').href()).toBe('/privi/admin/login');
  expect(loginOf('/v2/admin/practice/applications').href()).toBe('/admin/login');
});

test.each(['/v2//admin/applications', '/v2/x/..//admin/x'])('staff come to their first screen with %s', (wanted) => {
  const person = { role: 'Admin', permissions: ['application.view'] } as const;
  expect(placeAfterLogin(`?redirect=${encodeURIComponent(wanted)}`, person)).toBe('/admin/practice/applications');
});

describe('who works for practices that offer memberships alone', () => {
  const permissions = ['application.view', 'transaction.view', 'membership.view', 'practice.view', 'calculator.use'];
  const of = (...enrollments: string[][]) =>
    ({ role: 'PracticeAdmin', permissions, practices: enrollments.map((one) => ({ enrollments: one })) }) as const;
  const groups = (person: ReturnType<typeof of>) => sidebarOf(person).map(({ title }) => title);

  test('begins at their members and sees nothing of financing', () => {
    const alone = of(['MEMBERSHIPS']);
    expect(homeOf(alone)).toBe('/privi/admin/dashboard');
    expect(groups(alone)).not.toContain('Patients');
    expect(groups(alone)).toContain('Members');
  });
  test('sees financing as soon as one of them takes applications', () => {
    const both = of(['MEMBERSHIPS'], ['APPLICATIONS']);
    expect(homeOf(both)).toBe('/admin/practice/applications');
    expect(groups(both)).toContain('Patients');
  });
});
