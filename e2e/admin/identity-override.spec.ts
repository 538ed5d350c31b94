import { finishApplication } from '@contract/application/decision-calls';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

async function open(page: Page, address: string): Promise<void> {
  await openAs(page, 'admin@demo.test', `${portalBase}${address}`);
}

test('an application that waits for a photo check is run without it, and the history says who made sure and how', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0007', `identity-${project.name}-${retry}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await open(page, paths.admin.application.href({ applicationId }));
  await expect(page.getByText('hasn’t completed or passed the photo ID check')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Run without identity check' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm identity' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter how you verified them');
  await dialog.getByLabel('How you verified them').fill('Seen in the practice with a passport.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm identity' }).click();
  await expect(page.getByText('Application ran with success')).toBeVisible();
  await expect(page.getByText('hasn’t completed or passed the photo ID check')).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Seen in the practice with a passport.')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('the identity check of a transaction in review is taken as done in the list', async ({ page }) => {
  await open(page, `${paths.admin.practiceTransactions.href()}?view=review&from=2020-01-01&to=2035-01-01`);
  const rows = page.getByRole('region', { name: 'Transactions' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const held = await rows.count();
  await rows.nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Verify identity manually' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How you verified them').fill('Compared the ID in a video call.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm identity' }).click();
  await expect(page.getByText('Persona manual verification done successfully!')).toBeVisible();
  await expect(rows).toHaveCount(held - 1);
});
