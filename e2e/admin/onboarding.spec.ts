import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const BASE = '/v2/admin/practice/onboarding';

test('a practice comes from a lead of which half arrives, step by step, to its first application', async ({
  page,
  addresses,
  mailbox,
}) => {
  await openAs(page, 'admin@demo.test', `${addresses.app}${BASE}/provider-management`);
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
  await page.getByRole('link', { name: 'Onboard a practice' }).press('Enter');
  const lead = page.getByLabel('Number of the lead in the CRM');
  await test.step('a number that is no lead is refused at its field', async () => {
    await lead.fill('1');
    await lead.press('Enter');
    await expect(page.getByText('The sales team’s system has no lead with this number.').first()).toBeVisible();
  });
  await lead.fill('48213');
  await lead.press('Enter');
  await expect(page.getByText('There was an error while retrieving the info.')).toBeVisible();
  await expect(page.getByText('11 of 18 fields arrived')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to practice' }).press('Enter');

  await test.step('the practice has what arrived; what is typed stays when the CRM is asked again', async () => {
    await expect(page.getByLabel('City')).toHaveValue('Spokane');
    await page.getByLabel('Legal name').fill('Cedar Ridge PLLC');
    await page.getByRole('button', { name: 'Ask the CRM again' }).press('Enter');
    await expect(page.getByLabel('Legal name')).toHaveValue('Cedar Ridge PLLC');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and go to public page' }).press('Enter');
  });
  await test.step('an address part that is taken is told at its field', async () => {
    const part = page.getByLabel('Address part');
    await expect(part).toHaveValue(/^cedar-ridge-dental/);
    const own = await part.inputValue();
    await part.fill('bright-smile');
    await page.getByRole('button', { name: 'Save and go to users' }).press('Enter');
    await expect(page.getByText('Another practice or enterprise has this address.').first()).toBeVisible();
    await part.fill(own);
    await page.getByRole('button', { name: 'Save and go to users' }).press('Enter');
  });
  const email = `dana-${Date.now()}@cedarridge.test`;
  await test.step('a step that is left by the list is saved', async () => {
    await page.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^5\. Funding/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Funding' })).toBeVisible();
    await expect(page.getByText('1 person, Dana Whitlock first')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save and go to products' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  await test.step('what a practice offers less of is there again', async () => {
    const largest = page.getByLabel('Largest').first();
    await largest.fill('9000');
    await page.getByRole('button', { name: 'Save and go to risk terms' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Risk terms' })).toBeVisible();
    await page.getByRole('link', { name: /^6\. Products/ }).press('Enter');
    await expect(largest).toHaveValue('9,000');
    await page.getByRole('link', { name: /^7\. Risk terms/ }).press('Enter');
  });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Save and go to bank account' }).press('Enter');
  await test.step('a bank that there is not is told at its field', async () => {
    await page.getByLabel('Bank', { exact: true }).fill('First Bank');
    await page.getByLabel('Routing number').fill('110000001');
    await page.getByLabel('Account number').fill('5212345677');
    await page.getByRole('button', { name: 'Save and go to rewards program' }).press('Enter');
    await expect(page.getByText('Enter the nine digits of a bank; these belong to none').first()).toBeVisible();
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByRole('button', { name: 'Save and go to rewards program' }).press('Enter');
  });
  await page.getByRole('button', { name: 'Save and go to promotion' }).press('Enter');
  await page.getByRole('button', { name: 'Save and go to check and activate' }).press('Enter');
  await test.step('activation says what it does, and does it', async () => {
    const act = page.getByRole('button', { name: 'Activate', exact: true });
    await expect(act).toBeEnabled();
    await act.press('Enter');
    const asking = page.getByRole('dialog', { name: 'Activate Cedar Ridge Dental?' });
    await expect(asking.getByText('1 person gets a mail with a link to make a password.')).toBeVisible();
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Activate', exact: true }).press('Enter');
    await expect(page.getByText('Provider Successfully Activated')).toBeVisible();
    await expect(page.getByText('Patients can apply at this practice.')).toBeVisible();
    await mailbox.next(email);
  });
  await test.step('a patient begins to apply there', async () => {
    const slug = /\/(cedar-ridge-dental[\w-]*)/.exec(
      await page.getByRole('navigation', { name: 'Steps' }).innerText(),
    )?.[1];
    await page.goto(`${addresses.app}/v2/${slug}/apply`);
    await expect(page.getByText('Cedar Ridge Dental').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
