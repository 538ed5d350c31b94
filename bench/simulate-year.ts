import { parseArgs } from 'node:util';
import { ordersOf, startLoanWorld } from '../api/features/servicing/testing/loan-world';
import { simulate } from '../api/features/servicing/testing/simulated-year';
import { startSandboxHarness } from '../api/vendors/sandbox-harness';

const USAGE = 'Usage: npm run simulate:year [-- --borrowers 1000 --days 365]';
/** How often the progress is told. */
const EVERY_DAYS = 10;

const { borrowers, days } = readOptions();
const started = performance.now();
const sandbox = await startSandboxHarness();
const world = await startLoanWorld(sandbox, { withMails: false });
let faults = 0;
await simulate(world, { borrowers, days }, ({ day, number, loans, violations }) => {
  for (const { invariant, subject, message } of violations) {
    faults += 1;
    console.error(`${day}: invariant ${invariant}: ${subject} ${message}`);
  }
  if (number % EVERY_DAYS !== 0 && number !== days) return;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.error(`${day}: ${number} of ${days} days, ${loans} loans, ${faults} faults, ${seconds} s`);
});
await tellResult();
await world.discard();
await sandbox.stop();
process.exit(faults === 0 ? 0 : 1);

async function tellResult(): Promise<void> {
  const payments = await world.rows('payment');
  const byStatus = new Map<string, number>();
  for (const { status } of payments) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  const entries = await world.rows('journal_entry');
  const notices = await world.rows('servicing_notice');
  const taken = await ordersOf(sandbox, 'debit');
  const submitted = payments.filter(({ submitted_on }) => submitted_on !== null).length;
  console.log(
    `${payments.length} payments (${[...byStatus].map(([status, count]) => `${count} ${status}`).join(', ')}).`,
  );
  console.log(`The processor took ${taken.length} for ${submitted} that were submitted.`);
  console.log(`${entries.length} entries, ${notices.length} notices; ${faults} faults in ${days} daily checks.`);
  console.log(
    `${Math.round((performance.now() - started) / 1000)} s, ${Math.round(process.memoryUsage().rss / 1048576)} MB.`,
  );
}

function readOptions(): { borrowers: number; days: number } {
  const { values } = parseArgs({
    options: { borrowers: { type: 'string', default: '1000' }, days: { type: 'string', default: '365' } },
  });
  const [people, count] = [Number(values.borrowers), Number(values.days)];
  if (Number.isInteger(people) && people > 0 && Number.isInteger(count) && count > 0)
    return { borrowers: people, days: count };
  console.error(USAGE);
  return process.exit(2);
}
