import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/world';
import { contactOf, enterCard, fillBank, fillBusiness, fillOwner, heading } from './enrolling';

const WENT_WRONG = 'Something went wrong.';
/** Everything that this browser keeps. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a practice enrolls itself on a phone, is interrupted, and goes on by the mailed link on a computer', {
  tag: '@both',
}, async ({ page, browser, mailbox }) => {
  const email = contactOf();
  await page.goto('/v2/provider-enrollment/patientfi');
  await heading(page, 'Enroll your practice');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await heading(page, 'Tell us about the practice');

  await test.step('what is missing is said on top and at the field, and what is typed outlives a reload', async () => {
    await page.getByLabel('Practice name').fill('Cedar Ridge Dental');
    await page.getByRole('button', { name: 'Continue to owner' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter the legal business name');
    await expect.poll(() => kept(page)).toContain('Cedar Ridge Dental');
    await page.reload();
    await expect(page.getByLabel('Practice name')).toHaveValue('Cedar Ridge Dental');
    await expectAccessible(page);
  });

  await test.step('a year to come is refused at its field', async () => {
    await fillBusiness(page, email);
    await page.getByLabel('Year established').fill('2190');
    await page.getByRole('button', { name: 'Continue to owner' }).click();
    await expect(page.getByRole('alert')).toContainText(/year/i);
    await page.getByLabel('Year established').fill('2008');
    await page.getByRole('button', { name: 'Continue to owner' }).click();
    await heading(page, 'Who owns the practice?');
  });

  await test.step('the owner is the contact by one tick, and the number is kept nowhere in the browser', async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await page.getByLabel('It’s me, Dana Whitlock').uncheck();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await page.getByLabel('It’s me, Dana Whitlock').check();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await fillOwner(page, '123458812');
    await expectAccessible(page);
    await expect.poll(() => kept(page)).toContain('2210 Maple Hollow Rd');
    expect(await kept(page)).not.toMatch(/8812|1979/);
    await page.reload();
    await expect(page.getByLabel('Street address')).toHaveValue('2210 Maple Hollow Rd');
    await expect(page.getByLabel('Social Security number')).toHaveValue('');
    await fillOwner(page, '123458812');
    await page.getByRole('button', { name: 'Continue to bank' }).click();
    await heading(page, 'Where should we pay the practice?');
  });

  await test.step('Back shows what was sent, its number by the last four digits, and a second tab stands where this one is', async () => {
    await page.goBack();
    await heading(page, 'Who owns the practice?');
    await expect(page.getByText('On file, ending in 8812. Enter it again only to change it.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to bank' }).click();
    await heading(page, 'Where should we pay the practice?');
    const second = await page.context().newPage();
    await second.goto('/v2/provider-enrollment/patientfi');
    await heading(second, 'Where should we pay the practice?');
    await second.close();
  });

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await other.newPage();
  const mailedLink = async () => {
    const { text } = await mailbox.next(email);
    return /https?:\S+provider-enrollment\S+/.exec(text)?.[0] ?? '';
  };
  await test.step('the mailed link proves the address where the enrollment was typed', async () => {
    await page.goto(await mailedLink());
    await heading(page, 'Where should we pay the practice?');
    await page.getByRole('button', { name: 'Resend link' }).click();
    await expect(page.getByText('Link sent.')).toBeVisible();
  });

  await test.step('the next one goes on in another browser, once, and ends the first', async () => {
    const link = await mailedLink();
    await desk.goto(link);
    await heading(desk, 'Where should we pay the practice?');
    expect(desk.url()).not.toContain('#');
    const third = await (await browser.newContext()).newPage();
    await third.goto(link);
    await heading(third, 'Continue where you left off');
    await expect(third.getByText(/This link has expired or was already used/)).toBeVisible();
    await expectAccessible(third);
    await third.getByLabel('Email address of the main contact').fill(email);
    await third.getByRole('button', { name: 'Email me a link' }).click();
    await expect(third.getByText(/we sent a link/)).toBeVisible();
    await third.context().close();
  });

  await test.step('a wrong routing number is said at its field; then the card and the signature', async () => {
    await fillBank(desk);
    await desk.getByLabel('Routing number').fill('110000001');
    await desk.getByRole('button', { name: 'Continue to card' }).click();
    await expect(desk.getByRole('alert')).toContainText('This isn’t a valid routing number');
    await desk.getByLabel('Routing number').fill('110000000');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Continue to card' }).click();
    await heading(desk, 'Which card should we charge for fees?');
    await expectAccessible(desk);
    await enterCard(desk);
    await heading(desk, 'Read and sign');
    await expect(desk.getByLabel('Authorized signer’s full name')).toHaveValue('Dana Whitlock');
    await expect(desk.getByLabel('Signature date')).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(desk.getByRole('region', { name: 'Master agreement' })).toContainText(
      'Cedar Ridge Dental Group, which works as Cedar Ridge Dental',
    );
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Sign and enroll' }).click();
    await expect(desk.getByRole('alert')).toContainText('Check the box to accept the agreement');
    await desk.getByLabel(/I have read the agreement/).check();
    await desk.getByRole('button', { name: 'Sign and enroll' }).click();
    await heading(desk, 'You’re enrolled');
    await expectAccessible(desk);
  });

  await test.step('the copy is saved, and goes by mail', async () => {
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save signed agreement (PDF)' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^provider-master-agreement-.*\.pdf$/);
    await expect
      .poll(async () =>
        (await mailbox.list(email)).some(
          ({ subject }) => subject === "Your practice's PatientFi enrollment is complete",
        ),
      )
      .toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You’re enrolled' })).toHaveCount(0);
  });
  await other.close();
});

test('a failed call says that something went wrong and loses nothing', async ({ page, problems, mailbox }) => {
  const email = contactOf();
  await page.goto('/v2/provider-enrollment/privi?pagePath=business-information');
  await fillBusiness(page, email);
  // The call arrives, and its answer is lost on its way.
  await page.route('**/provider/enrollment/start', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Continue to owner' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${WENT_WRONG} We can't reach`);
  await expect(page.getByLabel('Website')).toHaveValue('www.cedarridge.example');
  await page.unroute('**/provider/enrollment/start');
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Who owns the practice?');
  await mailbox.next(email);
  expect(await mailbox.list(email)).toHaveLength(1);
  problems.length = 0;
});

