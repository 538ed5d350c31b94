import { setAccountHold } from '@contract/account-restriction/calls';
import { listLoanPayments, makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { declinePatientRequest, disputeTransaction } from '@contract/servicing/transaction-request-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenVersion } from '../../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
let loans: Record<'inPart' | 'whole' | 'twice' | 'comesBack' | 'paidOff', Made>;

const borrower = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const refund = async (loan: Made, amount?: number) => {
  const body = { version: await seenVersion(world, loan.transactionId), ...(amount && { amount }) };
  const token = await world.staffSession('manager@bright-smile.test');
  expect((await world.call(refundPatientTransaction, { params: loan.params, body }, { token })).status).toBe(200);
};
const dispute = async (loan: Made) => {
  const body = { version: await seenVersion(world, loan.transactionId), reason: 'Not as agreed.' };
  expect((await world.call(disputeTransaction, { params: loan.params, body }, await borrower(loan))).status).toBe(200);
};
const pay = async (loan: Made, body: { amount: number; payOn?: string }) =>
  expect((await world.call(makeLoanPayment, { params: loan.params, body }, await borrower(loan))).status).toBe(200);
const mailsOf = async (loan: Made) => [...(await sandbox.mailbox(loan.borrower.email))].reverse();
const textOf = async (loan: Made, subject: RegExp) =>
  (await mailsOf(loan)).findLast((mail) => subject.test(mail.subject))?.text.replace(/\s+/g, ' ') ?? '';
const payoutsOf = async (loan: Made) =>
  (await world.rows('credit_payout'))
    .filter((row) => row.transaction_id === loan.transactionId)
    .map(({ amount_cents }) => Number(amount_cents));
const sumsBack = (text: string) =>
  [...text.matchAll(/\$([\d,.]+\d)(?= more than| back to you)/g)].map(([, sum = '']) =>
    Math.round(Number(sum.replace(/,/g, '')) * 100),
  );

/** Due on the 16th, first on April 16. */
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  loans = {
    inPart: await aLoanOf(world, { autopay: 'NONE' }),
    whole: await aLoanOf(world, { autopay: 'NONE' }),
    twice: await aLoanOf(world, { autopay: 'NONE' }),
    comesBack: await aLoanOf(world, { account: '01' }),
    paidOff: await aLoanOf(world, { autopay: 'NONE' }),
  };
  await world.passTo('2026-04-10');
  for (const loan of [loans.inPart, loans.whole]) {
    await pay(loan, { amount: 50, payOn: '2026-04-24' });
    await dispute(loan);
  }
  await pay(loans.twice, { amount: 2500 });
  await world.passTo('2026-04-17');
  await refund(loans.comesBack);
  await world.passTo('2026-04-22');
  await refund(loans.inPart, 1200);
  await refund(loans.whole);
  await refund(loans.twice, 2200);
  await world.sendAll();
}, 180_000);
afterAll(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.stop();
});

describe('a refund that answers a dispute', () => {
  test.each(['inPart', 'whole'] as const)(
    '(%s) follows a dispute that said which planned payment it stopped',
    async (name) => {
      expect(await textOf(loans[name], /^We canceled your \$50\.00 payment planned for April 24/)).toContain(
        "We won't take the $50.00 payment planned for April 24, 2026. Your loan payments are paused",
      );
    },
  );

  test('in part says so, and its papers are made of the loan after it', async () => {
    const text = await textOf(loans.inPart, /^Your loan payments continue/);
    expect(text).toContain('Your practice refunded part of your purchase, which answers your dispute.');
    expect(text).toMatch(/came due during the pause\. Its new due date is May 13, 2026/);
    const papers = (await world.rows('document')).filter((row) => row.transaction_id === loans.inPart.transactionId);
    const [statement] = papers
      .filter(({ document_key: key }) => key === 'account-statement')
      .sort((one, other) => String(other.created_at).localeCompare(String(one.created_at)));
    expect(String(statement?.content)).not.toContain('Payments are paused');
    const paper = papers.find(({ document_key: key }) => key === 'purchase-refund');
    expect(String(paper?.content)).toContain('on May 13, 2026');
  });

  test('whole says so', async () => {
    expect(await textOf(loans.whole, /purchase was refunded$/)).toContain('This answers your dispute.');
  });
});

describe('what goes back', () => {
  test('is named by what leaves, of a part and of the whole after it', async () => {
    const [part] = sumsBack(await textOf(loans.twice, /of your purchase was refunded$/));
    expect(part).toBeGreaterThan(0);
    const page = (await world.call(listLoanPayments, { params: loans.twice.params }, await borrower(loans.twice))).body;
    // Nobody is sent money and asked for some of it.
    expect(page.next).toBeNull();
    await refund(loans.twice);
    await world.sendAll();
    const [rest] = sumsBack(await textOf(loans.twice, /PatientFi purchase was refunded$/));
    expect((part ?? 0) + (rest ?? 0)).toBe(250_000);
    await world.passTo('2026-06-20');
    expect((await payoutsOf(loans.twice)).reduce((sum, one) => sum + one, 0)).toBe(250_000);
  });
});

test('a debit that comes back after the loan has ended asks for nothing, and puts right what was to go back', async () => {
  const [debit] = (await world.rows('payment')).filter((row) => row.transaction_id === loans.comesBack.transactionId);
  expect(debit).toMatchObject({ status: 'RETURNED', return_code: 'R01' });
  const subjects = (await mailsOf(loans.comesBack)).map(({ subject }) => subject);
  const at = subjects.findIndex((subject) => subject.endsWith('purchase was refunded'));
  const [said] = sumsBack(await textOf(loans.comesBack, /purchase was refunded$/));
  expect(said).toBe(Number(debit?.amount_cents));
  const after = subjects.slice(at + 1);
  expect(after.filter((subject) => /Add another|didn't go through|late|due|autopay/i.test(subject))).toEqual([]);
  const text = await textOf(loans.comesBack, /was returned, and you don't need to pay it again$/);
  expect(text).toMatch(/We told you we'd send \$[\d.]+ back\. There's nothing to send anymore/);
  expect(await payoutsOf(loans.comesBack)).toEqual([]);
});

test('the end of a dispute or hold about a loan that is paid off says that nothing is owed, and no payment goes on', async () => {
  const loan = loans.paidOff;
  const { total } = (await world.call(quoteLoanPayoff, { params: loan.params }, await borrower(loan))).body;
  await pay(loan, { amount: total });
  await world.passTo('2026-06-25');
  await dispute(loan);
  const body = { version: await seenVersion(world, loan.transactionId), answer: 'DECLINED' as const, reason: 'Given.' };
  const token = await world.staffSession('admin@demo.test');
  expect((await world.call(declinePatientRequest, { params: loan.params, body }, { token })).status).toBe(200);
  const held = { body: { borrowerId: loan.params.id, reason: 'Reviewed.' } };
  for (let times = 0; times < 2; times += 1)
    expect((await world.call(setAccountHold, held, { token })).status).toBe(200);
  await world.sendAll();
  expect(await textOf(loan, /^We finished our review of your loan$/)).toContain(
    "We reviewed your dispute and declined it. You can see our reason in the transaction's history. You owe nothing on this loan.",
  );
  const subjects = (await mailsOf(loan)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /payments continue|stay paused/.test(subject))).toEqual([]);
});
