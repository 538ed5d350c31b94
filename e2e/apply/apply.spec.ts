import { expect, expectAccessible, test } from '../fixtures/world';
import { anApplicant, answerQuestions, ask, goOnAtReview, proveEmail, seeResult, sign } from './applicant';

const slug = 'bright-smile';

test(
  'a patient applies, is approved, signs and gets the summary',
  { tag: '@both' },
  async ({ page, mailbox }, { project }) => {
    const ana = anApplicant('0001', project.name);
    await proveEmail(page, slug, { email: ana.email, code: () => mailbox.nextCode(ana.email) });
    await answerQuestions(page, ana);
    await expectAccessible(page);
    await seeResult(page);
    await ask(page, 'You’re approved, Ana');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
    await sign(page, ana);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email me the summary and finish' }).click();
    await ask(page, 'Your account is ready');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  },
);

test('a wrong code costs a try and keeps the digits; the right one goes on', async ({ page, mailbox }, { project }) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, slug, {
    email: ana.email,
    code: async () => {
      const code = await mailbox.nextCode(ana.email);
      await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000');
      await expect(page.getByText('You have 4 tries left')).toBeVisible();
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
      return code;
    },
  });
  await ask(page, 'Your legal name and date of birth');
});

test('wrong answers are named at the top and at their fields', async ({ page, mailbox }, { project }) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, slug, { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await ask(page, 'Your legal name and date of birth');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Month').fill('8');
  await page.getByLabel('Day').fill('21');
  await page.getByLabel('Year').fill('2089');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check 2 answers' })).toBeVisible();
  await expect(page).toHaveTitle(/^Problem: /);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enter your last name' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
});

test('a ticked box loses its error at once', async ({ page, mailbox }, { project }) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, slug, { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await answerQuestions(page, ana);
  await page.goBack();
  await ask(page, 'May we check your credit?');
  const consent = page.getByLabel(/I allow a soft credit check/);
  await consent.uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
  const sentence = page.getByText('Check the box to let us check your credit');
  await expect(sentence).toHaveCount(2);
  await consent.check();
  await expect(sentence).toHaveCount(0);
  await expect(consent).toBeFocused();
});

test('answers survive a reload and another device', async ({ page, browser, mailbox }, { project }) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, slug, { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await answerQuestions(page, ana);
  await page.reload();
  await ask(page, 'Check your answers');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('0001@');
  expect(Object.keys(JSON.parse(JSON.parse(kept).apply).data).sort()).toEqual([
    'applicationId',
    'practiceUrlSlug',
    'step',
  ]);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto('/v2/apply?pagePath=welcome-back');
  await other.getByLabel('Email or mobile phone').fill(ana.email);
  await other.getByRole('button', { name: 'Send me a code' }).click();
  await other.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await ask(other, 'Check your answers');
  await expect(other.getByText('$85,000')).toBeVisible();
  await context.close();
});

test('on a shared device the next patient starts over, and what was left for long is gone', async ({ page, mailbox }, {
  project,
}) => {
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, slug, { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await answerQuestions(page, ana);
  await page.getByRole('button', { name: 'Not Ana? Start over' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start over', exact: true }).click();
  await ask(page, 'What email should we use?');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('apply');
  await page.goBack();
  await expect(page.getByText('$85,000')).toHaveCount(0);

  const mia = anApplicant('0002', project.name);
  await proveEmail(page, slug, { email: mia.email, code: () => mailbox.nextCode(mia.email) });
  await ask(page, 'Your legal name and date of birth');
  await expect(page.getByRole('button', { name: 'Not you? Start over' })).toBeVisible();
  // She put the tablet away sixteen minutes ago.
  await page.evaluate(() => localStorage.setItem('touched_at', String(Date.now() - 16 * 60_000)));
  await page.goto(`/v2/${slug}/apply`);
  await ask(page, 'What email should we use?');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('a changed answer leads back to the review', async ({ page, mailbox, addresses }, { project }) => {
  await page.goto(`/v2/${slug}/apply`);
  await goOnAtReview(page, { ...addresses, mailbox }, anApplicant('0001', project.name));
  await page.getByRole('link', { name: 'Change annual income' }).click();
  await page.getByLabel('Annual income').fill('90000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await ask(page, 'Check your answers');
  await expect(page.getByText('$90,000')).toBeVisible();
});

test('an address cannot skip the decision, and without a session it asks who is back', async ({ page, mailbox }, {
  project,
}) => {
  await page.goto(`/v2/${slug}/apply?pagePath=congratulations`);
  await ask(page, 'Welcome back');
  const ana = anApplicant('0001', project.name);
  await proveEmail(page, slug, { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await ask(page, 'Your legal name and date of birth');
  await page.goto(`/v2/${slug}/apply?pagePath=agreement`);
  await ask(page, 'Your legal name and date of birth');
});

test('an unknown practice leads to the main address', async ({ page, baseURL, problems }) => {
  await page.goto('/v2/no-such-practice/apply');
  await page.waitForURL((address) => !address.pathname.includes('no-such-practice'));
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  await ask(page, 'We can’t find that practice');
  problems.length = 0;
});
