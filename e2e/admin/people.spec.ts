import { paths, portalBase } from '@contract/paths';
import { setColleaguePermissions } from '@contract/staff/colleague-calls';
import { rolePermissions } from '@domain/staff/permissions';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const users = `${portalBase}${paths.admin.adminSettings.href()}`;

async function open(page: Page, email: string, address = users): Promise<void> {
  await openAs(page, email, address);
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
async function act(page: Page, name: string, item: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a colleague is added, allowed less, and deleted', async ({ page }, { retry }) => {
  const last = `van Marsh${'x'.repeat(retry)}`;
  await open(page, 'admin@demo.test');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill(last);
  await dialog.getByLabel('Email address').fill(`ada.marsh${retry}@bright-smile.test`);
  await dialog.getByLabel('Role').selectOption('PracticeStaff');
  await dialog.getByLabel('Bright Smile Dental').check();
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(`Ada ${last} added`)).toBeVisible();
  await expect(rowOf(page, `Ada ${last}`)).toContainText('Same as role');
  await expectAccessible(page);

  // A last name of two words stays whole when something else is changed.
  await act(page, `Ada ${last}`, 'Edit');
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada');
  await expect(dialog.getByLabel('Last name')).toHaveValue(last);
  await dialog.getByTitle('Close').click();

  await act(page, `Ada ${last}`, 'Permissions');
  await dialog.getByLabel('Same as every “Practice staff”').uncheck();
  await expectAccessible(page);
  await dialog.getByLabel('View deposits').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, `Ada ${last}`)).toContainText(`Custom (${rolePermissions.PracticeStaff.length - 1})`);

  await act(page, `Ada ${last}`, 'Delete');
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText(`Ada ${last} deleted`)).toBeVisible();
  await expect(rowOf(page, `Ada ${last}`)).toHaveCount(0);
});

test('a permission taken away in the middle of a session takes the place out of the sidebar', async ({
  page,
  addresses: { app },
}) => {
  await open(page, 'staff@harbor-medspa.test', `${portalBase}${paths.admin.applications.href()}`);
  const sidebar = page.getByRole('link', { name: 'Deposits' });
  // Its group begins folded where the window does not hold all of them.
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await expect(sidebar).toBeVisible();
  const admin = await staffOf(app, 'admin@demo.test');
  const id = 'staff-staff-harbor-medspa-test';
  const put = (permissions: readonly string[]) =>
    admin('PUT', setColleaguePermissions.path.replace('{id}', id), { adminUser: { permissions } });
  await put(rolePermissions.PracticeStaff.filter((one) => one !== 'deposit.view'));
  await sidebar.click();
  await expect(sidebar).toHaveCount(0);
  await put([]);
});

test("a practice's administrator adds for her practice alone, and staff have no such place", async ({ page }) => {
  await open(page, 'manager@bright-smile.test');
  await expect(rowOf(page, 'Sam Doyle')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Platform' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add user' }).click();
  const roles = page.getByRole('dialog').getByLabel('Role').getByRole('option');
  await expect(roles).toHaveText(['Choose a role', 'Practice admin', 'Practice staff', 'Doctor']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.context().clearCookies();
  await open(page, 'staff@bright-smile.test');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
});
