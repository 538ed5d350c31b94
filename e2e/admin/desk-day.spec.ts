import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, borrowByCalls } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const listPath = `${portalBase}${paths.admin.applications.href()}`;

test('a day at the desk: a link is sent, the application comes in, a transaction is asked for and reminded of', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `desk-${project.name}-${retry}`);
  await page.goto(`${portalBase}${paths.admin.login.href()}?redirect=${encodeURIComponent(listPath)}`);
  await page.getByLabel('Email address').fill('staff@bright-smile.test');
  await page.getByLabel('Password').fill('Demo-Password-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Send application link' }).click();
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Email or mobile phone').fill(ana.email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Link sent to ${ana.email}`)).toBeVisible();
  const invitation = await mailbox.next(ana.email);
  expect(invitation.text).toContain('/v2/bright-smile/apply');

  // The patient applies and signs, at home.
  await borrowByCalls({ app, mailbox }, ana);
  await page.goto(`${listPath}?q=${encodeURIComponent(ana.email.split('@')[0] ?? '')}`);
  await page.getByRole('region', { name: 'Applications' }).getByRole('link').first().click();
  await expect(page.getByText('Agreement signed')).toBeVisible();

  await page.getByRole('button', { name: 'New transaction' }).click();
  await dialog.getByLabel('Amount').fill('450');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Request $450' }).click();
  const row = page
    .getByRole('list', { name: 'Transactions' })
    .getByRole('listitem')
    .filter({ hasText: '$450' })
    .first();
  await expect(row).toContainText('Awaiting patient');

  await page.goto(`${portalBase}${paths.admin.practiceTransactions.href()}?q=${ana.lastName}`);
  const listed = page.getByRole('region', { name: 'Transactions' });
  await expect(listed.getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await listed.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Send reminder' }).click();
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await expect
    .poll(async () =>
      (await mailbox.list(ana.email)).some(({ subject }) => subject === 'Choose a payment plan for your transaction'),
    )
    .toBe(true);
  await expectAccessible(page);
});

test('somebody who began and has not finished gets the link again, from their file and without typing', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `again-${project.name}-${retry}`);
  const { applicationId } = await applyByCalls({ app, mailbox }, ana);
  await openAs(page, 'staff@bright-smile.test', `${portalBase}${paths.admin.application.href({ applicationId })}`);
  await page.getByRole('button', { name: 'Resend link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resend application link' });
  await expect(dialog.getByLabel('Email or mobile phone')).toHaveValue(ana.email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Link sent to ${ana.email}`)).toBeVisible();
  const isSent = async () =>
    (await mailbox.list(ana.email)).some(
      ({ text }) => text.includes('/v2/bright-smile/apply') && text.includes('Bright Smile'),
    );
  await expect.poll(isSent).toBe(true);
});
