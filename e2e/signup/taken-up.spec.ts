import { onboardingPaths } from '@contract/onboarding/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { contactOf, enterCard, fillBank, fillBusiness, fillOwner, heading } from './enrolling';

const management = `${portalBase}${onboardingPaths.list.href()}`;

/** A practice enrolls itself on a phone: it is interrupted on its way, and goes on where it stopped. */
async function enroll(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/v2/provider-enrollment/patientfi');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await fillBusiness(page, email);
  await page.getByLabel('Practice name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Continue to owner' }).click();
  await heading(page, 'Who owns the practice?');
  await page.reload();
  await heading(page, 'Who owns the practice?');
  await fillOwner(page, '123458812');
  await page.getByRole('button', { name: 'Continue to bank' }).click();
  await heading(page, 'Where should we pay the practice?');
  await fillBank(page);
  await page.getByRole('button', { name: 'Continue to card' }).click();
  await enterCard(page);
  await heading(page, 'Read and sign');
  await page.getByLabel(/I have read the agreement/).check();
  await page.getByRole('button', { name: 'Sign and enroll' }).click();
  await heading(page, 'You’re enrolled');
}

test('a practice that enrolled itself on a phone is taken up, nothing of it is typed again, and it is opened', async ({
  page,
  browser,
  addresses,
  mailbox,
}, { project }) => {
  const email = contactOf();
  const name = `Cedar Hollow ${project.name} ${Date.now() % 10_000}`;
  await enroll(page, email, name);

  const office = await browser.newContext({ baseURL: addresses.app, viewport: { width: 1440, height: 900 } });
  const desk = await office.newPage();
  await openAs(desk, 'admin@demo.test', `${addresses.app}${management}`);
  await test.step('it waits for somebody in the list, beside the leads of the CRM too', async () => {
    await desk.getByRole('link', { name: 'Onboard a practice' }).click();
    const waiting = desk.getByRole('region', { name: 'Signed up online' });
    await expect(waiting.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await expectAccessible(desk);
    await desk.goto(management);
    await desk.getByRole('tab', { name: 'Unassigned' }).click();
    const row = desk.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Online sign-up');
    await row.getByRole('link').first().click();
  });

  await test.step('what it said is read before, numbers by four digits', async () => {
    const said = desk.getByLabel('Practice’s answers');
    await expect(said).toContainText('Cedar Ridge Dental Group');
    await expect(said).toContainText('•••• 6789');
    await expect(said).toContainText('SSN •••• 8812');
    await expect(said).toContainText('•••• 4242');
    await expect(desk.locator('body')).not.toContainText('000123456789');
    await expectAccessible(desk);
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'View signed agreement' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^provider-master-agreement-.*\.pdf$/);
  });

  await test.step('the other steps open once it is taken up, by one of two', async () => {
    await desk.getByRole('link', { name: /^4\. Users/ }).click();
    await expect(desk.getByText(/Nobody is onboarding it yet/)).toBeVisible();
    await desk.getByRole('link', { name: 'Review sign-up' }).click();
    const second = await office.newPage();
    await second.goto(desk.url());
    await expect(second.getByRole('button', { name: 'Start onboarding', exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Start onboarding', exact: true }).click();
    await expect(desk.getByRole('heading', { level: 2, name: 'Public page' })).toBeVisible();
    await second.getByRole('button', { name: 'Start onboarding', exact: true }).click();
    await expect(second.getByText('A colleague is already onboarding this self-enrollment.')).toBeVisible();
    await second.close();
  });

  await test.step('nothing that it said is typed again', async () => {
    await desk.getByRole('link', { name: /^2\. Practice/ }).click();
    await expect(desk.getByLabel('Practice name', { exact: true })).toHaveValue(name);
    await expect(desk.getByLabel('Legal name')).toHaveValue('Cedar Ridge Dental Group');
    await expect(desk.getByLabel('Year established')).toHaveValue('2008');
    await expect(desk.getByLabel('City')).toHaveValue('Spokane');
    await desk.getByRole('link', { name: /^4\. Users/ }).click();
    await expect(desk.getByLabel('First and last name').first()).toHaveValue('Dana Whitlock');
    await expect(desk.getByLabel('Email').first()).toHaveValue(email);
    await desk.getByRole('link', { name: /^8\. Bank account/ }).click();
    await expect(desk.getByText('On file: First Sample Bank •••• 6789.', { exact: false })).toBeVisible();
  });

  await test.step('what only the platform decides is chosen, and the practice opens', async () => {
    await desk.getByRole('link', { name: /^3\. Public page/ }).click();
    await desk.getByRole('button', { name: 'Save and continue to users' }).click();
    await desk.getByRole('link', { name: /^5\. Funding/ }).click();
    await desk.getByRole('button', { name: 'Save and continue to products' }).click();
    await expect(desk.getByRole('list', { name: 'Products' })).toBeVisible();
    await desk.getByRole('button', { name: 'Save and continue to rates and fees' }).click();
    await desk.getByRole('radio').first().check();
    await desk.getByRole('button', { name: 'Save and continue to bank account' }).click();
    await expect(desk.getByRole('heading', { level: 2, name: 'Bank account' })).toBeVisible();
    await desk.getByRole('link', { name: /Review and activate/ }).click();
    const act = desk.getByRole('button', { name: 'Activate', exact: true });
    await expect(act).toBeEnabled();
    await act.click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Activate practice', exact: true }).click();
    await expect(desk.getByText('Provider Successfully Activated')).toBeVisible();
    await expect.poll(async () => (await mailbox.list(email)).some(({ text }) => /password/i.test(text))).toBe(true);
  });

  const steps = await desk.getByRole('navigation', { name: 'Steps' }).innerText();
  await page.goto(`/v2/${/\/(cedar-hollow[\w-]*)/.exec(steps)?.[1]}/apply`);
  await heading(page, 'What email should we use?');
  await office.close();
});
