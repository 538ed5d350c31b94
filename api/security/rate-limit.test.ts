import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../test/deps';
import { createDatabaseRateLimiter, createMemoryRateLimiter, type RateLimiter } from './rate-limit';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const limit = { capacity: 3, perSeconds: 30 };
const makers: [string, () => RateLimiter][] = [
  ['in memory', () => createMemoryRateLimiter(deps.clock)],
  ['in the database', () => createDatabaseRateLimiter(deps)],
];

describe.each(makers)('limits %s', (_, make) => {
  const takeAll = async (limiter: RateLimiter, times: number) => {
    const results = [];
    for (let index = 0; index < times; index += 1) results.push(await limiter.take('a', limit));
    return results;
  };

  test('let the capacity through, name the wait, and refill evenly', async () => {
    const limiter = make();
    const [first, second, third, fourth] = await takeAll(limiter, 4);
    expect([first, second, third]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(fourth).toEqual({ ok: false, retryAfterSeconds: 10 });
    deps.clock.advance(9_999);
    expect(await limiter.take('a', limit)).toMatchObject({ ok: false });
    deps.clock.advance(2);
    expect(await limiter.take('a', limit)).toEqual({ ok: true });
    expect(await limiter.take('a', limit)).toMatchObject({ ok: false });
  });

  test('never hold more than the capacity', async () => {
    const limiter = make();
    await takeAll(limiter, 1);
    deps.clock.advance(3_600_000);
    expect((await takeAll(limiter, 5)).filter((result) => result.ok)).toHaveLength(3);
  });

  test('count each key alone', async () => {
    const limiter = make();
    await takeAll(limiter, 4);
    expect(await limiter.take('b', limit)).toEqual({ ok: true });
  });

  test('give nothing away when the clock jumps back', async () => {
    const limiter = make();
    await takeAll(limiter, 4);
    deps.clock.advance(-3_600_000);
    expect(await limiter.take('a', limit)).toMatchObject({ ok: false });
  });
});

test('database limits hold across processes and under parallel calls', async () => {
  const limiters = [createDatabaseRateLimiter(deps), createDatabaseRateLimiter(deps)];
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => limiters[index % 2]?.take('a', limit)));
  expect(results.filter((result) => result?.ok)).toHaveLength(3);
});

test('made-up keys do not fill the memory and do not free a busy one', () => {
  const limiter = createMemoryRateLimiter(deps.clock);
  const tight = { capacity: 1, perSeconds: 3600 };
  limiter.take('busy', tight);
  for (let index = 0; index < 120_000; index += 1) {
    limiter.take(`key-${index}`, limit);
    if (index % 10_000 === 0) expect(limiter.take('busy', tight)).toMatchObject({ ok: false });
  }
  expect(limiter.take('key-119999', { capacity: 3, perSeconds: 30 })).toEqual({ ok: true });
});
