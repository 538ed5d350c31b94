import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { keepLanguage } from '../../borrower/borrower.writes';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

test('what a page shows is in the language of the page, whatever the account’s mails are in', async () => {
  const { params } = await aLoanOf(world, { account: '01' });
  await world.passTo('2026-04-21');
  const token = await world.sessionOf('borrower', params.id);
  for (const language of ['en', 'es'] as const) {
    await world.deps.database.transaction((tx) => tx.run(keepLanguage, { id: params.id, language }));
    const said = async (page: string) => {
      const of = { token, headers: { 'accept-language': page } };
      const shown = (await world.call(getCreditTransaction, { params }, of)).body.selectedPaymentPlan;
      const { payments } = (await world.call(listLoanPayments, { params }, of)).body;
      return [shown?.box.prepayment, payments.find(({ returnReason }) => returnReason !== null)?.returnReason];
    };
    expect(await said('en')).toEqual([expect.stringMatching(/penalty/), expect.stringMatching(/wasn't enough money/)]);
    expect(await said('es')).toEqual([expect.stringMatching(/multa/), expect.stringMatching(/dinero en la cuenta/)]);
  }
});
