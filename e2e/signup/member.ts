import type { FrameLocator, TestInfo } from '@playwright/test';
import { expect, type Page } from '../fixtures/world';

export const SLUG = 'bright-smile';

/** The sign-up on a page of its own, or in a frame on the practice's website. */
export type Place = Page | FrameLocator;

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
  // The bureau finds people by name: two of one name are one.
  const letters = [...own].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
  return { email, ssn: `9${own}${lastFour}`, firstName: 'Maya', lastName: `Reyes ${letters}` };
}

/** Ten digits of a phone that is nobody else's. */
export const aPhone = (info: TestInfo): string => `305555${ownDigits(info)}`;

type Codes = { nextCode: (to: string) => Promise<string> };

/** Waits for the one question of a screen. */
export const ask = (page: Place, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const next = (page: Place) => page.getByRole('button', { name: 'Continue' }).click();

export const enterCode = async (page: Place, code: string) => page.getByLabel('Code', { exact: true }).fill(code);

/** From the first screen to the first question, by a code that comes by e-mail. */
export async function enterEmail(page: Place, { email }: Person, mailbox: Codes): Promise<void> {
  await ask(page, /^Join .+’s membership program$/);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await ask(page, 'Enter the 6-digit code');
  await enterCode(page, await mailbox.nextCode(email));
}

/** The same from the practice's link. */
export async function proveEmail(page: Page, person: Person, mailbox: Codes): Promise<void> {
  await openSignup(page);
  await enterEmail(page, person, mailbox);
}

export async function fillName(page: Place, { firstName, lastName }: Person): Promise<void> {
  await ask(page, 'Your legal name and date of birth');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Month').fill('8');
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Year').fill('1988');
}

/** An address in the state of the practice: another one is looked at by a person. */
export async function answerAddress(page: Place): Promise<void> {
  await ask(page, 'Where do you live?');
  await page.getByLabel('Street address').fill('12 Oak Street');
  await page.getByLabel('City').fill('Austin');
  await page.getByRole('combobox', { name: 'State' }).fill('Tex');
  await page.getByRole('option', { name: 'Texas' }).click();
  await page.getByLabel('ZIP code').fill('78701');
  await next(page);
}

export async function answerSsn(page: Place, { ssn }: Person): Promise<void> {
  await ask(page, 'What’s your Social Security number?');
  await page.getByLabel('Your full Social Security number').fill(ssn);
  await next(page);
}

/** Every question up to the agreement. */
export async function answerAll(page: Place, person: Person): Promise<void> {
  await fillName(page, person);
  await next(page);
  await answerAddress(page);
  await answerSsn(page, person);
  await ask(page, 'Read and sign');
}

/** Ticks the consents, types the name and signs. */
export async function sign(page: Place, { firstName, lastName }: Person): Promise<void> {
  await page.getByLabel(/I have read the agreement/).check();
  await page.getByLabel(/records electronically/).check();
  await page.getByLabel(/I allow a soft credit check/).check();
  await page.getByLabel('Type your full legal name').fill(`${firstName} ${lastName}`);
  await page.getByRole('button', { name: 'Sign my agreement' }).click();
}

/** The practice's link, on a page of its own. */
export async function openSignup(page: Page, slug = SLUG): Promise<void> {
  await page.goto(`/v2/privi/${slug}/signup`);
}

/** Every answer and the signature, from the first screen to the outcome. */
export async function signUp(page: Place, person: Person, mailbox: Codes): Promise<void> {
  await enterEmail(page, person, mailbox);
  await answerAll(page, person);
  await sign(page, person);
}
