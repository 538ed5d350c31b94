import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const transactions = `${portalBase}${paths.admin.practiceTransactions.href()}`;

test('the list and one transaction are printed as the screen shows them, each in a window of its own', async ({
  page,
  context,
}) => {
  // The printer's dialog would wait for somebody.
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  // Older than what other stories change meanwhile.
  const to = new Date(Date.now() - 120 * 86_400_000).toISOString().slice(0, 10);
  await openAs(page, 'multi@demo.test', `${transactions}?view=approved&sort=-txAmount&from=2020-01-01&to=${to}`);
  const list = page.getByRole('region', { name: 'Transactions' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const textOf = async (cells: string[]) => cells.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const shown = await textOf(await list.locator('tbody td[data-title]').allInnerTexts());

  const opens = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  const paper = await opens;
  await expect(paper.locator('html[data-printed]')).toBeAttached();
  await expectAccessible(paper);
  expect(await textOf(await paper.locator('tbody td').allInnerTexts())).toEqual(shown);
  await paper.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden();
  await paper.close();

  const name = await list.getByRole('link').first().innerText();
  await list.locator('tbody').getByRole('button', { name: 'More actions' }).first().click();
  const again = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const one = await again;
  await expect(one.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(one.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(one.locator('html[data-printed]')).toBeAttached();
  await expectAccessible(one);
});

test('a print view asks for the log-in first', async ({ page }) => {
  await page.goto(`${portalBase}/admin/printtransactions?view=approved`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/admin/printtransactions?view=approved');
});
