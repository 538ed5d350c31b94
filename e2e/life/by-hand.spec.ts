import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page } from '../fixtures/world';
import { activatePlan, logIn, seenByPractice, sellTreatments, sendPlan } from '../member/a-plan';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('by-hand');

const STORY_MS = 600_000;
const MONTHS = 6;
const MANAGER = 'manager@bright-smile.test';

async function passUntil(app: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let days = 0; days < 10 && !(await isThere()); days += 1) await passDays(app, 1);
  expect(await isThere()).toBe(true);
}

const fileOf = (membershipId: string) =>
  `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: membershipId })}`;

/** What is due is paid from the page that the mail leads to. */
async function payDue(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$.+ now$/ }).click();
  const asking = page.getByRole('dialog', { name: /^Pay \$.+now\?$/ });
  await asking.getByRole('radio', { name: /•••• 4242/ }).check();
  await asking.getByRole('button', { name: /^Pay \$.+ now$/ }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByText('Payment processed successfully').first()).toBeVisible();
}

test('a member turns off automatic payment, pays six months by hand, and turns it on again; staff do it for one who phones', async ({
  page,
  browser,
  addresses,
  mailbox,
}, info) => {
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
  const seen = () => seenByPractice(app, membershipId);
  const managePayment = `/v2/privi/member/manage-payment-info?membership=${membershipId}`;
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

  await test.step('she turns it off, and is told in writing', async () => {
    await page.goto(managePayment);
    await page.getByRole('button', { name: 'Turn off automatic payment' }).click();
    const asking = page.getByRole('dialog', { name: 'Turn off automatic payment?' });
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Turn off automatic payment' }).click();
    await expect(asking).toBeHidden();
    await expect(page.getByText(/^Automatic payment is off\. We’ll email you/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Turn on automatic payment' })).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(async () => (await mailbox.list(maya.email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain('Automatic payment is off for your membership');
  });

  await test.step('the practice sees it', async () => {
    await openAs(desk, MANAGER, `${app}${fileOf(membershipId)}`);
    await expect(desk.getByText('Automatic payment is off. They pay each payment themselves.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Turn off automatic payment' })).toHaveCount(0);
  });

  await test.step('she pays six months, the first before its day, each of the others when it is asked for', async () => {
    await page.goto(`/v2/privi/member/payments?membership=${membershipId}`);
    await expect(page.getByText(/^\$[\d,.]+ due \w+/)).toBeVisible();
    await expectAccessible(page);
    await payDue(page);
    await passDays(app, 35);
    for (let month = 1; month < MONTHS; month += 1) {
      await passDays(app, 20);
      await passUntil(app, async () => (await seen()).openNow > 0);
      await page.goto(`/v2/privi/member/payments?membership=${membershipId}`);
      await payDue(page);
      await passUntil(app, async () => (await seen()).payments[0]?.status === 'SETTLED');
    }
    const { payments, standing } = await seen();
    expect([payments.length, standing]).toEqual([MONTHS + 1, 'GOOD']);
    const asked = (await mailbox.list(maya.email)).filter(({ subject }) => /membership payment is due/.test(subject));
    expect(asked).toHaveLength(MONTHS - 1);
    expect((await mailbox.list(maya.email)).some(({ subject }) => /membership payment on/.test(subject))).toBe(false);
  });

  await test.step('she turns it on again with a card that she has', async () => {
    await page.goto(managePayment);
    await page.getByRole('link', { name: 'Turn on automatic payment' }).click();
    await page.getByRole('radio', { name: /•••• 4242/ }).check();
    await expect(page.getByText(/^This turns automatic payment on again\./)).toBeVisible();
    await page.getByRole('button', { name: 'Turn on automatic payment' }).click();
    await ask(page, 'How you pay');
    await expect(page.getByText(/^Paid with .+ •••• 4242\.$/)).toBeVisible();
  });

  await test.step('she phones, and the practice turns it off for her', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: 'Turn off automatic payment' }).click();
    const asking = desk.getByRole('dialog', { name: /^Turn off automatic payment for / });
    await asking.getByLabel('How they asked').selectOption('PHONE');
    await expectAccessible(desk);
    await asking.getByRole('button', { name: 'Turn off automatic payment' }).click();
    await expect(asking).toBeHidden();
    await expect(desk.getByText('Automatic payment is off. They pay each payment themselves.')).toBeVisible();
    await desk.context().close();
  });
});
