import { listLoanPayments } from '@contract/servicing/payment-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
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

test('what was missed stands on its own day and is not asked for a second time with the next payment', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const look = async () => {
    const token = await world.sessionOf('borrower', loan.params.id);
    return (await world.call(listLoanPayments, { params: loan.params }, { token })).body.schedule;
  };
  const planned = await look();
  await world.passTo('2026-04-20');
  const late = await look();
  expect(late[0]).toMatchObject({ dueOn: '2026-04-16', state: 'missed', missing: planned[0]?.amount });
  expect(late.map(({ missing }) => missing)).toEqual(planned.map(({ missing }) => missing));
});
