import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { type Applicant, anApplicant, ask, goOnAtReview, seeResult } from './applicant';

type World = Parameters<typeof goOnAtReview>[1];

/** Comes back with the answers of a scripted file and asks for the result. */
async function applyWith(page: Page, world: World, person: Applicant): Promise<void> {
  await page.goto('/v2/bright-smile/apply');
  await goOnAtReview(page, world, person);
  await seeResult(page);
}

test(
  'a denial gives its reasons and what helps',
  { tag: '@both' },
  async ({ page, mailbox, addresses }, { project }) => {
    await applyWith(page, { ...addresses, mailbox }, anApplicant('0004', project.name));
    await ask(page, 'We can’t offer you a spending limit today');
    await expect(page.getByRole('heading', { name: 'Why we decided this' })).toBeVisible();
    await expect(page.getByText(/^Your file shows a payment more than 90 days late in \w+ 20\d\d\.$/)).toBeVisible();
    await expect(page.getByText(/^Try again on or after \w+ \d+, 20\d\d$/)).toBeVisible();
    // The notice stands under its sentence; in the line it tore the two lines of the sentence apart on a phone.
    const lines = await page.getByText('Our full notice').evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place.firstChild ?? place);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    for (const [index, top] of lines.entries()) expect(top - (lines[index - 1] ?? top)).toBeLessThanOrEqual(21);
    await expectAccessible(page);
  },
);

test('a frozen file waits and is not a denial', async ({ page, mailbox, addresses }, { project }) => {
  await applyWith(page, { ...addresses, mailbox }, anApplicant('0005', project.name));
  await ask(page, 'Your credit file is frozen');
  await expectAccessible(page);
});

test('right answers to the questions lead to the approval', async ({ page, mailbox, addresses }, { project }) => {
  await applyWith(page, { ...addresses, mailbox }, anApplicant('0006', project.name));
  await expect(page.getByText(/Answer by/)).toBeVisible();
  await expectAccessible(page);
  const progress = await page.getByText(/^Step 1 of \d/).innerText();
  const questions = Number(/of (\d)/.exec(progress)?.[1]);
  const examId = /"examId":"([^"]+)"/.exec(
    await page.evaluate(async () => {
      const { data } = JSON.parse(localStorage.getItem('apply') ?? '{}');
      const headers = { Authorization: localStorage.getItem('access_token') ?? '' };
      return (await fetch(`/apply/getKBAQuestions?applicationId=${data.applicationId}`, { headers })).text();
    }),
  )?.[1];
  const key = await (await fetch(`${addresses.sandbox}/sandbox/kba/${examId}`)).text();
  for (let place = 0; place < questions; place += 1) {
    const question = await page.getByRole('heading', { level: 1 }).innerText();
    const right = /class="right">([^<]+) \(right/.exec(key.slice(key.indexOf(question)))?.[1] ?? '';
    await page.getByText(right, { exact: true }).click();
    const kept = place === 0 ? page.waitForResponse('**/apply/kba-answers') : undefined;
    await page.getByRole('button', { name: /Continue|Send my answers/ }).click();
    if (place === questions - 1) break;
    const next = page.getByText(`Step ${place + 2} of ${questions}`);
    await expect(next).toBeVisible();
    if (!kept) continue;
    await kept;
    await page.reload();
    await expect(next).toBeVisible();
  }
  await ask(page, 'You’re approved, Ana');
});

test('a passed identity check leads to the approval', async ({ page, mailbox, addresses }, { project }) => {
  await applyWith(page, { ...addresses, mailbox }, anApplicant('0007', project.name));
  await ask(page, 'Let’s make sure it’s you');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify my identity' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await ask(page, 'You’re approved, Ana');
});

test('a corrected address leads to the approval', async ({ page, mailbox, addresses }, { project }) => {
  await applyWith(page, { ...addresses, mailbox }, anApplicant('0009', project.name));
  await ask(page, 'One answer needs another look');
  await expectAccessible(page);
  await expect(page.getByText('100 Main Street')).toHaveCount(0);
  await page.getByLabel('Street address').fill('100 Main Street');
  await expect(page.getByText('Reviewed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send my corrections' }).click();
  await ask(page, 'You’re approved, Ana');
});

test('a number that does not match is typed anew, and after two tries help is offered', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  await applyWith(page, { ...addresses, mailbox }, anApplicant('0010', project.name));
  await ask(page, 'One answer needs another look');
  const number = page.getByLabel('Your full Social Security number');
  for (const told of ['This answer still doesn’t match.', 'after 2 tries']) {
    await number.fill('900460010');
    await page.getByRole('button', { name: 'Send my corrections' }).click();
    const banner = page.locator('[data-silent-focus]', { hasText: told });
    await expect(banner).toBeFocused();
    await expect(number).toHaveValue('');
  }
  // The right number belongs to the first person who gives it, so no second story ends with it.
  await expect(page.getByRole('button', { name: 'Get help' })).toBeVisible();
  await expectAccessible(page);
});

test('a bureau that does not answer keeps the answers and denies nothing', async ({
  page,
  mailbox,
  addresses,
  problems,
}, { project }) => {
  await applyWith(page, { ...addresses, mailbox }, anApplicant('0014', project.name));
  await expect(page.getByText(/Your answers are saved/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await ask(page, 'Check your answers');
  await expectAccessible(page);
  // The refused request itself is in the console.
  problems.length = 0;
});
