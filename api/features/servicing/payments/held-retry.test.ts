import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  return async () => {
    await world.discard();
    await sandbox.stop();
  };
});
afterAll(async () => expect(await ledgerViolations(world)).toEqual([]));

/** An account whose first debit comes back for want of money, which is tried again days later. */
const broke = () => aLoanOf(world, { account: '01' });
const triesOf = async ({ transactionId }: { transactionId: string }) =>
  (await world.rows('payment'))
    .filter((row) => row.transaction_id === transactionId && row.due_on === '2026-04-16')
    .map(({ status }) => status)
    .sort();
const hold = (id: string, flag: 'on_hold' | 'flagged_fraud' | 'deceased') =>
  world.deps.database.migrate([`update borrower set ${flag} = 1 where id = '${id}'`]);

test('what came back is not tried again while somebody looks at the account, whether it waits already or not', async () => {
  const free = await broke();
  const before = await Promise.all([broke(), broke(), broke()]);
  const after = await broke();
  await world.passTo('2026-04-17');
  const flags = ['on_hold', 'flagged_fraud', 'deceased'] as const;
  // Before the debit comes back: no second try is planned.
  for (const [at, flag] of flags.entries()) await hold(before[at]?.params.id ?? '', flag);
  await world.passTo('2026-04-21');
  expect(await triesOf(after)).toEqual(['RETURNED', 'SCHEDULED']);
  // After it: the one that is planned is not made.
  await hold(after.params.id, 'on_hold');
  await world.passTo('2026-05-10');
  expect((await triesOf(free)).length).toBeGreaterThan(1);
  expect(await triesOf(after)).toEqual(['CANCELLED', 'RETURNED']);
  for (const loan of before) expect(await triesOf(loan)).toEqual(['RETURNED']);
});
