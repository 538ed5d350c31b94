import { creditPaths } from '@contract/credit-portal/paths';
import { portalBase } from '@contract/paths';
import { type CreditLineContent, creditLineCalls as calls } from '@contract/versioned-tables/credit-line';
import { colleague } from '../fixtures/colleague';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const TABLE = 'thick-cla';
const cell = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name.replace('$', '\\$')}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const address = `${portalBase}${creditPaths.lines.list.href()}`;

async function openLines(page: Page): Promise<void> {
  await openAs(page, 'operations@demo.test', address);
  await expect(page.getByRole('heading', { name: 'Credit line assignments', level: 1 })).toBeVisible();
}

/** What a version holds with one cell of grade C changed. */
function withGradeC(table: CreditLineContent, dollars: number): object {
  const { specialty, fileType, incomes, maxPctIncome, maxDti, refRate, refTerm, roundTo, minLine, maxLine } = table;
  const lines = table.lines.map((line) =>
    line.grade === 'C' ? { ...line, values: line.values.map((value, band) => (band === 1 ? dollars : value)) } : line,
  );
  return { specialty, fileType, incomes, lines, maxPctIncome, maxDti, refRate, refTerm, roundTo, minLine, maxLine };
}

test('limits by grade and income are typed as on a sheet, with bands that come and go, and stay while another table is looked at', async ({
  page,
}) => {
  await openLines(page);
  await expect(
    page.getByRole('row', { name: /^Thick file lines, Fertility Fertility Thick files In effect for/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Thin file lines All other specialties Thin files/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Thick file lines', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thick file lines', level: 1 })).toBeVisible();
  await expect(page.getByText('Version 1,')).toBeVisible();
  await expect(page.getByText('You can’t change these while the table is in use. Clone it instead.')).toBeVisible();

  // As on a sheet: what falls below a lower income's limit is named at its cell; Escape takes it back.
  await cell(page, 'Grade C, income from $45,000').click();
  await page.keyboard.type('$5,000');
  const fault = page.getByRole('link', {
    name: /^Grade C, income from \$45,000: A higher income can't get a lower limit/,
  });
  await expect(fault).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save…' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await fault.click();
  await expect(cell(page, 'Grade C, income from $45,000')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('unsaved')).toBeHidden();
  // Half of it is what the table says: 9,000 is on the way to 90,000.
  await page.keyboard.type('90000');
  await expect(cell(page, 'Grade C, income from $45,000')).toHaveValue('90000');
  await page.keyboard.press('Escape');
  await page.keyboard.type('9800');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Grade D, income from $45,000')).toBeFocused();

  // A setting, and a band between two others; what was typed is there again after a look at another table.
  await page.getByLabel('Minimum limit').fill('0');
  await expect(page.getByText('Minimum limit: enter an amount from $0.01 to $1,000,000.').first()).toBeVisible();
  await page.getByLabel('Minimum limit').fill('400');
  await expect(page.getByText('Was $500.')).toBeVisible();
  await page.getByLabel('New band, income from').fill('45000');
  await page.getByRole('button', { name: 'Add band' }).click();
  await expect(page.getByText('A band already starts at this amount.')).toBeVisible();
  await page.getByLabel('New band, income from').fill('60000');
  await page.getByRole('button', { name: 'Add band' }).click();
  await expect(cell(page, 'Grade C, income from $60,000')).toHaveValue('9800');
  await page.getByRole('button', { name: 'Remove the band from $90,000' }).click();
  await page.getByRole('button', { name: 'Restore band' }).click();
  await expect(page.getByText('10 values unsaved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Credit line assignments' }).click();
  await expect(page.getByText('Unsaved')).toHaveCount(1);
  await page.getByRole('link', { name: 'Thin file lines', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thin file lines', level: 1 })).toBeVisible();
  await expect(page.getByText('unsaved')).toBeHidden();
  await page.getByRole('link', { name: 'Credit line assignments' }).click();
  await page.getByRole('link', { name: 'Thick file lines Unsaved' }).click();
  await expect(page.getByText('10 values unsaved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('unsaved')).toBeHidden();
  await expect(cell(page, 'Grade C, income from $60,000')).toHaveCount(0);
});

test('limits are saved over a colleague’s, compared and restored', async ({ page, browser, addresses }) => {
  await openLines(page);
  await page.getByRole('link', { name: 'Thick file lines', exact: true }).click();
  await cell(page, 'Grade C, income from $45,000').fill('9800');
  await page.getByLabel('Minimum limit').fill('400');
  await page.getByLabel('New band, income from').fill('60000');
  await page.getByRole('button', { name: 'Add band' }).click();
  await expect(page.getByText('10 values unsaved')).toBeVisible();

  // A colleague is quicker: theirs is told, and what was typed stays.
  const other = await colleague<CreditLineContent>(browser, addresses.app, calls.read.path.replace('{id}', TABLE));
  await other.save((table) => withGradeC(table, 9_500));
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(dialog(page).getByText('Grade C, income from $45,000')).toBeVisible();
  await expect(dialog(page).getByText('Minimum limit')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Reason').fill('Smaller purchases');
  await dialog(page).getByRole('button', { name: 'Save version 2' }).click();
  await expect(page.getByText('Priya Raman saved version 2 while you were editing.')).toBeVisible();
  await expect(page.getByText('(your edit: 9800)')).toBeVisible();
  await expect(cell(page, 'Grade C, income from $45,000')).toHaveValue('9800');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my edits' }).click();
  await page.getByRole('button', { name: 'Save…' }).click();
  await dialog(page).getByLabel('Reason').fill('Smaller purchases');
  await dialog(page).getByRole('button', { name: 'Save version 3' }).click();
  await expect(page.getByText('Credit Line Assignment updated!')).toBeVisible();
  await expect(page.getByText('Version 3,')).toBeVisible();

  // History: what two versions differ in, and the way back.
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'From version 2 to version 3' }).getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('From', { exact: true }).selectOption('1');
  const difference = page.getByRole('list', { name: 'From version 1 to version 3' });
  await expect(difference.getByText('Grade C, income from $45,000')).toBeVisible();
  await expect(difference).toContainText('$9,000 → $9,800');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await dialog(page).getByLabel('Reason').fill('The trial has ended');
  await dialog(page).getByRole('button', { name: 'Restore as version 4' }).click();
  await expect(page.getByText('restored from version 1')).toBeVisible();
  await page.getByRole('tab', { name: 'Limits' }).click();
  await expect(cell(page, 'Grade C, income from $45,000')).toHaveValue('9,000');
  await other.leave();
});

test('a clone of the limits is for another specialty, and leaves for the archive', async ({ page }, testInfo) => {
  // A second try finds the clone of the first.
  const clone = `Skin lines ${testInfo.retry + 1}`;
  await openLines(page);
  await page.getByRole('link', { name: 'Thick file lines', exact: true }).click();
  await page.getByRole('button', { name: 'Clone' }).click();
  await dialog(page).getByLabel('Clone name').fill(clone);
  await dialog(page).getByRole('combobox', { name: 'Specialty' }).fill('Dermat');
  await page.getByRole('option', { name: 'Dermatology' }).click();
  await dialog(page).getByLabel('File type').selectOption('Thin files');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Clone' }).click();
  await expect(page.getByText('Credit Line Assignment created!')).toBeVisible();
  await expect(page.getByRole('heading', { name: clone })).toBeVisible();
  await expect(page.getByLabel('Specialty')).toHaveValue('Dermatology');

  // Nothing uses it, so what it is for can be another.
  await page.getByLabel('File type').selectOption('Thick files');
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(dialog(page).getByText('File type')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('Thick ones first');
  await dialog(page).getByRole('button', { name: 'Save version 2' }).click();
  await expect(page.getByText('Version 2,')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Credit Line Assignment archived')).toBeVisible();
  await expect(cell(page, 'Grade C, income from $45,000')).toHaveAttribute('readonly', '');
  await page.getByRole('link', { name: 'Credit line assignments' }).click();
  await expect(page.getByRole('link', { name: 'Thick file lines', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: clone })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show archived' }).click();
  await expect(page.getByRole('link', { name: clone })).toBeVisible();
});
