import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClockWatch } from '../clock-watch';
import { addAny } from '../test/any-message';
import { createTestDeps, type TestDeps } from '../test/deps';
import { VendorError } from '../vendors/vendor-error';
import { createOutboxDispatcher, delayMs, type OutboxHandler as Handler } from './outbox-dispatcher';
import type { OutboxPayload } from './outbox-kind';

type OutboxHandler = Handler<OutboxPayload>;

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const SECOND = 1000;
const add = (payload: OutboxPayload = {}, kind = 'deliver') =>
  deps.database.transaction((tx) => addAny(deps.outbox, tx, { kind, payload }));
const dispatcherWith = (handler: OutboxHandler) =>
  createOutboxDispatcher({ deps, handlers: { deliver: handler }, metrics: deps.metrics });
const rows = () => deps.database.read.query(deps.database.read.builder.selectFrom('outbox').selectAll());
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);

/** A recipient that knows messages by their id, like a mail server by the Message-ID. */
function recipient() {
  const received = new Map<string, number>();
  const handler: OutboxHandler = async ({ id }) => {
    received.set(id, (received.get(id) ?? 0) + 1);
    return {};
  };
  return { received, handler };
}

describe('a message', () => {
  test('leaves only when its transaction was committed', async () => {
    const { received, handler } = recipient();
    const failing = deps.database.transaction(async (tx) => {
      await addAny(deps.outbox, tx, { kind: 'deliver', payload: {} });
      throw new Error('later step fails');
    });
    await expect(failing).rejects.toThrow();
    const id = await add();
    await dispatcherWith(handler).runDue();
    expect([...received.keys()]).toEqual([id]);
  });

  test('arrives with its payload once, and its content is forgotten', async () => {
    const seen: OutboxPayload[] = [];
    const dispatcher = dispatcherWith(async ({ payload }) => {
      seen.push(payload);
      return {};
    });
    const id = await add({ to: 'jane@doe.test', count: 2 });
    expect((await rowOf(id))?.payload).not.toContain('jane');
    await dispatcher.runDue();
    await dispatcher.runDue();
    expect(seen).toEqual([{ to: 'jane@doe.test', count: 2 }]);
    expect(await rowOf(id)).toMatchObject({ done_at: deps.clock.now(), payload: '', attempts: 1 });
  });

  test('that a wrong clock put off for a year leaves as soon as the clock is right', async () => {
    const { received, handler } = recipient();
    const put = { kind: 'deliver', payload: {}, availableAt: '2027-03-16T15:00:00.000Z' };
    const id = await deps.database.transaction((tx) => addAny(deps.outbox, tx, put));
    await dispatcherWith(handler).runDue();
    expect([...received.keys()]).toEqual([id]);
  });

  test('is not taken by a process whose clock is wrong', async () => {
    const { received, handler } = recipient();
    const id = await add();
    const wallClock = { nowMs: () => deps.clock.nowMs() + 400 * 86_400_000, now: () => '2027-04-20T15:00:00.000Z' };
    const clockWatch = createClockWatch({ wallClock, databaseNowMs: async () => deps.clock.nowMs(), log: deps.log });
    const wrong = createOutboxDispatcher({ deps: { ...deps, wallClock, clockWatch }, handlers: { deliver: handler } });
    const before = await rowOf(id);
    expect(await wrong.runDue()).toBe(0);
    expect(await rowOf(id)).toEqual(before);
    await dispatcherWith(handler).runDue();
    expect([...received.keys()]).toEqual([id]);
  });

  test('waits for its time', async () => {
    const { received, handler } = recipient();
    const availableAt = '2026-03-16T15:01:00.000Z';
    await deps.database.transaction((tx) => addAny(deps.outbox, tx, { kind: 'deliver', payload: {}, availableAt }));
    expect(await dispatcherWith(handler).runDue()).toBe(0);
    deps.clock.advance(60 * SECOND);
    expect(await dispatcherWith(handler).runDue()).toBe(1);
    expect(received.size).toBe(1);
  });

  test('whose payload was moved to another row is not delivered', async () => {
    const { received, handler } = recipient();
    const [first, second] = [await add({ to: 'a' }), await add({ to: 'b' })];
    const moved = (await rowOf(second))?.payload ?? '';
    await deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('outbox').set({ payload: moved }).where('id', '=', first)),
    );
    await dispatcherWith(handler).runDue();
    expect([...received.keys()]).toEqual([second]);
  });
});

