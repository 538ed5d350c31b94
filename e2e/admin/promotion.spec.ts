import { paths, portalBase } from '@contract/paths';
import { changePracticeDetails } from '@contract/practice-settings/calls';
import type { Page, TestInfo } from '@playwright/test';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

/** Stories of the two sizes run at once, so that each has practices of its own. */
const AT = {
  'staff-phone': { promotion: 'lakeview-derm', contact: 'brightarch-smiles' },
  'staff-desktop': { promotion: 'clearview-eye', contact: 'harbor-medspa' },
} as const;
const practicesOf = ({ project }: TestInfo) =>
  project.name === 'staff-phone' ? AT['staff-phone'] : AT['staff-desktop'];
const stepOf = (slug: string, step: string) => `/v2/admin/practice/onboarding/${step}?onboarding=onb-prac-${slug}`;
const SETTINGS = `${portalBase}${paths.admin.practiceSettings.href()}`;

async function writeDay(page: Page, name: string, [month, day, year]: readonly [string, string, string]) {
  const group = page.getByRole('group', { name });
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Year').fill(year);
}

test(
  'a promotion is offered by the platform, agreed to by the practice, and ends when either says so',
  {
    tag: '@both',
  },
  async ({ page, addresses, mailbox }, info) => {
    const slug = practicesOf(info).promotion;
    const step = stepOf(slug, 'patientfi-plus-promotion-create');
    const email = `desk-${Date.now()}@${slug}.test`;
    const admin = await staffOf(addresses.app, 'admin@demo.test');
    await admin('PUT', changePracticeDetails.path.replace('{id}', `prac-${slug}`), { email });
    const save = page.getByRole('button', { name: 'Save and continue to review and activate' });

    await test.step('the platform names its days; a last day before the first is told at its field', async () => {
      await openAs(page, 'admin@demo.test', `${addresses.app}${step}`);
      await expect(page.getByText('This practice is active, so changes take effect immediately.')).toBeVisible();
      await page.getByLabel('Offer the promotion to this practice').check();
      await writeDay(page, 'First day', ['02', '01', '2036']);
      await writeDay(page, 'Last day', ['01', '31', '2036']);
      await save.press('Enter');
      await expect(page.getByText('Enter a last day on or after the first day').first()).toBeVisible();
      await writeDay(page, 'Last day', ['02', '29', '2036']);
      await expectAccessible(page);
      await save.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Review and activate' })).toBeVisible();
      await expect(page.getByText('Feb 1, 2036 to Feb 29, 2036').last()).toBeAttached();
      expect((await mailbox.next(email)).text).toContain('From February 1, 2036 through February 29, 2036');
    });

    const promotion = page.getByRole('region', { name: 'PatientFi Plus promotion' });
    await test.step('the practice reads its days, and takes part after it was asked once more', async () => {
      await openAs(page, `manager@${slug}.test`, `${addresses.app}${SETTINGS}`);
      await expect(promotion.getByText('Your practice hasn’t opted in.')).toBeVisible();
      await expectAccessible(page);
      await promotion.getByRole('button', { name: 'Opt in' }).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Opt in to the promotion from Feb 1, 2036 to Feb 29, 2036?' });
      await expectAccessible(page);
      await asking.getByRole('button', { name: 'Opt in' }).press('Enter');
      await expect(page.getByText('Your practice opted in', { exact: true })).toBeVisible();
      await expect(promotion.getByText(/opted the practice in/).first()).toBeVisible();
    });
    await test.step('it stops, and is told what its patients keep', async () => {
      await promotion.getByRole('button', { name: 'Opt out' }).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Opt out of the promotion?' });
      await expect(
        asking.getByText('Patients already offered it keep the offer and can still request it.'),
      ).toBeVisible();
      await asking.getByRole('button', { name: 'Opt out' }).press('Enter');
      await expect(promotion.getByText('Your practice hasn’t opted in.')).toBeVisible();
    });
    await test.step('others of the practice read it and decide nothing', async () => {
      await openAs(page, `staff@${slug}.test`, `${addresses.app}${SETTINGS}`);
      await expect(promotion.getByText('A practice administrator can opt in or out.')).toBeVisible();
      await expect(promotion.getByRole('button')).toHaveCount(0);
    });
    await test.step('the platform withdraws it', async () => {
      await openAs(page, 'admin@demo.test', `${addresses.app}${step}`);
      await page.getByLabel('Offer the promotion to this practice').uncheck();
      await save.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Review and activate' })).toBeVisible();
      const told = await mailbox.next(email);
      expect(told.subject).toContain('is off');
      expect(told.text).toContain('No patient was offered it.');
    });
  },
);

test(
  'a practice verifies its own address by a code, and another one anew',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, info) => {
    const slug = practicesOf(info).contact;
    const email = `front-${Date.now()}@${slug}.test`;
    const admin = await staffOf(addresses.app, 'admin@demo.test');
    await admin('PUT', changePracticeDetails.path.replace('{id}', `prac-${slug}`), { email });
    await openAs(page, `manager@${slug}.test`, `${addresses.app}${SETTINGS}`);
    const contact = page.getByRole('list', { name: 'Practice contact' }).getByRole('listitem').first();
    await expect(contact.getByText('Not verified')).toBeVisible();
    await contact.getByRole('button', { name: 'Send code to the email' }).press('Enter');
    const field = contact.getByLabel(/^Code sent to/);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    const code = await mailbox.nextCode(email);
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('Please make sure that you insert the correct OTP.')).toBeVisible();
    await field.fill(code);
    await expect(page.getByText('OTP verified successfully.')).toBeVisible();
    await expect(contact.getByText(/^Verified /)).toBeVisible();
    await expect(field).toHaveCount(0);

    await test.step('onboarding shows the same mark', async () => {
      const step = stepOf(slug, 'provider-information-create');
      await openAs(page, 'admin@demo.test', `${addresses.app}${step}`);
      await expect(contact.getByText(/^Verified /)).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('another address is not', async () => {
      await admin('PUT', changePracticeDetails.path.replace('{id}', `prac-${slug}`), { email: `other-${email}` });
      await page.reload();
      await expect(contact.getByText('Not verified')).toBeVisible();
    });
  },
);

test('the membership brand sees no promotion in the settings of a practice that finances', async ({
  page,
  addresses: { app },
}) => {
  await openAs(page, 'privi-admin@demo.test', `${app}${SETTINGS}`);
  const practice = page.getByRole('main').getByRole('combobox', { name: 'Practice' });
  await practice.fill('Harbor');
  await page.getByRole('option', { name: /Harbor/ }).click();
  await expect(page.getByRole('heading', { name: 'Verified contact' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'PatientFi Plus promotion' })).toHaveCount(0);
});
