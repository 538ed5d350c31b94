import { makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox, { withMails: false });
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

/** Interest of a loan that the books say was earned. */
async function earned(transactionId: string): Promise<number> {
  const entries = (await world.rows('journal_entry')).filter(({ ref_id }) => ref_id === transactionId);
  const ids = new Set(entries.map(({ id }) => id));
  return (await world.rows('posting'))
    .filter(({ entry_id, account_id }) => ids.has(entry_id) && account_id === 'inc:interest')
    .reduce((sum, { amount }) => sum - Number(amount), 0);
}

async function payOff({ params }: Awaited<ReturnType<typeof aLoanOf>>) {
  const token = await world.sessionOf('borrower', params.id);
  const { total } = (await world.call(quoteLoanPayoff, { params }, { token })).body;
  const paid = await world.call(makeLoanPayment, { params, body: { amount: total, kind: 'PAYOFF' } }, { token });
  expect(paid.status).toBe(200);
}

test.each([
  ['before the next due date', '2026-04-10'],
  ['on the weekend before it', '2026-04-12'],
  ['the day before it', '2026-04-15'],
])('a pay-off that came back %s leaves no interest out of the books, on its day or later', async (_, payOn) => {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '01' });
  const other = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo(payOn);
  await payOff(loan);
  for (const day of ['2026-04-16', '2026-04-24', '2026-05-16', '2026-06-16']) {
    await world.passTo(day, async () => expect(await ledgerViolations(world)).toEqual([]));
    await world.sendAll();
  }
  expect((await world.rows('payment'))[0]?.status).toBe('RETURNED');
  // What a loan has earned that nobody ever paid off.
  expect(await earned(loan.transactionId)).toBe(await earned(other.transactionId));
});
