import { expect, type Page } from '../fixtures/world';

/** A person of the sandbox: the last four digits choose the credit file. */
export type Applicant = { email: string; lastFour: string };

let count = 0;

/** Nobody else's address: workers and projects share one world. */
export function anApplicant(lastFour: string, project: string): Applicant {
  count += 1;
  return { email: `${project}-${lastFour}-${process.pid}-${count}@patient.example`, lastFour };
}

/** Waits for the one question of a screen. */
export const ask = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** From the practice's link to the questions, by a code that comes by e-mail. */
export async function proveEmail(page: Page, slug: string, email: string, code: () => Promise<string>): Promise<void> {
  await page.goto(`/v2/${slug}/apply`);
  await ask(page, 'What email should we use?');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await ask(page, 'Enter the 6-digit code');
  await page.getByLabel('Code', { exact: true }).fill(await code());
}

/** Answers every question and stops at the review. */
export async function answerQuestions(page: Page, { lastFour }: Applicant): Promise<void> {
  await ask(page, 'Your legal name and date of birth');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Month').fill('8');
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Year').fill('1988');
  await next(page);
  await ask(page, 'What’s your phone number?');
  await page.getByLabel('Phone number').fill('5125550142');
  await next(page);
  await ask(page, 'Where do you live?');
  await page.getByLabel('Street address').fill('12 Oak Street');
  await page.getByLabel('City').fill('Austin');
  await page.getByRole('combobox', { name: 'State' }).fill('Tex');
  await page.getByRole('option', { name: 'Texas' }).click();
  await page.getByLabel('ZIP code').fill('78701');
  await next(page);
  await ask(page, /last 4 digits/);
  await page.getByLabel('Last 4 digits').fill(lastFour);
  await next(page);
  await ask(page, /yearly income/);
  await page.getByLabel('Yearly income').fill('85000');
  await next(page);
  await ask(page, /How much/);
  await page.getByLabel('Amount').fill('9000');
  await next(page);
  await ask(page, 'May we check your credit?');
  await page.getByLabel(/I allow a soft credit check/).check();
  await next(page);
  await ask(page, 'Check your answers');
}

export const seeResult = (page: Page) => page.getByRole('button', { name: 'See my result' }).click();

/** Ticks the consents, types the name and signs. */
export async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read and sign' }).click();
  await ask(page, 'Read and sign');
  await page.getByLabel(/I have read the agreement/).check();
  await page.getByLabel(/records electronically/).check();
  await page.getByLabel('Type your full legal name').fill('Ana Reyes');
  await page.getByRole('button', { name: 'Sign my agreement' }).click();
  await ask(page, 'You’re all set, Ana');
}
