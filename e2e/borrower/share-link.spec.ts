import { generateExternalToken } from '@contract/account/calls';
import { getLoggedBorrower } from '@contract/borrower/calls';
import { anApplicant } from '../apply/applicant';
import { borrowByCalls, call } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

test('a borrower shares the practice’s link from home, and comes back by a link that asks for a code alone', async ({
  page,
  mailbox,
  addresses,
}, { project, retry }) => {
  const { app } = addresses;
  const ana = anApplicant('0001', `shares-${project.name}-${retry}`);
  const friend = `friend-${project.name}-${retry}@patient.test`;
  await borrowByCalls({ app, mailbox }, ana);
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await page.getByRole('button', { name: 'Share the link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their name').fill('see www.example.com/win');
  await dialog.getByLabel('Their email or phone').fill(friend);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    dialog.getByText('Their name: use only Latin letters, spaces, hyphens, and apostrophes').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Their name').fill('Robin');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The link is on its way to Robin.')).toBeVisible();
  await expectAccessible(page);
  const isShared = async () =>
    (await mailbox.list(friend)).some(({ subject }) => subject === 'Someone shared a link with you');
  await expect.poll(isShared).toBe(true);

  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token });
  const { url } = await call(app, generateExternalToken, { input: { body: { customerID: id } }, token });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel(/Email/)).toBeVisible();
  await page.goto(url);
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
});
