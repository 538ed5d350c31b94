import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const applications = `${portalBase}${paths.admin.applications.href()}`;

async function openFirst(page: Page, email: string): Promise<void> {
  await openAs(page, email, applications);
  const list = page.getByRole('region', { name: 'Applications' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('approved');
  await expect(list.locator('tbody').getByText('Approved', { exact: true }).first()).toBeVisible();
  await list.getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: /^History/ })).toBeVisible();
}

test('a note about a patient is written, read with who and when, and deleted once it is confirmed', async ({
  page,
}) => {
  const title = 'Called from the desk';
  await openFirst(page, 'admin@demo.test');
  await page.getByRole('tab', { name: /^Notes/ }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Note', { exact: true }).fill('Will send the pay stub.\nAsks not to be called at work.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added succesfully')).toBeVisible();
  const note = page.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: title });
  await expect(note).toContainText('Asks not to be called at work.');
  await expect(note).toContainText('Priya Raman');
  await expectAccessible(page);
  await page.reload();
  await note.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('button', { name: 'Keep note' }).click();
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Note deleted')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a practice has no notes tab, and its address shows the application', async ({ page }) => {
  await openFirst(page, 'manager@bright-smile.test');
  await expect(page.getByRole('tab', { name: /^Notes/ })).toHaveCount(0);
  await page.goto(`${page.url().split('?')[0]}?tab=notes`);
  await expect(page.getByRole('tab', { name: 'Application', exact: true })).toHaveAttribute('aria-selected', 'true');
});
