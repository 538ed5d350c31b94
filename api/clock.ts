/** The only source of time. Instants are ISO-8601 UTC with milliseconds. */
export type Clock = { now: () => string; nowMs: () => number };

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
