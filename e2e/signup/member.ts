import type { TestInfo } from '@playwright/test';
import { expect, type Page } from '../fixtures/world';

export const SLUG = 'harbor-medspa';

/** A person of the sandbox: the last four digits of the number choose the credit file. */
export type Person = { email: string; ssn: string; firstName: string; lastName: string };

let count = 0;

/** Numbers that nobody else has: workers and projects share one world, and a worker's place is used once in a run. */
function ownDigits({ workerIndex }: TestInfo): string {
  count += 1;
  return `${String(workerIndex % 100).padStart(2, '0')}${String(count % 100).padStart(2, '0')}`;
}

export function aPerson(lastFour: string, info: TestInfo): Person {
  const own = ownDigits(info);
  const email = `maya-${lastFour}-${own}@member.example`;
  return { email, ssn: `9${own}${lastFour}`, firstName: 'Maya', lastName: 'Reyes' };
}

/** Ten digits of a phone that is nobody else's. */
export const aPhone = (info: TestInfo): string => `305555${ownDigits(info)}`;

type Codes = { nextCode: (to: string) => Promise<string> };

/** Waits for the one question of a screen. */
export const ask = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

export const enterCode = async (page: Page, code: string) => page.getByLabel('Code', { exact: true }).fill(code);

/** From the practice's link to the first question, by a code that comes by e-mail. */
export async function proveEmail(page: Page, { email }: Person, mailbox: Codes, slug = SLUG): Promise<void> {
  await page.goto(`/v2/privi/${slug}/signup`);
  await ask(page, /^Join the membership program of/);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await ask(page, 'Enter the 6-digit code');
  await enterCode(page, await mailbox.nextCode(email));
}

export async function fillName(page: Page, { firstName, lastName }: Person): Promise<void> {
  await ask(page, 'Your legal name and date of birth');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Month').fill('8');
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Year').fill('1988');
}

/** An address in the state of the practice: another one is looked at by a person. */
export async function answerAddress(page: Page): Promise<void> {
  await ask(page, 'Where do you live?');
  await page.getByLabel('Street address').fill('5 Bay Road');
  await page.getByLabel('City').fill('Miami');
  await page.getByRole('combobox', { name: 'State' }).fill('Flor');
  await page.getByRole('option', { name: 'Florida' }).click();
  await page.getByLabel('ZIP code').fill('33101');
  await next(page);
}

export async function answerSsn(page: Page, { ssn }: Person): Promise<void> {
  await ask(page, 'What’s your Social Security number?');
  await page.getByLabel('Your full Social Security number').fill(ssn);
  await next(page);
}

/** Every question up to the agreement. */
export async function answerAll(page: Page, person: Person): Promise<void> {
  await fillName(page, person);
  await next(page);
  await answerAddress(page);
  await answerSsn(page, person);
  await ask(page, 'Read and sign');
}

/** Ticks the consents, types the name and signs. */
export async function sign(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.getByLabel(/I have read the agreement/).check();
  await page.getByLabel(/records electronically/).check();
  await page.getByLabel(/I allow a soft credit check/).check();
  await page.getByLabel('Type your full legal name').fill(`${firstName} ${lastName}`);
  await page.getByRole('button', { name: 'Sign my agreement' }).click();
}

/** A whole sign-up with a scripted credit file, up to its outcome. */
export async function signUp(page: Page, person: Person, mailbox: Codes): Promise<void> {
  await proveEmail(page, person, mailbox);
  await answerAll(page, person);
  await sign(page, person);
}
