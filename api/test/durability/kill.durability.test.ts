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
/** Answers before a kill, so that a slow machine does as much as a fast one, and the time that passes after the last. */
const ANSWERS_MIN = 6;
const ANSWERS_MORE = 20;
const LATER_MAX_MS = 15;
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
      await insertApplication(deps, borrower.id, { practiceId: PRACTICE });
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

/** Lets the clients work for some answers and then kills the server in the middle of what they ask next. */
async function workUntilKilled(server: ServerProcess, chance: () => number): Promise<void> {
  let left = ANSWERS_MIN + Math.floor(chance() * ANSWERS_MORE);
  let isEnough: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => {
    isEnough = resolve;
  });
  const answered = () => {
    left -= 1;
    if (left === 0) isEnough();
  };
  const work = Promise.all(
    clients.map((client) =>
      client.run(server.url, answered).catch((failure: unknown) => {
        if (!(failure instanceof ConnectionLost)) throw failure;
      }),
    ),
  );
  await Promise.race([enough, work]);
  await wait(chance() * LATER_MAX_MS);
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

/**
 * Waits until every message has left. The waits themselves are left out: what a killed server had claimed is given back at
 * once, as its lease's end would, and so is what waits to be tried again because a busy machine was slow.
 */
async function deliverAll({ deps }: ServerWorld): Promise<void> {
  const { database, clock } = deps;
  const giveBack = (claims: 'all' | 'waiting') =>
    database.transaction((tx) => {
      const due = tx.builder.updateTable('outbox').set({ available_at: clock.now() }).where('done_at', 'is', null);
      return tx.execute(claims === 'all' ? due : due.where('lease_owner', 'is', null));
    });
  const waiting = async () => {
    await giveBack('waiting');
    return database.read.query(
      database.read.builder
        .selectFrom('outbox')
        .select(['kind', 'attempts', 'last_error'])
        .where('done_at', 'is', null),
    );
  };
  await giveBack('all');
  await expect.poll(waiting, { timeout: 60_000, interval: 250 }).toEqual([]);
}

test(
  'a server killed at any moment loses no answered step, leaves none half done and repeats none',
  async () => {
    const chance = chances(20_260_316);
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await start();
      await workUntilKilled(server, chance);
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
