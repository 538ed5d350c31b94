import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

/** Stories of the two sizes run at once, so that each has a practice of its own. */
const AT = {
  'staff-phone': { slug: 'harbor-medspa', name: 'Harbor Med Spa' },
  'staff-desktop': { slug: 'clearview-eye', name: 'Clearview Eye Center' },
} as const;
const SETTINGS = `${portalBase}${paths.admin.practiceSettings.href()}`;

test(
  'the platform sends a schedule of fees, and the practice reads, signs and keeps it',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, { project }) => {
    const { slug, name } = project.name === 'staff-phone' ? AT['staff-phone'] : AT['staff-desktop'];
    const manager = `manager@${slug}.test`;
    const fees = page.getByRole('region', { name: 'Schedule of fees', exact: true });

    await test.step('the platform sends it, and cannot sign it', async () => {
      await openAs(page, 'admin@demo.test', `${addresses.app}${SETTINGS}`);
      await page.getByRole('combobox', { name: 'Practice' }).fill(name);
      await page.getByRole('option', { name: new RegExp(name) }).click();
      await fees.getByRole('button', { name: 'Send schedule of fees' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send the schedule of fees?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send schedule of fees' }).click();
      await expect(fees.getByText(/^Not signed/)).toBeVisible();
      await expect(fees.getByRole('button', { name: 'Sign schedule of fees' })).toHaveCount(0);
      expect((await mailbox.next(manager)).subject).toContain('is ready to sign');
    });

    await test.step('whoever administers the practice signs it after a wrong try', async () => {
      await openAs(page, manager, `${addresses.app}${SETTINGS}`);
      await expect(fees.getByText(/of each purchase/).first()).toBeAttached();
      await fees.getByRole('button', { name: 'Sign schedule of fees' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign the schedule of fees?' });
      await dialog.getByLabel('Your title').fill('Office manager');
      await dialog.getByRole('button', { name: 'Sign schedule of fees' }).click();
      await expect(dialog.getByText('Enter your name').first()).toBeVisible();
      await dialog.getByLabel('Your name').fill('Dana Whitlock');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Sign schedule of fees' }).click();
      await expect(fees.getByText(/by Dana Whitlock, Office manager\.$/)).toBeVisible();
      await page.reload();
      await expect(fees.getByText(/by Dana Whitlock, Office manager\.$/)).toBeVisible();
      const saved = page.waitForEvent('download');
      await fees.getByRole('button', { name: 'Download PDF' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^schedule-of-fees-.*\.pdf$/);
      await expectAccessible(page);
    });
  },
);
