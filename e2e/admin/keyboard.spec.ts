import { paths, portalBase } from '@contract/paths';
import { expect, type Page, test } from '../fixtures/world';

const transactions = `${portalBase}${paths.admin.practiceTransactions.href()}?from=2020-01-01&to=2035-01-01`;

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent;
      return label?.replace(/\s+/g, ' ').trim() ?? '';
    });
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

test('a list is narrowed, searched, ordered, chosen from and opened by keyboard alone', async ({ page }) => {
  await page.goto(`${portalBase}${paths.admin.login.href()}?redirect=${encodeURIComponent(transactions)}`);
  await tabTo(page, 'Email address');
  await page.keyboard.type('manager@bright-smile.test');
  await tabTo(page, 'Password');
  await page.keyboard.type('Demo-Password-1');
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Transactions' });
  const rows = list.locator('tbody').getByRole('row');
  await expect(list.getByRole('link').first()).toBeVisible();

  await tabTo(page, 'All');
  for (const tab of ['Pending', 'In review', 'Approved']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toHaveAttribute('aria-selected', 'true');
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('approved');
  await expect
    .poll(async () => (await list.locator('td[data-title="Status"]').allInnerTexts()).join())
    .not.toMatch(/Awaiting/);

  await tabTo(page, 'Amount');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toContain('txAmount');
  const amounts = async () =>
    (await list.locator('td[data-title="Amount"]').allInnerTexts()).map((text) => Number(text.replace(/[$,]/g, '')));
  await expect
    .poll(async () => {
      const now = await amounts();
      const sorted = [...now].sort((a, b) => a - b);
      return now.length > 1 && (now.join() === sorted.join() || now.join() === sorted.reverse().join());
    })
    .toBe(true);

  const name = await list.getByRole('link').first().innerText();
  await page.keyboard.press('Tab');
  await list.locator('tbody').getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await tabTo(page, 'Documents');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Documents for 1 transaction' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await list.getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // The way back to the list as it was left, after the sidebar's own link.
  await page.getByRole('link', { name: 'Transactions', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('approved');
  await expect(rows.first()).toBeVisible();
});
