/**
 * Puts the clock of a run of tests at another moment: `npm test -- --at 2026-12-31T23:30Z` loads this file into every process
 * of the run, and the stories load `shiftClock` into their pages.
 */

/** The variable that says how far ahead of the machine's time the processes are, in milliseconds. */
export const AHEAD_VARIABLE = 'TEST_CLOCK_AHEAD_MS';

/**
 * Moves `Date` of whoever calls it. Stands alone, because it is also run in pages.
 *
 * @param {number} aheadMs
 */
export function shiftClock(aheadMs) {
  const Real = Date;
  const now = () => Real.now() + aheadMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, parts, created) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, created),
    apply: () => new Real(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

/**
 * What the processes of a run need, so that for them it is now that moment.
 *
 * @param {string} moment
 * @returns {Record<string, string>}
 * @throws {RangeError} where it is none
 */
export function environmentAt(moment) {
  const at = Date.parse(moment);
  if (Number.isNaN(at)) throw new RangeError(`${moment} is no moment, such as 2026-12-31T23:30Z.`);
  return {
    [AHEAD_VARIABLE]: String(at - Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${import.meta.url}`.trim(),
  };
}

if (typeof process !== 'undefined' && process.env[AHEAD_VARIABLE]) shiftClock(Number(process.env[AHEAD_VARIABLE]));
