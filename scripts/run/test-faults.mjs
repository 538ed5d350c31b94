import { relative } from 'node:path';
import { root } from './project.mjs';

const SHOWN_CHARS = 400;
// The report holds the colours that the runner would have drawn.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * @typedef {object} VitestFile one file of the JSON report
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why the file could not be loaded
 * @property {{status: string, fullName: string, failureMessages?: string[]}[]} assertionResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} [file]
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{projectName: string, status: string, results: {error?: {message?: string}}[]}[]} tests
 */

/**
 * The failed tests of a Vitest report: file, name and the first words of the message, so that the end of a log tells what
 * to look at.
 *
 * @param {readonly VitestFile[]} files
 * @returns {string[]}
 */
export function vitestFaults(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${short(message)}`];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => `${file} › ${result.fullName}: ${short(result.failureMessages?.[0])}`);
  });
}

/**
 * The failed and the flaky tests of a Playwright report.
 *
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {string[]}
 */
export function playwrightFaults(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const error = results.find((result) => result.error !== undefined)?.error?.message;
          return `[${projectName}] ${file}:${line} › ${title}: ${short(error)}`;
        }),
    ),
    ...playwrightFaults(inner),
  ]);
}

/** @param {string | undefined} message */
const short = (message = 'no message') => message.replace(COLOURS, '').slice(0, SHOWN_CHARS).trim();
