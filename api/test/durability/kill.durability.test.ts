import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine } from '../builders';
import { bundleProgram } from '../server-bundle';
import { type ServerProcess, startServerProcess } from '../server-process';
import { makeServerWorld, openServerWorld, type ServerWorld } from '../server-world';
import { ConnectionLost, createBorrowerClient, type KnownTransaction, send, transactionOf } from './borrower-client';
import { expectWholeAndOnce } from './borrower-invariants';
import { chances } from './chances';
import { type MailRecipient, startMailRecipient } from './mail-recipient';

const ROUNDS = 20;
const BORROWERS = 3;
const PRACTICE = 'prac-bright-smile';
/** The server lives this long under load, plus up to as much again. */
const LIFE_MS = 120;
const TEST_MS = 120_000;

let folder: string;
let program: string;
let recipient: MailRecipient;
let clients: ReturnType<typeof createBorrowerClient>[];
let running: ServerProcess | undefined;

beforeAll(async () => {
  [program, recipient] = await Promise.all([bundleProgram('api/main.ts', 'kill'), startMailRecipient()]);
  const world = await makeServerWorld();
  folder = world.folder;
  clients = await makeClients(world);
  await world.close();
});
afterAll(async () => {
  // Still there when the test failed half-way.
  await running?.kill();
  await recipient.stop();
  await (await openServerWorld(folder)).discard();
});

function makeClients({ deps }: ServerWorld) {
  const session = (kind: 'staff' | 'borrower', subjectId: string) =>
    deps.database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId }));
  return Promise.all(
    Array.from({ length: BORROWERS }, async () => {
      const borrower = await aBorrower(deps, { practice_id: PRACTICE });
      // Staff see a person who applied at their practice.
      await insertApplication(deps, borrower.id, PRACTICE);
      await aCreditLine(deps, borrower, { approved_line_cents: 1_000_000_000, expires_on: '2099-12-31' });
      const staff = await session('staff', 'staff-manager-bright-smile-test');
      return createBorrowerClient(
        { id: borrower.id, token: await session('borrower', borrower.id) },
        { token: staff, practiceId: PRACTICE },
      );
    }),
  );
}

const start = async (): Promise<ServerProcess> => {
  running = await startServerProcess({
    program,
    folder,
    environment: {
      PF_RATE_LIMITS: 'off',
      PF_LOG_LEVEL: 'warn',
      PF_SMTP_URL: recipient.url,
      SANDBOX_URL: 'http://127.0.0.1:9',
    },
  });
  return running;
};

/** Lets the clients work until the server is killed under them. */
async function workUntilKilled(server: ServerProcess, lifeMs: number): Promise<void> {
  const work = Promise.all(
    clients.map((client) =>
      client.run(server.url).catch((failure: unknown) => {
        if (!(failure instanceof ConnectionLost)) throw failure;
      }),
    ),
  );
  await Promise.race([wait(lifeMs), work]);
  await server.kill();
  await work;
}

const known = (): KnownTransaction[] => clients.flatMap(({ transactions }) => transactions);
const acknowledged = () => known().flatMap(({ steps }) => steps);

/** Every answer that a client ever got still holds: the same key gives it again, word for word. */
async function expectSameAnswers(server: ServerProcess): Promise<void> {
  for (const { request, answer } of acknowledged()) {
    const again = await send(server.url, request);
    expect([request.key, again.isReplayed, again.text]).toEqual([request.key, true, answer]);
  }
}

/** Waits until every message has left. What a killed server had claimed is given back first, as its lease's end would. */
async function deliverAll({ deps }: ServerWorld): Promise<void> {
  const { database, clock } = deps;
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('outbox').set({ available_at: clock.now() }).where('done_at', 'is', null)),
  );
  const waiting = () =>
    database.read.query(database.read.builder.selectFrom('outbox').select('id').where('done_at', 'is', null));
  await expect.poll(waiting, { timeout: 30_000, interval: 100 }).toEqual([]);
}

test(
  'a server killed at any moment loses no answered step, leaves none half done and repeats none',
  async () => {
    const chance = chances(20_260_316);
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await start();
      await workUntilKilled(server, LIFE_MS * (1 + chance()));
    }
    const last = await start();
    for (const client of clients) await client.settle(last.url);
    await expectSameAnswers(last);
    const world = await openServerWorld(folder);
    await deliverAll(world);
    await last.stop();
    await expectWholeAndOnce(world.deps, known());
    const messages = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('outbox').select(['id', 'done_at', 'parked_at', 'last_error']),
    );
    expect(messages.filter(({ done_at, parked_at }) => done_at === null || parked_at !== null)).toEqual([]);
    expect(recipient.received.size).toBe(messages.length);
    await world.close();
    // Enough happened for the kills to have met something.
    expect(acknowledged().length).toBeGreaterThan(ROUNDS * BORROWERS);
    expect(known().some(({ steps }) => steps.some(({ answer }) => answer && transactionOf(answer).approved))).toBe(
      true,
    );
  },
  TEST_MS,
);
