import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { type Applicant, anApplicant, ask, goOnAtReview, seeDecision } from './applicant';

type World = Parameters<typeof goOnAtReview>[1];

/** Is declined at the practice with a partner lender, reads the consent and agrees. */
async function askPartner(page: Page, world: World, person: Applicant): Promise<void> {
  await page.goto('/v2/empire-implants/apply');
  await goOnAtReview(page, world, { ...person, practice: 'empire-implants' });
  await seeDecision(page, 'We can’t offer you a spending limit today');
  await page.getByRole('button', { name: 'Ask our partner lender' }).click();
  await ask(page, 'Should we ask Genesis Lending?');
  await expectAccessible(page);
  await page.getByLabel('I have read this and agree').check();
  await page.getByRole('button', { name: 'Ask Genesis Lending' }).click();
}

test('a declined applicant takes the offer of the partner lender and signs', async ({ page, mailbox, addresses }, {
  project,
}) => {
  const person = anApplicant('0016', project.name);
  await askPartner(page, { ...addresses, mailbox }, person);
  await ask(page, /Genesis Lending offers you/);
  // The months to the first payment differ by a day or two, and the rate with them.
  const apr = await page.getByText(/^3[45]\.\d\d%$/).innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await ask(page, 'You accepted the offer');
  await page.reload();
  await ask(page, 'You accepted the offer');
  await page.getByRole('button', { name: 'Read and sign' }).click();
  await ask(page, 'Read and sign');
  await expectAccessible(page);
  await page.getByLabel(/I have read the agreement/).check();
  await page.getByLabel(/records electronically/).check();
  await page.getByLabel('Type your full legal name').fill(`Ana ${person.lastName}`);
  await page.getByRole('button', { name: 'Sign my agreement' }).click();
  await ask(page, 'Your loan agreement is signed');
  await expectAccessible(page);

  await test.step('a log-in to the portal leads to the loan, and from the home back to it', async () => {
    await page.goto('/v2/borrower/login');
    await page.getByLabel(/Email/).fill(person.email);
    await page.getByRole('button', { name: /code/i }).click();
    await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(person.email));
    await expect(page).toHaveURL(/\/v2\/borrower\/partner-loan$/);
    const loan = page.getByRole('heading', { name: 'Genesis Lending, for your treatment at Empire Implants' });
    await expect(loan).toBeVisible();
    await expect(page.getByText(apr)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('link', { name: 'Your loan with our partner lender' }).click();
    await expect(loan).toBeVisible();
    await page.getByRole('link', { name: 'See your agreement' }).click();
    await expect(page.getByText(/loan agreement/i).first()).toBeVisible();
  });
});

test('an offer that is declined leaves no loan', async ({ page, mailbox, addresses }, { project }) => {
  await askPartner(page, { ...addresses, mailbox }, anApplicant('0016', project.name));
  await page.getByRole('button', { name: 'Decline the offer' }).click();
  await ask(page, 'You declined the offer');
  await expectAccessible(page);
});

for (const [lastFour, words] of [
  ['0004', 'Genesis Lending can’t offer you a loan'],
  ['0018', 'Your credit file is frozen'],
  ['0015', 'Genesis Lending is reviewing your application'],
] as const)
  test(`the partner lender answers ${lastFour}: ${words}`, async ({ page, mailbox, addresses }, { project }) => {
    await askPartner(page, { ...addresses, mailbox }, anApplicant(lastFour, project.name));
    await ask(page, words);
    await expectAccessible(page);
  });
