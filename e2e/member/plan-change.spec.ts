import { withdrawPlan } from '@contract/membership/plan-calls';
import { pressAt, typeInto } from '../fixtures/keys';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { activatePlan, logIn, PRACTICE, proposeChange, sendPlan } from './a-plan';

test(
  'a change of a running plan: asked for otherwise, taken back, changed while it is read, accepted, and refused',
  {
    tag: '@both',
  },
  async ({ page, addresses, mailbox }, info) => {
    test.setTimeout(180_000);
    const { app } = addresses;
    const maya = aPerson('0001', info);
    await openSignup(page);
    await signUp(page, maya, mailbox);
    await ask(page, 'You’re registered, Maya');
    const membershipId = await sendPlan(app, maya);
    await logIn(page, maya, mailbox);
    await activatePlan(page, maya);
    const fewer = { intervals: { 'Hygiene visit': 6, 'Clear aligner check': 6 }, reason: 'Two checks are enough.' };
    const propose = (of = fewer) => proposeChange(app, membershipId, of);

    await test.step('she sees both plans, and says what she would like instead', async () => {
      await propose();
      await page.goto('/v2/privi/member/welcome');
      await page.getByRole('link', { name: 'Review change' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your plan from /);
      await expect(page.getByText('Two checks are enough.')).toBeVisible();
      const check = page.getByRole('listitem').filter({ hasText: 'Clear aligner check' });
      await expect(check.getByText('Changed')).toBeVisible();
      await expect(check.getByText('every 3 months')).toBeVisible();
      await expect(check.getByText('every 6 months')).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Hygiene visit' }).getByText('Unchanged'),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Request a different change' }).click();
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('dialog').getByText('Enter what you’d like instead').first()).toBeVisible();
      await page.getByLabel('What you’d like').fill('Rather every 4 months.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send request' }).click();
      await ask(page, 'Your plan stays as it is');
      await expect(page.getByText(/will read your request/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'See my membership' }).click();
      await ask(page, 'Your year, Maya');
      await expect(page.getByText('Needs your answer')).toHaveCount(0);
    });

    await test.step('the practice takes one back while she reads it', async () => {
      await propose();
      await page.goto(`/v2/privi/member/plan-modification-acceptance?membership=${membershipId}`);
      await page.getByRole('button', { name: 'Keep my plan' }).click();
      const manager = await staffOf(app, 'manager@bright-smile.test');
      await manager('POST', withdrawPlan.path, { membershipId, practiceId: PRACTICE });
      await page.getByRole('dialog').getByRole('button', { name: 'Keep my plan' }).click();
      await ask(page, 'This was withdrawn');
      await expect(
        page.getByText(/^Bright Smile Dental withdrew it on .* Nothing was signed or charged\.$/),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('one that the practice changes while she reads it is shown anew, and signed by keyboard alone', async () => {
      await propose();
      await page.goto('/v2/privi/member/plan-modification-acceptance');
      await pressAt(page, ['button', /^Continue with /]);
      await ask(page, 'How you’ll pay from now on');
      await expect(page.getByRole('radio', { name: /•••• 4242/ })).toBeChecked();
      await expectAccessible(page);
      await pressAt(page, ['button', 'Continue']);
      await ask(page, 'Sign the change');
      await expect(page.getByText('Nothing is charged today.')).toBeVisible();
      await expectAccessible(page);
      await propose({
        intervals: { 'Hygiene visit': 6, 'Clear aligner check': 4 },
        reason: 'Every four months, as you asked.',
      });
      const sign = async () => {
        await pressAt(page, ['checkbox', /I have read the terms/]);
        if ((await page.getByLabel('Type your name to sign').inputValue()) === '')
          await typeInto(page, { name: 'Type your name to sign', text: `${maya.firstName} ${maya.lastName}` });
        await pressAt(page, ['button', 'Sign the change']);
      };
      await sign();
      await expect(page.getByText(/^Bright Smile Dental updated this change while you had it open/)).toBeVisible();
      await expect(page.getByLabel(/I have read the terms/)).not.toBeChecked();
      await expectAccessible(page);
      await sign();
      await ask(page, 'Your plan has changed');
      await expect(page.getByText(/^Your next payment is \$/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'See my membership' }).click();
      await ask(page, 'Your year, Maya');
      await expect(page.getByText('Needs your answer')).toHaveCount(0);
    });

    await test.step('another one she refuses by keyboard, in Spanish', async () => {
      await propose();
      await page.goto('/v2/privi/member/more');
      await page.getByRole('button', { name: 'Español' }).press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await page.goto('/v2/privi/member/plan-modification-acceptance');
      await ask(page, /^Su plan desde el /);
      const check = page.getByRole('listitem').filter({ hasText: 'Clear aligner check' });
      await expect(check.getByText('cada 4 meses')).toBeVisible();
      await expect(check.getByText('cada 6 meses')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectAccessible(page);
      // Ways out that are as near and as large as each other, one key after what goes on.
      const [keep, other] = ['Conservar mi plan', 'Solicitar otro cambio'].map((name) =>
        page.getByRole('button', { name }),
      );
      if (!keep || !other) throw new Error('Two ways out');
      const [one, two] = [await keep.boundingBox(), await other.boundingBox()];
      expect(one?.height).toBe(two?.height);
      expect(Math.abs((one?.width ?? 0) - (two?.width ?? 0))).toBeLessThan(2);
      await page.getByRole('button', { name: /^Continuar con / }).focus();
      await page.keyboard.press('Tab');
      await expect(keep).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: '¿Conservar su plan como está?' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(keep).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Conservar mi plan' }).press('Enter');
      await ask(page, 'Su plan queda como está');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ver mi membresía' }).press('Enter');
      await ask(page, /Maya/);
      await page.goto('/v2/privi/member/plan-modification-acceptance');
      await ask(page, 'Nada que firmar');
      await expectAccessible(page);
    });
  },
);
