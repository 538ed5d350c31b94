import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './project.mjs';
import { readTries } from './test-report.mjs';

/** Where the reports of the last run stand, one of each step. */
export const REPORTS = 'node_modules/.cache/test-reports';

/** @typedef {'passed' | 'failed' | 'skipped'} TestEnd */

/**
 * How each test of the last run ended, by what its report calls it: its file and its title.
 *
 * @param {string} [folder]
 * @returns {Map<string, TestEnd>}
 */
export function lastEnds(folder = at(REPORTS)) {
  /** @type {Map<string, TestEnd>} */
  const ends = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.endsWith('.jsonl')) continue;
    for (const { last } of readTries(`${folder}/${file}`)) {
      const end = last.skipped ? 'skipped' : last.ok ? 'passed' : 'failed';
      // On two databases, and on two devices, a test has run where one of them has.
      if (ends.get(last.name) !== 'passed') ends.set(last.name, end);
    }
  }
  return ends;
}

/** What a table of cases puts into a title. */
const VALUE = /%[sdifjo]|\$[\w.]+/g;

/**
 * How the tests ended that a proof names: passed where one did, undefined where none of that name ran.
 *
 * @param {{file: string, name: string}} proof
 * @param {ReadonlyMap<string, TestEnd>} ends
 * @returns {TestEnd | undefined}
 */
export function endOf({ file, name }, ends) {
  const title = name
    .replaceAll('\\', '')
    .split(VALUE)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  const place = file.replace(/^e2e\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const called = new RegExp(`^(?:\\[\\w[\\w-]*\\] )?${place}(?::\\d+)? › (?:.* > )?.*${title}`, 's');
  const found = new Set([...ends].filter(([test]) => called.test(test)).map(([, end]) => end));
  return found.has('passed') ? 'passed' : found.has('failed') ? 'failed' : found.has('skipped') ? 'skipped' : undefined;
}

/**
 * The proofs of the inventory that did not run and pass: each is a tick that nothing has shown.
 *
 * @param {ReadonlyMap<string, TestEnd>} ends
 * @param {readonly {file: string, name: string}[]} [proofs]
 * @returns {string[]}
 */
export function unshownProofs(ends, proofs = inventoryProofs()) {
  return proofs.flatMap((proof) => {
    const end = endOf(proof, ends);
    return end === 'passed' ? [] : [`${proof.file} › ${proof.name}: ${end ?? 'did not run'}`];
  });
}

/** @returns {{file: string, name: string}[]} */
function inventoryProofs() {
  const folder = at('docs/inventory');
  const tables = readdirSync(folder).filter((file) => /^rules[\w-]*\.tsv$/.test(file));
  const lines = tables.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n').slice(1));
  const proofs = lines.map((line) => line.split('\t')).map(([, , file = '', name = '']) => ({ file, name }));
  return proofs.filter(({ file }) => file !== '' && file !== 'scope');
}
