import { finishApplication } from '@contract/application/decision-calls';
import { borrowerPaths } from '@contract/borrower/paths';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

/** Logs somebody in at the search for people. */
async function openBorrowers(page: Page, email: string): Promise<void> {
  const address = `${portalBase}${borrowerPaths.list.href()}`;
  await openAs(page, email, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Borrowers' })).toBeVisible();
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('link', { name: /Casey/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Casey/ })).toBeVisible();
}

/** Opens the only person whom some words find. */
async function openOnly(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.getByRole('region', { name: 'Borrowers' }).getByRole('link').first().click();
  // Rows have a menu of the same name as the file's.
  await expect(page.getByRole('tablist', { name: 'Borrower' })).toBeVisible();
}

test('a person is found by name and by account number, and every panel of the file opens', { tag: '@both' }, async ({
  page,
}) => {
  await openBorrowers(page, 'admin@demo.test');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await find(page, 'casey');
  const account =
    (await page.getByRole('navigation', { name: 'Breadcrumb' }).textContent())?.match(/\d{10}/)?.[0] ?? '';
  await expect(page.getByText('Available')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Borrower details' })).toContainText('•••-••-');
  await expectAccessible(page);
  for (const name of ['Payments', 'Applications', 'Documents', 'Notes']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Applications' }).click();
  await page.getByRole('list', { name: 'Applications' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open borrower' }).click();
  await expect(page.getByText('Available')).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Borrowers' }).click();
  await page.getByRole('button', { name: 'Find by number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account number or SSN').fill('1111111111');
  await dialog.getByRole('button', { name: 'Open borrower' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('No borrower at your practices has this number.');
  await expectAccessible(page);
  await dialog.getByLabel('Account number or SSN').fill(account);
  await dialog.getByRole('button', { name: 'Open borrower' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Casey/ })).toBeVisible();
  // What was typed may be a number of a person: it stands in no address.
  expect(page.url()).not.toContain(account);
});

test('a loan in force stands on the file with its payments, and how the limit was set', async ({ page }) => {
  const ever = 'view=approved&fundingStatus=SETTLED&from=2020-01-01&to=2035-01-01';
  await openAs(page, 'admin@demo.test', `${portalBase}${paths.admin.practiceTransactions.href()}?${ever}`);
  await page.getByRole('region', { name: 'Transactions' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Application', exact: true }).click();
  await page.getByRole('link', { name: 'Open borrower' }).click();
  const card = page
    .getByRole('region')
    .filter({ has: page.getByText('Paid to practice') })
    .first();
  await expect(card.getByRole('img', { name: /^\d+ of \d+ payments made$/ })).toBeVisible();
  await expect(card.getByText('Balance')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^How the \$[\d,]+ limit was set$/ })).toBeVisible();
  await expect(page.getByText('Sets the limit')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
});

test('those on hold are found by a filter that their practice does not have, and cards say it', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `listed-${project.name}-${retry}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  const staff = await staffOf(app, 'admin@demo.test');
  const search = ana.email.split('@')[0] ?? '';
  const [{ borrowerId }] = (await staff('POST', '/practice/borrowers', { search })).data;
  const { user } = await staff('GET', `/api/practice/borrower?user_id=${borrowerId}`);
  const body = { borrowerId, reason: 'Called, and the voice was another one.', version: user.version };
  await staff('POST', '/practice/borrower/set-account-hold', body);

  await openBorrowers(page, 'admin@demo.test');
  await page.getByRole('searchbox').fill(search);
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'On hold', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'On hold', exact: true }).click();
  await expect(page).toHaveURL(/accountOnHold=1/);
  const rows = page.getByRole('region', { name: 'Borrowers' });
  await expect(rows.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(rows.locator('tbody').getByText('On hold')).toHaveCount(2);
  await page.setViewportSize({ width: 740, height: 1024 });
  await expect(rows.getByText('On hold').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('staff of a practice find their patient, and read nothing of how they repay or who they are to us', async ({
  page,
}) => {
  await openBorrowers(page, 'staff@bright-smile.test');
  await find(page, 'casey');
  await expect(page.getByText('Available')).toBeVisible();
  for (const name of ['Payments', 'Notes']) await expect(page.getByRole('tab', { name })).toHaveCount(0);
  for (const word of ['SSN', 'Balance', 'Payment method', 'Put on hold', 'Paid to practice', /limit was set/])
    await expect(page.getByText(word)).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
});

test('a new phone number is shown before it is changed, told to the old one, and the file says who did it', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `contact-${project.name}-${retry}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await openBorrowers(page, 'admin@demo.test');
  await openOnly(page, ana.email.split('@')[0] ?? '');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('5125550177');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('→ (512) 555-0177')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Patient Info updated with success.')).toBeVisible();
  const about = page.getByRole('complementary', { name: 'Borrower details' });
  await expect(about).toContainText('(512) 555-0177');
  await expect(about.getByText('Contact info or patient changed')).toBeVisible();
  await expect
    .poll(async () =>
      (await mailbox.list(ana.email)).some(({ subject }) => subject === 'We changed your PatientFi account'),
    )
    .toBe(true);
});

test('a number is proven while its owner reads the code out, and an ID check is asked for', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `proof-${project.name}-${retry}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await openBorrowers(page, 'admin@demo.test');
  await openOnly(page, ana.email.split('@')[0] ?? '');
  const about = page.getByRole('complementary', { name: 'Borrower details' });
  const dialog = page.getByRole('dialog');
  await about.getByRole('button', { name: 'Verify with code' }).click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(/Code sent to/)).toBeVisible();
  await expectAccessible(page);
  const shown = (await about.textContent())?.match(/\(\d{3}\) \d{3}-\d{4}/)?.[0] ?? '';
  const to = `+1${shown.replace(/\D/g, '')}`;
  await dialog.getByRole('textbox').fill(await mailbox.nextCode(to));
  await expect(page.getByText('Phone number verified with success.')).toBeVisible();
  await expect(about.getByText('Phone number verified')).toBeVisible();

  await page.getByRole('button', { name: 'Request ID check' }).click();
  await dialog.getByRole('button', { name: 'Request ID check' }).click();
  await expect(page.getByText('Request for ID check sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Email limit refresh offer' }).click();
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Could not send email to borrower')).toBeVisible();
  await expect(dialog.getByRole('status').first()).toContainText("This patient can't refresh their limit yet.");
});

test('a denied application is run again with the income that was mended, and the file says who did it', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = { ...anApplicant('0001', `again-${project.name}-${retry}`), annualIncome: 1000 };
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await openBorrowers(page, 'admin@demo.test');
  await openOnly(page, ana.email.split('@')[0] ?? '');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rerun application' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rerun application', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Confirm that the patient authorized the check');
  await dialog.getByLabel('The patient told me').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rerun application', exact: true }).click();
  await expect(page.getByText(/^Application was denied: /)).toBeVisible();
  await expect(page.getByText('Denied application archived')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rerun application' }).click();
  await dialog.getByLabel('Annual income').fill('90000');
  await dialog.getByLabel('The patient told me').check();
  await dialog.getByRole('button', { name: 'Rerun application', exact: true }).click();
  await expect(page.getByText('Application ran with success')).toBeVisible();
  await expect(page.getByText('Available')).toBeVisible();
  const about = page.getByRole('complementary', { name: 'Borrower details' });
  await expect(about.getByText('Application rerun').first()).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
