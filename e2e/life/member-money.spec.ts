import { addLoyaltyProgram } from '@contract/membership-settings/loyalty-calls';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page } from '../fixtures/world';
import {
  enterCard,
  giveVisits,
  logIn,
  openReview,
  PRACTICE,
  proposeChange,
  seenByPractice,
  sellTreatments,
  sendPlan,
  signPlan,
} from '../member/a-plan';
import { aPerson, ask, openSignup, type Person, signUp } from '../signup/member';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('member-money');

const STORY_MS = 600_000;
/** Its bank declines for now, and takes the third try. */
const SLOW_CARD = '4000000000009995';
/** Its bank declines for now, however often. */
const NEVER_CARD = '4000000000099996';
/** Given each month by the tier. */
const GIVEN = 10;

const JSON_BODY = { 'content-type': 'application/json' };
/** Longer than a bank is waited for. */
const BANK_MS = 60_000;

const usd = (dollars: number) => `$${dollars.toFixed(2)}`;
const amountIn = (text: string | null): number => Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(',', ''));
const cents = (dollars: number) => Math.round(dollars * 100);

/** From now on the membership is paid from another card. */
async function payFrom(page: Page, number: string): Promise<void> {
  await page.goto('/v2/privi/member/change-payment-method');
  await ask(page, 'Change payment method');
  await page.getByText('Another card or bank account').click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await enterCard(page, number);
  await expect(page.getByRole('radio', { name: new RegExp(`•••• ${number.slice(-4)}`) })).toBeChecked();
  await page.getByRole('button', { name: 'Use this payment method' }).click();
  await ask(page, 'How you pay');
}

/** Nobody knows on which day of the week the story runs, and banks rest on some. */
async function passUntil(app: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let days = 0; days < 10 && !(await isThere()); days += 1) await passDays(app, 1);
  expect(await isThere()).toBe(true);
}

async function acceptChange(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.goto('/v2/privi/member/plan-modification-acceptance');
  await page.getByRole('button', { name: /^Continue with / }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/I have read the terms/).check();
  await page.getByLabel('Type your name to sign').fill(`${firstName} ${lastName}`);
  await page.getByRole('button', { name: 'Sign the change' }).click();
  await ask(page, 'Your plan has changed');
}

test.beforeAll(({ own }) => sellTreatments(own.addresses.app));

