import { askPatientfiPlus } from '@contract/application/patientfi-plus-calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { anApplicant, ask, goOnAtReview, proveEmail, seeResult } from './applicant';

const next = 'Continue';

test('answers that cannot be are told at their question, before anything is sent', async ({ page, mailbox }, {
  project,
}) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await ask(page, 'Your legal name and date of birth');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Month').fill('8');
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Year').fill('2015');
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('You must be 18 or older to apply').first()).toBeVisible();
  await page.getByLabel('Year').fill('1988');
  await page.getByRole('button', { name: next }).click();
  await ask(page, 'What’s your phone number?');
  await page.getByLabel('Phone number').fill('5125550142');
  await page.getByRole('button', { name: next }).click();
  await ask(page, 'Where do you live?');
  await page.getByLabel('Street address').fill('P.O. Box 12');
  await page.getByLabel('City').fill('Austin');
  await page.getByRole('combobox', { name: 'State' }).fill('Tex');
  await page.getByRole('option', { name: 'Texas' }).click();
  await page.getByLabel('ZIP code').fill('10118');
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('A PO box or mailbox can’t be used here').first()).toBeVisible();
  await page.getByLabel('Street address').fill('12 Oak Street');
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('ZIP code 10118 is in New York, not in Texas').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('ZIP code').fill('78701');
  await page.getByRole('button', { name: next }).click();
  await ask(page, /last 4 digits/);
  await page.getByLabel('Last 4 digits').fill('0000');
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('No Social Security number ends in 0000').first()).toBeVisible();
});

test('a denial at a practice with a second way to pay offers it, and the practice gets an e-mail', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  await page.goto('/v2/bright-smile/apply');
  await goOnAtReview(page, { ...addresses, mailbox }, anApplicant('0015', project.name));
  await seeResult(page);
  await ask(page, 'We can’t offer you a spending limit today');
  await expect(page.getByRole('heading', { name: 'Why we decided this' })).toBeVisible();
  await expectAccessible(page);
  const request = page.waitForRequest((sent) => sent.url().endsWith(askPatientfiPlus.path));
  await page.getByRole('button', { name: 'Request PatientFi Plus' }).click();
  const { applicationId } = (await request).postDataJSON();
  await expect(page.getByText(/^You requested it on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You requested it on/)).toBeVisible();
  // Other stories write to this practice meanwhile, so its mail is the one that leads to this application.
  const mailed = async () =>
    (await mailbox.list('hello@bright-smile.test')).find(({ text }) => text.includes(applicationId));
  await expect.poll(async () => (await mailed())?.subject).toBe('A patient requested PatientFi Plus');
  // The letters of an id may spell anything.
  const said = (await mailed())?.text.replaceAll(applicationId, '');
  expect(said).not.toMatch(/Ana|denied|credit/i);
});
