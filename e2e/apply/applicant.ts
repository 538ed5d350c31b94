import type { FrameLocator } from '@playwright/test';
import { applyByCalls } from '../fixtures/calls';
import type { Mailbox } from '../fixtures/mailbox';
import { expect, type Page } from '../fixtures/world';

/** Where the application runs: a page of its own, or a frame on a practice's page. */
type Place = Page | FrameLocator;

/** A person of the sandbox: the last four digits choose the credit file. */
export type Applicant = { email: string; lastFour: string; lastName: string };

let count = 0;

/** Letters for a number, so that it can be part of a name. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/**
 * Nobody else's address and name: workers and projects share one world, and the bureau takes the same name, birth date and
 * digits for the same person, who may hold one account only.
 */
export function anApplicant(lastFour: string, project: string): Applicant {
  count += 1;
  return {
    email: `${project}-${lastFour}-${process.pid}-${count}@patient.example`,
    lastFour,
    lastName: `Reyes${letters(process.pid)}${letters(count)}`,
  };
}

/** Waits for the one question of a screen. */
export const ask = (page: Place, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/**
 * By the keyboard: a frame that watches over its sight hears no pointer for half a second after it grew or moved (Chromium
 * discards it), and a frame in the page grows with every question.
 */
export const pressEnter = (page: Place, name: string) => page.getByRole('button', { name }).press('Enter');

const next = (page: Place) => pressEnter(page, 'Continue');

/** From the practice's link to the questions, by a code that comes by e-mail. */
export async function proveEmail(
  page: Page,
  slug: string,
  { email, code }: { email: string; code: () => Promise<string> },
): Promise<void> {
  await page.goto(`/v2/${slug}/apply`);
  await enterEmail(page, email, code);
}

/** The first question and the code that comes by e-mail. */
export async function enterEmail(page: Place, email: string, code: () => Promise<string>): Promise<void> {
  await ask(page, 'What email should we use?');
  await page.getByLabel('Email address').fill(email);
  await pressEnter(page, 'Send me a code');
  await ask(page, 'Enter the 6-digit code');
  await page.getByLabel('Code', { exact: true }).fill(await code());
}

/** At the first question, somebody who has answered all of them elsewhere goes on at the review: for stories that begin there. */
export async function goOnAtReview(
  place: Place,
  world: { app: string; mailbox: Mailbox },
  person: Applicant & { practice?: string },
): Promise<void> {
  await applyByCalls(world, person);
  await enterEmail(place, person.email, () => world.mailbox.nextCode(person.email));
  await ask(place, 'Check your answers');
}

/** Answers every question and stops at the review. */
export async function answerQuestions(page: Place, { lastFour, lastName }: Applicant): Promise<void> {
  await ask(page, 'Your legal name and date of birth');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill(lastName);
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
  await page.getByRole('option', { name: 'Texas' }).dispatchEvent('click');
  await page.getByLabel('ZIP code').fill('78701');
  await next(page);
  await ask(page, /last 4 digits/);
  await page.getByLabel('Last 4 digits').fill(lastFour);
  await next(page);
  await ask(page, /annual income/);
  await page.getByLabel('Annual income').fill('85000');
  await next(page);
  await ask(page, /How much/);
  await page.getByLabel('Amount').fill('9000');
  await next(page);
  await ask(page, 'May we check your credit?');
  await page.getByLabel(/I allow a soft credit check/).press('Space');
  await next(page);
  await ask(page, 'Check your answers');
}

export const seeResult = (page: Place) => page.getByRole('button', { name: 'See my result' }).click();

/**
 * Presses until the flow takes the press, which it does not while a cover was over it a moment ago, and waits for this answer. How
 * long the decision takes is no matter: once it shows there is nothing left to press.
 */
export async function seeDecision(page: Place, answer: string): Promise<void> {
  const decision = page.getByRole('heading', { level: 1, name: answer });
  await expect(async () => {
    if (!(await decision.isVisible()))
      await page.getByRole('button', { name: 'See my result' }).click({ timeout: 1000 });
    await expect(decision).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Ticks the consents, types the name and signs. */
export async function sign(page: Place, { lastName }: Applicant): Promise<void> {
  await page.getByRole('button', { name: 'Read and sign' }).click();
  await ask(page, 'Read and sign');
  await page.getByLabel(/I have read the agreement/).check();
  await page.getByLabel(/records electronically/).check();
  await page.getByLabel('Type your full legal name').fill(`Ana ${lastName}`);
  await page.getByRole('button', { name: 'Sign my agreement' }).click();
  await ask(page, 'You’re all set, Ana');
}
