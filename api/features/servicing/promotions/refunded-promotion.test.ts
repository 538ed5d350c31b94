import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seenVersion } from '../../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
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

test('of a purchase that was refunded before the payment arrived that kept its promotion, nothing is told of the promotion', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' });
  await world.passTo('2026-04-20');
  const token = await world.sessionOf('borrower', loan.params.id);
  const paid = await world.call(makeLoanPayment, { params: loan.params, body: { amount: 4200 } }, { token });
  expect([paid.status, paid.body]).toEqual([200, expect.anything()]);
  const version = await seenVersion(world, loan.params.txId);
  const staff = { token: await world.staffSession('manager@bright-smile.test') };
  const refund = await world.call(refundPatientTransaction, { params: loan.params, body: { version } }, staff);
  expect(refund.status).toBe(200);
  await world.passTo('2026-05-10');
  const kinds = (await world.rows('servicing_notice')).map(({ kind }) => kind);
  expect(kinds).not.toContain('PROMO_KEPT');
});

test.each([
  // Of $4,200.00 nothing is paid yet.
  [
    { paid: 0, refund: 1000 },
    /Your promotion continues: pay \$3,200\.00 by [A-Z][a-z]+ \d+, 2026 and you'll owe no interest\./,
  ],
  [{ paid: 3500, refund: 1000 }, /With the refund, your promotion is met: \$\d+\.\d\d in interest is canceled\./],
])('the paper of a part that is refunded says what keeps the promotion then: %o', async ({ paid, refund }, words) => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' });
  await world.passTo('2026-05-05');
  const token = await world.sessionOf('borrower', loan.params.id);
  if (paid > 0) {
    const { status } = await world.call(makeLoanPayment, { params: loan.params, body: { amount: paid } }, { token });
    expect(status).toBe(200);
    await world.passTo('2026-05-13');
  }
  const version = await seenVersion(world, loan.params.txId);
  const staff = { token: await world.staffSession('manager@bright-smile.test') };
  const body = { version, amount: refund };
  expect((await world.call(refundPatientTransaction, { params: loan.params, body }, staff)).status).toBe(200);
  const paper = (await world.rows('document')).find(({ document_key }) => document_key === 'purchase-refund');
  expect(paper?.content).toMatch(words);
});
