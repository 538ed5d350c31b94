import { membershipSettingsPaths as settings } from '@contract/membership-settings/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const at = (place: keyof typeof settings) => `${portalBase}${settings[place].href()}`;
const MANAGER = 'manager@bright-smile.test';

/** Presses a button as the keyboard does. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Types an answer over what stands in a field. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('an administrator of a practice sets treatments, a plan and an injector by keyboard', async ({ page }, {
  project,
  retry,
}) => {
  test.slow();
  const treatment = `Glow peel ${project.name} ${retry}`;
  const plan = `Radiance ${project.name} ${retry}`;
  await openAs(page, MANAGER, at('treatments'));
  await expect(page.getByRole('heading', { name: 'Treatments', level: 1 })).toBeVisible();
  await expectAccessible(page);

  // A treatment, with a discount that is first above its price.
  await press(page, 'Add treatment');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Treatment', { exact: true })).toBeFocused();
  await page.keyboard.type(treatment);
  await type(page, 'Price per unit', '120');
  await type(page, 'Discount (optional)', '$120.50');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The discount can’t be more than the price per unit').first()).toBeVisible();
  await expectAccessible(page);
  await type(page, 'Discount (optional)', '$20');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${treatment} saved`)).toBeVisible();
  const row = page.getByRole('table', { name: 'Treatments' }).getByRole('row').filter({ hasText: treatment });
  await expect(row).toContainText('$100');

  // A plan of it: step 0 with its totals, then step 1.
  await page.goto(at('plans'));
  await press(page, 'Add plan');
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(plan);
  await dialog.getByLabel('Treatment 1', { exact: true }).focus();
  await page.keyboard.type(treatment);
  await expect(dialog.getByText('1 × $100 = $100 a year')).toBeVisible();
  await dialog.getByLabel('Frequency').focus();
  await page.keyboard.type('Every 6 months');
  await expect(dialog.getByText('2 × $100 = $200 a year')).toBeVisible();
  await type(page, 'Upfront cost', '20');
  await expect(dialog.getByText('$15', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Plan added' })).toBeVisible();
  await expect(dialog.getByText('Changes have been saved successfully.')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Done');
  await expect(page.getByRole('list', { name: 'Plans' }).getByText(plan)).toBeVisible();

  // A treatment says what depends on it before it is removed; the plan then says that it needs another.
  await page.goto(at('treatments'));
  await press(page, `Remove ${treatment}`);
  await expect(dialog.getByText(`Used in the template ${plan}.`)).toBeVisible();
  await press(page, 'Remove treatment');
  await expect(row).toHaveCount(0);
  await page.goto(at('plans'));
  await expect(page.getByText(`No longer in your treatment list: ${treatment}.`)).toBeVisible();
  await expectAccessible(page);
  await press(page, `Remove ${plan}`);
  await press(page, 'Remove plan');
  await expect(dialog.getByRole('heading', { name: 'Plan removed' })).toBeVisible();
  await press(page, 'Done');
  await expect(page.getByRole('list', { name: 'Plans' }).getByText(plan)).toHaveCount(0);

  await page.goto(at('injectors'));
  await press(page, 'Add injector');
  await page.keyboard.type('Ines Moreau');
  await type(page, 'Credential (optional)', 'RN');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ines Moreau added')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Remove Ines Moreau');
  await expect(dialog.getByText('Nothing uses it.')).toBeVisible();
  await press(page, 'Remove injector');
  await expect(page.getByText('Ines Moreau removed')).toBeVisible();
});

test('the loyalty program is typed on by keyboard, saved, and is what it was after Undo', async ({ page }) => {
  await openAs(page, MANAGER, at('loyaltyProgram'));
  const credit = page.getByLabel(/^Monthly credit, Gold/);
  await expect(credit).toHaveValue('15');
  await expectAccessible(page);
  await page.getByLabel('Monthly credit, Silver', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(credit).toBeFocused();
  await page.keyboard.type('20');
  await expect(page.getByText('1 unsaved change. Gold monthly credit.')).toBeVisible();
  await page.getByLabel('New perk', { exact: true }).focus();
  await page.keyboard.type('Free parking');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New perk', { exact: true })).toBeFocused();
  await expect(page.getByText('2 unsaved changes.')).toBeVisible();
  await expectAccessible(page);
  await press(page, /^Save/);
  await expect(page.getByText('Success. All changes have been saved.')).toBeVisible();
  await expect(page.getByText('unsaved')).toHaveCount(0);
  await page.reload();
  await expect(credit).toHaveValue('20');
  await expect(page.getByLabel('Free parking in Platinum')).toBeChecked();

  // As it was, for whoever comes later.
  await credit.fill('15');
  await press(page, 'Actions for Free parking');
  await page.getByRole('menuitem', { name: 'Remove perk' }).click();
  await press(page, /^Save/);
  await expect(page.getByText('Success. All changes have been saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Platinum' }).click();
  await expect(page.getByLabel('Monthly credit, Platinum', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Monthly credit, Silver', { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test('treatments are chosen to be printed, in a tab of its own; staff without the right change nothing', async ({
  page,
}) => {
  await openAs(page, 'staff@bright-smile.test', at('templates'));
  await page.getByLabel(/^Teeth whitening/).focus();
  await page.keyboard.press('Space');
  await page.getByLabel(/^Hygiene visit/).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.context().addInitScript(() => {
    window.print = () => undefined;
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Print 2 treatments' }).focus();
  await page.keyboard.press('Enter');
  const paper = await opened;
  await expect(paper).toHaveURL(/\/v2\/privi\/admin\/patientfi-resources\/treatment-templates\/print$/);
  await expect(paper.getByRole('heading', { level: 2 })).toHaveText(['Hygiene visit', 'Teeth whitening']);
  await expectAccessible(paper);
  await paper.close();
  // What was ticked is still ticked after a reload.
  await page.reload();
  await expect(page.getByLabel(/^Teeth whitening/)).toBeChecked();

  await page.goto(at('treatments'));
  await expect(page.getByRole('table', { name: 'Treatments' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Add|Edit|Remove)/ })).toHaveCount(0);
});
