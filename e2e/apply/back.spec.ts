import { expect, test } from '../fixtures/world';
import { anApplicant, answerQuestions, ask, pressEnter, proveEmail, seeResult } from './applicant';

test('Back of the browser goes one question back at each press and stays at the first', async ({ page, mailbox }, {
  project,
}) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await answerQuestions(page, ana);
  for (const question of [
    'May we check your credit?',
    /How much/,
    /annual income/,
    /last 4 digits/,
    'Where do you live?',
    'What’s your phone number?',
    'Your legal name and date of birth',
    // The first question stands where the address was proven.
    'Your legal name and date of birth',
  ]) {
    await page.goBack();
    await ask(page, question);
  }
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await page.goForward();
  await page.goForward();
  await ask(page, 'What’s your phone number?');
});

test('in the identity questions too, after a reload as before it', async ({ page, mailbox }, { project }) => {
  const ana = anApplicant('0006', project.name);
  await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await answerQuestions(page, ana);
  await seeResult(page);
  const place = (number: number) => expect(page.getByText(new RegExp(`^Step ${number} of `))).toBeVisible();
  const chosen = page.locator('input[type=radio]:checked');
  await place(1);
  for (const number of [2, 3]) {
    await page.getByRole('radio').first().check({ force: true });
    await pressEnter(page, 'Continue');
    await place(number);
  }
  // Back out of the questions comes back a moment later, at the same words.
  const isAt = (number: number) => expect(page).toHaveURL(new RegExp(`question=${number}`));
  for (const number of [2, 1, 1]) {
    await page.goBack();
    await isAt(number);
    await place(number);
    await expect(chosen).toHaveCount(1);
  }
  for (const number of [2, 3]) {
    await pressEnter(page, 'Continue');
    await place(number);
  }
  await expect(chosen).toHaveCount(0);
  await page.reload();
  await place(3);
  for (const number of [2, 1, 1]) {
    await page.goBack();
    await place(number);
  }
});
