import { getCreditProfile } from '@contract/calls/borrower';
import { archiveUser } from '@contract/calls/borrower-standing';
import { makeLoanPayment } from '@contract/calls/loan-payment';
import { refundPatientTransaction } from '@contract/calls/staff-transaction';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { countLedgerFaults } from '../ledger/index';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../servicing/testing/loan-world';

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
  expect(await countLedgerFaults(world.deps.database.read)).toBe(0);
  await world.discard();
  await sandbox.reset();
});

const own = async (loan: Made) => ({ token: await world.sessionOf('borrower', loan.params.id) });
const lineOf = async ({ params }: Made) => {
  const token = await world.sessionOf('borrower', params.id);
  const { body } = await world.call(getCreditProfile, { params: { id: params.id } }, { token });
  return body.credit_profile;
};
const owed = async () => (await world.rows('borrower_credit')).map(({ owed_cents }) => Number(owed_cents));

/** A loan paid in part from an account that takes its debit back weeks later, refunded, and its credit sent meanwhile. */
async function aCreditOwedBack({ pays = 500, refunds }: { pays?: number; refunds?: number } = {}) {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '10' });
  await world.passTo('2026-03-20');
  const paid = await world.call(makeLoanPayment, { params: loan.params, body: { amount: pays } }, await own(loan));
  expect(paid.status).toBe(200);
  await world.passTo('2026-03-25');
  const token = await world.staffSession('manager@bright-smile.test');
  const body = refunds === undefined ? {} : { amount: refunds };
  expect((await world.call(refundPatientTransaction, { params: loan.params, body }, { token })).status).toBe(200);
  const before = await lineOf(loan);
  await world.passTo('2026-05-20');
  return { loan, before };
}

test('a credit that was sent before its debit came back is owed and taken from the limit', async () => {
  const { loan, before } = await aCreditOwedBack();
  expect(await owed()).toEqual([-50_000]);
  const after = await lineOf(loan);
  expect(after?.balance).toBe(500);
  expect(after?.availableCredit).toBe((before?.availableCredit ?? 0) - 500);
});

test('nobody is archived who owes a credit back', async () => {
  const { loan } = await aCreditOwedBack();
  const token = await world.staffSession('admin@demo.test');
  const person = (await world.rows('borrower')).find(({ id }) => id === loan.params.id);
  const body = { borrowerId: loan.params.id, reason: 'Asked to be forgotten.', version: person?.version ?? 0 };
  const refused = await world.call(archiveUser, { body }, { token });
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
});
