import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

test(
  'a person confirms a new email address in their own pages',
  { tag: '@both' },
  async ({ page, mailbox, addresses: { app } }, { project, retry }) => {
    const ana = anApplicant('0001', `confirm-${project.name}-${retry}`);
    await borrowByCalls({ app, mailbox }, ana);
    const staff = await staffOf(app, 'admin@demo.test');
    const [{ borrowerId }] = (await staff('POST', '/practice/borrowers', { search: ana.email.split('@')[0] ?? '' }))
      .data;
    const email = `new-${ana.email}`;
    await staff('PATCH', `/practice/borrower/${borrowerId}/patient-info`, { email });
    await page.goto('/v2/borrower/login?redirect=/v2/borrower/help');
    await page.getByLabel(/Email/).fill(ana.email);
    await page.getByRole('button', { name: /code/i }).click();
    await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
    await expect(page.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible();
    await page.getByRole('button', { name: 'Send code', exact: true }).click();
    await expect(page.getByLabel(/Code sent to/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/Code sent to/).fill(await mailbox.nextCode(email));
    await expect(page.getByText(/Use it to log in from now on/)).toBeVisible();
  },
);
