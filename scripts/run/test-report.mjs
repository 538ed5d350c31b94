import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file to which the reporters add a line for each try of a test as it ends, so that a stopped run keeps what it knew. */
export const REPORT_VARIABLE = 'TEST_REPORT_FILE';

const SHOWN_CHARS = 400;
// The messages hold the colours that the runner would have drawn.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * @typedef {object} TestTry one try of a test, or of loading a file of tests
 * @property {string} id the same in each try of a test
 * @property {string} name file and title
 * @property {boolean} ok
 * @property {boolean} [skipped] it was left out
 * @property {number} [ms] how long it took
 * @property {string | undefined} [message] why it failed
 */

/**
 * Adds a try to the report that the environment names; without one nothing is written.
 *
 * @param {TestTry} entry
 */
export function reportTry({ id, name, ok, skipped, ms, message }) {
  const path = process.env[REPORT_VARIABLE];
  if (path === undefined) return;
  appendFileSync(
    path,
    `${JSON.stringify({ id, name, ok, skipped, ms, ...(ok ? {} : { message: short(message) }) })}\n`,
  );
}

/**
 * The tests of a report, each with its last try, which counts, and the one that failed before, if any.
 *
 * @param {string} path
 * @returns {{last: TestTry, failedTry: TestTry | undefined}[]}
 */
export function readTries(path) {
  /** @type {Map<string, TestTry[]>} */
  const tests = new Map();
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const entry = tryOf(line);
    if (entry) tests.set(entry.id, [...(tests.get(entry.id) ?? []), entry]);
  }
  return [...tests.values()].flatMap((tries) => {
    const last = tries.at(-1);
    return last ? [{ last, failedTry: tries.find(({ ok }) => !ok) }] : [];
  });
}

/**
 * What a report tells. The last try of a test counts; one that failed before is named among the second tries. One that was left out
 * has neither passed nor failed.
 *
 * @param {string} path
 * @returns {{passed: number, failed: number, skipped: number, faults: string[], secondTries: string[]}}
 */
export function readTestReport(path) {
  const ends = readTries(path);
  const ran = ends.filter(({ last }) => last.skipped !== true);
  const told = (/** @type {TestTry | undefined} */ entry) => `${entry?.name}: ${entry?.message}`;
  return {
    passed: ran.filter(({ last }) => last.ok).length,
    failed: ran.filter(({ last }) => !last.ok).length,
    skipped: ends.length - ran.length,
    faults: ran.filter(({ last }) => !last.ok).map(({ last }) => told(last)),
    secondTries: ran.filter(({ last, failedTry }) => last.ok && failedTry).map(({ failedTry }) => told(failedTry)),
  };
}

/**
 * @param {string} line the last one may be cut off
 * @returns {TestTry | undefined}
 */
function tryOf(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} message */
const short = (message = 'no message') => message.replace(COLOURS, '').slice(0, SHOWN_CHARS).trim();
