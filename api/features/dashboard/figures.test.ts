import { listApplications } from '@contract/application-details/list';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { listTransactions } from '@contract/credit-transaction/list';
import { getPracticeFigures } from '@contract/dashboard/calls';
import { listDeposits } from '@contract/funding/deposit-list';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findStaff } from '../../http/actor.reads';
import { liveStream } from '../../http/live-stream';
import { rangeOfList } from '../../list/instant-range';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { recorded, wholeReads } from '../../test/query-plan';
import { nextFundings, practiceOfFigures, stillKeptBack } from './figures.reads';
import { figuresEvents } from './follow-figures';
import { planCosts } from './plan-costs';
import { practiceFigures } from './practice-figures';

const PRACTICE = 'prac-bright-smile';
const MANAGER = 'manager@bright-smile.test';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession(MANAGER);
  // The demo world is fourteen months, seeded beside other suites.
}, 240_000);
afterAll(() => world.discard());

const ask = (practiceId = PRACTICE, as = token) =>
  world.call(getPracticeFigures, { query: { practiceId } }, { token: as });
const figures = async () => (await ask()).body;

test('what waits and what began today is what the lists count', async () => {
  const { waiting, applications, today } = await figures();
  const { counts } = (await world.call(listTransactions, { body: {} }, { token })).body;
  const ofPatient = counts.PENDING + counts.REQUESTED + counts.VERIFICATION_REQUESTED;
  expect([waiting?.unanswered.count, waiting?.review.count]).toEqual([ofPatient, counts.REVIEW]);
  const day = { start: today, end: today };
  const begun = (await world.call(listApplications, { body: { dateRange: day } }, { token })).body.counts;
  expect(applications).toEqual({
    begun: begun.all,
    approved: begun.APPROVED,
    review: begun.REVIEW,
    denied: begun.DENIED,
    incomplete: begun.INCOMPLETE,
  });
});

test('what waits is counted from the first day of the lists, which begins an hour before that of a practice in Texas', async () => {
  const countsBoth = async () => {
    const { waiting } = await figures();
    const { counts } = (await world.call(listTransactions, { body: {} }, { token })).body;
    return [waiting?.unanswered.count ?? 0, counts.PENDING + counts.REQUESTED + counts.VERIFICATION_REQUESTED];
  };
  const [before = 0] = await countsBoth();
  const { clock, database } = world.deps;
  const begin = Date.parse(rangeOfList(undefined, clock).from);
  const { data } = (await world.call(listTransactions, { body: { filters: { status: ['PENDING'] } } }, { token })).body;
  const [one] = data;
  const begunAt = (minutes: number) =>
    database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('listed_transaction')
          .set({ created_at: new Date(begin + minutes * 60_000).toISOString() })
          .where('id', '=', one?._id ?? ''),
      ),
    );
  await begunAt(30);
  expect(await countsBoth()).toEqual([before, before]);
  await begunAt(-30);
  expect(await countsBoth()).toEqual([before - 1, before - 1]);
});

test('plans add up to the transactions that patients approved, and the amount of a plan is its tickets', async () => {
  const { sales } = await figures();
  const { clock } = world.deps;
  const start = new Date(clock.nowMs() - 90 * 86_400_000).toISOString().slice(0, 10);
  const body = { dateRange: { start, end: '2035-01-01' }, filters: { status: ['ACCEPTED' as const] }, limit: 100 };
  const { data } = (await world.call(listTransactions, { body }, { token })).body;
  expect(data.length).toBeGreaterThan(3);
  expect(sales?.accepted).toBe(data.length);
  for (const { product, count, amount, ticket } of sales?.plans ?? []) {
    const ofPlan = data.filter(({ selectedProduct }) => selectedProduct === product);
    const sum = ofPlan.reduce((cents, { txAmount }) => cents + Math.round(txAmount * 100), 0);
    expect([count, Math.round(amount * 100), Math.round(ticket * 100)]).toEqual([
      ofPlan.length,
      sum,
      Math.round(sum / ofPlan.length),
    ]);
  }
  expect(sales?.plans.reduce((sum, { count }) => sum + count, 0)).toBe(data.length);
});

