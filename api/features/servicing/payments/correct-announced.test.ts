import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreedAutopay } from '../../../test/agreed-autopay';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
let loans: Record<'more' | 'off' | 'byHand' | 'early', Made>;
let monthly: number;

const loggedIn = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const choose = async (loan: Made, body: { type: 'CUSTOM' | 'NONE'; customAmount?: number }) => {
  const request = await agreedAutopay(world, { params: loan.params, body }, await loggedIn(loan));
  expect((await world.call(setAutopay, request, await loggedIn(loan))).status).toBe(200);
};
const textOf = async (loan: Made, subject: RegExp) =>
  (await sandbox.mailbox(loan.borrower.email)).find((mail) => subject.test(mail.subject))?.text.replace(/\s+/g, ' ');
const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Due on April 16, told on the 13th, changed on the 15th. */
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  loans = {
    more: await aLoanOf(world),
    off: await aLoanOf(world),
    byHand: await aLoanOf(world),
    early: await aLoanOf(world),
  };
  await world.passTo('2026-04-10');
  monthly =
    (await world.call(getAutopay, { params: loans.more.params }, await loggedIn(loans.more))).body.next?.amount ?? 0;
  await choose(loans.early, { type: 'CUSTOM', customAmount: 300 });
  await world.passTo('2026-04-15');
  await choose(loans.more, { type: 'CUSTOM', customAmount: 300 });
  await choose(loans.off, { type: 'NONE' });
  const of = { params: loans.byHand.params, body: { amount: monthly } };
  expect((await world.call(makeLoanPayment, of, await loggedIn(loans.byHand))).status).toBe(200);
  await world.passTo('2026-04-20');
}, 120_000);
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

test('a debit that was told and is changed before its day is told anew, and is what is taken', async () => {
  expect(await textOf(loans.more, /^Changed: \$300\.00 autopay payment on April 16, 2026$/)).toContain(
    `We told you autopay would pay ${usd(monthly)} on April 16, 2026. It will pay $300.00 that day instead.`,
  );
  const [debit] = (await world.rows('payment')).filter((row) => row.transaction_id === loans.more.transactionId);
  expect(Number(debit?.amount_cents)).toBe(30_000);
});

test('one that falls away is taken back, with what is left to pay by hand', async () => {
  expect(await textOf(loans.off, /^No autopay payment on April 16, 2026$/)).toContain(
    `It won’t pay anything that day. ${usd(monthly)} is still due then. Pay it in your account.`,
  );
  expect(await textOf(loans.byHand, /^No autopay payment on April 16, 2026$/)).not.toContain('still due');
  const paid = (await world.rows('payment')).filter((row) => row.transaction_id === loans.byHand.transactionId);
  expect(paid.map(({ kind }) => kind)).toEqual(['ONCE']);
});

test('nothing is taken back of what nobody was told', async () => {
  expect(await textOf(loans.early, /^Changed|^No autopay/)).toBeUndefined();
  expect(await textOf(loans.early, /^\$300\.00 autopay payment on April 16/)).toBeDefined();
});
