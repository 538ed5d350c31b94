import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

test(
  'a practice writes down what it was told about a treatment, and deletes it',
  { tag: '@both' },
  async ({ page }, info) => {
    await openAs(page, 'manager@harbor-medspa.test', `${portalBase}${memberStaffPaths.members.href()}`);
    await page.getByRole('searchbox').first().fill('morgan');
    await page.getByRole('region', { name: 'Members' }).getByRole('link', { name: 'Morgan Ellis' }).click();
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByRole('button', { name: 'Add note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add note about Morgan Ellis' });
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    const title = `Prefers mornings ${info.project.name}`;
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Note').fill('Before ten, never on a Monday.');
    await dialog.getByLabel('About').selectOption({ index: 1 });
    const treatment = await dialog
      .getByLabel('About')
      .evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Note added successfully')).toBeVisible();
    const one = notes.getByRole('listitem').filter({ hasText: title });
    await expect(one).toContainText(`${treatment} ·`);
    await page.reload();
    await expect(one).toContainText('Before ten, never on a Monday.');
    await one.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
    await expect(page.getByText('Note deleted')).toBeVisible();
    await expect(one).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  },
);
