import { borrowerPaths } from '@contract/borrower/paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { printPaths } from '@contract/document/paths';
import { enterprisePaths } from '@contract/enterprise/paths';
import { paths } from '@contract/paths';
import { STAFF_ROLES } from '@domain/enums';
import { rolePermissions } from '@domain/staff/permissions';
import { fakeApi } from '@portals/client/test/fake-api';
import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from './routes';
import { resetStaff, type StaffPerson, staff } from './staff/staff.store';

beforeEach(() => {
  resetStaff();
  fakeApi({ 'GET /practice/auth-user': { code: 'NO_SESSION' } }, '/v2/admin/login');
});
afterEach(() => {
  resetStaff();
  vi.unstubAllGlobals();
});

const someone = (of: Partial<StaffPerson>) => ({ brand: 'financing', practices: [], ...of }) as StaffPerson;
const ofRole = (role: (typeof STAFF_ROLES)[number]) => someone({ role, permissions: [...rolePermissions[role]] });

/** Opens an address as the router does, guard after guard: where it leads instead, or null where the screen opens. */
async function leadsAwayFrom(address: string): Promise<string | null> {
  const matched = matchRoutes(routes, address) ?? [];
  expect(matched.at(-1)?.route.path).not.toBe('/admin/*');
  const request = new Request(`https://portal.test/v2${address}?view=review`);
  for (const { route } of matched) {
    if (typeof route.loader !== 'function') continue;
    try {
      const answer = await route.loader({ request, params: {} } as never, undefined as never);
      if (answer instanceof Response) return answer.headers.get('location');
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      return thrown.headers.get('location');
    }
  }
  return null;
}

const applications = paths.admin.applications.href();
const { providerSettings, treatmentSettings, platformOverview } = paths.admin;

// Source: provider-admin §2, "Guarded admin screens".
const guarded = [
  applications,
  borrowerPaths.list.href(),
  paths.admin.practiceTransactions.href(),
  paths.admin.practiceSettings.href(),
  paths.admin.adminSettings.href(),
  paths.admin.globalSearch.href(),
  printPaths.transactions.pattern,
  printPaths.transaction.pattern,
  treatmentSettings.href(),
  providerSettings.href(),
  platformOverview.href(),
];

describe('a visitor', () => {
  test.each(guarded)('of %s comes to the log-in, which knows where they wanted to go', async (address) => {
    const redirect = encodeURIComponent(`/v2${address}?view=review`);
    expect(await leadsAwayFrom(address)).toBe(`/admin/login?redirect=${redirect}`);
  });
});

describe('an Admin', () => {
  test.each(guarded)('opens %s', async (address) => {
    staff.person = ofRole('Admin');
    expect(await leadsAwayFrom(address)).toBeNull();
  });
});

describe.each(STAFF_ROLES)('%s', (role) => {
  beforeEach(() => {
    staff.person = ofRole(role);
  });

  test('opens the provider settings', async () => {
    expect(await leadsAwayFrom(providerSettings.href())).toBeNull();
  });

  test('opens the treatment settings as an Admin alone, else comes to the applications', async () => {
    expect(await leadsAwayFrom(treatmentSettings.href())).toBe(role === 'Admin' ? null : applications);
  });

  test('opens the enterprises as an Admin or the administrator of one, else comes to the applications', async () => {
    const mayOpen = role === 'Admin' || role === 'EnterpriseAdmin';
    const made = enterprisePaths.congratulations.pattern;
    const opened = [await leadsAwayFrom(enterprisePaths.list.href()), await leadsAwayFrom(made)];
    expect(opened).toEqual(mayOpen ? [null, null] : [applications, applications]);
  });

  test('opens the platform overview', async () => {
    expect(await leadsAwayFrom(platformOverview.href())).toBeNull();
  });
});

test("a finance partner's administrator has no enterprises", async () => {
  staff.person = { ...ofRole('Admin'), financePartner: true };
  expect(await leadsAwayFrom(enterprisePaths.list.href())).toBe(applications);
});

test('whoever may not read what a practice is set to comes from the provider settings to the applications', async () => {
  staff.person = someone({ role: 'PracticeStaff', permissions: ['application.view'] });
  expect(await leadsAwayFrom(providerSettings.href())).toBe(applications);
});

describe('whoever holds a list of their own', () => {
  const { calculator, practiceTransactions, website, application, account } = paths.admin;
  const dashboard = reportPaths.dashboard.href();
  const one = application.href({ applicationId: 'app-1' });

  test('begins at the first screen that it names, and comes there from all others', async () => {
    staff.person = someone({ role: 'PracticeStaff', permissions: ['calculator.use', 'website.view'] });
    for (const address of [applications, borrowerPaths.list.href(), practiceTransactions.href(), dashboard, one])
      expect(await leadsAwayFrom(address), address).toBe(calculator.href());
    for (const address of [calculator.href(), website.href()]) expect(await leadsAwayFrom(address), address).toBeNull();
  });

  test('that names no screen has their account', async () => {
    staff.person = someone({ role: 'PracticeStaff', permissions: ['transaction.remind'] });
    for (const address of [applications, calculator.href(), website.href(), paths.membershipAdmin.signups.href()])
      expect(await leadsAwayFrom(address), address).toBe(account.href());
    expect(await leadsAwayFrom(account.href())).toBeNull();
  });
});