test('what is sold, and what began today, are counted by the days of the lists, also in the hour by which a practice in Texas is later', async () => {
  const { clock, database } = world.deps;
  const { today } = await figures();
  const start = addDays(civilDate(today), -90);
  const sold = { dateRange: { start, end: '2035-01-01' }, filters: { status: ['ACCEPTED' as const] }, limit: 100 };
  const begun = { dateRange: { start: today, end: today } };
  const both = async () => {
    const { sales, applications } = await figures();
    const accepted = (await world.call(listTransactions, { body: sold }, { token })).body.data;
    const ofToday = (await world.call(listApplications, { body: begun }, { token })).body.counts;
    expect([sales?.accepted, applications?.begun]).toEqual([accepted.length, ofToday.all]);
    return [accepted[0]?._id ?? '', accepted.length] as const;
  };
  const [id, before] = await both();
  const moveTo = (at: string) =>
    database.transaction(async (tx) => {
      await tx.execute(tx.builder.updateTable('listed_transaction').set({ created_at: at }).where('id', '=', id));
      await tx.execute(
        tx.builder
          .updateTable('listed_application')
          .set({ created_at: new Date(Date.parse(rangeOfList(begun.dateRange, clock).from) + 1_800_000).toISOString() })
          .where('id', '=', (eb) =>
            eb
              .selectFrom('listed_application')
              .select('id')
              .where('practice_key', '=', `APPLICATIONS:${PRACTICE}`)
              .orderBy('id')
              .limit(1),
          ),
      );
    });
  const first = Date.parse(rangeOfList(sold.dateRange, clock).from);
  await moveTo(new Date(first + 1_800_000).toISOString());
  expect((await both())[1]).toBe(before);
  await moveTo(new Date(first - 1_800_000).toISOString());
  expect((await both())[1]).toBe(before - 1);
});

test('a chosen plan counts at once, its approval when the patient approves, and neither in another practice or after 30 days', async () => {
  const { deps } = world;
  const standing = async () => {
    const { chosen } = await figures();
    const { chosen: all = 0, accepted = 0, percent = 0 } = chosen?.find(({ product }) => product === 'PROMO_12') ?? {};
    expect(percent).toBe(all === 0 ? 0 : Math.round((accepted / all) * 100));
    return { all, accepted };
  };
  const [borrower, stranger] = [await aBorrower(deps), await aBorrower(deps)];
  const own = await aTransaction(deps, await aCreditLine(deps, borrower));
  const old = new Date(deps.clock.nowMs() - 31 * 86_400_000).toISOString();
  const before = await standing();
  await aTransaction(deps, await aCreditLine(deps, stranger), { selected_product: 'PROMO_12', created_at: old });
  expect(await standing()).toEqual(before);

  const asPatient = { token: await world.sessionOf('borrower', borrower.id) };
  await world.call(selectPaymentPlan, { body: { transactionId: own.id, product: 'PROMO_12' } }, asPatient);
  expect(await standing()).toEqual({ all: before.all + 1, accepted: before.accepted });
  const params = { id: borrower.id, txId: own.id };
  expect((await world.call(approveCreditTransaction, { params, body: {} }, asPatient)).status).toBe(200);
  expect(await standing()).toEqual({ all: before.all + 1, accepted: before.accepted + 1 });
});

test('deposits on their way are those of the list, and what a plan costs names a plan that asks no more', async () => {
  const { payouts, costs } = await figures();
  const filters = { status: ['DEFERRED' as const, 'SUBMITTED' as const, 'UNKNOWN' as const, 'PENDING' as const] };
  const dateRange = { start: '2020-01-01', end: '2035-01-01' };
  const { data } = (await world.call(listDeposits, { body: { filters, dateRange, limit: 5 } }, { token })).body;
  expect(payouts?.deposits.map(({ _id, amount }) => [_id, amount])).toEqual(data.map((row) => [row._id, row.amount]));
  const all = await world.call(
    listDeposits,
    { body: { filters: { status: ['SUBMITTED', 'UNKNOWN', 'PENDING'] }, dateRange, limit: 100 } },
    { token },
  );
  const { read: db } = world.deps.database;
  const of = { practiceId: PRACTICE };
  const total = (rows: readonly { cents: number | string | null }[]) =>
    rows.reduce((sum, { cents }) => sum + Number(cents ?? 0), 0);
  const sent = all.body.data.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const kept = total(await db.all(stillKeptBack, of));
  const toCome = total(await db.all(nextFundings, of));
  expect(payouts?.arriving).toBe((sent + Math.max(0, toCome - kept)) / 100);
  const plans = costs?.plans ?? [];
  expect(plans.length).toBeGreaterThan(2);
  for (const { cheaper, fee, monthlyPayment } of plans) {
    if (!cheaper) continue;
    const other = plans.find(({ product }) => product === cheaper.product);
    expect(other?.monthlyPayment).toBeLessThanOrEqual(monthlyPayment);
    expect(Math.round((fee - (other?.fee ?? 0)) * 100)).toBe(Math.round(cheaper.saves * 100));
  }
});

test('a practice that has sold nothing yet reads its costs for an amount that its plans are for', async () => {
  const { read: db } = world.deps.database;
  const practice = await db.first(practiceOfFigures, { practiceId: 'prac-sunset-plastics' });
  if (!practice) throw new Error('The practice of the demo is not there.');
  // Its plans begin at $5,000.
  const costs = await planCosts({ db, practice }, { averageTicketCents: null, today: civilDate('2026-03-16') });
  expect([costs.amount, costs.isAverage]).toEqual([5000, false]);
  expect(costs.plans.length).toBeGreaterThan(0);
});

