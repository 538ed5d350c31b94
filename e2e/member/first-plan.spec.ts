import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { enterCard, giveVisits, logIn, REFUSED_CARD, seenByPractice, sendPlan } from './a-plan';

test(
  'a member joins, signs and pays for a plan with a card, sees it run, and cancels in one sum',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, info) => {
    const maya = aPerson('0001', info);
    await test.step('she signs up on the practice’s page and is registered', async () => {
      await openSignup(page);
      await signUp(page, maya, mailbox);
      await ask(page, 'You’re registered, Maya');
    });
    const membershipId = await sendPlan(addresses.app, maya);

    await test.step('the plan waits for her after the log-in', async () => {
      await logIn(page, maya, mailbox);
      await ask(page, 'Hello, Maya');
      await expect(page.getByText('Needs your answer')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Review plan' }).click();
    });

    const title = page.getByRole('heading', { level: 1 });
    await test.step('she reads what it costs, and gives a card', async () => {
      await expect(title).toHaveText(/^\$\d+\.\d\d today$/);
      await expect(page.getByText('Step 1 of 4, your plan')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await ask(page, 'How would you like to pay?');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Choose a payment method').first()).toBeVisible();
      await page.getByRole('button', { name: 'Add a card' }).click();
      await enterCard(page, REFUSED_CARD);
      await expect(page.getByRole('radio', { name: /•••• 0002/ })).toBeChecked();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('she signs what is shown, and pays what the button says', async () => {
      await expect(page.getByText('Step 3 of 4, review, pay, and sign')).toBeVisible();
      await expectAccessible(page);
      const due = ((await title.textContent()) ?? '').replace(' today', '');
      const button = page.getByRole('button', { name: `Sign and pay ${due}` });
      await button.click();
      await expect(page.getByRole('heading', { name: 'Check 2 answers' })).toBeVisible();
      await page.getByLabel(/I have read the terms/).check();
      await page.getByLabel('Type your name to sign').fill(`${maya.firstName} ${maya.lastName}`);
      await button.click();
      await expect(page.getByText(/you weren’t charged\. You don’t need to retype your signature\./)).toBeVisible();
      await expect(page.getByLabel('Type your name to sign')).toHaveValue(`${maya.firstName} ${maya.lastName}`);
      await page.getByText('Another card or bank account').click();
      await page.getByRole('button', { name: 'Add a card' }).click();
      await enterCard(page, '4242424242424242');
      await expect(page.getByRole('radio', { name: /•••• 4242/ })).toBeChecked();
      await button.click();
      await ask(page, 'Welcome, Maya');
      await expect(page.getByText(`You paid ${due} today.`)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'See my membership' }).click();
    });

    await test.step('the membership runs', async () => {
      await ask(page, 'Your year, Maya');
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: '1 of 12 payments made' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/v2/privi/member/welcome');
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
      await page.goto('/v2/privi/member/membership-activation');
      await ask(page, 'Your year, Maya');
    });

    await test.step('she has it paid from her bank account', async () => {
      await page.goto('/v2/privi/member/my-membership');
      await page.getByRole('link', { name: 'Change', exact: true }).click();
      await ask(page, 'Change payment method');
      await expectAccessible(page);
      await page.getByText('Another card or bank account').click();
      await page.getByRole('button', { name: 'Connect a bank account' }).click();
      await page.getByRole('button', { name: 'Enter account numbers' }).click();
      await page.getByLabel('Bank name').fill('First Sample Bank');
      await page.getByLabel('Routing number').fill('110000000');
      await page.getByLabel('Account number', { exact: true }).fill('000123456789');
      await page.getByLabel('Confirm account number').fill('000123456789');
      await page.getByLabel(/^I authorize PRIVI to debit/).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save this account' }).click();
      await expect(page.getByRole('radio', { name: /•••• 6789/ })).toBeChecked();
      await page.getByRole('button', { name: 'Use this payment method' }).click();
      await ask(page, 'How you pay');
      await expect(page.getByText('Paid with First Sample Bank •••• 6789.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('she asks for a date of what she may have now', async () => {
      await page.getByRole('link', { name: 'Visits' }).click();
      await ask(page, 'Visits');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Request a visit' }).first().click();
      await page.getByLabel('Days and times that work for you').fill('Rather a Friday');
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Request visit' }).click();
      await expect(page.getByText('You requested a visit. Bright Smile Dental will call you.')).toBeVisible();
      await page.getByRole('link', { name: 'Payments' }).click();
      await expect(page.getByText('First payment')).toHaveCount(2);
      await expect(page.getByText(/Declined/)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/v2/privi/member/my-membership');
    });

    await test.step('she had more than she paid, and cancels in one sum of what is shown', async () => {
      await giveVisits(addresses.app, membershipId, { treatment: 'Hygiene visit', count: 1 });
      await giveVisits(addresses.app, membershipId, { treatment: 'Clear aligner check', count: 1 });
      await page.getByRole('link', { name: 'See what canceling would cost' }).click();
      await ask(page, 'If you cancel today');
      await expect(page.getByText(/^Quote .+, valid until /)).toBeVisible();
      await expect(page.getByRole('radio', { name: /^In full/ })).toBeChecked();
      await expectAccessible(page);
      const goOn = page.getByRole('button', { name: /^Continue and pay / });
      const [owed = ''] = /\$[\d,.]+\d/.exec((await goOn.textContent()) ?? '') ?? [];
      await goOn.click();
      await ask(page, 'Cancel your membership?');
      await expectAccessible(page);
      await page.getByRole('button', { name: `Pay ${owed} and cancel` }).click();
      await ask(page, 'Your membership has ended');
      await expect(page.getByText(`You paid ${owed}. Nothing more is due.`)).toBeVisible();
      const [last] = (await seenByPractice(addresses.app, membershipId)).payments;
      expect(last).toMatchObject({ kind: 'CANCELLATION', amount: Number(owed.slice(1)) });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Back to home' }).click();
      await ask(page, 'Hello, Maya');
      await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
    });
  },
);
