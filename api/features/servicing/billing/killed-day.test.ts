import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { type FaultyDatabase, faultyDatabase } from '../../../test/durability/faulty-database';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { runBusinessDays } from '../../business-day/index';
import { servicingJobs } from '../end-of-day-jobs';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../testing/loan-world';

let faults: FaultyDatabase;
let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  faults = faultyDatabase(await openTestDatabase());
  world = await startLoanWorld(sandbox, { database: faults.database, withMails: false });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

test('a day that is killed at whichever statement goes on with the next run, and nothing of it is done twice', async () => {
  const loans = [
    await aLoanOf(world),
    await aLoanOf(world, { account: '01' }),
    await aLoanOf(world, { autopay: 'NONE' }),
  ];
  await world.passTo('2026-04-15');
  world.deps.clock.setTo('2026-04-16T13:00:00.000Z');
  let statement = 0;
  do {
    statement += 1;
    faults.failAt(statement);
    await runBusinessDays(world.deps, servicingJobs).catch(() => undefined);
    // Whatever was kept is whole.
    if (statement % 10 === 0) expect(await ledgerViolations(world), `statement ${statement}`).toEqual([]);
  } while (faults.hasFailed() && statement < 500);
  faults.failAt(undefined);
  // Three loans have more statements than this.
  expect(statement).toBeGreaterThan(30);
  await world.passTo('2026-04-22');
  const events = (await world.rows('loan_event')).map((row) => [
    loans.findIndex(({ transactionId }) => transactionId === row.transaction_id),
    row.kind,
  ]);
  expect(events.sort()).toEqual(
    [
      [0, 'ACCEPTED'],
      [0, 'FUNDED'],
      [0, 'REPRICED'],
      [0, 'INTEREST'],
      [0, 'PAYMENT'],
      [1, 'ACCEPTED'],
      [1, 'FUNDED'],
      [1, 'REPRICED'],
      [1, 'INTEREST'],
      [1, 'PAYMENT'],
      [1, 'REVERSED'],
      [2, 'ACCEPTED'],
      [2, 'FUNDED'],
      [2, 'INTEREST'],
    ].sort(),
  );
  expect(await ordersOf(sandbox, 'debit')).toHaveLength(2);
  expect(await ledgerViolations(world)).toEqual([]);
});
