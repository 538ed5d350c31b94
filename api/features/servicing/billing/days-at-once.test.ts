import { addDays, civilDate } from '@domain/calendar/civil-date';
import { expect, test } from 'vitest';
import { startSandboxHarness } from '../../../vendors/sandbox-harness';
import { runBusinessDays } from '../../business-day/index';
import { servicingJobs } from '../end-of-day-jobs';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';

const DAYS = 75;

/** Every line of the journal without what differs from world to world: the ids. */
async function journalOf(world: LoanWorld): Promise<string[]> {
  const entries = new Map((await world.rows('journal_entry')).map((row) => [row.id, row]));
  return (await world.rows('posting'))
    .map(({ entry_id, account_id, amount }) => {
      const entry = entries.get(entry_id);
      const account = account_id.replace(/:[a-z-]+-[0-9a-f-]+/g, '');
      return `${entry?.effective_on} ${entry?.kind} ${account} ${amount}`;
    })
    .sort();
}

/** The same borrowers, whose cards and accounts hesitate, over the same days. */
async function live(pass: (world: LoanWorld) => Promise<void>): Promise<string[]> {
  const sandbox = await startSandboxHarness();
  const world = await startLoanWorld(sandbox, { withMails: false });
  for (const wish of [{ card: '9995' }, { card: '0002' }, { account: '91' }, { account: '01' }])
    await aLoanOf(world, wish);
  await pass(world);
  const journal = await journalOf(world);
  expect((await world.rows('journal_entry')).every(({ memo }) => memo !== null && memo.length > 10)).toBe(true);
  await world.discard();
  await sandbox.stop();
  return journal;
}

test('days that pass at once leave the same books as the same days one by one', async () => {
  const until = (world: LoanWorld) => addDays(civilDate(world.deps.clock.now().slice(0, 10)), DAYS);
  const oneByOne = await live((world) => world.passTo(until(world)));
  const atOnce = await live(async (world) => {
    const { clock } = world.deps;
    for (const last = until(world); clock.now().slice(0, 10) < last; ) {
      clock.setTo(`${addDays(civilDate(clock.now().slice(0, 10)), 1)}T13:00:00.000Z`);
      await runBusinessDays(world.deps, servicingJobs);
    }
    await world.sendAll();
  });
  const money = (line: string) => !/FUNDING|provider|ach_out/.test(line);
  expect(atOnce.filter(money)).toEqual(oneByOne.filter(money));
  expect(atOnce.filter((line) => line.includes('LOAN_REPLAYED')).length).toBeGreaterThan(3);
});
