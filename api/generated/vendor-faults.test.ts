import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../features/application/testing/apply-world';
import { runBusinessDays } from '../features/business-day/index';
import { fundingJobs } from '../features/funding/index';
import { servicingJobs } from '../features/servicing/index';
import { ledgerViolations } from '../features/servicing/testing/loan-world';
import { quickRuntime } from '../test/quick-runtime';
import { deliver, LIVES, live } from '../test/vendor-faults/life';
import { noTrouble, type Trouble, troubleOf, VENDOR_LIMIT_MS } from '../test/vendor-faults/trouble';

const RUNS = process.env.TEST_PROFILE === 'nightly' ? 1000 : 18;
/** Enough for a debit to settle. */
const DAYS = 6;
const TEST_MS = 3_600_000;

const runtime = quickRuntime();
let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld((sandbox) =>
    sandbox.vendors({ runtime, timeoutMs: VENDOR_LIMIT_MS, connectTimeoutMs: VENDOR_LIMIT_MS }),
  );
  await runBusinessDays(world.deps, [...servicingJobs, ...fundingJobs]);
});
afterAll(() => world.discard());

const under = (trouble: Trouble) => ({ world, trouble, advance: runtime.advance });

/** Each row of a payment has one debit at the processor, of the same amount, and the books add up. */
async function expectOneDebitEach(): Promise<number> {
  const listed = (await (await fetch(`${world.sandbox.url}/sandbox/payments`)).json()) as Debit[];
  const debits = listed.filter(({ direction }) => direction === 'debit');
  const payments = await world.rows<{ amount_cents: number; status: string }>('payment');
  expect(payments.filter(({ status }) => status !== 'SETTLED')).toEqual([]);
  const cents = payments.map(({ amount_cents }) => Number(amount_cents));
  expect(debits.map(({ amountCents }) => amountCents).sort()).toEqual(cents.sort());
  expect(await ledgerViolations(world)).toEqual([]);
  return payments.length;
}
type Debit = { direction: 'debit' | 'credit'; amountCents: number };

async function passDays(trouble: Trouble): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    const today = civilDate(world.deps.clock.now().slice(0, 10));
    world.deps.clock.setTo(`${addDays(today, 1)}T13:00:00.000Z`);
    await trouble.strike();
    await runBusinessDays(world.deps, [...servicingJobs, ...fundingJobs]);
    await deliver(under(trouble));
  }
}

test(
  `whatever fails at whichever vendor, ${RUNS} lives leave what they leave when nothing fails`,
  async () => {
    const quiet = new Map<string, unknown>();
    for (const script of LIVES) quiet.set(script, await live(under(noTrouble), script));
    let struck = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const script = LIVES[seed % LIVES.length] ?? '0001';
      const trouble = troubleOf(world.sandbox, seed);
      const left = await live(under(trouble), script).catch((thrown: unknown) => String(thrown));
      await trouble.calm();
      runtime.advance(60_000);
      expect(left, `run ${seed} (${script}): ${trouble.struck.join(', ')}`).toEqual(quiet.get(script));
      struck += trouble.struck.length;
    }
    expect(struck).toBeGreaterThan(RUNS);
    await passDays(troubleOf(world.sandbox, 0, ['payments']));
    expect(await expectOneDebitEach()).toBeGreaterThan(RUNS / LIVES.length);
  },
  TEST_MS,
);
