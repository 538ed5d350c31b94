import { expect, expectAccessible } from '../fixtures/world';
import { activatePlan, logIn, sellTreatments, sendPlan } from '../member/a-plan';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('next-year');

const STORY_MS = 600_000;
/** The next year opens 45 days before it begins. */
const UNTIL_OPEN = 322;

test(
  'a member is asked for another year, reads what it costs, signs it, and takes it back',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, info) => {
    test.setTimeout(STORY_MS);
    const { app } = addresses;
    await sellTreatments(app);
    const maya = aPerson('0001', info);
    await openSignup(page);
    await signUp(page, maya, mailbox);
    await ask(page, 'You’re registered, Maya');
    const membershipId = await sendPlan(app, maya);
    await logIn(page, maya, mailbox);
    await activatePlan(page, maya);
    const confirmation = `/v2/privi/member/agreement-confirmation?membership=${membershipId}`;

    await test.step('before it is time nothing waits', async () => {
      await page.goto(confirmation);
      await ask(page, 'No renewal to sign');
      await expectAccessible(page);
    });

    await test.step('45 days before the end it is mailed and stands on her home page', async () => {
      await passDays(app, UNTIL_OPEN);
      await expect
        .poll(async () => (await mailbox.list(maya.email)).map(({ subject }) => subject), { timeout: 30_000 })
        .toContainEqual(expect.stringMatching(/^Your membership year ends \w+ \d+, 20\d\d$/));
      await page.goto('/v2/privi/member/welcome');
      await expect(page.getByText('Renew your membership at Bright Smile Dental?')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Review renewal' }).press('Enter');
      await ask(page, /^Renew your plan starting /);
      await expect(page.getByText('The same treatments at the same prices as this year.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('she chooses how to pay, without a payment today, and signs by keyboard', async () => {
      await page.getByRole('button', { name: 'Continue' }).press('Enter');
      await ask(page, 'How would you like to pay for the next year?');
      await page.getByRole('radio', { name: /In full/ }).press('Space');
      await expect(page.getByRole('radio', { name: /In full/ })).toBeChecked();
      await page.getByRole('radio', { name: /Monthly/ }).press('Space');
      await expect(page.getByRole('radio', { name: /•••• 4242/ })).toBeChecked();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).press('Enter');
      await ask(page, 'Sign your renewal');
      await expect(page.getByText(/^Nothing is charged today\./)).toBeVisible();
      await page.getByRole('button', { name: 'Sign renewal' }).press('Enter');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByLabel(/I have read the terms/).press('Space');
      await page.getByLabel('Type your name to sign').fill(`${maya.firstName} ${maya.lastName}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign renewal' }).press('Enter');
      await ask(page, 'Your plan will renew');
      await expectAccessible(page);
    });

    await test.step('signed is signed, also after a reload; it can be taken back, and is asked for again in Spanish', async () => {
      await page.reload();
      await ask(page, 'Your plan will renew');
      await page.getByRole('button', { name: 'Cancel renewal' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel renewal' }).click();
      await ask(page, /^Your plan ends on /);
      await page.goto('/v2/privi/member/more');
      await page.getByRole('button', { name: 'Español' }).click();
      await ask(page, 'Más');
      await page.goto(confirmation);
      await ask(page, /^¿Renovar su plan desde el /);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  },
);
