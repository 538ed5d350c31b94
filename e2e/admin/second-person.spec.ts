import { finishApplication } from '@contract/application/decision-calls';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { createMailbox } from '../fixtures/mailbox';
import { startWorld } from '../fixtures/start-world';
import { test as base, expect, expectAccessible, type Page } from '../fixtures/world';

/** A world of its own, because two decide in it. */
const test = base.extend<object, { own: Awaited<ReturnType<typeof startWorld>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const world = await startWorld({ PF_REVIEW_DUAL_CONTROL: 'on' });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  addresses: async ({ own }, use) => use(own.addresses),
  mailbox: async ({ own }, use) => use(createMailbox(own.addresses.sandbox)),
  baseURL: async ({ own }, use) => use(own.addresses.app),
});

async function open(page: Page, email: string, applicationId: string): Promise<void> {
  await openAs(page, email, `${portalBase}${paths.admin.application.href({ applicationId })}`);
  await expect(page.getByRole('heading', { name: 'Decide this application' })).toBeVisible();
}

test('an approval is proposed by one and confirmed by another, and both see who proposed it', async ({
  page,
  browser,
  baseURL,
  mailbox,
  addresses: { app },
}, { project }) => {
  const ana = anApplicant('0012', `second-${project.name}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await open(page, 'admin@demo.test', applicationId);
  await page.getByRole('button', { name: /^Propose to approve/ }).click();
  // Under a fraud alert the approval says how the person was reached.
  const proposing = page.getByRole('dialog');
  await proposing.getByLabel('How you reached and verified them').fill('Called the number of the alert.');
  await proposing.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('needs confirmation from a second person')).toBeVisible();
  await expect(page.getByText('A colleague needs to confirm it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: baseURL ?? app });
  const other = await context.newPage();
  await open(other, 'operations@demo.test', applicationId);
  await expect(other.getByText(/Priya Raman proposed to approve \$/)).toBeVisible();
  await other.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(other);
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await other.getByRole('button', { name: 'Confirm', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText('is approved', { exact: false }).first()).toBeVisible();
  await other.getByRole('tab', { name: 'History' }).click();
  await expect(other.getByText('Submitted for second review')).toBeVisible();
  await context.close();
});
