import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildStale } from './build.mjs';
import { run, runNode } from './command.mjs';
import { at } from './project.mjs';
import { playwrightFaults, vitestFaults } from './test-faults.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */
/** @typedef {import('./test-faults.mjs').VitestFile} VitestFile */

const MINUTE_MS = 60_000;
const REPORTS = 'node_modules/.cache/test-reports';

/**
 * Everything that is checked, roughly in the order in which it finds faults fastest.
 *
 * @param {{nightly: boolean}} options
 * @returns {Step[]}
 */
export function testSteps({ nightly }) {
  const timeout = (nightly ? 240 : 12) * MINUTE_MS;
  return [
    single('lockfile', () => run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], { quiet: true })),
    {
      name: 'build',
      run: async () => {
        const { ok, output } = await buildStale();
        return verdict(ok, output);
      },
    },
    single('types', () => runNode('node_modules/typescript/bin/tsc', ['--noEmit'], { quiet: true })),
    single('lint', () => runNode('node_modules/@biomejs/biome/bin/biome', ['check', '.'], { quiet: true })),
    single('layers', () => runNode('scripts/check-layers.mjs', [], { quiet: true })),
    vitest('http-postgres', 'http', { timeout, uses: 'postgres' }),
    vitest('http-sqlite', 'http', { timeout, without: 'TEST_DATABASE_URL' }),
    vitest('durability', 'durability', { timeout, uses: 'strace', without: 'TEST_DATABASE_URL' }),
    vitest('unit', 'unit', { timeout, without: 'TEST_DATABASE_URL' }),
    { ...vitest('sizes', 'size', { timeout }), after: ['build'] },
    // The browsers have the machine to themselves, but a busy one makes them slow.
    { ...playwright(2 * timeout), after: ['build'], alone: true, uses: 'browser' },
  ];
}

/**
 * A command that counts as one test.
 *
 * @param {string} name
 * @param {() => Promise<{ok: boolean, output: string}>} command
 * @returns {Step}
 */
const single = (name, command) => ({
  name,
  run: async () => {
    const { ok, output } = await command();
    return verdict(ok, output);
  },
});

/**
 * @param {boolean} ok
 * @param {string} output
 */
const verdict = (ok, output) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/**
 * A project of vitest.config.ts.
 *
 * @param {string} name
 * @param {string} project
 * @param {{timeout: number, uses?: 'postgres' | 'strace', without?: string}} options `without` is a variable that the tests must
 *   not see
 * @returns {Step}
 */
function vitest(name, project, { timeout, without, ...rest }) {
  return {
    name,
    ...rest,
    run: async (environment) => {
      const report = freshReport(name);
      const workers = Math.max(1, Math.floor(availableParallelism() / 2));
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const args = ['run', '--project', project, `--maxWorkers=${workers}`, ...reporters];
      const env = { ...environment, ...(without === undefined ? {} : { [without]: undefined }) };
      const { ok, output } = await runNode('node_modules/vitest/vitest.mjs', args, { quiet: true, env, timeout });
      const found = readReport(report);
      /** @type {VitestFile[]} */
      const files = found.testResults ?? [];
      const unloaded = files.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      );
      const failed = (found.numFailedTests ?? 0) + unloaded.length;
      return { ...counted(ok, output, found.numPassedTests ?? 0, failed), faults: vitestFaults(files) };
    },
  };
}

/**
 * @param {number} timeout
 * @returns {Step}
 */
function playwright(timeout) {
  return {
    name: 'e2e',
    run: async (environment) => {
      const report = freshReport('e2e');
      const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: at(report) };
      const args = ['test', '--reporter=dot,json'];
      const { ok, output } = await runNode('node_modules/@playwright/test/cli.js', args, { quiet: true, env, timeout });
      const { stats = {}, suites = [] } = readReport(report);
      const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0);
      return { ...counted(ok, output, stats.expected ?? 0, failed), faults: playwrightFaults(suites) };
    },
  };
}

/**
 * A runner that fails without a failed test, for example with an unhandled error, counts as one failure.
 *
 * @param {boolean} ok
 * @param {string} output
 * @param {number} passed
 * @param {number} failed
 */
const counted = (ok, output, passed, failed) => ({ passed, failed: failed === 0 && !ok ? 1 : failed, output });

/** @param {string} name */
function freshReport(name) {
  mkdirSync(at(REPORTS), { recursive: true });
  const path = `${REPORTS}/${name}.json`;
  rmSync(at(path), { force: true });
  return path;
}

/**
 * @param {string} path
 * @returns {any} the runner's own form, or nothing when it did not get so far
 */
const readReport = (path) => (existsSync(at(path)) ? JSON.parse(readFileSync(at(path), 'utf8')) : {});
