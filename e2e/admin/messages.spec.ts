import { borrowerPaths } from '@contract/borrower/paths';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

test(
  'staff read what a person was sent, without the code in it; a practice has no such tab',
  { tag: '@both' },
  async ({ page, mailbox, addresses: { app } }, { project, retry }) => {
    const ana = anApplicant('0011', `messages-${project.name}-${retry}`);
    await applyByCalls({ app, mailbox }, ana);
    const staff = await staffOf(app, 'admin@demo.test');
    const [{ borrowerId }] = (await staff('POST', '/practice/borrowers', { search: ana.email.split('@')[0] ?? '' }))
      .data;
    const address = `${portalBase}${borrowerPaths.file.href({ borrowerId })}`;
    await staff('PATCH', `/practice/borrower/${borrowerId}/patient-info`, { email: `new-${ana.email}` });
    await openAs(page, 'admin@demo.test', address);
    await page.getByRole('tab', { name: 'Messages' }).click();
    const first = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
    await expect(first).toContainText('Sent');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read A change to your PatientFi account is waiting' }).click();
    const dialog = page.getByRole('dialog', { name: 'A change to your PatientFi account is waiting' });
    await expect(dialog).toContainText('asked to change your email address');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await openAs(page, 'staff@bright-smile.test', address);
    await expect(page.getByRole('tab', { name: 'Documents' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Messages' })).toHaveCount(0);
  },
);

test('the file of a member shows what they were sent once somebody asks for it', { tag: '@both' }, async ({ page }) => {
  await openAs(page, 'privi-admin@demo.test', `${portalBase}${memberStaffPaths.members.href()}`);
  await page.getByRole('searchbox').first().fill('morgan');
  await page.getByRole('region', { name: 'Members' }).getByRole('link', { name: 'Morgan Ellis' }).click();
  const part = page.getByRole('region', { name: 'Messages' });
  await part.getByRole('button', { name: 'Show messages' }).click();
  await expect(part.getByText('No messages yet.').or(part.getByRole('listitem').first())).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
