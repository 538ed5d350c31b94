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
 * @property {number} [ms] how long it took
 * @property {string | undefined} [message] why it failed
 */

/**
 * Adds a try to the report that the environment names; without one nothing is written.
 *
 * @param {TestTry} entry
 */
export function reportTry({ id, name, ok, ms, message }) {
  const path = process.env[REPORT_VARIABLE];
  if (path === undefined) return;
  appendFileSync(path, `${JSON.stringify({ id, name, ok, ms, ...(ok ? {} : { message: short(message) }) })}\n`);
}

/**
 * What a report tells. The last try of a test counts; one that failed before is named among the second tries.
 *
 * @param {string} path
 * @returns {{passed: number, failed: number, faults: string[], secondTries: string[]}}
 */
export function readTestReport(path) {
  /** @type {Map<string, TestTry[]>} */
  const tests = new Map();
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const entry = tryOf(line);
    if (entry) tests.set(entry.id, [...(tests.get(entry.id) ?? []), entry]);
  }
  const ends = [...tests.values()].map((tries) => ({ last: tries.at(-1), failedTry: tries.find(({ ok }) => !ok) }));
  const told = (/** @type {TestTry | undefined} */ entry) => `${entry?.name}: ${entry?.message}`;
  return {
    passed: ends.filter(({ last }) => last?.ok === true).length,
    failed: ends.filter(({ last }) => last?.ok === false).length,
    faults: ends.filter(({ last }) => last?.ok === false).map(({ last }) => told(last)),
    secondTries: ends.filter(({ last, failedTry }) => last?.ok && failedTry).map(({ failedTry }) => told(failedTry)),
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
