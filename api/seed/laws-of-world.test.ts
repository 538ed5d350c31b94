import { listApplications } from '@contract/application-details/list';
import { listSignups } from '@contract/application-details/signup-list';
import { listTransactions } from '@contract/credit-transaction/list';
import { getPracticeFigures } from '@contract/dashboard/calls';
import { listDeposits } from '@contract/funding/deposit-list';
import { listProviderTransactions } from '@contract/funding/provider-transaction-list';
import { listTreatments } from '@contract/treatment/calls';
import { isBusinessDay } from '@domain/calendar/business-day';
import { civilDate, daysBetween } from '@domain/calendar/civil-date';
import { zoneOfState } from '@domain/calendar/state-zone';
import { HOLDING_STATUSES } from '@domain/credit-line/available-credit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilDayOf } from '../civil-today';
import type { Tables } from '../db/tables/index';
import { startTestApp, type TestApp } from '../test/app';
import { createTestClock } from '../test/clock';
import { seedWorld } from './seed-world';
import { rowsOf } from './testing/granted-lines';

/** A world for each hour takes its time; more of them are asked at night. What is seeded does not depend on the engine. */
const SEED_MS = 240_000;
const isNightly = process.env.TEST_PROFILE === 'nightly';
const isOnServer = process.env.TEST_DATABASE_URL !== undefined;
/** Of a workday and a Saturday; and late in the evening, on Memorial Day, and on the Saturday after Thanksgiving. */
const EVERY_HOUR = Array.from(
  { length: 24 },
  (_, hour) => `2026-03-${hour < 12 ? '17' : '21'}T${String(hour).padStart(2, '0')}:20:00.000Z`,
);
const SOME_HOURS = ['2026-03-17T04:40:00.000Z', '2026-05-25T11:10:00.000Z', '2026-11-28T20:30:00.000Z'];
const HOURS = isNightly ? [...EVERY_HOUR, ...SOME_HOURS] : isOnServer ? [] : SOME_HOURS;

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
}, SEED_MS);
afterAll(() => world.discard());

const all = <T extends keyof Tables>(table: T, of: TestApp = world) => rowsOf(of.deps.database, table);

/** The hour of a moment where a practice is, as 13.5 for half past one. */
function hourAt(at: string, stateCode: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone: zoneOfState(stateCode),
  });
  const part = Object.fromEntries(format.formatToParts(Date.parse(at)).map(({ type, value }) => [type, Number(value)]));
  return (part.hour ?? 0) + (part.minute ?? 0) / 60;
}

/** What the world tells that no practice, bank or law would let happen. */
async function breachesOf(of: TestApp) {
  const [applications, deliveries, deposits, recoveries, transactions, history, lines, fundings, payments] =
    await Promise.all([
      all('application', of),
      all('notice_delivery', of),
      all('deposit', of),
      all('recovery', of),
      all('credit_transaction', of),
      all('credit_transaction_history', of),
      all('credit_profile', of),
      all('funding', of),
      all('payment', of),
    ]);
  const states = new Map((await all('practice', of)).map((row) => [row.id, row.state_code]));
  const stateOf = (practiceId: string) => states.get(practiceId) ?? '';
  const events = await all('loan_event', of);
  const funded = new Set(events.filter(({ kind }) => kind === 'FUNDED').map((row) => row.transaction_id));
  const practiceOf = new Map(transactions.map((row) => [row.id, row.practice_id]));
  const now = of.deps.clock.now();
  const today = now.slice(0, 10);
  const isBankDay = (day: string | null) => day === null || isBusinessDay(civilDate(day));
  const isWaking = (at: string, practiceId: string) => {
    const hour = hourAt(at, stateOf(practiceId));
    return hour >= 7.4 && hour <= 22.5;
  };
  const isOpen = (at: string, practiceId: string) => {
    const hour = hourAt(at, stateOf(practiceId));
    return hour >= 9 && hour <= 18 && isBusinessDay(civilDayOf(Date.parse(at), stateOf(practiceId)));
  };
  const waiting = (borrowerId: string) =>
    transactions
      .filter((row) => row.borrower_id === borrowerId && HOLDING_STATUSES.some((status) => status === row.status))
      .reduce((sum, row) => sum + Number(row.amount_cents), 0);
  return {
    'applications while people sleep': applications
      .filter((row) => !isWaking(row.created_at, row.practice_id ?? ''))
      .map((row) => row.created_at),
    'notices that nobody got': deliveries.filter((row) => row.sent_at === null).map((row) => row.queued_at),
    'notices that took longer than a minute': deliveries.filter(
      (row) => Date.parse(row.sent_at ?? now) - Date.parse(row.queued_at) > 60_000,
    ).length,
    'deposits on days without banks': deposits
      .filter((row) => ![row.made_on, row.submitted_on, row.settles_on, row.settled_on].every(isBankDay))
      .map((row) => row.ref),
    'deposits that arrived at once': deposits
      .filter(
        (row) =>
          row.settled_on !== null &&
          Number(row.amount_cents) > 0 &&
          daysBetween(civilDate(row.made_on), civilDate(row.settled_on)) < 2,
      )
      .map((row) => row.ref),
    'deposits that arrive in the past and are not there': deposits
      .filter((row) => row.status === 'PENDING' && (row.settles_on ?? '9') < today)
      .map((row) => row.ref),
    'purchases that are due and in no deposit': fundings
      .filter((row) => row.deposit_id === null && (row.due_on ?? '') < today)
      .map((row) => row.id),
    'refunds that no later deposit kept back': recoveries
      .filter((row) => Number(row.left_cents) > 0)
      .filter((row) =>
        deposits.some(
          (one) =>
            one.practice_id === row.practice_id &&
            one.created_at > row.created_at &&
            Number(one.amount_cents) > 0 &&
            one.status !== 'DEFERRED',
        ),
      )
      .map((row) => row.id),
    'purchases that were paid for without their event': fundings
      .filter((row) => row.status === 'SETTLED' && !funded.has(row.transaction_id))
      .map((row) => row.id),
    'payments that arrived on days without banks': payments
      .filter((row) => !isBankDay(row.settled_on))
      .map((row) => row.settled_on),
    'asked by a practice that is closed': history
      .filter((row) => row.actor_kind === 'staff' && !isOpen(row.at, practiceOf.get(row.transaction_id) ?? ''))
      .map((row) => [row.action, row.at]),
    'answered by patients who sleep': history
      .filter((row) => row.actor_kind === 'borrower' && !isWaking(row.at, practiceOf.get(row.transaction_id) ?? ''))
      .map((row) => [row.action, row.at]),
    'above their line': lines
      .map((row) => ({
        borrower: row.borrower_id,
        line: Number(row.approved_line_cents),
        held: Number(row.balance_cents) + waiting(row.borrower_id),
        owed: Number(row.balance_cents),
        ends: row.expires_on,
      }))
      .filter(({ line, held }) => held > line),
  };
}

