import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import { listPartnerTransactions } from '@contract/credit-transaction/partner-list';
import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

test('the finance partner’s transactions come by the call that is the partner’s own', async ({ page }) => {
  const address = `${portalBase}${paths.admin.practiceTransactions.href()}?from=2020-01-01&to=2035-01-01`;
  await page.goto(`${portalBase}${paths.admin.login.href()}?redirect=${encodeURIComponent(address)}`);
  await page.getByLabel('Email address').fill('finance@demo.test');
  await page.getByLabel('Password').fill('Demo-Password-1');
  const asked = page.waitForResponse((response) => response.url().endsWith(listPartnerTransactions.path));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Transactions' }).getByRole('link').first()).toBeVisible();
});

test('a finance partner sees the practices below 100 per cent alone, and overrides an amount with a reason', async ({
  page,
  addresses: { app },
}) => {
  const partner = await staffOf(app, 'finance@demo.test');
  const wide = { dateRange: { start: '2020-01-01' }, filters: { status: ['APPROVED'] }, limit: 100 };
  const { data } = await partner('POST', listApplications.path, wide);
  const held = data.filter((row: { availableCredit: number | null }) => row.availableCredit !== null);
  const [chosen] = held.filter((row: { approvedAmount: number }) => row.approvedAmount < 35_000);
  const ours = await (await staffOf(app, 'admin@demo.test'))('POST', listApplications.path, wide);
  const mine = new Set(ours.data.map((row: { _id: string }) => row._id));
  expect(data.some((row: { _id: string }) => mine.has(row._id))).toBe(false);

  const address = `${portalBase}${paths.admin.application.href({ applicationId: chosen._id })}`;
  await openAs(page, 'finance@demo.test', address);
  await expect(page.getByRole('heading', { level: 1, name: chosen.name })).toBeVisible();
  // What financing suspects of a person is not the partner's.
  await expect(page.getByRole('heading', { name: 'Restrictions' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Override amount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Approved amount').fill('100');
  await dialog.getByRole('button', { name: 'Override amount' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  const amount = chosen.approvedAmount + 2000;
  await dialog.getByLabel('Approved amount').fill(String(amount));
  await dialog.getByLabel('Reason').fill('Known to the practice for years.');
  await dialog.getByRole('button', { name: 'Override amount' }).click();
  await expect(page.getByText(/is approved for/)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Amount overridden by the finance partner')).toBeVisible();
  await expect(page.getByText('Known to the practice for years.')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
  const shown = await partner('GET', getApplicationDetails.path.replace('{applicationId}', chosen._id));
  expect(shown).toMatchObject({ status: 'APPROVED', approvedAmount: amount, flaggedAsFraud: null });
});
