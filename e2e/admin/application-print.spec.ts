import { finishApplication } from '@contract/application/decision-calls';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

async function openApplication(page: Page, { email, applicationId }: { email: string; applicationId: string }) {
  const address = `${portalBase}${paths.admin.application.href({ applicationId })}`;
  await openAs(page, email, address);
  await page.getByRole('link', { name: 'Print', exact: true }).waitFor();
}

test('the details of an application are printed in a tab of their own and saved as a PDF', async ({
  page,
  context,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  const ana = { ...anApplicant('0001', `print-${project.name}-${retry}`), annualIncome: 1000 };
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await openApplication(page, { email: 'admin@demo.test', applicationId });
  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Print', exact: true }).click(),
  ]);
  await expect(
    paper.getByRole('heading', { level: 1, name: new RegExp(`^Application \\d+, Ana ${ana.lastName}$`) }),
  ).toBeVisible();
  await expect(paper.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(paper.getByText('Annual income', { exact: true })).toBeVisible();
  await expect(paper.getByText('Application started (Applicant)')).toBeVisible();
  await expectAccessible(paper);
  expect(await paper.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const [file] = await Promise.all([
    paper.waitForEvent('download'),
    paper.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^application-\d+-\d{4}-\d\d-\d\d\.pdf$/);
});