test('money of a member: credit from a change, a payment that fails and is paid again, installments to the last', async ({
  page,
  addresses,
  mailbox,
}, info) => {
  test.setTimeout(STORY_MS);
  const { app, sandbox } = addresses;
  const manager = await staffOf(app, 'manager@bright-smile.test');
  const tier = {
    name: 'Silver',
    tier: 0,
    isActive: true,
    creditContributions: GIVEN,
    totalAmount: 1,
    practicemanagement: PRACTICE,
  };
  await manager('POST', addLoyaltyProgram.path, tier);
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  const membershipId = await sendPlan(app, maya, { upfrontCost: 240 });
  await logIn(page, maya, mailbox);
  const seen = () => seenByPractice(app, membershipId);
  await test.step('her bank does not answer when she signs: a reload says so, and it is paid once', async () => {
    await openReview(page);
    const faults = `${sandbox}/sandbox/faults`;
    const slow = { vendor: 'payments', mode: 'slow', delayMs: BANK_MS, times: 1000 };
    await fetch(faults, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(slow) });
    await signPlan(page, maya);
    await expect(page.getByText('Signing and paying').first()).toBeVisible();
    await page.reload();
    await ask(page, 'We’re waiting for your bank');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByText('We’re waiting for your bank')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Review plan' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/v2/privi/member/my-membership');
    await expect(page.getByText('Payment processing')).toBeVisible();
    await expectAccessible(page);
    await fetch(faults, { method: 'DELETE' });
    await passUntil(app, async () => (await seen()).status === 'ACTIVE');
    await page.goto('/v2/privi/member/membership-activation');
    await ask(page, 'Your year, Maya');
    const { payments } = await seen();
    expect(payments).toHaveLength(1);
    // Of her sum and no other: days have passed for everybody else in this world too.
    const paidCents = Math.round(Number(payments[0]?.amount) * 100);
    const moved = (await (await fetch(`${sandbox}/sandbox/payments`)).json()) as {
      direction: string;
      amountCents: number;
    }[];
    const taken = moved.filter(({ direction, amountCents }) => direction === 'debit' && amountCents === paidCents);
    expect(taken).toHaveLength(1);
  });

  const change = (interval: number) =>
    proposeChange(app, membershipId, { intervals: { 'Clear aligner check': interval }, reason: 'Checks alone.' });

  await test.step('a change brings her what she paid beyond it as credit, of which she has most paid out', async () => {
    await change(6);
    await acceptChange(page, maya);
    await passDays(app, 4);
    await page.goto('/v2/privi/member/global-credits/available-credits');
    await ask(page, 'Credits');
    await expect(page.getByText('Paid by you')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cash out credit' }).click();
    await expect(page.getByText(/^You can cash out up to \$.+\. We’ll send it to .+ •••• 4242\.$/)).toBeVisible();
    await expectAccessible(page);
    const amount = page.getByLabel('Amount');
    const most = Number(await amount.inputValue());
    await amount.fill((most + 0.01).toFixed(2));
    await page.getByRole('button', { name: 'Cash out' }).click();
    await expect(page.getByText(`Enter ${usd(most)} or less`).first()).toBeVisible();
    await amount.fill((most - 5).toFixed(2));
    await page.getByRole('button', { name: 'Cash out' }).click();
    await expect(page.getByText(`We’re sending you ${usd(most - 5)}.`)).toBeVisible();
    await expectAccessible(page);
    expect((await seen()).globalCredits).toBe(5);
  });

  await test.step('a month that her card refuses uses what was left of it, and stays open', async () => {
    await change(2);
    await acceptChange(page, maya);
    await payFrom(page, SLOW_CARD);
    await passDays(app, 21);
    await passUntil(app, async () => (await seen()).payments.some(({ status }) => status === 'DECLINED'));
    const { bills, globalCredits } = await seen();
    const open = bills.find(({ status }) => status === 'OPEN');
    expect(open).toMatchObject({ paid: 5 });
    expect(globalCredits).toBe(GIVEN);
    await page.goto('/v2/privi/member/payments');
    await expect(page.getByText(/Declined/)).toBeVisible();
    await expect(page.getByText(/^We’ll retry on /)).toBeVisible();
    await expect(page.getByText(/^Past due since /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('she uses the credit that her tier gave for it, once, though two tabs try', async () => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto('/v2/privi/member/global-credits/apply');
      await expect(tab.getByText(new RegExp(`is due, and you have \\${usd(GIVEN)} in credit`))).toBeVisible();
    }
    await expectAccessible(page);
    await other.getByLabel('Amount').fill('7.00');
    await other.getByRole('button', { name: 'Pay with credit' }).click();
    await expect(other.getByText('You used $7.00 of credit.')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Pay with credit' }).click();
    await expect(page.getByText("You don't have that many credits.").first()).toBeVisible();
    await expect(page.getByText(/is due, and you have \$3\.00 in credit/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Amount').fill('3.00');
    await page.getByRole('button', { name: 'Pay with credit' }).click();
    await expect(page.getByText('You used $3.00 of credit.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to credits' }).click();
    await ask(page, 'Credits');
    await expect(page.getByText('From: Silver')).toBeVisible();
    await expect(page.getByText('Cashed out')).toBeVisible();
    await expect(page.getByText('Used for payment')).toHaveCount(3);
    await expect(page.getByText(/^\$0\.00 left of \$10\.00\. Added .+ Good until /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the rest she pays again: refused once more, then taken, with the words of both', async () => {
    await page.goto('/v2/privi/member/payments');
    const pay = page.getByRole('button', { name: /^Pay \$.+ now$/ });
    const open = amountIn(await pay.textContent());
    const asking = page.getByRole('dialog', { name: `Pay ${usd(open)} now?` });
    await pay.click();
    await expect(asking.getByRole('radio', { name: /•••• 9995/ })).toBeChecked();
    await expectAccessible(page);
    await asking.getByRole('button', { name: `Pay ${usd(open)} now` }).click();
    await expect(page.getByText('There was an error processing the payment')).toBeVisible();
    await expect(asking.getByText(/^Your payment didn’t go through, and you weren’t charged\./)).toBeVisible();
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await pay.click();
    await asking.getByRole('button', { name: `Pay ${usd(open)} now` }).click();
    await expect(page.getByText('Payment processed successfully')).toBeVisible();
    await expect(asking).toBeHidden();
    await expect(pay).toBeHidden();
    await expectAccessible(page);
    const { bills } = await seen();
    expect(bills.every(({ status }) => status === 'PAID')).toBe(true);
    await page.goto('/v2/privi/member/welcome');
    await expect(page.getByText('Your payment is processing')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await expectAccessible(page);
  });

  const shown = await test.step('she cancels by installments, after seeing what each of them is', async () => {
    await payFrom(page, '4242424242424242');
    await giveVisits(app, membershipId, { treatment: 'Clear aligner check', count: 6 });
    await page.goto('/v2/privi/member/my-membership?cancelStep=0');
    await ask(page, 'If you cancel today');
    await page.getByRole('radio', { name: /^\d+ payments/ }).check();
    await expectAccessible(page);
    const owed = amountIn(
      await page.getByText('You would owe').first().locator('xpath=following-sibling::*[1]').textContent(),
    );
    const told = await page.getByText(/^No interest and no fee either way\./).textContent();
    const [, last = ''] = /the last one is (\$[\d,.]+\d),/.exec(told ?? '') ?? [];
    await page.getByRole('button', { name: /^Continue with \d+ payments$/ }).click();
    await ask(page, 'Cancel your membership?');
    await expectAccessible(page);
    const act = page.getByRole('button', { name: /^Pay \$.+ and cancel$/ });
    const first = amountIn(await act.textContent());
    const laterRow = page.getByText(/^Then \d+ monthly payments/);
    const later = amountIn(await laterRow.locator('xpath=following-sibling::dd[1]').textContent());
    const months = Number(/\d+/.exec((await laterRow.textContent()) ?? '')?.[0]);
    expect(cents(first) + cents(later)).toBe(cents(owed));
    const before = (await seen()).payments.length;
    await act.click();
    await ask(page, 'Your membership has ended');
    await expect(
      page.getByText(`You paid ${usd(first)}. We’ll charge the rest in ${months} more monthly payments.`),
    ).toBeVisible();
    await expectAccessible(page);
    expect((await seen()).status).toBe('CANCELLATION_INSTALLMENT');
    return { owed, months, last, before };
  });

  await test.step('an installment that fails she finds at home, and pays with another card', async () => {
    await payFrom(page, NEVER_CARD);
    await passDays(app, 26);
    await passUntil(app, async () =>
      (await seen()).payments.some(({ status, method }) => status === 'DECLINED' && method.lastFour === '9996'),
    );
    await page.goto('/v2/privi/member/welcome');
    await expect(page.getByText('Pay here, or call Bright Smile Dental.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: /^Pay \$.+ now$/ }).click();
    const asking = page.getByRole('dialog', { name: /^Pay \$.+ now\?$/ });
    await asking.getByRole('radio', { name: /•••• 4242/ }).check();
    await asking.getByRole('button', { name: /^Pay \$.+ now$/ }).click();
    await expect(page.getByText('Payment processed successfully')).toBeVisible();
    await expect(asking).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the rest is taken by itself: in all what was shown, to the cent', async () => {
    await passDays(app, 32 * (shown.months - 1));
    await passUntil(app, async () => (await seen()).status === 'CANCELLED');
    const { payments } = await seen();
    const taken = payments.slice(0, payments.length - shown.before).filter(({ status }) => status === 'SETTLED');
    expect(taken).toHaveLength(shown.months + 1);
    expect(taken.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(shown.owed));
    await page.goto('/v2/privi/member/payments');
    await expect(page.getByRole('listitem').filter({ hasText: 'Cancellation payment' }).first()).toContainText(
      shown.last,
    );
    await expectAccessible(page);
    await page.goto('/v2/privi/member/welcome');
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  });
});

test('a member who had nothing yet and cancels gets back all that she paid, on the clock, to the card that paid it', async ({
  page,
  addresses,
  mailbox,
}, info) => {
  test.setTimeout(STORY_MS);
  const { app, sandbox } = addresses;
  const bea = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, bea, mailbox);
  await ask(page, 'You’re registered, Maya');
  const membershipId = await sendPlan(app, bea);
  await logIn(page, bea, mailbox);

  await test.step('a vault that answers twice keeps one card, and two presses sign once', async () => {
    const twice = { vendor: 'card', mode: 'duplicate', times: 10 };
    await fetch(`${sandbox}/sandbox/faults`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(twice) });
    await openReview(page);
    await expect(page.getByRole('radio', { name: /•••• 4242/ })).toHaveCount(1);
    await page.getByLabel(/I have read the terms/).check();
    await page.getByLabel('Type your name to sign').fill(`${bea.firstName} ${bea.lastName}`);
    await page.getByRole('button', { name: /^Sign and pay / }).dblclick();
    await ask(page, `Welcome, ${bea.firstName}`);
    expect((await seenByPractice(app, membershipId)).payments).toHaveLength(1);
    await fetch(`${sandbox}/sandbox/faults`, { method: 'DELETE' });
  });
  const [paid] = (await seenByPractice(app, membershipId)).payments;
  const amount = paid?.amount ?? 0;

  await test.step('the quote says what comes back, and to which card', async () => {
    await page.goto('/v2/privi/member/my-membership?cancelStep=0');
    await ask(page, 'If you cancel today');
    await expect(page.getByText(new RegExp(`^We’ll refund \\${usd(amount)} to .+ •••• 4242$`))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a quote that has run out ends nothing: she is shown the one of now', async () => {
    const goOn = page.getByRole('button', { name: `Continue and get ${usd(amount)} back` });
    await goOn.click();
    await ask(page, 'Cancel your membership?');
    await passDays(app, 2);
    await page.getByRole('button', { name: 'Cancel my membership' }).click();
    await expect(page.getByText(/^Your quote changed since .+\. Here’s the new one\.$/)).toBeVisible();
    await expectAccessible(page);
    expect((await seenByPractice(app, membershipId)).status).toBe('ACTIVE');
    await goOn.click();
    await page.getByRole('button', { name: 'Cancel my membership' }).click();
    await ask(page, 'Your membership has ended');
    await expect(page.getByText(`Your ${usd(amount)} refund is processing.`)).toBeVisible();
  });

  await test.step('it leaves once the payment has settled, once', async () => {
    type Sent = { direction: string; amountCents: number };
    const given = async () =>
      ((await (await fetch(`${sandbox}/sandbox/payments`)).json()) as Sent[]).filter(
        ({ direction, amountCents }) => direction === 'credit' && amountCents === cents(amount),
      );
    expect(await given()).toEqual([]);
    await passUntil(app, async () => (await given()).length > 0);
    await passDays(app, 5);
    expect(await given()).toHaveLength(1);
    await page.goto('/v2/privi/member/payments');
    await expect(page.getByText(`${usd(amount)} refunded.`)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/v2/privi/member/welcome');
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  });
});