const hasNone = (breaches: Awaited<ReturnType<typeof breachesOf>>) =>
  Object.fromEntries(
    Object.entries(breaches).filter(([, found]) => (typeof found === 'number' ? found > 0 : found.length > 0)),
  );

describe('the demo world tells of nothing that law, banks or practices forbid', () => {
  test('at the moment of the tests', async () => {
    expect(hasNone(await breachesOf(world))).toEqual({});
    expect((await all('notice_delivery')).length).toBeGreaterThan(100);
    expect((await all('deposit')).length).toBeGreaterThan(100);
    expect((await all('deposit_offset')).length).toBeGreaterThan(5);
  });

  test.each(HOURS)(
    'nor of a world that is made at %s',
    async (at) => {
      const own = await startTestApp({ clock: createTestClock(at) });
      await own.deps.database.transaction((tx) => seedWorld(tx, own.deps));
      const breaches = hasNone(await breachesOf(own));
      expect((await all('application', own)).length).toBeGreaterThan(400);
      await own.discard();
      expect(breaches).toEqual({});
    },
    SEED_MS,
  );

  test('every practice offers what it does', async () => {
    const token = await world.staffSession('admin@demo.test');
    const { body } = await world.call(listTreatments, {}, { token });
    const offered = new Set(body.map(({ practicemanagement }) => JSON.stringify(practicemanagement)));
    const full = (await all('practice')).filter((row) => row.contract_sell_percent === 100);
    expect(offered.size).toBe(full.length);
    expect((await all('treatment')).every(({ name }) => name !== 'Treatment')).toBe(true);
  });
});

/** Whom the README names, and what each list tells them first: the last 30 days. */
const STAFF = [
  'admin@demo.test',
  'finance@demo.test',
  'enterprise@demo.test',
  'multi@demo.test',
  'manager@bright-smile.test',
  'staff@bright-smile.test',
  'doctor@bright-smile.test',
] as const;

describe('who logs in meets filled screens', () => {
  test.each(STAFF)('%s', async (email) => {
    const token = await world.staffSession(email);
    const lists = [listApplications, listTransactions, listDeposits, listProviderTransactions] as const;
    for (const list of lists) {
      const answer = await world.call(list as typeof listDeposits, { body: {} }, { token });
      // A role that may not see a list has no such screen.
      if (answer.status !== 403) expect([list.id, answer.body.total > 0]).toEqual([list.id, true]);
    }
  });

  test('the membership brand', async () => {
    const token = await world.staffSession('privi-admin@demo.test');
    const { counts } = (await world.call(listSignups, { body: {} }, { token })).body;
    for (const status of ['APPROVED', 'DENIED', 'INCOMPLETE'] as const) expect(counts[status]).toBeGreaterThan(0);
  });

  test.each(['prac-bright-smile', 'prac-harbor-medspa'])('the dashboard of %s', async (practiceId) => {
    const token = await world.staffSession('multi@demo.test');
    const { body } = await world.call(getPracticeFigures, { query: { practiceId } }, { token });
    const { applications, waiting, payouts, sales, chosen } = body;
    expect(applications?.begun).toBeGreaterThan(0);
    expect((waiting?.unanswered.count ?? 0) + (waiting?.review.count ?? 0)).toBeGreaterThan(0);
    expect((payouts?.next.length ?? 0) + (payouts?.deposits.length ?? 0)).toBeGreaterThan(0);
    expect(sales?.accepted).toBeGreaterThan(3);
    expect(chosen?.length).toBeGreaterThan(0);
  });
});