test('what somebody may not see is not there', async () => {
  const { database, clock } = world.deps;
  const some = await practiceFigures(database.read, { practiceId: PRACTICE, permissions: ['deposit.view'] }, clock);
  expect([some.applications, some.waiting, some.sales, some.chosen, some.costs]).toEqual(Array(5).fill(null));
  expect(some.payouts).not.toBeNull();
});

test('no statement of the figures reads a whole table', async () => {
  const { database, clock } = world.deps;
  const ran = new Map();
  const actor = await findStaff(database.read, 'staff-admin-demo-test', world.deps.config);
  const db = recorded(database.read, ran);
  await practiceFigures(db, { practiceId: PRACTICE, permissions: actor?.permissions ?? [] }, clock);
  expect(ran.size).toBeGreaterThan(4);
  expect(await wholeReads(database, ran)).toEqual([]);
});

/** The events of a stream as they come. */
function listen(everyMs = 5) {
  const left = new AbortController();
  async function begin() {
    const { deps } = world;
    const own = await world.staffSession(MANAGER);
    const session = await deps.sessions.find(own);
    const staff = session && (await findStaff(deps.database.read, session.subjectId, deps.config));
    if (!session || !staff) throw new Error('No session');
    const actor = { ...staff, tokenHash: session.tokenHash };
    const { signal } = left;
    const next = figuresEvents({ practiceId: PRACTICE, actor, signal }, deps);
    const reader = liveStream({ of: actor.tokenHash, signal, everyMs, next }).getReader();
    return { reader, own, staffId: staff.staffId };
  }
  return { begin, leave: () => left.abort() };
}
const textOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  const { value, done } = await reader.read();
  return done ? undefined : new TextDecoder().decode(value);
};
async function until(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: RegExp): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = await textOf(reader);
    if (text === undefined) throw new Error('The stream has ended');
    if (wanted.test(text)) return text;
  }
  throw new Error('Never came');
}

test('a stream begins with the figures, is silent while nothing changes, and tells a change', async () => {
  const { begin, leave } = listen();
  const { reader } = await begin();
  const first = (await textOf(reader)) ?? '';
  expect(JSON.parse(first.split('data: ')[1] ?? '')).toEqual(await figures());
  expect(await textOf(reader)).toBe(':\n\n');
  const { database } = world.deps;
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('practice').set({ name: 'Bright Smile West' }).where('id', '=', PRACTICE)),
  );
  expect(await until(reader, /^data: /)).toContain('Bright Smile West');
  leave();
  expect(await textOf(reader)).toBeUndefined();
});

test('it ends with the session, and keeps none open', async () => {
  const { begin } = listen();
  const { reader, own } = await begin();
  await textOf(reader);
  const { deps } = world;
  await deps.database.transaction((tx) => deps.sessions.revoke(tx, own));
  expect(await until(reader, /^event: end/)).toContain('end');
  expect(await textOf(reader)).toBeUndefined();
});

test('an open page is no sign of life: the session ends when nobody does anything', async () => {
  const { begin } = listen();
  const { reader } = await begin();
  await textOf(reader);
  for (let minutes = 0; minutes < 29; minutes += 1) {
    world.deps.clock.advance(60_000);
    expect(await textOf(reader)).not.toMatch(/^event: end/);
  }
  world.deps.clock.advance(61_000);
  await until(reader, /^event: end/);
});

test('it ends for whoever lacks a second factor that is required of them', async () => {
  const { begin } = listen();
  const { reader } = await begin();
  await textOf(reader);
  const config = world.deps.config as { production: boolean };
  config.production = true;
  try {
    await until(reader, /^event: end/);
  } finally {
    config.production = false;
  }
});

test('it ends when the practice is taken from somebody', async () => {
  const { begin } = listen();
  const { reader, staffId } = await begin();
  await textOf(reader);
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.deleteFrom('staff_practice').where('staff_id', '=', staffId)),
  );
  await until(reader, /^event: end/);
  expect(await textOf(reader)).toBeUndefined();
});

test('over HTTP it is an event stream, and only for whoever may see the practice', async () => {
  const live = (as: string, practiceId = PRACTICE) =>
    world.app.request(`/practice/figures/live?practiceId=${practiceId}`, {
      headers: { authorization: `Bearer ${as}` },
    });
  const admin = await world.staffSession('admin@demo.test');
  const answer = await live(admin);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(answer.headers.get('content-disposition')).toBeNull();
  await answer.body?.cancel();
  expect((await live(await world.staffSession('finance@demo.test'))).status).toBe(404);
  expect((await live('unknown')).status).toBe(401);
});