test('in a frame the enrollment goes through, says only that answers are kept, and is not restored by a reload', async ({
  page,
  addresses,
}) => {
  const address = `/v2/provider-enrollment/patientfi?embed=1&o=${encodeURIComponent(addresses.app)}`;
  await page.route('**/framing-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A website</title><iframe title="Enrollment" style="width:100%;height:800px" src="${address}"></iframe>`,
    }),
  );
  await page.goto('/framing-page');
  const frame = page.frameLocator('iframe[title="Enrollment"]');
  await frame.getByRole('button', { name: 'Start', exact: true }).click();
  await fillBusiness(frame, contactOf());
  await frame.getByRole('button', { name: 'Continue to owner' }).click();
  await heading(frame, 'Who owns the practice?');
  await expect(frame.getByText('Your answers are saved.', { exact: true })).toBeVisible();
  await expect(frame.getByText(/We emailed a link/)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('enrollment')))).toEqual(
    [],
  );
  await fillOwner(frame, '123458812');
  await frame.getByRole('button', { name: 'Continue to bank' }).click();
  await fillBank(frame);
  await frame.getByRole('button', { name: 'Continue to card' }).click();
  await enterCard(frame);
  await heading(frame, 'Read and sign');
  await frame.getByLabel(/I have read the agreement/).check();
  await frame.getByRole('button', { name: 'Sign and enroll' }).click();
  await heading(frame, 'You’re enrolled');
  await page.reload();
  await heading(frame, 'Enroll your practice');
});

test('an address of nobody leads to the main page', async ({ page }) => {
  await page.goto('/v2/provider-enrollment/no-such-place');
  await expect(page).not.toHaveURL(/provider-enrollment/);
});
