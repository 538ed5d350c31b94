import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

test('the link beside a code logs in by a press, once', async ({ page, mailbox, addresses }, { project }) => {
  const ana = anApplicant('0001', `link-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await mailbox.nextCode(ana.email);
  const mail = (await mailbox.list(ana.email)).find(({ text }) => text.includes('code-link#'));
  const link = /https?:\/\/\S*code-link#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/borrower\/welcome/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a page that was dropped while its person read the code is at the code again', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  const ana = anApplicant('0001', `reload-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  const code = await mailbox.nextCode(ana.email);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.reload();
  // What was typed is not kept, so that no address stays on a shared phone.
  expect(await page.evaluate(() => localStorage.getItem('login'))).not.toContain(ana.email);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  expect(await page.evaluate(() => localStorage.getItem('login'))).not.toContain('destination');
});
