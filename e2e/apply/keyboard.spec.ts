import { pressAt, tabTo, typeInto } from '../fixtures/keys';
import { type Page, test } from '../fixtures/world';
import { anApplicant, ask } from './applicant';

/** Answers a question that ends with Enter in its last field. */
async function answer(page: Page, question: string | RegExp, fields: readonly (readonly [string, string])[]) {
  await ask(page, question);
  for (const [name, text] of fields) await typeInto(page, { name, text });
  await page.keyboard.press('Enter');
}

test('a patient applies and signs by the keyboard alone', async ({ page, mailbox }, { project }) => {
  const ana = anApplicant('0001', `keys-${project.name}`);
  await page.goto('/v2/bright-smile/apply');
  await answer(page, 'What email should we use?', [['Email address', ana.email]]);
  await ask(page, 'Enter the 6-digit code');
  await typeInto(page, { name: 'Code', text: await mailbox.nextCode(ana.email) });
  await answer(page, 'Your legal name and date of birth', [
    ['First name', 'Ana'],
    ['Last name', ana.lastName],
    ['Month', '8'],
    ['Day', '21'],
    ['Year', '1988'],
  ]);
  await answer(page, 'What’s your phone number?', [['Phone number', '5125550142']]);
  await ask(page, 'Where do you live?');
  await typeInto(page, { name: 'Street address', text: '12 Oak Street' });
  await typeInto(page, { name: 'City', text: 'Austin' });
  await tabTo(page, ['combobox', 'State']);
  await page.keyboard.type('Tex');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, { name: 'ZIP code', text: '78701' });
  await page.keyboard.press('Enter');
  await answer(page, /last 4 digits/, [['Last 4 digits', ana.lastFour]]);
  await answer(page, /annual income/, [['Annual income', '85000']]);
  await answer(page, /How much/, [['Amount', '9000']]);
  await ask(page, 'May we check your credit?');
  await pressAt(page, ['checkbox', /I allow a soft credit check/]);
  await pressAt(page, ['button', 'Continue']);
  await ask(page, 'Check your answers');
  await pressAt(page, ['button', 'See my result']);
  await ask(page, 'You’re approved, Ana');
  await pressAt(page, ['button', 'Read and sign']);
  await ask(page, 'Read and sign');
  await pressAt(page, ['checkbox', /I have read the agreement/]);
  await pressAt(page, ['checkbox', /records electronically/]);
  await typeInto(page, { name: 'Type your full legal name', text: `Ana ${ana.lastName}` });
  await page.keyboard.press('Enter');
  await ask(page, 'You’re all set, Ana');
});
