import { readFile } from 'node:fs/promises';
import { reportPaths } from '@contract/credit-transaction/paths';
import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

async function open(page: Page, path: string, email = 'admin@demo.test'): Promise<void> {
  await openAs(page, email, `${portalBase}${path}`);
}

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

for (const [title, path, file] of [
  ['Loans', reportPaths.loans.href(), 'borrower-loans.csv'],
  ['Payments', reportPaths.payments.href(), 'Payments.csv'],
] as const) {
  test(`${title}: found, ordered, narrowed; the file has as many rows as the page says`, async ({ page }) => {
    // Until the day before yesterday: other stories borrow today.
    const past = `from=2020-01-01&to=${dayOf(Date.now() - 2 * DAY_MS)}`;
    await open(page, `${path}?limit=50&${past}`);
    const list = page.getByRole('region', { name: title });
    await expect(list.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
    await list.getByRole('button', { name: 'Patient' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
    const all = Number(/(\d[\d,]*) found/.exec(await page.getByText(/\d+ found$/).innerText())?.[1]?.replace(',', ''));
    await page.goto(`${portalBase}${path}?amountFrom=300&${past}`);
    await expect(list.getByRole('link').first()).toBeVisible();
    const found = page.getByText(/\d+ found$/);
    await expect.poll(async () => /^\D+(\d+) found$/.exec(await found.innerText())?.[1]).not.toBe(undefined);
    const some = Number(/(\d[\d,]*) found/.exec(await found.innerText())?.[1]?.replace(',', ''));
    expect(some).toBeLessThanOrEqual(all);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const saved = await arrives;
    expect(saved.suggestedFilename()).toBe(file);
    expect((await readFile(await saved.path(), 'utf8')).trim().split('\r\n')).toHaveLength(some + 1);
  });
}

test('the overview counts what the lists behind it count', async ({ page }) => {
  await open(page, paths.admin.platformOverview.href());
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const card = page.getByRole('region', { name: 'Transactions' });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  // Another story may take a transaction back between the two pages; then both are looked at again.
  await expect(async () => {
    await page.goto(`${portalBase}${paths.admin.platformOverview.href()}`);
    const line = card.getByRole('listitem').filter({ hasText: 'Rejected' });
    const figure = (await line.innerText()).replace(/\D/g, '');
    await line.getByRole('link').click();
    const tab = page.getByRole('tab', { name: /^Rejected/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toHaveText(`Rejected${figure}`, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
});

test('notes about a practice are added and deleted; the practice reads none', async ({ page }) => {
  await open(page, reportPaths.providerNotes.href());
  await page.getByRole('combobox', { name: 'Practice' }).fill('Bright Smile');
  await page.getByRole('option', { name: /Bright Smile Dental/ }).click();
  await expect(page.getByRole('heading', { name: 'Notes about Bright Smile Dental' })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByLabel('Title').fill('Moves in May');
  await page.getByRole('dialog').getByLabel('Note', { exact: true }).fill('New address from May 4.');
  await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added succesfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moves in May' })).toBeVisible();
  await expectNarrow(page);
  await page.getByRole('button', { name: 'Delete Moves in May' }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByRole('heading', { name: 'Moves in May' })).toHaveCount(0);
});

test('the message center: banners until they were seen, and a question that reaches a mailbox', async ({
  page,
  mailbox,
}, { retry }) => {
  // Each try begins with somebody who has seen nothing.
  const email = `${['doctor', 'staff'][retry]}@bright-smile.test`;
  await open(page, paths.admin.applications.href(), email);
  await page.getByRole('button', { name: 'Messages, new' }).click();
  const drawer = page.getByRole('dialog', { name: 'Messages' });
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toHaveText('Which plan costs you least?');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(drawer.getByRole('button', { name: 'Mark as seen' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Ask your success manager' }).click();
  const subject = `Our fees ${Date.now()}`;
  await page.getByLabel('Question').fill(subject);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/^Question sent to /).first()).toBeVisible();
  const sent = async () => {
    const mails = await mailbox.list('support@patientfi.test');
    return mails.find((mail) => mail.subject === `Bright Smile Dental: ${subject}`)?.text ?? '';
  };
  await expect.poll(sent).toContain(email);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
});
