import { paths } from '../../contract/paths';
import { expect, test } from '../fixtures/world';

const { privacyPolicy, contactUs, ...documents } = paths.legal;

test('each of thirteen addresses shows the text that its document key names', async ({ page }) => {
  expect(Object.keys(documents)).toHaveLength(13);
  const titles = new Set<string>();
  for (const { pattern } of Object.values(documents)) {
    const asked = page.waitForResponse(/\/documents\/[^/]+\/view/);
    await page.goto(`/v2${pattern}`);
    const answer = await asked;
    // The instalment loan agreement alone goes by its number.
    const key = pattern === documents.installmentLoanAgreement.pattern ? '503' : pattern.slice(1);
    expect(new URL(answer.url()).pathname).toMatch(new RegExp(`/documents/${key}/view$`));
    const { title } = (await answer.json()) as { title: string };
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    titles.add(title);
  }
  expect(titles.size).toBe(13);
  await page.goto(`/v2${documents.membershipPrivacyPolicy.pattern}`);
  await expect(page.getByRole('main')).toContainText(/PRIVI.*runs memberships for practices/);
});

test('print links stand below the text always, above it only where the screen is wider than 800 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 801, height: 700 });
  await page.goto('/v2/membership-agreement');
  const links = page.getByRole('button', { name: 'Print' });
  const text = page.getByRole('region');
  await expect(links).toHaveCount(2);
  const { y, height } = (await text.boundingBox()) ?? { y: 0, height: 0 };
  expect(((await links.first().boundingBox())?.y ?? 0) < y).toBe(true);
  expect(((await links.last().boundingBox())?.y ?? 0) >= y + height).toBe(true);
  expect(height).toBeLessThanOrEqual(630);
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(links).toHaveCount(1);
});

test('an address with a borrower loads their text first, and its print opens in a new tab with the same ids', async ({
  page,
  context,
}) => {
  const asked = page.waitForRequest(/\/documents\/503\/view/);
  await page.route(/\/documents\/503\/view/, async (route) => {
    const url = new URL(route.request().url());
    url.search = '';
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto('/v2/installment-loan-agreement?customerID=borrower-1&transactionId=transaction-1');
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ borrowerId: 'borrower-1', transactionId: 'transaction-1' });
  const opened = context.waitForEvent('page');
  const printed = context.waitForEvent('request', (request) => request.url().includes('/documents/503/print'));
  await page.getByRole('button', { name: 'Print' }).last().click();
  const print = new URL((await printed).url());
  expect(Object.fromEntries(print.searchParams)).toEqual({ borrowerId: 'borrower-1', transactionId: 'transaction-1' });
  await (await opened).close();
});

test('privacy policy and contact are to come, with the way home', async ({ page }) => {
  for (const { pattern } of [privacyPolicy, contactUs]) {
    await page.goto(`/v2${pattern}`);
    await expect(page.getByRole('heading', { name: 'Coming Soon...' })).toBeVisible();
    await expect(page.getByRole('link', { name: /home/i })).toHaveAttribute('href', /.+/);
  }
});

test('the help of a page is that of its brand', async ({ page }) => {
  const names: (string | null)[] = [];
  for (const address of ['/v2/privi/admin/login', '/v2/admin/login']) {
    await page.goto(address);
    await page.getByRole('button', { name: /help/i }).first().click();
    const link = page.getByRole('dialog').getByRole('link').first();
    names.push(await link.getAttribute('href'));
  }
  expect(new Set(names.map((one) => one?.match(/^mailto:([^?]+)/)?.[1])).size).toBe(2);
});
