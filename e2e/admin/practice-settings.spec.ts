import type { ResultOf } from '@contract/endpoint';
import { paths, portalBase } from '@contract/paths';
import { calculatePayments } from '@contract/payment-calculator/calls';
import {
  changePracticeDetails,
  changePracticeProduct,
  getPracticeDetails,
  listPracticeRiskProfiles,
} from '@contract/practice-settings/calls';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

type ReadOffer = ResultOf<typeof listPracticeRiskProfiles>;
const PRACTICE = { id: 'prac-northgate-ortho', name: 'Northgate Orthodontics' };

async function open(page: Page, email: string, { href }: { href: () => string }): Promise<void> {
  const address = `${portalBase}${href()}`;
  await openAs(page, email, address);
}

async function choose(page: Page): Promise<void> {
  const practice = page.getByRole('main').getByRole('combobox', { name: 'Practice' });
  await practice.fill(PRACTICE.name.slice(0, 9));
  await page.getByRole('option', { name: new RegExp(PRACTICE.name.slice(0, 9)) }).click();
}

test('an Admin changes how a practice is reached, what it offers and by which rules, and is told of a quicker colleague', async ({
  page,
  addresses: { app },
}) => {
  await open(page, 'admin@demo.test', paths.admin.practiceSettings);
  await choose(page);
  await expectAccessible(page);
  const profile = page.getByRole('region', { name: 'Risk profile', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('5125550166');
  await expect(page.getByText('1 field changed')).toBeVisible();
  await save.click();
  await expect(page.getByText('Practice saved')).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/555.*0166/);

  const products = page.getByRole('region', { name: 'Products' });
  const plan = products.getByRole('listitem').filter({ hasText: '60 monthly payments' });
  await plan.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Minimum amount').fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText("The group's minimum is higher.").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Minimum amount').fill('250');
  await dialog.getByLabel('Offer this product').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Products saved')).toBeVisible();
  await expect(plan).toContainText('Not offered');
  const admin = await staffOf(app, 'admin@demo.test');
  const offered = await admin('POST', calculatePayments.path, { practiceId: PRACTICE.id, amount: 4500 });
  expect(JSON.stringify(offered)).toContain('FIXED_36');
  expect(JSON.stringify(offered)).not.toContain('FIXED_60');

  await profile.getByRole('radio', { name: /Thin files/ }).check();
  await page.getByRole('button', { name: 'Save risk profile' }).click();
  await expect(page.getByText('Risk Profile updated')).toBeVisible();
  await expect(profile.getByRole('radio', { name: /Thin files/ })).toBeChecked();

  // Its rules are those of the profile, and the one beside it may be told by them.
  const rules = page.getByRole('region', { name: 'Underwriting rules', exact: true });
  await expect(rules.getByRole('radio').first()).toBeChecked();

  // A colleague changes the details while this page is open: what the practice offers is another thing, the phone is not.
  const asked = `${getPracticeDetails.path}?practiceId=${PRACTICE.id}`;
  const changeCity = async (city: string) => {
    const { version } = (await admin('GET', asked)) as { version: number };
    await admin('PUT', changePracticeDetails.path.replace('{id}', PRACTICE.id), { version, city });
  };
  await changeCity('Concord');
  await profile.getByRole('radio', { name: /Standard/ }).check();
  const isRead = page.waitForResponse((answer) => answer.url().includes(getPracticeDetails.path));
  await page.getByRole('button', { name: 'Save risk profile' }).click();
  const inForce = async () =>
    ((await admin('GET', `${listPracticeRiskProfiles.path}?practiceId=${PRACTICE.id}`)) as ReadOffer)
      .patientfiriskprofile;
  await expect.poll(inForce).toMatchObject({ _id: 'risk-standard' });
  await isRead;
  await changeCity('Keene');
  await page.getByLabel('Phone', { exact: true }).fill('5125550167');
  await save.click();
  const overtaken = page.getByRole('alert').filter({ hasText: 'City: Concord → Keene. Your change wasn’t saved' });
  await expect(overtaken).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Keene');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/555.*0167/);

  // A link does not lose what is typed.
  await page.getByRole('link', { name: 'Provider settings' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  // Nor does another practice.
  await page.getByRole('banner').getByRole('button', { name: PRACTICE.name }).click();
  await page.getByRole('button', { name: /Bright Smile Dental/ }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/555.*0167/);
  await save.click();
  await expect(page.getByText('Practice saved')).toBeVisible();

  // A colleague changes the group of products while one of them is being changed.
  await plan.getByRole('button').click();
  const admitted = (await admin('GET', `${listPracticeRiskProfiles.path}?practiceId=${PRACTICE.id}`)) as ReadOffer;
  const other = admitted.productGroups.find(({ _id, refusal }) => refusal === null && _id !== admitted.productGroupId);
  const { productGroupId = '', version } = { ...admitted, productGroupId: other?._id };
  await admin('PUT', changePracticeProduct.path, { practiceId: PRACTICE.id, productGroupId, version });
  await dialog.getByLabel('Minimum amount').fill('300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You’re seeing the current settings; your change wasn’t saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Product group')).toHaveValue(productGroupId);

  // A form that was left and is opened again follows what a colleague did meanwhile.
  await page.getByRole('link', { name: 'Provider settings' }).click();
  await expect(page.getByRole('heading', { name: 'Provider settings' })).toBeVisible();
  await changeCity('Dover');
  await page.getByRole('link', { name: 'Practice settings' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Dover');
});

test("a practice's manager changes its colour, and its staff read", async ({ page }) => {
  await open(page, 'manager@bright-smile.test', paths.admin.providerSettings);
  const colour = page.getByRole('textbox', { name: 'Color' });
  const before = await colour.inputValue();
  await colour.fill('green');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a color like #1a6b4f').first()).toBeVisible();
  await expectAccessible(page);
  await colour.fill(before === '#1a6b4f' ? '#1a6b50' : '#1a6b4f');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Practice saved')).toBeVisible();
  await colour.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Practice settings' }).click();
  await expect(page.getByText('To change the name or address, contact us')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Risk profile' })).toHaveCount(0);

  await page.context().clearCookies();
  await open(page, 'staff@bright-smile.test', paths.admin.practiceSettings);
  await expect(page.getByText('A practice administrator can change')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
