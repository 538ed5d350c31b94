import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAny } from '../test/any-message';
import { createTestDeps, type TestDeps } from '../test/deps';
import { createOutboxDispatcher, type OutboxDispatcher, type OutboxHandler } from './outbox-dispatcher';
import { LANE_KINDS } from './outbox-lanes';

let deps: TestDeps;
let dispatcher: OutboxDispatcher | undefined;
/** Lets everything go that hangs. */
let release: () => void;
let hanging: Promise<void>;
beforeEach(async () => {
  deps = await createTestDeps();
  hanging = new Promise((resolve) => {
    release = resolve;
  });
});
afterEach(async () => {
  release();
  await dispatcher?.stop();
  await deps.discard();
});

const AT_ONCE = 16;
const begun: string[] = [];
beforeEach(() => void begun.splice(0));

const add = async (kind: string, count = 1) => {
  await deps.database.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) await addAny(deps.outbox, tx, { kind, payload: {} });
  });
  deps.outbox.wake();
};
const started = (kind: string) => begun.filter((one) => one === kind).length;
const handler =
  (kind: string, work: () => Promise<void>): OutboxHandler<unknown> =>
  async () => {
    begun.push(kind);
    await work();
    return {};
  };
/** A dispatcher in which one kind hangs and the others are done at once. */
function startWith(hangs: string): void {
  const kinds = [...LANE_KINDS, 'application-approved'];
  const handlers = Object.fromEntries(
    kinds.map((kind) => [kind, handler(kind, () => (kind === hangs ? hanging : Promise.resolve()))]),
  );
  dispatcher = createOutboxDispatcher({ deps, handlers });
  dispatcher.start();
}
const openOf = async (kind: string) => {
  const { read } = deps.database;
  return (
    await read.query(
      read.builder.selectFrom('outbox').select('id').where('kind', '=', kind).where('done_at', 'is', null),
    )
  ).length;
};

describe('a code', () => {
  test.each(LANE_KINDS)('by %s overtakes every notice that waits, also while notices hang', async (kind) => {
    await add('application-approved', 550);
    startWith('application-approved');
    await expect.poll(() => started('application-approved')).toBe(AT_ONCE);
    await add(kind);
    await expect.poll(() => openOf(kind)).toBe(0);
    // Not one notice more was begun meanwhile.
    expect(started('application-approved')).toBe(AT_ONCE);
  });

  test.each(LANE_KINDS)('does not wait for codes by %s that hang', async (hangs) => {
    await add(hangs, AT_ONCE * 2);
    startWith(hangs);
    await expect.poll(() => started(hangs)).toBe(AT_ONCE);
    for (const other of LANE_KINDS.filter((kind) => kind !== hangs)) {
      await add(other);
      await expect.poll(() => openOf(other)).toBe(0);
    }
    expect(started(hangs)).toBe(AT_ONCE);
  });

  test('does not wait for one of its own kind that hangs', async () => {
    let isFirst = true;
    dispatcher = createOutboxDispatcher({
      deps,
      handlers: {
        'deliver-sms': handler('deliver-sms', () => {
          const work = isFirst ? hanging : Promise.resolve();
          isFirst = false;
          return work;
        }),
      },
    });
    dispatcher.start();
    await add('deliver-sms');
    await expect.poll(() => started('deliver-sms')).toBe(1);
    await add('deliver-sms', AT_ONCE * 3);
    await expect.poll(() => openOf('deliver-sms')).toBe(1);
  });
});

test('a stop waits for what was begun, and begins nothing more', async () => {
  await add('deliver-sms', AT_ONCE * 2);
  startWith('deliver-sms');
  await expect.poll(() => started('deliver-sms')).toBe(AT_ONCE);
  const stopping = dispatcher?.stop();
  release();
  await stopping;
  expect(started('deliver-sms')).toBe(AT_ONCE);
  expect(await openOf('deliver-sms')).toBe(AT_ONCE);
});
