import { adminLogin } from '@contract/calls/admin-user';
import { setAutopay } from '@contract/calls/autopay';
import { getLoggedBorrower } from '@contract/calls/borrower';
import { advanceBusinessClock, getBusinessClock } from '@contract/calls/business-clock';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/calls/credit-transaction';
import { refundPatientTransaction } from '@contract/calls/staff-transaction';
import { anApplicant, answerQuestions, ask, proveEmail, seeDecision, sign } from '../apply/applicant';
import { askByStaff, connectBank } from '../borrower/a-promotion';
import { call } from '../fixtures/calls';
import { createMailbox } from '../fixtures/mailbox';
import { startWorld } from '../fixtures/start-world';
import { test as base, expect, expectAccessible, type Page } from '../fixtures/world';

/** A world of its own, because in it half a year goes by. */
const test = base.extend<object, { own: Awaited<ReturnType<typeof startWorld>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  addresses: async ({ own }, use) => use(own.addresses),
  mailbox: async ({ own }, use) => use(createMailbox(own.addresses.sandbox)),
  baseURL: async ({ own }, use) => use(own.addresses.app),
});
const LIFE_MS = 600_000;
/** The work of a day, on a machine that does other things too. */
const DAY_MS = 3000;

/** A member of staff, who has a cookie in place of a token. */
async function staffOf(app: string, email: string) {
  const headers = { 'content-type': 'application/json', origin: app };
  const body = JSON.stringify({ email, password: 'Demo-Password-1' });
  const login = await fetch(app + adminLogin.path, { method: 'POST', headers, body });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (method: string, path: string, sent?: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(app + path, {
      method,
      headers: { ...headers, ...key, cookie },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** Lets days pass, each with its work. */
async function passDays(app: string, days: number): Promise<void> {
  const admin = await staffOf(app, 'admin@demo.test');
  await admin('POST', advanceBusinessClock.path, { days });
  const isThere = async () => ((await admin('GET', getBusinessClock.path)) as { movingTo: string | null }).movingTo;
  await expect.poll(isThere, { timeout: days * DAY_MS, intervals: [1000] }).toBeNull();
}

const payments = (page: Page, txId: string) => page.goto(`/v2/borrower/payments?transaction=${txId}`);

test('a life: four treatments, a payment missed, one refunded, a promotion kept and another lost, and the last payment', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(LIFE_MS);
  page.setDefaultTimeout(15_000);
  const { app } = addresses;
  const ana = anApplicant('0001', `life-${project.name}`);
  const subjects = async () => (await mailbox.list(ana.email)).map(({ subject }) => subject);

  await test.step('she applies, is approved and signs', async () => {
    await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
    await answerQuestions(page, ana);
    await seeDecision(page, 'You’re approved, Ana');
    await sign(page, ana);
  });

  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await ask(page, /Ana/);
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token });
  const approve = async (product: string, amount: number) => {
    const txId = await askByStaff(app, id, amount);
    await call(app, selectPaymentPlan, { input: { body: { transactionId: txId, product } }, token });
    await call(app, approveCreditTransaction, { input: { params: { id, txId }, body: {} }, token });
    return txId;
  };
  const kept = await approve('PROMO_6', 1200);
  const lost = await approve('PROMO_6', 900);
  const missed = await approve('FIXED_6', 600);
  const refunded = await approve('FIXED_6', 500);

  await test.step('one tap keeps the first promotion free, the other pays only what is asked', async () => {
    await page.goto('/v2/borrower/payment-methods');
    await page.getByRole('button', { name: 'Add a bank account' }).click();
    await connectBank(page);
    await expect(page.getByText(/0000/).first()).toBeVisible();
    await page.goto('/v2/borrower/welcome');
    await page.getByRole('button', { name: 'Turn on autopay of $200' }).click();
    await page.getByRole('button', { name: 'Set autopay' }).click();
    await expect(page.getByRole('heading', { name: 'On pace for no interest' })).toBeVisible();
    const input = { params: { id, txId: lost }, body: { type: 'MINIMUM' as const } };
    await call(app, setAutopay, { input, token });
  });

  await test.step('a payment is missed: the home and mails say so, and what is late is paid with its fee', async () => {
    await passDays(app, 50);
    await page.goto('/v2/borrower/welcome');
    await expect(page.getByText(/is late\./).first()).toBeVisible();
    await expectAccessible(page);
    await payments(page, missed);
    await expect(page.getByText('With $5 of fees.')).toBeVisible();
    await page.getByRole('radio', { name: /What is late/ }).check();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('$105 is on its way, from what ends in 0000.')).toBeVisible();
    const told = ['A payment is due today', 'We have not received your payment', 'A late fee was added'];
    expect(await subjects()).toEqual(expect.arrayContaining(told));
    const input = { params: { id, txId: missed }, body: { type: 'MINIMUM' as const } };
    await call(app, setAutopay, { input, token });
  });

  await test.step('the practice refunds one, and nothing of it is owed', async () => {
    const manager = await staffOf(app, 'manager@bright-smile.test');
    await manager('PATCH', refundPatientTransaction.path.replace('{id}', id).replace('{txId}', refunded), {});
    await page.goto(`/v2/borrower/transactions/accepted?transaction=${refunded}`);
    await expect(page.getByText('Your practice refunded this. There is nothing to pay.')).toBeVisible();
  });

  await test.step('half a year on, the third is paid, one promotion is kept and the other lost', async () => {
    await passDays(app, 160);
    const told = ['Your promotion is kept', 'Your promotion has ended', 'Your loan is paid off'];
    expect(await subjects()).toEqual(expect.arrayContaining(told));
    await page.goto('/v2/borrower/transactions?group=accepted');
    for (const amount of ['$1,200', '$600'])
      await expect(page.getByRole('link', { name: new RegExp(`\\${amount} Paid off`) })).toBeVisible();
    await expect(page.getByRole('link', { name: /\$900 Accepted \$44\.93 a month/ })).toBeVisible();
    await payments(page, kept);
    await expect(page.getByText('Nothing is to come.')).toBeVisible();
    await expect(page.getByText('$200', { exact: true })).toHaveCount(6);
    await expectAccessible(page);
  });

  await test.step('the last payment, and nothing is owed; the limit ended on its day', async () => {
    await payments(page, lost);
    await page.getByRole('radio', { name: /Pay it off today/ }).check();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(/is on its way, from what ends in 0000/)).toBeVisible();
    await passDays(app, 5);
    await page.goto('/v2/borrower/welcome');
    await expect(page.getByText('$0 owed')).toBeVisible();
    await expect(page.getByText(/^Your limit ended on/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next payment' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Paid off' })).toHaveCount(3);
    await expectAccessible(page);
  });
});
