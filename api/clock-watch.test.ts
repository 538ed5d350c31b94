import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from './clock';
import { createClockWatch, SKEW_MAX_MS } from './clock-watch';
import { databaseNowMs } from './db/database-time.reads';
import { createTestDeps, type TestDeps } from './test/deps';

const START_MS = Date.UTC(2026, 2, 16, 15);
let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

/** Three clocks that are moved by hand, and how often the database was asked. */
function clocks() {
  const at = { wallMs: START_MS, databaseMs: START_MS, elapsedMs: 0, asked: 0 };
  const wallClock: Clock = { nowMs: () => at.wallMs, now: () => new Date(at.wallMs).toISOString() };
  const watch = createClockWatch({
    wallClock,
    databaseNowMs: async () => {
      at.asked += 1;
      return at.databaseMs;
    },
    log: deps.log,
    elapsedMs: () => at.elapsedMs,
  });
  const pass = (ms: number) => {
    at.wallMs += ms;
    at.databaseMs += ms;
    at.elapsedMs += ms;
  };
  return { at, watch, pass };
}

test('the database says what time it is, as the machine does here', async () => {
  expect(Math.abs((await databaseNowMs(deps.database.read)) - Date.now())).toBeLessThan(SKEW_MAX_MS);
});

test('a clock within a minute is right, on both sides; further off it is not', async () => {
  for (const [skew, isRight] of [
    [0, true],
    [SKEW_MAX_MS, true],
    [-SKEW_MAX_MS, true],
    [SKEW_MAX_MS + 1, false],
    [-SKEW_MAX_MS - 1, false],
  ] as const) {
    const { at, watch } = clocks();
    at.wallMs += skew;
    expect([skew, await watch.isRight()]).toEqual([skew, isRight]);
    expect(await watch.nowMs()).toBe(isRight ? at.wallMs : START_MS);
  }
});

test('the database is asked every five seconds, and at once when the clock jumps', async () => {
  const { at, watch, pass } = clocks();
  for (let look = 0; look < 10; look += 1) {
    expect(await watch.isRight()).toBe(true);
    pass(1000);
  }
  expect(at.asked).toBe(2);
  at.wallMs += 400 * 86_400_000;
  expect(await watch.isRight()).toBe(false);
  expect(at.asked).toBe(3);
  at.wallMs = at.databaseMs;
  expect(await watch.isRight()).toBe(true);
  expect(deps.logLines.join('')).toContain('clock_wrong');
  expect(deps.logLines.join('')).toContain('clock_right_again');
});

test('a machine that slept is right when it wakes', async () => {
  const { at, watch } = clocks();
  await watch.isRight();
  at.wallMs += 8 * 3600_000;
  at.databaseMs += 8 * 3600_000;
  expect(await watch.isRight()).toBe(true);
});
