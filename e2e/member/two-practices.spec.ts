import type { ResultOf } from '@contract/endpoint';
import { createPlan } from '@contract/membership/plan-calls';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { aPerson, ask, enterEmail, openSignup, type Person, signUp } from '../signup/member';
import { activatePlan, logIn, sendPlan } from './a-plan';

const HARBOR = 'prac-harbor-medspa';

/** Another practice sends a plan to an address, of which it knows no more. */
async function invite(app: string, { email, firstName, lastName }: Person): Promise<void> {
  const manager = await staffOf(app, 'manager@harbor-medspa.test');
  const { data }: ResultOf<typeof listMembershipTreatments> = await manager(
    'GET',
    `/privi/provider/settings/treatments/${HARBOR}`,
  );
  const treatments = data.treatments.slice(0, 1).map(({ _id }) => ({ _id, units: 1, interval: 3 }));
  const whom = { practiceId: HARBOR, firstName, lastName, isPhoneOrEmail: email };
  await manager('POST', createPlan.path, { ...whom, name: 'Glow', treatments });
}

const chosen = (page: Page) => page.getByLabel('Membership at').locator('option:checked');

test(
  'a member of two practices chooses one, and every page is about it and begins at its top, after a reload too',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, info) => {
    const maya = aPerson('0001', info);
    await openSignup(page);
    await signUp(page, maya, mailbox);
    await ask(page, 'You’re registered, Maya');
    await sendPlan(addresses.app, maya);
    await logIn(page, maya, mailbox);
    await activatePlan(page, maya);

    await test.step('another practice invites her, and she proves her address there', async () => {
      await invite(addresses.app, maya);
      await openSignup(page, 'harbor-medspa');
      await enterEmail(page, maya, mailbox);
      await expect(page.getByRole('heading', { level: 1, name: 'Enter the 6-digit code' })).toBeHidden();
    });

    await test.step('her home has both, each with what it asks for', async () => {
      await logIn(page, maya, mailbox);
      await ask(page, 'Hello, Maya');
      await expect(page.getByRole('heading', { name: 'Membership at Bright Smile Dental' })).toBeVisible();
      await expect(page.getByText(/^Sent by Harbor Med Spa on /)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('what she chooses on one page is what the others are about', async () => {
      await page.goto('/v2/privi/member/payments');
      await expect(chosen(page)).toHaveText('Bright Smile Dental');
      await expect(page.getByText('First payment')).toBeVisible();
      await page.getByLabel('Membership at').selectOption('Harbor Med Spa');
      await expect(page.getByText('No payments yet')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Visits' }).first().click();
      await ask(page, 'Visits');
      await expect(chosen(page)).toHaveText('Harbor Med Spa');
      await expectAccessible(page);
      await page.reload();
      await expect(chosen(page)).toHaveText('Harbor Med Spa');
      await page.goto('/v2/privi/member/my-membership');
      await expect(chosen(page)).toHaveText('Harbor Med Spa');
      await expect(page.getByText('Your plan is ready to review')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Membership at').selectOption('Bright Smile Dental');
      await ask(page, 'Your year, Maya');
    });

    await test.step('another page begins at its top', async () => {
      await page.goto('/v2/privi/member/welcome');
      const onward = page.getByRole('link', { name: 'See my membership' });
      await expect(onward).toBeVisible();
      const scrolled = () => page.evaluate(() => window.scrollY);
      const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => toTheEnd().then(scrolled)).toBeGreaterThan(0);
      await onward.press('Enter');
      await ask(page, 'Your year, Maya');
      await expect(page.getByRole('heading', { name: 'What’s left' })).toBeVisible();
      expect(await scrolled()).toBe(0);
    });

    await test.step('an address that names the other is about that one, and changes no choice', async () => {
      await page.goto('/v2/privi/member/welcome');
      await page.getByRole('link', { name: 'Review plan' }).click();
      await expect(page.getByText('Harbor Med Spa').first()).toBeVisible();
      await page.getByRole('button', { name: 'Not now' }).click();
      await ask(page, 'Hello, Maya');
      await page.getByRole('link', { name: 'Payments' }).first().click();
      await expect(chosen(page)).toHaveText('Bright Smile Dental');
    });
  },
);
