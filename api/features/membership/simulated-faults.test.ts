import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { faultyDatabase } from '../../test/durability/faulty-database';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { ordersOf } from '../servicing/testing/loan-world';
import { type MemberWorld, startMemberWorld } from './testing/member-world';
import { type MemberDay, type Person, simulateMembers, withTiers } from './testing/simulated-members';

/** At night sixty members live a year and a month; by day twenty live until some have cancelled. */
const isNightly = process.env.TEST_PROFILE === 'nightly';
const MEMBERS = isNightly ? 60 : 20;
const DAYS = isNightly ? 400 : 170;
const YEAR_MS = isNightly ? 3_600_000 : 300_000;
const QUIET = { withMails: false, withDeposits: true } as const;

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});

type Lived = { world: MemberWorld; people: Person[]; days: MemberDay[] };

/** Lets the members live in a world, and ends it. */
async function live(world: MemberWorld, before?: (number: number) => Promise<void>): Promise<Lived> {
  await withTiers(world);
  const days: MemberDay[] = [];
  const of = { members: MEMBERS, days: DAYS, ...(before && { before }) };
  const people = await simulateMembers(world, of, (day) => days.push(day));
  return { world, people, days };
}
const violationsOf = ({ days }: Lived) =>
  days.flatMap(({ day, violations }) => violations.map((one) => ({ day, ...one })));

/** Everything that happened to each member's money, without what names it. */
async function livesOf({ world, people }: Lived) {
  const [bills, payments, fundings] = [
    await world.rows('membership_bill'),
    await world.rows('membership_payment'),
    await world.rows('membership_funding'),
  ];
  const [refunds, lots, points] = [
    await world.rows('membership_refund'),
    await world.rows('credit_lot'),
    await world.rows('points_entry'),
  ];
  const memberships = await world.rows('membership');
  return people.map(({ membershipId, name }) => {
    const own = <T extends { membership_id: string }>(rows: readonly T[], tell: (row: T) => unknown[]) =>
      rows
        .filter((row) => row.membership_id === membershipId)
        .map((row) => tell(row).join(' '))
        .sort();
    const status = memberships.find(({ id }) => id === membershipId)?.status;
    return {
      name,
      status,
      bills: own(bills, (row) => [row.kind, row.due_on, row.treatments_cents, row.fee_cents, row.status]),
      payments: own(payments, (row) => [row.kind, row.scheduled_on, row.amount_cents, row.status]),
      fundings: own(fundings, (row) => [row.kind, row.due_on, row.gross_cents, row.fee_cents]),
      refunds: own(refunds, (row) => [row.leaves_on, row.amount_cents, row.status]),
      lots: own(lots, (row) => [row.kind, row.received_on, row.amount_cents, row.remaining_cents]),
      points: own(points, (row) => [row.kind, row.earned_on, row.hundredths]),
    };
  });
}
const practicesOf = async ({ world }: Lived) => ({
  deposits: (await world.rows('deposit'))
    .map((row) => [row.made_on, row.status, Number(row.amount_cents)].join(' '))
    .sort(),
  invoices: (await world.rows('provider_invoice')).map((row) => `${row.natural_key} ${row.total_cents}`).sort(),
});

/** The processor was asked once for everything that left. */
async function askedOnce({ world }: Lived): Promise<void> {
  const submitted = (await world.rows('membership_payment')).filter((row) => row.submitted_on !== null);
  const taken = await ordersOf(sandbox, 'debit');
  expect(taken.map(({ paymentId }) => paymentId).sort()).toEqual(submitted.map(({ id }) => id).sort());
  const refunds = (await world.rows('membership_refund')).filter((row) => row.submitted_on !== null);
  const deposits = (await world.rows('deposit')).filter((row) => Number(row.amount_cents) > 0);
  expect(await ordersOf(sandbox, 'credit')).toHaveLength(refunds.length + deposits.length);
}

describe('jobs that are killed between their statements', () => {
  let plain: Lived;
  let killed: Lived;
  let kills = 0;
  beforeAll(async () => {
    plain = await live(await startMemberWorld(sandbox, QUIET));
    await sandbox.reset();
    const faults = faultyDatabase(await openTestDatabase());
    let drawn = 7;
    const workDay = async (run: () => Promise<void>) => {
      for (let round = 0; round < 2; round += 1) {
        drawn = (drawn * 48_271) % 2_147_483_647;
        if (drawn % 5 === 0) faults.loseNextAnswer();
        faults.failAt(1 + (drawn % 60));
        await run().catch(() => undefined);
        if (faults.hasFailed()) kills += 1;
      }
      faults.failAt(undefined);
      // An answer that was to be lost and was not asked for is lost here.
      await faults.database.transaction(async () => undefined).catch(() => undefined);
      await run();
    };
    killed = await live(await startMemberWorld(sandbox, { ...QUIET, database: faults.database, workDay }));
  }, YEAR_MS);
  afterAll(async () => {
    await plain.world.discard();
    await killed.world.discard();
    await sandbox.reset();
  });

  test('go on the next time: the books hold each day, and every member and practice has what they have without', async () => {
    expect(kills).toBeGreaterThan(DAYS / 4);
    expect(violationsOf(killed)).toEqual([]);
    expect(await livesOf(killed)).toEqual(await livesOf(plain));
    expect(await practicesOf(killed)).toEqual(await practicesOf(plain));
  });

  test('ask the processor once for everything that leaves', async () => {
    await askedOnce(killed);
  });
});

describe('a processor that fails', () => {
  const MODES = ['down', 'error500', 'lost-response', 'hang'] as const;
  let lived: Lived;
  beforeAll(async () => {
    const world = await startMemberWorld(sandbox, QUIET);
    lived = await live(world, async (number) => {
      world.restVendors();
      const mode = MODES[number % 16 === 3 ? 3 : number % 3];
      if (number % 2 === 1 && mode !== undefined)
        await sandbox.fault({ vendor: 'payments', mode, times: mode === 'hang' ? 1 : 1 + (number % 4) });
    });
  }, YEAR_MS);
  afterAll(async () => {
    await lived.world.discard();
    await sandbox.reset();
  });

  test('is asked again, and the books hold each day', () => {
    expect(violationsOf(lived)).toEqual([]);
    expect(lived.people.length).toBeGreaterThan(MEMBERS / 2);
  });

  test('takes and sends everything once, and nothing stays unknown', async () => {
    await lived.world.passTo(lived.world.deps.clock.now().slice(0, 10));
    await askedOnce(lived);
    const old = (await lived.world.rows('membership_payment')).filter(
      ({ status, scheduled_on: on }) => status === 'UNKNOWN' && on < (lived.days.at(-10)?.day ?? ''),
    );
    expect(old).toEqual([]);
  });
});
