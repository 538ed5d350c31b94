import { civilDate } from '@domain/calendar/civil-date';
import { account } from '@domain/ledger/account';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { faultyDatabase } from '../../test/durability/faulty-database';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { keepAgreedBefore } from '../fee-schedule/index';
import { activate, cancel, quoteOf } from '../membership/testing/member-acts';
import {
  aMember,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  program,
  sendPlan,
  startMemberWorld,
} from '../membership/testing/member-world';
import { makeInvoices } from './make-invoices';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withDeposits: true, withMails: false });
  await program(world, { fee_type: 2 });
  await ofItsOwn(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

/** The practice belongs to no enterprise that would pay for it. */
const ofItsOwn = (of: MemberWorld) =>
  of.deps.database.migrate([`update practice set enterprise_id = null where id = '${PRACTICE}'`]);

const active = async (of: MemberWorld, given: Parameters<typeof activate>[2] = {}) => {
  const member = await aMember(of);
  await sendPlan(of, member);
  expect((await activate(of, member, given)).status).toBe(200);
  return member;
};

/** Invoices of the practice by month: what each kind of line comes to, and how many lines it has. */
async function told(of = world) {
  const lines = await of.rows('provider_invoice_line');
  const invoices = (await of.rows('provider_invoice')).filter((row) => row.practice_id === PRACTICE);
  return invoices
    .sort((one, other) => one.natural_key.localeCompare(other.natural_key))
    .map((row) => {
      const own = lines.filter(({ invoice_id: id }) => id === row.id);
      const by = (kind: string) => {
        const found = own.filter((line) => line.kind === kind).map((line) => Number(line.amount_cents));
        return found.length === 0 ? 0 : [found.length, found.reduce((sum, one) => sum + one, 0)];
      };
      return [row.month, row.payer, by('SAAS'), by('MEMBERSHIP_FEE'), Number(row.total_cents)];
    });
}
const owed = async (id: string) =>
  Number((await world.rows('ledger_account')).find((row) => row.id === account.providerReceivable(id))?.balance ?? 0);

test('a month by hand: 399.00, and 4.99 for each month of a member that began', async () => {
  await active(world);
  await world.passTo('2026-03-20');
  await active(world);
  const atOnce = await active(world, { payAtOnce: true });
  await world.passTo('2026-03-31');
  expect(await told()).toEqual([]);
  await world.passTo('2026-04-01');
  // 399.00 and three times 4.99.
  expect(await told()).toEqual([['2026-03', 'PRACTICE', [1, 39_900], [3, 1_497], 41_397]]);
  expect(await owed(PRACTICE)).toBe(41_397);
  await world.passTo('2026-05-10');
  expect((await told()).slice(1)).toEqual([['2026-04', 'PRACTICE', [1, 39_900], [3, 1_497], 41_397]]);
  // Who paid the year in one sum and cancels has no months after that.
  const quote = await quoteOf(world, atOnce);
  expect((await cancel(world, atOnce, quote)).status).toBe(200);
  await world.passTo('2026-06-02');
  expect((await told()).slice(2)).toEqual([['2026-05', 'PRACTICE', [1, 39_900], [2, 998], 40_898]]);
  expect(await owed(PRACTICE)).toBe(2 * 41_397 + 40_898);
  const deeds = (await world.rows('audit')).filter(({ action }) => action === 'provider_invoice.issued');
  expect(deeds.filter((row) => row.shard === PRACTICE)).toHaveLength(3);
});

test('a month of which the work was not done is invoiced when it is, each on its own', async () => {
  await active(world);
  world.deps.clock.setTo('2026-06-02T15:00:00.000Z');
  await world.passTo('2026-06-03');
  expect((await told()).map(([month, , saas, fees]) => [month, saas, fees])).toEqual([
    ['2026-03', [1, 39_900], [1, 499]],
    ['2026-04', [1, 39_900], [1, 499]],
    ['2026-05', [1, 39_900], [1, 499]],
  ]);
});

test('a month that is billed late stands on the next invoice, once', async () => {
  const member = await active(world);
  await world.deps.database.migrate([
    `update membership_bill set due_on = '2026-02-16' where membership_id = '${member.membershipId}'`,
  ]);
  await world.passTo('2026-05-01');
  expect((await told()).map(([month, , , fees]) => [month, fees])).toEqual([
    ['2026-03', [1, 499]],
    ['2026-04', [1, 499]],
  ]);
  const keys = (await world.rows('provider_invoice_line')).map((line) => line.natural_key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the yearly fee is invoiced once in twelve months, 10 % lower', async () => {
  await program(world, { fee_type: 2, payment_period: 'ANNUAL' });
  await active(world);
  await world.passTo('2026-06-01');
  expect((await told()).map(([month, , saas]) => [month, saas])).toEqual([
    ['2026-03', [1, 430_920]],
    ['2026-04', 0],
    ['2026-05', 0],
  ]);
});

test('where the enterprise pays the fee for the program, the practice is invoiced its part of the membership fees alone', async () => {
  await world.deps.database.migrate([`update practice set enterprise_id = 'ent-harborline' where id = '${PRACTICE}'`]);
  await active(world);
  await world.passTo('2026-04-01');
  expect(await told()).toEqual([
    ['2026-03', 'PRACTICE', 0, [1, 499], 499],
    ['2026-03', 'ENTERPRISE', [1, 39_900], 0, 39_900],
  ]);
  // It pays for all of its practices that are in the program.
  const lines = (await world.rows('provider_invoice')).filter(({ payer }) => payer === 'ENTERPRISE');
  const enterprise = 39_900 * lines.length;
  expect([await owed(PRACTICE), await owed('ent-harborline')]).toEqual([499, enterprise]);
});

test('credits of the loyalty program stand on the invoice of the month in which they were given, or lapsed', async () => {
  await world.deps.database.migrate([
    `delete from loyalty_program where practice_id = '${PRACTICE}'`,
    `insert into loyalty_program (id, practice_id, tier, name, total_amount_cents, credit_contribution_cents, points_per_dollar, perks, points,
      is_loyalty_plan, is_active, is_deleted, created_at, version)
      values ('silver', '${PRACTICE}', 0, 'Silver', 0, 500, 100, '[]', '[]', 1, 1, 0, '2026-01-01T00:00:00.000Z', 1)`,
  ]);
  await active(world);
  await world.passTo('2026-05-01');
  // Given with the second month: 5.00.
  expect((await told()).map((row) => row.at(-1))).toEqual([40_399, 40_899]);
  const lines = (await world.rows('provider_invoice_line')).filter(({ kind }) => kind === 'CREDITS_GRANTED');
  expect(lines.map((line) => Number(line.amount_cents))).toEqual([500]);
  // What nobody used by its last day is the practice's again.
  await world.deps.database.migrate(["update credit_lot set expires_on = '2026-05-10'"]);
  await world.passTo('2026-06-01');
  const lapsed = (await world.rows('provider_invoice_line')).filter(({ kind }) => kind === 'CREDITS_EXPIRED');
  expect(lapsed.map((line) => Number(line.amount_cents))).toEqual([-500]);
});

test('a month below zero comes off the invoices after it until it is used up', async () => {
  await active(world);
  await world.passTo('2026-05-01');
  const own = async () => (await world.rows('provider_invoice')).filter((row) => row.practice_id === PRACTICE);
  const before = await own();
  // A month that came to less than nothing: 500.00 of lapsed credit.
  const first = { id: 'below-zero' };
  await world.deps.database.migrate([
    `insert into provider_invoice (id, natural_key, ref, practice_id, payer, month, total_cents, status, kind, attempts, tries, issued_on,
      created_at, version) values ('${first.id}', 'invoice:below-zero', 'M2602-BELOW', '${PRACTICE}', 'PRACTICE', '2026-02', -50000, 'OPEN',
      'MONTH', 0, 0, '2026-03-01', '2026-03-01T00:00:00.000Z', 1)`,
    `insert into provider_invoice_line (id, invoice_id, natural_key, kind, practice_id, amount_cents, created_at)
      values ('lapsed', '${first.id}', 'credits:lapsed', 'CREDITS_EXPIRED', '${PRACTICE}', -50000, '2026-03-01T00:00:00.000Z')`,
  ]);
  await world.passTo('2026-07-01');
  const [june, july] = (await own()).filter(({ id }) => id !== first.id && !before.some((row) => row.id === id));
  const due = (row: typeof june) => Number(row?.total_cents);
  const lines = (await world.rows('provider_invoice_line')).filter(({ kind }) => kind === 'SET_OFF');
  const off = (row: typeof june) =>
    lines.filter((line) => line.invoice_id === row?.id).map((line) => Number(line.amount_cents));
  // All of the first, and what is left of it off the second.
  expect([due(june), june?.status]).toEqual([0, 'PAID']);
  expect([...off(june), ...off(july)].reduce((sum, one) => sum + one, 0)).toBe(-50_000);
  expect(due(july)).toBeGreaterThan(0);
  expect((await own()).find(({ id }) => id === first.id)).toMatchObject({ status: 'PAID', paid_on: '2026-07-01' });
});

test('fifty processes at once invoice a month once', async () => {
  await active(world);
  world.deps.clock.setTo('2026-04-01T15:00:00.000Z');
  await Promise.all(Array.from({ length: 50 }, () => makeInvoices(world.deps, civilDate('2026-04-01'))));
  expect(await told()).toHaveLength(1);
});

test('a process that is killed at whichever statement leaves whole invoices, and the next one goes on', async () => {
  const faults = faultyDatabase(await openTestDatabase());
  const own = await startMemberWorld(sandbox, { withDeposits: true, withMails: false, database: faults.database });
  await program(own, { fee_type: 2 });
  await ofItsOwn(own);
  await active(own);
  own.deps.clock.setTo('2026-04-01T15:00:00.000Z');
  let statement = 0;
  do {
    statement += 1;
    faults.failAt(statement);
    await makeInvoices(own.deps, civilDate('2026-04-01')).catch(() => undefined);
    expect(await membershipViolations(own), `statement ${statement}`).toEqual([]);
  } while (faults.hasFailed() && statement < 200);
  expect(statement).toBeGreaterThan(10);
  expect(await told(own)).toEqual([['2026-03', 'PRACTICE', [1, 39_900], [1, 499], 40_399]]);
  await own.discard();
});

test('a practice that signed no schedule of fees is invoiced nothing; once it has, from the first full month on', async () => {
  await world.deps.database.migrate([`delete from fee_schedule where practice_id = '${PRACTICE}'`]);
  await active(world);
  await world.passTo('2026-04-10');
  expect(await told()).toEqual([]);
  await world.deps.database.transaction(async (tx) => {
    await keepAgreedBefore(tx, { practiceId: PRACTICE, at: world.deps.clock.now() });
    await tx.execute(
      tx.builder.updateTable('fee_schedule').set({ from_on: '2026-04-10' }).where('practice_id', '=', PRACTICE),
    );
  });
  await world.passTo('2026-06-01');
  // In April the member's month that began after the signature alone; in May the platform fee too.
  expect((await told()).map(([month, , saas, fees]) => [month, saas, fees])).toEqual([
    ['2026-04', 0, [1, 499]],
    ['2026-05', [1, 39_900], [1, 499]],
  ]);
});
