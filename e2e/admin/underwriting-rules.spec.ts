import { creditPaths } from '@contract/credit-portal/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const dialog = (page: Page) => page.getByRole('dialog');
const rule = (page: Page, name: RegExp) => page.getByRole('listitem', { name });
const sentence = (page: Page, name: RegExp) => page.getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save…' });

/** A table of the demo as a clone, so that no other story is decided by what this one saves. */
async function openClone(page: Page, address: string, names: { table: string; clone: string }): Promise<void> {
  await openAs(page, 'operations@demo.test', `${portalBase}${address}`);
  await page.getByRole('link', { name: names.table, exact: true }).click();
  await expect(page.getByRole('heading', { name: names.table, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Clone' }).click();
  await dialog(page).getByLabel('Clone name').fill(names.clone);
  await dialog(page).getByRole('button', { name: 'Clone' }).click();
  await expect(page.getByRole('heading', { name: names.clone, level: 1 })).toBeVisible();
}

async function saveBecause(page: Page, why: string): Promise<void> {
  await save(page).click();
  await dialog(page).getByLabel('Reason').fill(why);
  await dialog(page)
    .getByRole('button', { name: /^Save version/ })
    .click();
  await expect(dialog(page)).toBeHidden();
}

test('a rule is moved by keyboard, one that nobody can meet is refused and mended, and both are saved', async ({
  page,
}) => {
  await openClone(page, creditPaths.rules.list.href(), { table: 'Standard rules', clone: 'Rules of the story' });
  await expect(page.getByText('Ruleset created!')).toBeVisible();
  await expectAccessible(page);

  // Alt with an arrow takes the rule along, and the focus with it.
  await expect(rule(page, /^Rule 18: Debt above 55% of income/)).toBeVisible();
  await sentence(page, /^If debt is above 55% of income/).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rule(page, /^Rule 17: Debt above 55% of income/)).toBeVisible();
  await expect(rule(page, /^Rule 18: Income below/)).toBeVisible();
  await expect(sentence(page, /^If debt is above 55% of income/)).toBeFocused();
  await expect(page.getByText('Rule moved to position 17 of 28')).toBeAttached();
  await expect(page.getByText('2 changes unsaved')).toBeVisible();

  // The mouse takes it back to the place where it stood.
  await rule(page, /^Rule 17: Debt above/)
    .getByTitle('Drag to reorder')
    .dragTo(rule(page, /^Rule 18: Income below/));
  await expect(rule(page, /^Rule 17: Income below/)).toBeVisible();
  await expect(sentence(page, /^If debt is above 55% of income/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rule(page, /^Rule 17: Debt above/)).toBeVisible();

  // A rule that is added stands last, open, with the focus on its name.
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Cards at their limits');
  const form = page.getByRole('group', { name: 'Rule: Cards at their limits' });
  await form.getByLabel('Fact', { exact: true }).selectOption('card utilization');
  await form.getByLabel('Comparison for card utilization').selectOption('above');
  await form.getByLabel('Value for card utilization').fill('95');
  await form.getByRole('button', { name: 'Add condition' }).click();
  await form.getByLabel('Fact', { exact: true }).nth(1).selectOption('card utilization');
  await form.getByLabel('Comparison for card utilization').nth(1).selectOption('at most');
  await form.getByLabel('Value for card utilization').nth(1).fill('85');
  await expect(page.getByText('Rule 29 can never trigger.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText('Fix the errors above to run this test.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to rule 29' }).click();
  await expect(sentence(page, /^If card utilization is above 95% and/)).toBeFocused();
  await page.getByRole('button', { name: 'Change to above 85% and at most 95%' }).click();
  await expect(page.getByText('Rule 29 can never trigger.')).toBeHidden();

  // What is typed is there again after another screen, and is saved with a reason.
  await page.getByRole('link', { name: 'Underwriting rules' }).first().click();
  await expect(page.getByRole('row', { name: /Rules of the story Unsaved/ })).toBeVisible();
  await page.getByRole('link', { name: 'Rules of the story' }).click();
  await saveBecause(page, 'Cards at their limits come to nothing good');
  await expect(page.getByText('Ruleset updated!')).toBeVisible();
  await page.reload();
  await expect(rule(page, /^Rule 17: Debt above 55% of income/)).toBeVisible();
  await expect(sentence(page, /^If card utilization is above 85% and card utilization is at most 95%/)).toBeVisible();
});

test('a rule that every ruleset has is put into the archive and comes back, and an edit is taken back by "Undo all"', async ({
  page,
}) => {
  await openClone(page, creditPaths.rules.list.href(), { table: 'Standard rules', clone: 'Rules for the archive' });
  await page.getByRole('button', { name: 'Actions for A loan with us is past due' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove rule' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Archive rule' }).click();
  const archive = page.getByRole('region', { name: 'Archived rules' });
  await expect(archive.getByRole('listitem')).toHaveCount(1);
  await archive.getByRole('button', { name: 'Actions for A loan with us is past due' }).click();
  await page.getByRole('menuitem', { name: 'Restore from archive' }).click();
  await expect(archive).toBeHidden();
  await expect(page.getByText('unsaved')).toBeHidden();

  await sentence(page, /^If annual income is below/).click();
  const form = page.getByRole('group', { name: 'Rule: Income below $15,000' });
  await form.getByLabel('Value for annual income').fill('$20,000');
  await form.getByLabel('Reason').selectOption('No reason');
  await expect(rule(page, /Income below/).getByText('A denial needs a reason (Reg B 1002.9).')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(sentence(page, /^If annual income is below \$15,000/)).toBeVisible();
  await expect(save(page)).toBeEnabled();
});

test('facts that are typed are decided at once, by what is in force and by what is typed', async ({ page }) => {
  await openAs(
    page,
    'operations@demo.test',
    `${portalBase}${creditPaths.rules.table.href({ tableId: 'ruleset-standard' })}`,
  );
  const desk = page.getByRole('region', { name: 'Test case' });
  await expect(desk.getByText(/^The patient sees: “You’re approved”/)).toBeVisible();
  await desk.getByLabel('90 days late, months ago').fill('4');
  const inForce = desk.getByRole('region', { name: /^In effect: Standard, version/ });
  await expect(inForce.getByText('Denied', { exact: true })).toBeVisible();
  await expect(inForce.getByText(/^The patient sees: “/)).not.toContainText('approved');
  await expect(desk.getByRole('listitem').filter({ hasText: 'A payment 90 days late' })).toContainText('Deny');
  // With the rule in the archive the same person is approved by what is typed, and denied by what is in force.
  await page.getByRole('button', { name: 'Actions for A payment 90 days late in the last 12 months' }).click();
  await page.getByRole('menuitem', { name: 'Archive rule' }).click();
  await expect(desk.getByRole('region', { name: 'Your edits' }).getByText('Approved', { exact: true })).toBeVisible();
  await expect(inForce.getByText('Denied', { exact: true })).toBeVisible();
  await desk.getByText(/^All \d+ inputs$/).click();
  await desk.getByLabel('A security freeze').selectOption('yes');
  await expect(desk.getByRole('region', { name: 'Your edits' })).toContainText(
    'We ask the patient to lift the security freeze.',
  );
  await expectAccessible(page);
});

test('a score above that of a better grade is named at its cell, and grades are saved with an adjustment', async ({
  page,
}) => {
  await openClone(page, creditPaths.grades.list.href(), { table: 'Standard grades', clone: 'Grades of the story' });
  await expect(page.getByText('Grade Assignment created!')).toBeVisible();
  const cell = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await cell('Thick file, grade C').fill('730');
  await expect(
    page.getByRole('link', { name: /^Thick file, grade C: A better score can't get a worse grade/ }),
  ).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await cell('Thick file, grade C').fill('670');
  await page.getByRole('button', { name: 'Add adjustment' }).click();
  await page.keyboard.type('Many accounts');
  const form = page.getByRole('group', { name: 'Adjustment: Many accounts' });
  await form.getByLabel('Fact', { exact: true }).selectOption('accounts on file');
  await form.getByLabel('Value for accounts on file').fill('20');
  await form.getByLabel('Notches').selectOption('1 grade up');
  await form.getByRole('button', { name: 'Done' }).click();
  await saveBecause(page, 'Losses of grade C');
  await expect(page.getByText('Grade Assignment updated!')).toBeVisible();
  await page.reload();
  await expect(cell('Thick file, grade C')).toHaveValue('670');
  await expect(sentence(page, /^If the number of accounts on file is at least 20/)).toBeVisible();
});

test('a plan is added to a product group, and has no rates before a group in use has it', async ({ page }) => {
  await openClone(page, creditPaths.groups.list.href(), { table: 'Standard', clone: 'Plans with 54 months' });
  const months = page.getByLabel('Months', { exact: true });
  await months.fill('12');
  await page.getByRole('button', { name: 'Add plan' }).click();
  await expect(page.getByText('This plan already exists.')).toBeVisible();
  await months.fill('54');
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name: 54 monthly payments');
  await expect(name).toBeFocused();
  await name.fill('Four and a half years');
  await expect(page.getByRole('button', { name: 'Remove 54 monthly payments' })).toBeVisible();
  await expectAccessible(page);
  await saveBecause(page, 'Longer plans for larger treatments');
  await page.reload();
  await expect(name).toHaveValue('Four and a half years');

  await openClone(page, creditPaths.rates.list.href(), { table: 'Standard rates', clone: 'Rates with 54 months' });
  await months.fill('54');
  await page.getByRole('button', { name: 'Add plan' }).click();
  const plan = page.getByRole('rowheader', { name: '54 monthly payments' });
  await expect(plan).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await dialog(page).getByLabel('Reason').fill('Longer plans for larger treatments');
  await dialog(page)
    .getByRole('button', { name: /^Save version/ })
    .click();
  await expect(dialog(page)).toContainText('No product group in use includes the FIXED_54 plan.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove 54 monthly payments' }).click();
  await expect(plan).toBeHidden();
});
