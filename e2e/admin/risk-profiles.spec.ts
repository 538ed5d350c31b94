import { portalBase } from '@contract/paths';
import { riskProfilePaths } from '@contract/risk-profile/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

test('a risk profile is cloned, changed and archived, and one in use says why it is not', async ({
  page,
  addresses,
}) => {
  await openAs(page, 'admin@demo.test', addresses.app + portalBase + riskProfilePaths.list.href());
  await page
    .getByRole('link', { name: /^Membership standard/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Membership standard' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeDisabled();

  const name = `Memberships of spring ${Date.now()}`;
  await test.step('clone mode begins as the profile is, under another name', async () => {
    await page.getByRole('button', { name: 'Clone', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Clone Membership standard' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Create clone' }).press('Enter');
    await expect(page.getByText('Risk Profile created')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
  await test.step('edit mode makes the next version of the same profile, with a reason', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    await page.getByLabel('Name', { exact: true }).fill(`${name}, better`);
    await page.getByLabel('Reason').fill('A better name');
    await page.getByRole('button', { name: 'Save version 2' }).press('Enter');
    await expect(page.getByText('Risk Profile updated')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `${name}, better` })).toBeVisible();
  });
  await test.step('a profile that no practice uses is archived after a question, and is out of the list', async () => {
    await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
    const asking = page.getByRole('dialog', { name: `Archive ${name}, better?` });
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Archive profile', exact: true }).press('Enter');
    await expect(page.getByText('Risk Profile archived')).toBeVisible();
    await page.goto(addresses.app + portalBase + riskProfilePaths.list.href());
    await expect(page.getByRole('link', { name: /^Membership standard/ }).first()).toBeVisible();
    await expect(page.getByText(`${name}, better`)).toBeHidden();
  });
});
