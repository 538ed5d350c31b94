import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const address = `${portalBase}${memberStaffPaths.agreements.href()}`;

test('an agreement that needs a date is booked at its row, leaves the list, and is moved among those that have one', async ({
  page,
}) => {
  await openAs(page, 'staff@harbor-medspa.test', address);
  await expect(page.getByRole('heading', { level: 1, name: 'Agreements' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Needs scheduling/ }).click();
  const list = page.getByRole('region', { name: 'Agreements' });
  const rows = list.getByRole('link');
  await expect(list.getByText('Scheduled')).toHaveCount(0);
  // The newest: another story books the one that is owed longest.
  const name = (await rows.first().textContent()) ?? '';
  const ofMember = rows.filter({ hasText: name });
  const before = await ofMember.count();
  await list.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Book' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Injector')).toBeVisible();
  await expect(dialog.getByLabel('Length')).toHaveValue('45');
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: /^\w{3} \d+, \d+:\d\d [ap]m/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await expect(page.getByText('Agreement scheduled successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(ofMember).toHaveCount(before - 1);

  await page.getByRole('tab', { name: /^Scheduled/ }).click();
  await page.getByRole('searchbox').fill(name);
  // Once only they are left: rows that arrive close a menu that stands open.
  await expect(list.getByText(name).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: name })).toHaveCount(0);
  await list.getByRole('button', { name: 'More actions' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Reschedule' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Mark as done' })).toBeVisible();
});
