import { expect, test } from '../fixtures/world';
import { anApplicant, answerQuestions, ask, proveEmail } from './applicant';

test(
  'Back of the browser goes one question back at each press and stays at the first',
  { tag: '@both' },
  async ({ page, mailbox }, { project }) => {
    const ana = anApplicant('0001', project.name);
    await proveEmail(page, 'bright-smile', ana.email, () => mailbox.nextCode(ana.email));
    await answerQuestions(page, ana);
    for (const question of [
      'May we check your credit?',
      /How much/,
      /yearly income/,
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
  },
);
