import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { activatePlan, logIn, sendPlan } from './a-plan';

test('@both a member is shown around, told what is new of the treatments, and reads, by keyboard and in Spanish', async ({
  page,
  addresses,
  mailbox,
}, info) => {
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  await sendPlan(addresses.app, maya);
  await logIn(page, maya, mailbox);
  await activatePlan(page, maya);
  await page.goto('/v2/privi/member/welcome');

  await test.step('the overview opens and closes by keyboard', async () => {
    await page.getByRole('button', { name: 'Show me around' }).press('Enter');
    const tour = page.getByRole('dialog', { name: 'Where to find things' });
    await expect(tour.getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show me around' })).toBeHidden();
  });

  await test.step('both treatments may have a date', async () => {
    await page.getByRole('button', { name: 'See what’s new' }).press('Enter');
    const news = page.getByRole('dialog', { name: 'Updates on your treatments' });
    await expect(news.getByText('Ready to schedule')).toHaveCount(2);
    await expect(news.getByText('Hygiene visit')).toBeVisible();
    await expectAccessible(page);
    await news.getByRole('button', { name: 'Got it' }).press('Enter');
    await expect(news).toBeHidden();
  });

  await test.step('three articles, all of them, and one', async () => {
    await page.getByRole('button', { name: 'Read three short articles' }).press('Enter');
    const few = page.getByRole('dialog', { name: 'Three short reads' });
    await expect(few.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(few).toBeHidden();
    await expect(page.getByRole('button', { name: 'Read three short articles' })).toBeFocused();
    await page.keyboard.press('Enter');
    await few.getByRole('link', { name: 'see all' }).press('Enter');
    await ask(page, 'Good to know');
    await page.getByRole('link', { name: 'How points add up' }).press('Enter');
    await ask(page, 'How points add up');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All articles' }).press('Enter');
    await ask(page, 'Good to know');
    await page.goto('/v2/privi/member/welcome');
  });

  await test.step('nothing of it comes again, and More has the overview, in Spanish', async () => {
    await ask(page, 'Hello, Maya');
    await expect(page.getByRole('heading', { name: 'Membership at Bright Smile Dental' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'See what’s new' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show me around' })).toBeHidden();
    await page.goto('/v2/privi/member/more');
    await page.getByRole('button', { name: 'Español' }).click();
    await ask(page, 'Más');
    await page.getByRole('button', { name: 'Dónde está cada cosa' }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Entendido' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
