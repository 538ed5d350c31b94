import { instantAt } from '@domain/calendar/instant';

/** The only source of time. Instants are ISO-8601 UTC with milliseconds. */
export type Clock = { now: () => string; nowMs: () => number };

/** The clock of the business outside production: the machine's time and what it is ahead of it. */
export type AheadClock = Clock & {
  aheadMs(): number;
  /** Moves the clock so far ahead of the machine's time; never back. */
  setAhead(milliseconds: number): void;
};

export const systemClock: Clock = { now: instantNow, nowMs: () => Date.now() };

let second = Number.NaN;
let textOfSecond = '';

/** The current instant. Its date and time change once a second, and a request asks for it up to ten times. */
function instantNow(): string {
  const nowMs = Date.now();
  const milliseconds = nowMs % 1000;
  if (nowMs - milliseconds !== second) {
    second = nowMs - milliseconds;
    textOfSecond = new Date(second).toISOString().slice(0, -4);
  }
  const padding = milliseconds < 10 ? '00' : milliseconds < 100 ? '0' : '';
  return `${textOfSecond}${padding}${milliseconds}Z`;
}

/** A clock that the demo can move ahead of another one. */
export function createAheadClock(base: Clock): AheadClock {
  let ahead = 0;
  const nowMs = () => base.nowMs() + ahead;
  return {
    now: () => (ahead === 0 ? base.now() : instantAt(nowMs())),
    nowMs,
    aheadMs: () => ahead,
    setAhead(milliseconds) {
      ahead = Math.max(ahead, milliseconds);
    },
  };
}
