import { getLoggedBorrower } from '@contract/borrower/calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { anApplicant, answerQuestions, ask, goOnAtReview, proveEmail, seeDecision, sign } from '../apply/applicant';
import { askByStaff, connectBank, logIn } from '../borrower/a-promotion';
import { agreedAutopay, call } from '../fixtures/calls';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page } from '../fixtures/world';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('life');

const LIFE_MS = 600_000;
const WAIT_MS = 15_000;

const payments = (page: Page, txId: string) => page.goto(`/v2/borrower/payments?transaction=${txId}`);

test('a life: four treatments, a payment missed, one refunded, a promotion kept and another lost, and the last payment', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(LIFE_MS);
  page.setDefaultTimeout(WAIT_MS);
  const { app } = addresses;
  const ana = anApplicant('0001', `life-${project.name}`);
  const subjects = async () => (await mailbox.list(ana.email)).map(({ subject }) => subject);

  await test.step('she applies, is approved and signs', async () => {
    await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
    await answerQuestions(page, ana);
    await seeDecision(page, 'You’re approved, Ana');
    await sign(page, ana);
  });

  await logIn(page, ana.email, mailbox);
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
    await page.getByRole('button', { name: 'Turn on autopay for $200' }).click();
    await page.getByRole('button', { name: 'Set autopay' }).click();
    await expect(page.getByRole('heading', { name: 'On track to pay no interest' })).toBeVisible();
    const input = await agreedAutopay(app, { params: { id, txId: lost }, token });
    await call(app, setAutopay, { input, token });
  });

  await test.step('a payment is missed: the home and mails say so, and what is late is paid with its fee', async () => {
    await passDays(app, 50);
    await page.goto('/v2/borrower/welcome');
    await expect(page.getByText(/is past due\./).first()).toBeVisible();
    await expectAccessible(page);
    await payments(page, missed);
    await expect(page.getByText('Includes $5 in fees.')).toBeVisible();
    await page.getByRole('radio', { name: /Past-due amount/ }).check();
    await page.getByRole('button', { name: 'Pay $105', exact: true }).click();
    await expect(page.getByText('Your $105 payment from First Platypus Bank •••• 0000 is processing.')).toBeVisible();
    const told = [
      /^Your \$[\d,.]+ payment is due today$/,
      /^Your payment is past due: \$/,
      /^We added a late fee of \$5/,
    ].map((subject) => expect.stringMatching(subject));
    // A mail leaves after the day that it is of is over.
    await expect.poll(subjects).toEqual(expect.arrayContaining(told));
    const input = await agreedAutopay(app, { params: { id, txId: missed }, token });
    await call(app, setAutopay, { input, token });
  });

  await test.step('the practice refunds one, nothing of it is owed, and what was paid goes back', async () => {
    await call(app, makeLoanPayment, { input: { params: { id, txId: refunded }, body: { amount: 50 } }, token });
    const manager = await staffOf(app, 'manager@bright-smile.test');
    const refund = refundPatientTransaction.path.replace('{id}', id).replace('{txId}', refunded);
    const { version } = await manager('GET', refund);
    await manager('PATCH', refund, { version });
    await page.goto(`/v2/borrower/transactions/accepted?transaction=${refunded}`);
    await expect(page.getByText('Your practice refunded this. You have nothing to pay.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We owe you $50' })).toBeVisible();
    await expectAccessible(page);
    await passDays(app, 10);
    await expect.poll(subjects).toContain("We're sending you $50.00");
    await page.reload();
    await expect(page.getByText(/^\$50 to First Platypus Bank •••• 0000$/)).toBeVisible();
    await expect(page.getByText(/^Completed on/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('half a year on, the third is paid, one promotion is kept and the other lost', async () => {
    await passDays(app, 150);
    const told = [
      expect.stringMatching(/^You met your promotion: \$[\d,.]+ in interest canceled$/),
      expect.stringMatching(/^Your promotion has ended: you owe \$[\d,.]+ in interest$/),
      expect.stringMatching(/^Your loan of \$[\d,.]+ is paid off$/),
    ];
    // A mail leaves after the day that it is of is over.
    await expect.poll(subjects).toEqual(expect.arrayContaining(told));
    await page.goto('/v2/borrower/transactions?group=accepted');
    for (const amount of ['$1,200', '$600'])
      await expect(page.getByRole('link', { name: new RegExp(`\\${amount} Paid off`) })).toBeVisible();
    await expect(page.getByRole('link', { name: /\$900 Approved \$44\.93 minimum a month/ })).toBeVisible();
    await payments(page, kept);
    await expect(page.getByText('No upcoming payments.')).toBeVisible();
    await expect(page.getByText('$200', { exact: true })).toHaveCount(6);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Receipt' }).first().click();
    expect((await saved).suggestedFilename()).toMatch(/receipt.*\.pdf$/);
  });

  await test.step('the last payment, and nothing is owed; the limit ended on its day', async () => {
    await payments(page, lost);
    await page.getByRole('radio', { name: /Pay it off today/ }).check();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText(/payment from First Platypus Bank •••• 0000 is processing/)).toBeVisible();
    await passDays(app, 5);
    await page.goto('/v2/borrower/welcome');
    await expect(page.getByText('$0 owed')).toBeVisible();
    await expect(page.getByText(/^Your limit expired on/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next payment' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Paid off' })).toHaveCount(3);
    await expectAccessible(page);
  });
});

test('a month after a denial she applies again from her home, and is told from when on once more', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(LIFE_MS);
  page.setDefaultTimeout(WAIT_MS);
  const ana = anApplicant('0004', `again-${project.name}`);
  await page.goto('/v2/bright-smile/apply');
  await goOnAtReview(page, { ...addresses, mailbox }, ana);
  await seeDecision(page, 'We can’t offer you a spending limit today');
  const first = await page.getByText(/^Try again on or after/).innerText();

  await test.step('before its day the home says the day, and nothing can be pressed', async () => {
    await logIn(page, ana.email, mailbox);
    await expect(page.getByText(/^You can apply again starting/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply again' })).toHaveCount(0);
  });

  await test.step('on its day she does, with what may have changed alone', async () => {
    await passDays(addresses.app, 32);
    await page.reload();
    await page.getByRole('button', { name: 'Apply again' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Apply again' }).click();
    await ask(page, 'We can’t offer you a spending limit today');
    await expect(page.getByText(/^Try again on or after/)).not.toHaveText(first);
    await expectAccessible(page);
  });
});
