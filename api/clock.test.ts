import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock';

afterEach(() => {
  vi.useRealTimers();
});

test('the instant is spelled as the platform spells it, also across seconds and back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const at of ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.007Z'])
    for (const laterMs of [0, 1, 42, 999, 1000, -5_000]) {
      const nowMs = Date.parse(at) + laterMs;
      vi.setSystemTime(nowMs);
      expect(systemClock.now()).toBe(new Date(nowMs).toISOString());
      expect(systemClock.nowMs()).toBe(nowMs);
    }
});
