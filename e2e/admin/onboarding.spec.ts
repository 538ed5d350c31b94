import { paths, portalBase } from '@contract/paths';
import { anApplicant, answerQuestions, ask, enterEmail, seeResult } from '../apply/applicant';
import { openAs } from '../fixtures/log-in';
import { startSite } from '../fixtures/own-site';
import { expect, expectAccessible, test } from '../fixtures/world';

const BASE = '/v2/admin/practice/onboarding';

test('a practice comes from a lead of which half arrives, step by step, to its first application', async ({
  page,
  addresses,
  browser,
  mailbox,
}, { project }) => {
  await openAs(page, 'admin@demo.test', `${addresses.app}${BASE}/provider-management`);
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
  await page.getByRole('link', { name: 'Onboard a practice' }).press('Enter');
  const lead = page.getByLabel('CRM lead number');
  await test.step('a number that is no lead is refused at its field', async () => {
    await lead.fill('1');
    await lead.press('Enter');
    await expect(page.getByText('The CRM has no lead with this number.').first()).toBeVisible();
  });
  await lead.fill('48213');
  await lead.press('Enter');
  await expect(page.getByText('There was an error while retrieving the info.')).toBeVisible();
  await expect(page.getByText('11 of 18 fields received')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to practice' }).press('Enter');

  await test.step('the practice has what arrived; what is typed stays when the CRM is asked again', async () => {
    await expect(page.getByLabel('City')).toHaveValue('Spokane');
    await page.getByLabel('Legal name').fill('Cedar Ridge PLLC');
    await page.getByRole('button', { name: 'Retry the CRM' }).press('Enter');
    await expect(page.getByLabel('Legal name')).toHaveValue('Cedar Ridge PLLC');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and continue to public page' }).press('Enter');
  });
  await test.step('an address part that is taken is told at its field', async () => {
    const part = page.getByLabel('URL name');
    await expect(part).toHaveValue(/^cedar-ridge-dental/);
    const own = await part.inputValue();
    await part.fill('bright-smile');
    await page.getByRole('button', { name: 'Save and continue to users' }).press('Enter');
    await expect(page.getByText('Another practice or enterprise already uses this address.').first()).toBeVisible();
    await part.fill(own);
    await page.getByRole('button', { name: 'Save and continue to users' }).press('Enter');
  });
  const email = `dana-${Date.now()}@cedarridge.test`;
  await test.step('a step that is left by Back or by the list is saved', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Back to public page' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Public page' })).toBeVisible();
    await page.getByRole('link', { name: /^4\. Users/ }).press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel(/^Phone/).fill('5095550147');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^5\. Funding/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Funding' })).toBeVisible();
    await expect(page.getByText('1 person, main contact Dana Whitlock')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save and continue to products' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  await test.step('what a practice offers less of is there again', async () => {
    const largest = page.getByLabel('Maximum amount').first();
    await largest.fill('9000');
    await page.getByRole('button', { name: 'Save and continue to rates and fees' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Rates and fees' })).toBeVisible();
    await page.getByRole('link', { name: /^6\. Products/ }).press('Enter');
    await expect(largest).toHaveValue('9,000');
    await page.getByRole('link', { name: /^7\. Rates and fees/ }).press('Enter');
  });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Save and continue to bank account' }).press('Enter');
  await test.step('a bank that there is not is told at its field', async () => {
    await page.getByLabel('Bank name', { exact: true }).fill('First Bank');
    await page.getByLabel('Routing number').fill('110000001');
    await page.getByLabel('Account number').fill('5212345677');
    await page.getByRole('button', { name: 'Save and continue to rewards program' }).press('Enter');
    await expect(page.getByText('Enter a valid 9-digit routing number').first()).toBeVisible();
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByRole('button', { name: 'Save and continue to rewards program' }).press('Enter');
  });
  await page.getByRole('button', { name: 'Save and continue to promotion' }).press('Enter');
  await page.getByRole('button', { name: 'Save and continue to review and activate' }).press('Enter');
  await test.step('activation says what it does, and does it', async () => {
    const act = page.getByRole('button', { name: 'Activate', exact: true });
    await expect(act).toBeEnabled();
    await act.press('Enter');
    const asking = page.getByRole('dialog', { name: 'Activate Cedar Ridge Dental?' });
    await expect(asking.getByText('1 person gets an email with a link to create a password.')).toBeVisible();
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Activate practice', exact: true }).press('Enter');
    await expect(page.getByText('Provider Successfully Activated')).toBeVisible();
    await expect(page.getByText('Patients can apply at this practice.')).toBeVisible();
    await mailbox.next(email);
  });
  const slug =
    /\/(cedar-ridge-dental[\w-]*)/.exec(await page.getByRole('navigation', { name: 'Steps' }).innerText())?.[1] ?? '';
  const site = await startSite();
  const snippet = await test.step('the practice’s own snippet is built for its website', async () => {
    await page.goto(`${addresses.app}${portalBase}${paths.admin.website.href()}`);
    await page.getByRole('combobox', { name: 'Practice' }).fill('Cedar Ridge Dental');
    await page
      .getByRole('option', { name: /Cedar Ridge Dental/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: 'Websites that may show Cedar Ridge Dental' })).toBeVisible();
    await page.getByRole('button', { name: 'Add website' }).click();
    await page.getByLabel('Address').fill(site.origin);
    await page.getByRole('dialog').getByRole('button', { name: 'Add website' }).click();
    await expect(page.getByRole('list', { name: 'Websites' }).getByText(site.origin, { exact: true })).toBeVisible();
    const built = page.getByRole('region', { name: 'Snippet', exact: true });
    await expect(built).toContainText(`data-practice="${slug}"`);
    return built.innerText();
  });
  await test.step('on a phone, a patient applies from that website to an outcome', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const tab = await context.newPage();
    site.show(`<h1>Cedar Ridge Dental</h1>${snippet}`);
    await tab.goto(site.origin);
    await tab.locator('pf-button').getByRole('button').first().click();
    const frame = tab.frameLocator('iframe');
    const ana = anApplicant('0001', `onboarded-${project.name}`);
    await enterEmail(frame, ana.email, () => mailbox.nextCode(ana.email));
    await answerQuestions(frame, ana);
    await expect(frame.getByText('Cedar Ridge Dental').first()).toBeVisible();
    await seeResult(frame);
    // She lives in Texas and the practice is in Washington, so a person looks at it.
    await ask(frame, 'We’re checking your address');
    await context.close();
    await site.stop();
    await page.goto(`${addresses.app}${portalBase}${paths.admin.applications.href()}`);
    await page
      .getByRole('searchbox')
      .first()
      .fill(ana.email.slice(0, ana.email.indexOf('@')));
    await expect(page.getByRole('link', { name: `Ana ${ana.lastName}` })).toBeVisible();
  });
});

