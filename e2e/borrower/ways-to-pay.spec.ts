import { finishApplication } from '@contract/application/decision-calls';
import { getLoggedBorrower } from '@contract/borrower/calls';
import { selectPaymentPlan } from '@contract/credit-transaction/calls';
import { borrowerMessages } from '@contract/messages/borrower';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { CARD_WORDS } from '@domain/card/card-rule';
import { anApplicant, ask, enterEmail, pressEnter } from '../apply/applicant';
import { applyByCalls, borrowByCalls, call } from '../fixtures/calls';
import type { Mailbox } from '../fixtures/mailbox';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { askByStaff } from './a-promotion';

async function logIn(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(email));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
}

const LOS_ANGELES = { street: '12 Oak Street', city: 'Los Angeles', state: 'CA' as const, zipCode: '90012' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const way = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });

/** Enters a card on the vault's page, inside our own. */
async function enterCard(page: Page, number: string): Promise<void> {
  const vault = page.frameLocator('iframe[title="Your debit card"]');
  await vault.getByLabel('Card number').fill(number);
  await vault.getByLabel('Expires, MM / YY').fill('04 / 29');
  await vault.getByLabel('Security code').fill('123');
  await vault.getByLabel('Name on the card').fill('Ana Reyes');
  await vault.getByRole('button', { name: 'Save card' }).click();
}

test('a borrower adds a bank account by hand, connects another, adds a card, chooses and removes', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  const ana = anApplicant('0001', `ways-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await logIn(page, mailbox, ana.email);

  await test.step('nothing is there yet', async () => {
    await page.getByRole('link', { name: 'Payments', exact: true }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'See my payment methods' }).click();
    await expect(page.getByRole('heading', { name: 'No payment methods yet' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('by hand: the form refuses in the words of the server, then the account is there', async () => {
    await page.getByRole('button', { name: 'Add a bank account' }).click();
    await page.getByRole('button', { name: 'Enter account numbers manually' }).click();
    await page.getByLabel('Bank name').fill('First Sample Bank');
    await page.getByLabel('Routing number').fill('110000001');
    await page.getByLabel('Account number', { exact: true }).fill('000123456789');
    await page.getByLabel('Confirm account number').fill('000123456788');
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByRole('link', { name: BANK_WORDS.routingNumber })).toBeVisible();
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(page.getByRole('link', { name: /account numbers don’t match/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm account number').fill('000123456789');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Save account' }).click();
    await expect(heading(page, 'Payment methods')).toBeVisible();
    await expect(way(page, 'First Sample Bank')).toContainText('•••• 6789');
    await expect(way(page, 'First Sample Bank')).toContainText('Default');
    await expectAccessible(page);
    const isTold = async () => (await mailbox.list(ana.email)).some(({ text }) => text.includes('ending in 6789'));
    await expect.poll(isTold).toBe(true);
  });

  await test.step('connecting: a bank that fails is told, another one connects, unauthorized until it is authorized', async () => {
    await page.getByRole('button', { name: 'Add a bank account' }).click();
    await page.getByRole('button', { name: 'Connect my bank' }).click();
    const bank = page.frameLocator('iframe[title="Connect your bank"]');
    await bank.getByRole('button', { name: /Windowpane/ }).click();
    await expect(page.getByText(borrowerMessages.bankConnectionError.text).first()).toBeVisible();
    await page.getByRole('button', { name: 'Connect my bank' }).click();
    await bank.getByRole('button', { name: /Plaid Saving/ }).click();
    await expect(heading(page, 'Payment methods')).toBeVisible();
    const linked = way(page, 'First Platypus Bank');
    await expect(linked).toContainText('Not authorized');
    await linked.getByRole('button', { name: 'Authorize debits' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Authorize debits' }).click();
    await expect(linked).not.toContainText('Not authorized');
  });

  await test.step('a prepaid card is refused with its reason, a debit card is taken', async () => {
    await page.getByRole('button', { name: 'Add a debit card' }).click();
    await page.getByRole('button', { name: 'Enter card details' }).click();
    await enterCard(page, '5105105105105100');
    await expect(page.getByText(CARD_WORDS.prepaid)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enter card details' }).click();
    await enterCard(page, '4242424242424242');
    await expect(way(page, 'Visa')).toContainText('•••• 4242');
  });

  await test.step('another default, and one removed after a question', async () => {
    await way(page, 'Visa').getByRole('button', { name: 'Make default' }).click();
    await expect(way(page, 'Visa')).toContainText('Default');
    await way(page, 'First Sample Bank').getByRole('button', { name: 'Remove' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'First Sample Bank' })).toHaveCount(0);
    await page.reload();
    await expect(way(page, 'Visa')).toContainText('Default');
    await expect(page.getByRole('heading', { name: 'First Sample Bank' })).toHaveCount(0);
  });
});

test('an applicant where a debit card is taken adds one, and a bank account by hand', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  const ana = { ...anApplicant('0001', `card-${project.name}`), practice: 'sunset-plastics', home: LOS_ANGELES };
  const world = { ...addresses, mailbox };
  const { token, applicationId } = await applyByCalls(world, ana);
  const { pagePath } = await call(addresses.app, finishApplication, { input: { body: { applicationId } }, token });
  expect(pagePath).toBe('debit-card');
  await page.goto(`/v2/${ana.practice}/apply`);
  await enterEmail(page, ana.email, () => mailbox.nextCode(ana.email));
  await ask(page, 'You’re approved, Ana');
  await expectAccessible(page);
  await pressEnter(page, 'Add a debit card');
  await enterCard(page, '4000056655665556');
  await expect(page).toHaveURL(/pagePath=congratulations/);
  await page.goto(`/v2/${ana.practice}/apply?pagePath=bank-info`);
  await ask(page, 'Which account will you pay from?');
  await expectAccessible(page);
  await pressEnter(page, 'Enter account numbers manually');
  await ask(page, 'Enter your bank account');
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number', { exact: true }).fill('55550000');
  await page.getByLabel('Confirm account number').fill('55550000');
  await expectAccessible(page);
  await pressEnter(page, 'Save account');
  // Without the bank's name the specification goes to post-agreement, which an unsigned agreement turns to the approval.
  await ask(page, /You’re approved/);
  await expect(page).toHaveURL(/pagePath=congratulations/);
});

test('a log-in with a plan that waits for its approval asks for a card first, and goes on without one', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  const ana = anApplicant('0001', `chosen-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await logIn(page, mailbox, ana.email);
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(addresses.app, getLoggedBorrower, { input: {}, token });
  const transactionId = await askByStaff(addresses.app, id);
  const input = { body: { transactionId, product: 'FIXED_12' } };
  await call(addresses.app, selectPaymentPlan, { input, token });
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await expect(page.getByLabel(/Email/)).toBeVisible();
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await expect(heading(page, 'Add a debit card')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/borrower/debit-card-info\\?transaction=${transactionId}$`));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to your treatment without it' }).click();
  await expect(page).toHaveURL(new RegExp(`/borrower/transactions/pending\\?transaction=${transactionId}$`));
});
