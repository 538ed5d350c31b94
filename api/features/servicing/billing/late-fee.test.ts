import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

const fees = async ({ transactionId }: Made) =>
  (await world.rows('loan_event'))
    .filter(({ transaction_id, kind }) => transaction_id === transactionId && kind === 'FEE')
    .map(({ amount_cents }) => Number(amount_cents));
const told = async ({ transactionId }: Made, kind: string) =>
  (await world.rows('servicing_notice')).filter((row) => row.subject_id === transactionId && row.kind === kind).length;
const lateTerms = async ({ transactionId }: Made) => {
  const papers = await world.rows('document');
  const agreement = papers.find((row) => row.transaction_id === transactionId);
  const { box, sections } = JSON.parse(agreement?.content ?? '{}');
  const late = sections.find(({ heading }: { heading: string }) => heading === 'Late payments');
  return [box.latePayment, late.paragraphs[0]];
};
const pay = async ({ params }: Made, cents: number) => {
  const token = await world.sessionOf('borrower', params.id);
  const answer = await world.call(makeLoanPayment, { params, body: { amount: cents / 100 } }, { token });
  expect(answer.status).toBe(200);
};

test.each([
  ['WI', [1_000], 'no more than $10.00.'],
  ['TX', [1_398], '5% of the part of it that is unpaid.'],
  ['HI', [], 'There is no late fee.'],
])(
  '%s: a missed payment costs what the law of the state allows, as the agreement says',
  async (state, charged, says) => {
    const loan = await aLoanOf(world, { autopay: 'NONE', stateCode: state, amountCents: 600_000 });
    await world.passTo('2026-04-28');
    expect(await fees(loan)).toEqual(charged);
    const [inBox, inTerms] = await lateTerms(loan);
    expect(inBox).toContain(says);
    expect(inTerms).toBe(inBox);
    // Nobody is warned of a fee that is not charged.
    expect(await told(loan, 'LATE_FEE_AHEAD')).toBe(charged.length);
    expect(await told(loan, 'LATE_FEE')).toBe(charged.length);
  },
);

test('one missed payment costs one fee: every later one that is paid on its day costs none, and no mail says that nothing came', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  for (const day of ['2026-05-16', '2026-06-16', '2026-07-16']) {
    await world.passTo(day);
    await pay(loan, 22_398);
  }
  await world.passTo('2026-08-01');
  expect(await fees(loan)).toHaveLength(1);
  expect(await told(loan, 'LATE_FEE_AHEAD')).toBe(1);
  const mails = await sandbox.mailbox(loan.borrower.email);
  expect(mails.some(({ subject, text }) => /not received/.test(`${subject} ${text}`))).toBe(false);
});

test('what is late with its fee, paid exactly, clears both, and nothing is called overdue after it', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-28');
  const [fee = 0] = await fees(loan);
  const monthly = Number((await world.rows('credit_transaction'))[0]?.monthly_cents);
  await pay(loan, monthly + fee);
  const missed = await told(loan, 'PAYMENT_MISSED');
  await world.passTo('2026-05-16');
  await pay(loan, monthly);
  await world.passTo('2026-06-10');
  expect(await fees(loan)).toHaveLength(1);
  expect(await told(loan, 'PAYMENT_MISSED')).toBe(missed);
});