describe('a failing delivery', () => {
  test('is repeated later and later, and its fault is named without what it said', async () => {
    let attempts = 0;
    const dispatcher = dispatcherWith(async () => {
      attempts += 1;
      throw new Error('jane@doe.test is on fire');
    });
    const id = await add();
    const waits: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const before = deps.clock.nowMs();
      expect(await dispatcher.runDue()).toBe(1);
      while ((await dispatcher.runDue()) === 0) {
        deps.clock.advance(500);
        if ((await rowOf(id))?.available_at === deps.clock.now()) break;
      }
      waits.push(deps.clock.nowMs() - before);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16].map((seconds) => seconds * SECOND));
    expect(attempts).toBe(5);
    expect((await rowOf(id))?.last_error).toBe('Error');
    expect(deps.logLines.join('')).not.toContain('jane');
  });

  test('is parked after fourteen tries, keeps its content and raises the metric', async () => {
    const dispatcher = dispatcherWith(async () => {
      throw new VendorError({ vendor: 'mail', kind: 'unavailable', retryAfterSeconds: 1 });
    });
    const id = await add({ to: 'jane@doe.test' });
    for (let index = 0; index < 20; index += 1) {
      await dispatcher.runDue();
      deps.clock.advance(3600 * SECOND);
    }
    expect(await rowOf(id)).toMatchObject({ attempts: 14, last_error: 'mail: unavailable', done_at: null });
    expect((await rowOf(id))?.parked_at).not.toBeNull();
    expect((await rowOf(id))?.payload).not.toBe('');
    expect(await deps.metrics.text()).toContain('outbox_messages_total{kind="deliver",outcome="parked"} 1');
  });

  test('does not hold up the others', async () => {
    const received: string[] = [];
    const dispatcher = dispatcherWith(async ({ id, payload }) => {
      if (payload.bad) throw new Error('bad');
      received.push(id);
      return {};
    });
    await add({ bad: true });
    const good = await add();
    await dispatcher.runDue();
    expect(received).toEqual([good]);
  });

  test.each([
    [1, 0, 500],
    [1, 0.999, 1499],
    [5, 0.5, 16_000],
    [14, 0.5, 900_000],
  ])('on try %i with chance %d waits %i ms', (attempts, random, expected) => {
    expect(Math.floor(delayMs(attempts, new Error('x'), random))).toBe(expected);
  });

  test('never comes back before the vendor wishes', () => {
    const wish = new VendorError({ vendor: 'sms', kind: 'unavailable', retryAfterSeconds: 90 });
    expect(delayMs(1, wish, 0)).toBe(90_000);
  });
});

describe('several processes', () => {
  test('deliver each message exactly once', async () => {
    const { received, handler } = recipient();
    const ids = [];
    for (let index = 0; index < 60; index += 1) ids.push(await add());
    const dispatchers = [dispatcherWith(handler), dispatcherWith(handler), dispatcherWith(handler)];
    for (let round = 0; round < 3; round += 1) await Promise.all(dispatchers.map((dispatcher) => dispatcher.runDue()));
    expect([...received.keys()].sort()).toEqual([...ids].sort());
    expect([...received.values()].every((count) => count === 1)).toBe(true);
  });

  test('take over what a killed one had claimed, when its lease is over, under the same id', async () => {
    const { received, handler } = recipient();
    const killed = dispatcherWith(() => new Promise(() => undefined));
    const id = await add();
    void killed.runDue();
    await expect.poll(async () => (await rowOf(id))?.attempts).toBe(1);
    deps.clock.advance(59 * SECOND);
    expect(await dispatcherWith(handler).runDue()).toBe(0);
    deps.clock.advance(SECOND);
    expect(await dispatcherWith(handler).runDue()).toBe(1);
    expect([...received.keys()]).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ attempts: 2 });
  });

  test('that were killed after sending and before saying so repeat the same id', async () => {
    const sent: string[] = [];
    const killed = dispatcherWith(({ id }) => {
      sent.push(id);
      return new Promise(() => undefined);
    });
    const id = await add();
    void killed.runDue();
    await expect.poll(() => sent).toEqual([id]);
    deps.clock.advance(60 * SECOND);
    const { received, handler } = recipient();
    await dispatcherWith(handler).runDue();
    expect([...received.keys()]).toEqual(sent);
  });

  test('that come back late cannot undo what another has finished', async () => {
    let comeBack: (value: { note: string }) => void = () => undefined;
    const late = dispatcherWith(
      () =>
        new Promise((resolve) => {
          comeBack = resolve;
        }),
    );
    const id = await add();
    const lateRound = late.runDue();
    await expect.poll(async () => (await rowOf(id))?.attempts).toBe(1);
    deps.clock.advance(60 * SECOND);
    await dispatcherWith(recipient().handler).runDue();
    const doneAt = (await rowOf(id))?.done_at;
    deps.clock.advance(SECOND);
    comeBack({ note: 'late' });
    await lateRound;
    expect(await rowOf(id)).toMatchObject({ done_at: doneAt, last_error: null });
  });
});

describe('a running dispatcher', () => {
  test('starts at once when woken and finishes its work before it stops', async () => {
    let finish: () => void = () => undefined;
    const begun: string[] = [];
    const dispatcher = dispatcherWith(({ id }) => {
      begun.push(id);
      return new Promise((resolve) => {
        finish = () => resolve({});
      });
    });
    dispatcher.start();
    const id = await add();
    deps.outbox.wake();
    await expect.poll(() => begun).toEqual([id]);
    let isStopped = false;
    const stopping = dispatcher.stop().then(() => {
      isStopped = true;
    });
    await add();
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(await rowOf(id)).toMatchObject({ done_at: deps.clock.now() });
    expect(begun).toEqual([id]);
  });
});
