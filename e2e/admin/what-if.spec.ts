import { draftPaths } from '@contract/credit-draft/paths';
import { creditPaths } from '@contract/credit-portal/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { createMailbox } from '../fixtures/mailbox';
import { startWorld } from '../fixtures/start-world';
import { test as base, expect, expectAccessible, type Page } from '../fixtures/world';

/** A world of its own, in which two people publish. */
const test = base.extend<object, { own: Awaited<ReturnType<typeof startWorld>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const world = await startWorld({ PF_PUBLISH_DUAL_CONTROL: 'on' });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  addresses: async ({ own }, use) => use(own.addresses),
  mailbox: async ({ own }, use) => use(createMailbox(own.addresses.sandbox)),
  baseURL: async ({ own }, use) => use(own.addresses.app),
});

const cell = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const whatIfOf = (profileId: string) => `${portalBase}${draftPaths.whatIf.href({ profileId })}`;
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

/** Changes a rate and saves it into the draft of a profile, by keyboard. */
async function saveRate(page: Page, name: string, rate: string, profile: string): Promise<void> {
  await cell(page, name).focus();
  await page.keyboard.type(rate);
  await page.keyboard.press('Enter');
  await press(page, 'Save to draft…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Risk profile').selectOption({ label: profile });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save to draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You’re viewing the ${profile} draft`)).toBeVisible();
}

test('a rate is drafted by keyboard, tried on past decisions, and published by a second person', async ({
  page,
  browser,
  baseURL,
  addresses: { app },
}) => {
  await openAs(
    page,
    'operations@demo.test',
    `${portalBase}${creditPaths.rates.table.href({ tableId: 'apr-standard' })}`,
  );
  await saveRate(page, '24 monthly payments, grade D', '16.99', 'Standard');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What-if' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What-if', level: 1 })).toBeVisible();
  await expect(page.getByText('Run “What if” on the current draft.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request approval' })).toBeDisabled();
  await press(page, 'Run what-if');
  await expect(page.getByRole('heading', { name: 'Published vs. draft' })).toBeVisible();
  await expect(page.getByText('repeats every original decision')).toBeVisible();
  await expect(page.getByText('Ready to publish.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('Grade D pays less.');
  await press(page, 'Request approval');
  await expect(page.getByText('Awaiting approval from Priya Raman.')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? app });
  const other = await context.newPage();
  await openAs(other, 'admin@demo.test', whatIfOf('risk-standard'));
  await expect(other.getByText('“Grade D pays less.”')).toBeVisible();
  await other.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(other);
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await press(other, 'Publish version 4');
  await other.getByRole('dialog').getByRole('button', { name: 'Publish version 4' }).focus();
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'No draft' })).toBeVisible();
  await expect(other.getByText('Version 4 has been in effect')).toBeVisible();
  await context.close();
});

test('a table that another draft published meanwhile is a conflict, and nothing is published', async ({ page }) => {
  const sheet = `${portalBase}${creditPaths.rates.table.href({ tableId: 'apr-standard' })}`;
  await openAs(page, 'operations@demo.test', sheet);
  await saveRate(page, '36 monthly payments, grade D', '19.49', 'Standard');
  await page.goto(sheet);
  // The other profile works with the same table: its draft is published first.
  const api = async (method: 'GET' | 'PUT' | 'POST', path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin: new URL(page.url()).origin } });
    return { status: answer.status(), body: await answer.json() };
  };
  const thin = '/credit-portal/risk-profiles/risk-thin-files';
  const table = await api('GET', '/credit-portal/grade-risk-apr/apr-standard');
  const { enabled, products, name, version } = table.body;
  const saved = await api('PUT', `${thin}/draft/tables/grade-risk-apr/apr-standard`, {
    version,
    draftVersion: null,
    name,
    content: {
      enabled,
      products: products.map((row: { product: string; values: Record<string, number> }) =>
        row.product === 'FIXED_60' ? { ...row, values: { ...row.values, D: 21.49 } } : row,
      ),
    },
  });
  expect(saved.status).toBe(200);
  await page.goto(whatIfOf('risk-thin-files'));
  await press(page, 'Run what-if');
  await expect(page.getByText('Ready to publish.')).toBeVisible();
  await page.getByLabel('Reason').fill('Longer loans of grade D');
  await press(page, 'Request approval');
  await expect(page.getByText('Awaiting approval from Priya Raman.')).toBeVisible();
  await openAs(page, 'admin@demo.test', whatIfOf('risk-thin-files'));
  await press(page, /^Publish version/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish version/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No draft' })).toBeVisible();

  await page.goto(whatIfOf('risk-standard'));
  await expect(page.getByText(/saved version \d of Standard rates since you started/)).toBeVisible();
  await expect(page.getByText('Someone else changed a table in this draft.')).toBeVisible();
  await expectAccessible(page);
});