test('of two administrators in one onboarding, the slower one is told, and keeps what was typed', async ({
  page,
  addresses,
  browser,
}) => {
  await openAs(page, 'admin@demo.test', `${addresses.app}${BASE}/sugar-integration`);
  await page.getByLabel('CRM lead number').press('Enter');
  await expect(page.locator('#main').getByRole('heading', { level: 2, name: 'Practice' })).toBeVisible();
  const put = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await put('Practice name', 'Two Hands Dental');
  await page.getByRole('combobox', { name: 'Specialty' }).fill('Dentistry');
  await page.getByRole('option', { name: 'Dentistry', exact: true }).click();
  await put('Email address', 'hello@twohands.test');
  await put('Phone', '5095550147');
  await put('Street address', '1 Main Street');
  await put('City', 'Spokane');
  await page.getByRole('combobox', { name: 'State' }).fill('WA');
  await page.getByRole('option', { name: 'WA', exact: true }).click();
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Los_Angeles');
  await put('ZIP code', '99201');
  await page.getByRole('button', { name: 'Save and continue to public page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Public page' })).toBeVisible();
  await page.getByRole('link', { name: /^8\. Bank account/ }).press('Enter');
  await put('Bank name', 'First Bank');
  await put('Account holder', 'Two Hands');

  const other = await browser.newContext({ baseURL: addresses.app });
  const colleague = await other.newPage();
  await openAs(
    colleague,
    'admin@demo.test',
    page.url().replace('banking-information-create', 'types-of-funding-create'),
  );
  await colleague.getByRole('button', { name: 'Save and continue to products' }).press('Enter');
  await expect(colleague.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await other.close();

  await put('Routing number', '110000000');
  await put('Account number', '5212345677');
  await page.getByRole('button', { name: 'Save and continue to rewards program' }).press('Enter');
  await expect(page.getByText(/Priya Raman .* on .*Your edits are still here/).first()).toBeVisible();
  await expect(page.getByLabel('Account holder')).toHaveValue('Two Hands');
  await page.getByRole('button', { name: 'Save and continue to rewards program' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Rewards program' })).toBeVisible();
  await test.step('an activation with something missing is not offered, and says what is missing', async () => {
    await page.getByRole('link', { name: /^11\. Review and activate/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Complete step' }).first()).toBeVisible();
    await expect(page.getByText('Complete the required steps to activate.')).toBeVisible();
  });
});
