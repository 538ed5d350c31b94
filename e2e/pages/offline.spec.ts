import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

const TOLD = "We can't reach the server.";

test('without a connection a patient’s page stays under a banner, and trying again goes on', async ({
  page,
  context,
  mailbox,
  addresses,
  problems,
}, { project }) => {
  const ana = anApplicant('0001', `offline-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  const home = page.getByRole('heading', { level: 1 });
  await expect(home).toContainText('Ana');
  const said = await home.innerText();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Payments', exact: true }).filter({ visible: true }).click();
  await expect(page.getByText(TOLD)).toBeVisible();
  await expect(home).toHaveText(said);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(TOLD)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(TOLD)).toHaveCount(0);
  await expect(page).toHaveURL(/payments/);
  await expectAccessible(page);
  problems.length = 0;
});
