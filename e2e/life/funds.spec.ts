import { reportPaths } from '@contract/credit-transaction/paths';
import { onboardingPaths } from '@contract/onboarding/paths';
import { portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { logInWithPromotion } from '../borrower/a-promotion';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible } from '../fixtures/world';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('funds');

const STORY_MS = 180_000;
const SUSPENDED = 'Provider funds suspended successfully';
const RELEASED = 'Provider funds un-suspended successfully';
// A weekend and a holiday after it go by, whatever day the world begins on.
const BUSINESS_DAYS = 5;

test('payouts to a practice wait while its funds are suspended, and go out once they are let go', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(STORY_MS);
  const { app } = addresses;
  const desk = await page.context().newPage();
  const list = `${app}${portalBase}${onboardingPaths.list.href()}?from=2000-01-01`;
  const deposits = `${app}${portalBase}${reportPaths.deposits.href()}?from=2020-01-01&to=2035-01-01`;
  const table = desk.getByRole('region', { name: 'Deposits' });
  const openPractice = async () => {
    await openAs(desk, 'admin@demo.test', list);
    await desk.getByRole('searchbox').first().fill('Bright Smile Dental');
    await desk.getByRole('row').filter({ hasText: 'Bright Smile Dental' }).getByRole('link').first().click();
    await expect(desk.getByRole('heading', { level: 3, name: 'Deposits' })).toBeVisible();
  };
  await passDays(app, 1);
  const ana = anApplicant('0001', `funds-${project.name}`);
  await logInWithPromotion(page, { addresses, mailbox }, ana);

  await test.step('a suspension says first what it does to payouts, and is confirmed', async () => {
    await openPractice();
    await desk.getByRole('button', { name: 'Suspend deposits' }).click();
    const asking = desk.getByRole('dialog', { name: 'Suspend deposits to Bright Smile Dental?' });
    await expect(asking.getByText(/of 1 transaction or membership goes on hold\./)).toBeVisible();
    await expect(asking.getByText('No deposits are at the bank now.')).toBeVisible();
    await expectAccessible(desk);
    await asking.getByRole('button', { name: 'Suspend deposits' }).click();
    await expect(desk.getByText(SUSPENDED)).toBeVisible();
    await expect(desk.getByText(/^Suspended\. We’ll send the amount due when you resume deposits/)).toBeVisible();
  });

  await test.step('days later the payout still waits', async () => {
    await passDays(app, BUSINESS_DAYS);
    await desk.goto(deposits);
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
    await expect(table.locator('tbody')).toContainText(/On hold/);
  });

  await test.step('a release says first what leaves, is confirmed, and the payout arrives', async () => {
    await openPractice();
    await desk.getByRole('button', { name: 'Resume deposits' }).click();
    const asking = desk.getByRole('dialog', { name: 'Resume deposits to Bright Smile Dental?' });
    await expect(asking.getByText(/^We’ll send the \$[\d,.]+ on hold\.$/)).toBeVisible();
    await asking.getByRole('button', { name: 'Resume deposits' }).click();
    await expect(desk.getByText(RELEASED)).toBeVisible();
    await passDays(app, BUSINESS_DAYS + BUSINESS_DAYS);
    await desk.goto(deposits);
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
    await expect(table.locator('tbody')).toContainText(/Paid/);
  });
});
