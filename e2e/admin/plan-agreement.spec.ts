import { createPlan } from '@contract/membership/plan-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

const STAFF = 'staff@harbor-medspa.test';
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
);

test('a plan agreement is made in the practice, and signed and paid on its screen by the patient', async ({ page }, {
  project,
  retry,
}) => {
  const email = `agrees.${project.name}.${retry}@example.test`;
  await openAs(page, STAFF, `${portalBase}${memberStaffPaths.planAgreement.href()}`);
  await page.getByRole('button', { name: 'New plan agreement' }).click();
  const dialog = page.getByRole('dialog');
  const step = (name: string) => expect(page.getByRole('dialog', { name })).toBeVisible();
  await step('Plan agreement, 1 of 4: Contact');
  await expectAccessible(page);

  // A contact that somebody of the practice has is refused in the words of the specification.
  await dialog.getByLabel('First name').fill('Rosa');
  await dialog.getByLabel('Last name').fill('Mendez');
  await dialog.getByLabel('Email address').fill('morgan@patient.test');
  await dialog.getByLabel('Plan', { exact: true }).selectOption({ label: 'Glow, $89.55 a month' });
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(dialog.getByText('Phone Number or Email already in use.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();

  await step('Plan agreement, 2 of 4: Payment');
  await expect(dialog.getByText('Due today')).toBeVisible();
  await expectAccessible(page);
  // The contact can still be corrected.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByLabel('First name').fill('Rosalia');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await step('Plan agreement, 2 of 4: Payment');
  await dialog.getByText('Bank account', { exact: true }).click();
  await dialog.getByLabel('Bank name').fill('First Sample Bank');
  await dialog.getByLabel('Routing number').fill('110000000');
  await dialog.getByLabel('Account number', { exact: true }).fill('000123456789');
  await dialog.getByLabel('Confirm account number').fill('000123456789');
  await expect(dialog.getByRole('region', { name: /agreement/i }).first()).toContainText('Amount financed');
  const given = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Print agreement' }).click();
  expect((await given).suggestedFilename()).toMatch(/^plan-agreement-.*\.pdf$/);
  // The patient signs themselves, on the screen that is handed to them; nothing is debited before.
  await dialog.getByRole('button', { name: 'Hand over to sign' }).click();
  await expect(dialog.getByRole('heading', { name: 'For Rosalia Mendez to read and sign' })).toBeVisible();
  await expect(dialog.getByText('Your account: First Sample Bank, ending in 6789.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Sign and pay \$/ }).click();
  await expect(dialog.getByText('Type your name exactly as shown: Rosalia Mendez').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^I have read the terms/ }).check();
  await dialog.getByLabel('Type your name to sign').fill('Rosalia Mendez');
  await dialog.getByRole('button', { name: /^Sign and pay \$/ }).click();

  await step('Plan agreement, 3 of 4: Agreement');
  await expect(dialog.getByText(/The plan has started/)).toBeVisible();
  await expectAccessible(page);
  const printed = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Print agreement' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^plan-agreement-.*\.pdf$/);
  await expect(dialog.getByText(/Rosalia Mendez signed it on this screen/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue to upload' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);

  // The dialog begins empty again, and the member has the plan.
  await page.getByRole('button', { name: 'New plan agreement' }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.goto(`${portalBase}${memberStaffPaths.planBuilder.href()}`);
  await page.getByRole('searchbox').last().fill(email);
  await page
    .getByRole('list', { name: 'Search results' })
    .getByRole('button', { name: /Rosalia Mendez/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Plan for Rosalia Mendez' })).toBeVisible();
  await expect(page.getByText('Active plan', { exact: true })).toBeVisible();

  // The plan that runs stands beside the changed one, in treatments and in money.
  await page.getByRole('group', { name: 'HydraFacial', exact: true }).getByLabel('Frequency').selectOption('Monthly');
  const compared = page.getByRole('region', { name: 'Current plan and changes' });
  await expect(compared).toContainText('every 2 months');
  await expect(compared).toContainText('Changed');
  await expect(page.getByRole('region', { name: 'Cost of the change' })).toContainText('Monthly treatment cost');
  await expect(page.getByRole('region', { name: 'What the practice receives' })).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send update' }).click();
  await expect(page.getByText('Enter a reason for the change. Rosalia will see it.').first()).toBeVisible();
  await page.getByLabel('Reason for the change').fill('A facial each month, as we said.');
  await page.getByRole('button', { name: 'Send update' }).click();
  await expect(page.getByRole('heading', { name: 'Update sent to Rosalia' })).toBeVisible();

  // At the page of the member a visit is booked and given, and the change taken back.
  await page.getByRole('link', { name: 'Open member' }).click();
  const visits = page.getByRole('region', { name: 'Visits' });
  await visits.getByRole('button', { name: 'Book' }).first().click();
  await dialog.getByLabel('Date and time').fill('2031-03-04T10:30');
  await dialog.getByLabel('Injector').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  // A day after the plan year is asked about once.
  await expect(dialog.getByText(/To keep this time/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await expect(page.getByText('Agreement scheduled successfully')).toBeVisible();
  await visits.getByRole('button', { name: 'Mark as done' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(visits.getByText('Done', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw change' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('a plan that was sent is paid by card in the practice and signed on paper; a declined card changes nothing', async ({
  page,
  addresses,
}, { project, retry }) => {
  const colleague = await staffOf(addresses.app, 'manager@harbor-medspa.test');
  const practiceId = 'prac-harbor-medspa';
  const { data } = await colleague('GET', listMembershipTreatments.path.replace('{practiceId}', practiceId));
  const facial = data.treatments.find(({ name }: { name: string }) => name === 'HydraFacial')._id;
  const { membership } = await colleague('POST', createPlan.path, {
    practiceId,
    firstName: 'Cara',
    lastName: 'Stone',
    isPhoneOrEmail: `cara.${project.name}.${retry}@example.test`,
    treatments: [{ _id: facial, units: 1, interval: 1, discountPercent: 15 }],
  });
  await openAs(page, STAFF, `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: membership._id })}`);
  await page.getByRole('link', { name: 'Sign in person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan agreement, 2 of 4: Payment' });
  await dialog.getByText('On paper', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^The patient read the agreement/ }).check();
  const pay = async (number: string) => {
    await dialog.getByRole('button', { name: 'Enter card and pay $174.14' }).click();
    const vault = page.frameLocator('iframe[title="Your debit card"]');
    await vault.getByLabel('Card number').fill(number);
    await vault.getByLabel('Expires, MM / YY').fill('04 / 29');
    await vault.getByLabel('Security code').fill('123');
    await vault.getByLabel('Name on the card').fill('Cara Stone');
    await vault.getByRole('button', { name: 'Save card' }).click();
  };
  await pay('4000 0000 0000 0002');
  await expect(dialog.getByText("The payment was declined, and you weren't charged.").first()).toBeVisible();
  await pay('4242 4242 4242 4242');
  await expect(page.getByRole('dialog', { name: 'Plan agreement, 3 of 4: Agreement' })).toBeVisible();
  const open = page.getByRole('dialog');
  await open.getByRole('button', { name: 'Continue to upload' }).click();

  await expect(page.getByRole('dialog', { name: 'Plan agreement, 4 of 4: Upload' })).toBeVisible();
  const file = open.getByLabel('Signed agreement');
  await open.getByRole('button', { name: 'Upload signed agreement' }).click();
  await expect(open.getByText('Choose a PDF of the signed agreement')).toBeVisible();
  await file.setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') });
  await open.getByRole('button', { name: 'Upload signed agreement' }).click();
  await expect(open.getByText("This file isn't a PDF. Scan the signed agreement as a PDF.")).toBeVisible();
  await expectAccessible(page);
  await file.setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: PDF });
  await open.getByRole('button', { name: 'Upload signed agreement' }).click();
  await expect(page.getByText('Document Uploaded successfully.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Plan agreement/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cara Stone' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('$174.14');
});
