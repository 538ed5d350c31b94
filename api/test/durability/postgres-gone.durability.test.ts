import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ensurePostgres, POSTGRES_ADVICE, startPostgres } from '../../../scripts/run/postgres.mjs';
import { seedFoundation } from '../../seed/seed-foundation';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import { bundleProgram } from '../server-bundle';
import { type ServerProcess, startServerProcess } from '../server-process';
import { openServerWorld, type ServerWorld } from '../server-world';
import { startMailRecipient } from './mail-recipient';
import { type Asked, createPatientClient } from './patient-client';

const PRACTICE = 'prac-bright-smile';
const CLIENTS = 6;
/** Answers between two blows, so that each meets work under way. */
const ANSWERS = 12;
const TEST_MS = 180_000;

let server: Awaited<ReturnType<typeof startPostgres>>;
let program: string;
let recipient: Awaited<ReturnType<typeof startMailRecipient>>;
let folder: string;
let databases = 0;
let running: ServerProcess[] = [];

beforeAll(async () => {
  const programs = await ensurePostgres();
  if (!programs) throw new Error(POSTGRES_ADVICE);
  // What is acknowledged must outlive a crash of the server.
  [server, program, recipient] = await Promise.all([
    startPostgres(programs, { synchronous_commit: 'on' }),
    bundleProgram('api/main.ts', 'postgres-gone'),
    startMailRecipient(),
  ]);
  folder = mkdtempSync(join(tmpdir(), 'platform-gone-'));
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.kill()));
  running = [];
});
afterAll(async () => {
  await Promise.all([recipient?.stop(), server?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function ask<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function emptyDatabase(): Promise<string> {
  databases += 1;
  const name = `gone_${databases}`;
  await ask((client) => client.query(`create database ${name}`));
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  return address.href;
}

async function start(databaseUrl: string, environment = {}): Promise<ServerProcess> {
  const started = await startServerProcess({
    program,
    folder,
    startTimeoutMs: 90_000,
    environment: {
      DATABASE_URL: databaseUrl,
      PF_RATE_LIMITS: 'off',
      PF_LOG_LEVEL: 'warn',
      PF_SMTP_URL: recipient.url,
      SANDBOX_URL: 'http://127.0.0.1:9',
      ...environment,
    },
  });
  running.push(started);
  return started;
}

const isAlive = ({ pid }: ServerProcess): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function clientsOf({ deps }: ServerWorld) {
  const session = (kind: 'staff' | 'borrower', subjectId: string) =>
    deps.database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId }));
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const borrower = await aBorrower(deps, { practice_id: PRACTICE });
      const line = await aCreditLine(deps, borrower, { approved_line_cents: 900_000_000, expires_on: '2099-12-31' });
      await aTransaction(deps, line, { amount_cents: 100, status: 'REJECTED' });
      return createPatientClient({
        borrowerId: borrower.id,
        practiceId: PRACTICE,
        token: await session('staff', 'staff-manager-bright-smile-test'),
      });
    }),
  );
}

/** Seeding people takes half a minute in one transaction, for which the other process has to wait; so only at night. */
const PF_SEED_PEOPLE = String(process.env.TEST_PROFILE === 'nightly');

test.each([
  ['its tables', { PF_SEED_DEMO: 'false' }, 4],
  ['the demo world', { PF_SEED_DEMO: 'true', PF_SEED_PEOPLE }, 2],
])(
  'two processes that start on an empty database and make %s both serve it',
  async (_, settings, rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      const url = await emptyDatabase();
      const both = await Promise.all([start(url, settings), start(url, settings)]);
      expect(both.every(isAlive)).toBe(true);
      await Promise.all(both.map((one) => one.kill()));
    }
  },
  TEST_MS,
);

test(
  'a process that starts before its database waits for it',
  async () => {
    const url = await emptyDatabase();
    await server.halt();
    const starting = start(url);
    await wait(1500);
    await server.resume();
    const started = await starting;
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  },
  TEST_MS,
);

test(
  'a database that goes away costs a 503 at most: no process ends and nothing acknowledged is lost',
  async () => {
    const url = await emptyDatabase();
    const processes = [await start(url), await start(url)];
    const world = await openServerWorld(folder, { DATABASE_URL: url });
    await world.deps.database.transaction((tx) => seedFoundation(tx, world.deps, 'none'));
    const clients = await clientsOf(world);
    const addresses = processes.map((one) => one.url);
    const rounds = (count: number) => Promise.all(clients.map((client) => client.answers(count)));
    const cut = () =>
      ask((client) =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
      );
    let isOver = false;
    const load = Promise.all(clients.map((client, index) => client.run(addresses[index % 2] ?? '', () => isOver)));
    for (const blow of ['cut', 'restart', 'cut', 'crash', 'away', 'cut'] as const) {
      await rounds(ANSWERS);
      if (blow === 'cut') await cut();
      else {
        await server.halt(blow === 'crash' ? 'SIGQUIT' : 'SIGINT');
        if (blow === 'away') await wait(3000);
        await server.resume();
      }
      expect(processes.map(isAlive), blow).toEqual([true, true]);
    }
    await rounds(ANSWERS);
    isOver = true;
    await load;

    const asked = clients.flatMap((client) => client.asked);
    const refused = asked.flatMap(({ refusals }) => refusals);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) >= 1))).toEqual([]);
    await expectAllKept(asked, clients[0]?.send ?? (() => Promise.reject()), addresses);
    for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await expectAllSent(world);
    await world.close();
  },
  TEST_MS,
);

/** Every answered wish stands once: the same key gives the same answer, from whichever process. */
async function expectAllKept(
  asked: readonly Asked[],
  send: (url: string, wish: Asked) => Promise<{ status: number; text: string }>,
  addresses: readonly string[],
): Promise<void> {
  const answered = asked.filter(({ answer }) => answer !== undefined);
  expect(answered.length).toBeGreaterThan(6 * ANSWERS);
  for (const [index, wish] of answered.entries()) {
    const again = await send(addresses[index % 2] ?? '', wish);
    expect([again.status, again.text]).toEqual([200, wish.answer]);
  }
}

/** The outbox and the schedules go on: whatever was written down before, between and after the blows leaves. */
async function expectAllSent({ deps }: ServerWorld): Promise<void> {
  const { database, clock } = deps;
  const { read } = database;
  // What was claimed when the database went away is given back at once, as the end of its lease would.
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('outbox').set({ available_at: clock.now() }).where('done_at', 'is', null)),
  );
  const count = async (isDone: boolean) => {
    const query = read.builder.selectFrom('outbox').select('id').where('kind', '=', 'transaction-created');
    return (await read.query(query.where('done_at', isDone ? 'is not' : 'is', null))).length;
  };
  await expect.poll(() => count(false), { timeout: 60_000, interval: 250 }).toBe(0);
  expect(await count(true)).toBeGreaterThan(0);
}
