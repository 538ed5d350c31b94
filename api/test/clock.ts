import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Clock } from '../clock';

/** A clock that stands still until it is told to move. */
export type TestClock = Clock & { advance(milliseconds: number): void; setTo(instant: string): void };

export function createTestClock(start = '2026-03-16T15:00:00.000Z'): TestClock {
  let nowMs = millisecondsOf(start);
  return {
    now: () => instantAt(nowMs),
    nowMs: () => nowMs,
    advance(milliseconds) {
      nowMs += milliseconds;
    },
    setTo(instant) {
      nowMs = millisecondsOf(instant);
    },
  };
}
