import { expect, type Page, test } from '../fixtures/world';
import { anApplicant, ask } from './applicant';

/** Moves on with Tab until what is focused has this role and name. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'checkbox' | 'combobox' | 'link', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let press = 0; press < STOPS_MAX; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} ${name}`);
}
const STOPS_MAX = 40;

async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Answers a question that ends with Enter in its last field. */
async function answer(page: Page, question: string | RegExp, fields: readonly (readonly [string, string])[]) {
  await ask(page, question);
  for (const [name, text] of fields) await type(page, name, text);
  await page.keyboard.press('Enter');
}

test('a patient applies and signs by the keyboard alone', async ({ page, mailbox }, { project }) => {
  const ana = anApplicant('0001', `keys-${project.name}`);
  await page.goto('/v2/bright-smile/apply');
  await answer(page, 'What email should we use?', [['Email address', ana.email]]);
  await ask(page, 'Enter the 6-digit code');
  await type(page, 'Code', await mailbox.nextCode(ana.email));
  await answer(page, 'Your legal name and date of birth', [
    ['First name', 'Ana'],
    ['Last name', ana.lastName],
    ['Month', '8'],
    ['Day', '21'],
    ['Year', '1988'],
  ]);
  await answer(page, 'What’s your phone number?', [['Phone number', '5125550142']]);
  await ask(page, 'Where do you live?');
  await type(page, 'Street address', '12 Oak Street');
  await type(page, 'City', 'Austin');
  await tabTo(page, 'combobox', 'State');
  await page.keyboard.type('Tex');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await type(page, 'ZIP code', '78701');
  await page.keyboard.press('Enter');
  await answer(page, /last 4 digits/, [['Last 4 digits', ana.lastFour]]);
  await answer(page, /yearly income/, [['Yearly income', '85000']]);
  await answer(page, /How much/, [['Amount', '9000']]);
  await ask(page, 'May we check your credit?');
  await tabTo(page, 'checkbox', /I allow a soft credit check/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Continue');
  await page.keyboard.press('Enter');
  await ask(page, 'Check your answers');
  await tabTo(page, 'button', 'See my result');
  await page.keyboard.press('Enter');
  await ask(page, 'You’re approved, Ana');
  await tabTo(page, 'button', 'Read and sign');
  await page.keyboard.press('Enter');
  await ask(page, 'Read and sign');
  await tabTo(page, 'checkbox', /I have read the agreement/);
  await page.keyboard.press('Space');
  await tabTo(page, 'checkbox', /records electronically/);
  await page.keyboard.press('Space');
  await type(page, 'Type your full legal name', `Ana ${ana.lastName}`);
  await page.keyboard.press('Enter');
  await ask(page, 'You’re all set, Ana');
});
