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
    const save = page.getByRole('button', { name: 'Save and go to check and activate' });

    await test.step('the platform names its days; a last day before the first is told at its field', async () => {
      await openAs(page, 'admin@demo.test', `${addresses.app}${step}`);
      await expect(page.getByText('This practice is open: it holds at once.')).toBeVisible();
      await page.getByLabel('Offer it to the practice').check();
      await writeDay(page, 'First day', ['02', '01', '2036']);
      await writeDay(page, 'Last day', ['01', '31', '2036']);
      await save.press('Enter');
      await expect(page.getByText('The last day is before the first').first()).toBeVisible();
      await writeDay(page, 'Last day', ['02', '29', '2036']);
      await expectAccessible(page);
      await save.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Check and activate' })).toBeVisible();
      await expect(page.getByText('02/01/2036 to 02/29/2036').last()).toBeAttached();
      expect((await mailbox.next(email)).text).toContain('From 02/01/2036 to 02/29/2036, both days included');
    });

    const promotion = page.getByRole('region', { name: 'PatientFi Plus promotion' });
    await test.step('the practice reads its days, and takes part after it was asked once more', async () => {
      await openAs(page, `manager@${slug}.test`, `${addresses.app}${SETTINGS}`);
      await expect(promotion.getByText('Your practice does not take part.')).toBeVisible();
      await expectAccessible(page);
      await promotion.getByRole('button', { name: 'Take part' }).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Take part from 02/01/2036 to 02/29/2036?' });
      await expectAccessible(page);
      await asking.getByRole('button', { name: 'Take part' }).press('Enter');
      await expect(page.getByText('Your practice takes part', { exact: true })).toBeVisible();
      await expect(promotion.getByText(/took part for the practice/).first()).toBeVisible();
    });
    await test.step('it stops, and is told what its patients keep', async () => {
      await promotion.getByRole('button', { name: 'Stop taking part' }).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Stop taking part in the promotion?' });
      await expect(
        asking.getByText('Patients who were offered it keep the offer, and can still ask you.'),
      ).toBeVisible();
      await asking.getByRole('button', { name: 'Stop taking part' }).press('Enter');
      await expect(promotion.getByText('Your practice does not take part.')).toBeVisible();
    });
    await test.step('others of the practice read it and decide nothing', async () => {
      await openAs(page, `staff@${slug}.test`, `${addresses.app}${SETTINGS}`);
      await expect(promotion.getByText('An administrator of the practice can take part, or stop.')).toBeVisible();
      await expect(promotion.getByRole('button')).toHaveCount(0);
    });
    await test.step('the platform withdraws it', async () => {
      await openAs(page, 'admin@demo.test', `${addresses.app}${step}`);
      await page.getByLabel('Offer it to the practice').uncheck();
      await save.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Check and activate' })).toBeVisible();
      expect((await mailbox.next(email)).subject).toContain('has ended');
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
    const contact = page.getByRole('list', { name: 'Contact of the practice' }).getByRole('listitem').first();
    await expect(contact.getByText('Not verified')).toBeVisible();
    await contact.getByRole('button', { name: 'Send a code to the email' }).press('Enter');
    const field = contact.getByLabel(/^Code sent to/);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    const code = await mailbox.nextCode(email);
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('Please make sure that you insert the correct OTP.')).toBeVisible();
    await field.fill(code);
    await expect(page.getByText('OTP verified successfully.')).toBeVisible();
    await expect(contact.getByText(/^Verified on /)).toBeVisible();
    await expect(field).toHaveCount(0);

    await test.step('onboarding shows the same mark', async () => {
      const step = stepOf(slug, 'provider-information-create');
      await openAs(page, 'admin@demo.test', `${addresses.app}${step}`);
      await expect(contact.getByText(/^Verified on /)).toBeVisible();
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
