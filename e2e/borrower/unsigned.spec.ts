import { finishApplication } from '@contract/application/decision-calls';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { logIn } from './a-promotion';

test('whoever was approved and has not signed is led from home to the agreement', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `unsigned-${project.name}-${retry}`);
  const { token, applicationId } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await logIn(page, ana.email, mailbox);
  await expect(page.getByText('Your agreement is ready to read and sign.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/v2/borrower/pre-dashboard');
  await expect(page.getByRole('link', { name: 'Read and sign' })).toHaveAttribute('href', /\/bright-smile\/apply\?/);
  await page.goto('/v2/borrower/welcome');
  await page.getByRole('button', { name: 'Read and sign' }).click();
  // This browser has not applied, so a code comes first; it leads on to the agreement.
  await expect(page).toHaveURL(/\/bright-smile\/apply\?pagePath=welcome-back/);
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await expect(page.getByRole('button', { name: 'Read and sign' })).toBeVisible();
});
