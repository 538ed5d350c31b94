import { creditPaths } from '@contract/credit-portal/paths';
import { portalBase } from '@contract/paths';
import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { gradeRiskAprCalls as calls } from '@contract/versioned-tables/grade-risk-apr';
import { colleague } from '../fixtures/colleague';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const TABLE = 'apr-standard';

async function openRates(page: Page): Promise<void> {
  await openAs(page, 'operations@demo.test', `${portalBase}${creditPaths.rates.list.href()}`);
  await expect(page.getByRole('heading', { name: 'Rates by grade', level: 1 })).toBeVisible();
}

const cell = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');

/** Puts text on the clipboard's way into the cell that has the focus, as a spreadsheet does. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const data = new DataTransfer();
    data.setData('text', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('rates are typed as on a sheet, tried on past cases, saved over a colleague’s, compared and restored', async ({
  page,
  browser,
  addresses,
}) => {
  await openRates(page);
  await expect(page.getByText('In effect for Standard')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Standard rates' }).click();
  await expect(page.getByRole('heading', { name: 'Standard rates', level: 1 })).toBeVisible();
  await expect(page.getByText('Version 1,')).toBeVisible();

  // Keyboard: down by Enter, back by Escape; a rate below a better grade's is named at its cell.
  await cell(page, '24 monthly payments, grade D').click();
  await page.keyboard.type('12');
  await expect(
    page.getByRole('link', { name: '24 monthly payments, grade D: 12% is less than the 13.99% for a better grade.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save…' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('unsaved')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(cell(page, '36 monthly payments, grade D')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await paste(page, '16.99\t20.99\n18.49\t22.99\n');
  await expect(page.getByText('4 cells unsaved')).toBeVisible();
  await expect(cell(page, '36 monthly payments, grade E')).toHaveValue('22.99');

  await page.getByRole('button', { name: 'Test these rates' }).click();
  await expect(page.getByText(/^\d+ of \d+ cases would change/)).toBeVisible();
  await expectAccessible(page);

  // A colleague is quicker: theirs is told, and what was typed stays.
  const other = await colleague<GradeRiskContent>(browser, addresses.app, calls.read.path.replace('{id}', TABLE));
  await other.save(({ enabled, products }) => ({
    enabled,
    products: products.map((row) =>
      row.product === 'FIXED_24' ? { ...row, values: { ...row.values, D: 17.49 } } : row,
    ),
  }));
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(dialog(page).getByText('36 monthly payments, E')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save version 2' }).click();
  await expect(page.getByText('Enter a reason').first()).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('Spring campaign');
  await dialog(page).getByRole('button', { name: 'Save version 2' }).click();
  await expect(page.getByText('Priya Raman saved version 2 while you were editing.')).toBeVisible();
  await expect(page.getByText('(your edit: 16.99)')).toBeVisible();
  await expect(cell(page, '24 monthly payments, grade D')).toHaveValue('16.99');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my edits' }).click();
  await page.getByRole('button', { name: 'Save…' }).click();
  await dialog(page).getByLabel('Reason').fill('Spring campaign');
  await dialog(page).getByRole('button', { name: 'Save version 3' }).click();
  await expect(page.getByText('Grade Risk APR updated!')).toBeVisible();
  await expect(page.getByText('Version 3,')).toBeVisible();

  // History: any two versions, and the way back.
  await page.getByRole('tab', { name: 'History' }).click();
  const difference = page.getByRole('list', { name: 'From version 2 to version 3' });
  await expect(difference.getByRole('listitem')).toHaveCount(4);
  await page.getByLabel('From', { exact: true }).selectOption('1');
  await expect(page.getByRole('list', { name: 'From version 1 to version 3' })).toContainText('17.99% → 16.99%');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await dialog(page).getByLabel('Reason').fill('The campaign has ended');
  await dialog(page).getByRole('button', { name: 'Restore as version 4' }).click();
  await expect(page.getByText('Version 4,')).toBeVisible();
  await expect(page.getByText('restored from version 1')).toBeVisible();
  await page.getByRole('tab', { name: 'Rates' }).click();
  await expect(cell(page, '24 monthly payments, grade D')).toHaveValue('17.99');
  await other.leave();

  // A clone of its own, archived after a question and taken out again.
  await page.getByRole('button', { name: 'Clone' }).click();
  await dialog(page).getByLabel('Clone name').fill('Rates for a trial');
  await dialog(page).getByRole('button', { name: 'Clone' }).click();
  await expect(page.getByRole('heading', { name: 'Rates for a trial' })).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Grade Risk archived!')).toBeVisible();
  await expect(cell(page, '24 monthly payments, grade D')).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Restored from archive')).toBeVisible();
  await page.goto(`${portalBase}${creditPaths.rates.list.href()}`);
  await expect(page.getByText('Not in use')).toBeVisible();
});

test('merchant fees are a table of the same kind: a worse grade may cost less, and nothing is simulated', async ({
  page,
}, testInfo) => {
  // A second try finds the clone of the first.
  const clone = `Fees of try ${testInfo.retry + 1}`;
  await openRates(page);
  await page.getByRole('link', { name: 'Merchant fees' }).click();
  await expect(page.getByRole('heading', { name: 'Merchant fees by grade', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Standard fees' }).click();
  await expect(page.getByText('Percent of the amount.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clone' }).click();
  await dialog(page).getByLabel('Clone name').fill(clone);
  await dialog(page).getByRole('button', { name: 'Clone' }).click();
  await expect(page.getByRole('heading', { name: clone })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What-if' })).toHaveCount(0);
  await cell(page, '24 monthly payments, grade G').click();
  await page.keyboard.type('1.25');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(dialog(page).getByText('No risk profile uses this table yet.')).toBeVisible();
  await expect(dialog(page).getByLabel('Reason')).toHaveCount(1);
  await dialog(page).getByLabel('Reason').fill('G pays less');
  await dialog(page).getByRole('button', { name: 'Save version 2' }).click();
  await expect(page.getByText('Grade Risk MDF updated!')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('G pays less')).toBeVisible();
  await page.getByRole('link', { name: 'Merchant fees by grade' }).click();
  await expect(page.getByRole('region', { name: 'Merchant fee tables' }).getByText(clone)).toBeVisible();
  await page.getByRole('link', { name: 'Rates by grade' }).click();
  await expect(page.getByRole('region', { name: 'Rate tables' }).getByText(clone)).toHaveCount(0);
});
