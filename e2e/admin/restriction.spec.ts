import { finishApplication } from '@contract/application/decision-calls';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

/** Logs the platform's administrator in at an application. */
async function openApplication(page: Page, applicationId: string): Promise<void> {
  const address = `${portalBase}${paths.admin.application.href({ applicationId })}`;
  await openAs(page, 'admin@demo.test', address);
}

test(
  'an account is put on hold with a reason and taken off again, and the patient hears of both',
  {
    tag: '@both',
  },
  async ({ page, mailbox, addresses: { app } }, { project, retry }) => {
    const ana = anApplicant('0001', `hold-${project.name}-${retry}`);
    const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
    await call(app, finishApplication, { input: { body: { applicationId } }, token });
    await openApplication(page, applicationId);

    const hears = (subject: string) =>
      expect.poll(async () => (await mailbox.list(ana.email)).some((mail) => mail.subject === subject)).toBe(true);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Put on hold' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Called, and the voice was another one.');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(page.getByText('set account on hold successfully')).toBeVisible();
    // The head of the page says why, with the way back.
    await expect(page.getByText(/^This account is on hold\. Called, and the voice was another one\./)).toBeVisible();
    const changes = page.getByRole('list', { name: 'Restriction history' }).getByRole('listitem');
    await expect(changes.first()).toContainText('Put on hold: Called, and the voice was another one.');
    await expect(changes.first()).toContainText('Priya Raman');
    await expectAccessible(page);
    await hears('Your PatientFi account is on hold');

    await page.getByRole('button', { name: 'Remove hold' }).first().click();
    await dialog.getByLabel('Reason').fill('Showed a passport.');
    await dialog.getByRole('button', { name: 'Remove hold' }).click();
    await expect(page.getByText('removed hold from account succesfully')).toBeVisible();
    await expect(page.getByText(/^This account is on hold/)).toHaveCount(0);
    await hears('Your PatientFi account is no longer on hold');
  },
);

test('a fraud alert that was looked into is dismissed with a reason', async ({ page, mailbox, addresses: { app } }, {
  project,
  retry,
}) => {
  const ana = anApplicant('0012', `alert-${project.name}-${retry}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await openApplication(page, applicationId);
  await expect(page.getByText('The credit file has a fraud alert.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss alert' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Reached at the number of the alert.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dismiss alert' }).click();
  await expect(page.getByText('Application fraud alert checks dismissed.')).toBeVisible();
  await expect(page.getByText('The credit file has a fraud alert.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss alert' })).toHaveCount(0);
});
