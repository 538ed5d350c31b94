import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildStale } from './build.mjs';
import { REPORTS } from './cited-tests.mjs';
import { run, runNode } from './command.mjs';
import { installDebianPackage } from './debian-package.mjs';
import { at } from './project.mjs';
import { REPORT_VARIABLE, readTestReport } from './test-report.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

const MINUTE_MS = 60_000;

/**
 * Everything that is checked, roughly in the order in which it finds faults fastest.
 *
 * @param {{nightly: boolean}} options
 * @returns {Step[]}
 */
export function testSteps({ nightly }) {
  const silence = silenceOf(nightly);
  return [
    single('lockfile', () => run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], { quiet: true })),
    build,
    types,
    single('lint', () => runNode('node_modules/@biomejs/biome/bin/biome', ['check', '.'], { quiet: true })),
    single('layers', () => runNode('scripts/check-layers.mjs', [], { quiet: true })),
    vitest('http-postgres', 'http', { silence, uses: 'postgres', waits: true }),
    vitest('http-sqlite', 'http', { silence, without: 'TEST_DATABASE_URL', waits: true }),
    vitest('durability', 'durability', { silence, uses: 'strace', without: 'TEST_DATABASE_URL' }),
    vitest('unit', 'unit', { silence, without: 'TEST_DATABASE_URL' }),
    vitest('components', 'components', { silence, uses: 'browser', without: 'TEST_DATABASE_URL' }),
    { ...vitest('sizes', 'size', { silence }), after: ['build'] },
    // The browsers have the machine to themselves, but a busy one makes them slow.
    { ...playwright(silence), after: ['build'], alone: true, uses: 'browser' },
    ...(nightly ? [benchSmoke] : []),
  ];
}

/**
 * What is quickly known about a change: types, lint, layers and the tests near it, on SQLite.
 *
 * @param {readonly string[]} changed files from the top folder that still exist
 * @param {ReturnType<typeof import('./changed.mjs').testsNear>} near
 * @returns {Step[]}
 */
export function changeSteps(changed, { unit, components, http, needsBuild }) {
  const silence = silenceOf(false);
  const linted = ['check', '--no-errors-on-unmatched', ...changed];
  const tests = { silence, without: 'TEST_DATABASE_URL' };
  return [
    types,
    ...(http.length > 0 ? [vitest('http-sqlite', 'http', { ...tests, files: http })] : []),
    ...(unit.length > 0 ? [vitest('unit', 'unit', { ...tests, files: unit })] : []),
    ...(components.length > 0 ? [vitest('components', 'components', { ...tests, files: components })] : []),
    single('lint', () => runNode('node_modules/@biomejs/biome/bin/biome', linted, { quiet: true })),
    single('layers', () => runNode('scripts/check-layers.mjs', [], { quiet: true })),
    ...(needsBuild ? [build, { ...vitest('sizes', 'size', { silence }), after: ['build'] }] : []),
  ];
}

/**
 * A runner tells of each test as it ends, so it has as much time as it has tests; one that stays silent hangs.
 *
 * @param {boolean} nightly
 */
const silenceOf = (nightly) => (nightly ? 240 : 10) * MINUTE_MS;

/** @type {Step} */
const build = {
  name: 'build',
  run: async () => {
    const { ok, output } = await buildStale();
    return verdict(ok, output);
  },
};

/**
 * Each benchmark once over a small world, so that a product that moved on does not leave one behind that crashes. Its figures
 * are not looked at.
 *
 * @type {Step}
 */
const benchSmoke = {
  name: 'bench',
  after: ['build'],
  alone: true,
  uses: 'browser',
  run: async (environment) => {
    const isThere = (await run('sqlite3', ['-version'], { quiet: true })).ok;
    if (!isThere && !(await installDebianPackage('sqlite3'))) return verdict(false, 'R7 needs the program sqlite3.');
    const env = { ...environment, BENCH_SMOKE: '1' };
    const { ok, output } = await runNode('node_modules/tsx/dist/cli.mjs', ['bench/run.ts'], { quiet: true, env });
    return verdict(ok, output);
  },
};

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

/** One checker takes half of the processor time of four, which learn the same types each. */
const types = single('types', () =>
  runNode('node_modules/typescript/bin/tsc', ['--noEmit', '--checkers', '1'], { quiet: true }),
);

/**
 * A project of vitest.config.ts.
 *
 * @param {string} name
 * @param {string} project
 * @param {{silence: number, uses?: 'postgres' | 'strace' | 'browser', without?: string, waits?: boolean, files?: readonly string[]}} options
 *   `without` is a variable that the tests must not see, `files` are all unless given; tests that mostly wait for a database get
 *   as many workers as there are processors, others half as many, because two steps run at a time
 * @returns {Step}
 */
function vitest(name, project, { silence, without, waits = false, files = [], ...rest }) {
  const workers = waits ? availableParallelism() : Math.max(1, Math.floor(availableParallelism() / 2));
  const reporters = ['--reporter=default', `--reporter=${at('scripts/run/vitest-reporter.mjs')}`];
  const args = ['run', '--project', project, `--maxWorkers=${workers}`, ...reporters, ...files];
  return {
    name,
    ...rest,
    run: (environment) => {
      const env = {
        ...(waits ? quick(environment) : environment),
        ...(without === undefined ? {} : { [without]: undefined }),
      };
      return reported({ name, silence, environment: env }, 'node_modules/vitest/vitest.mjs', args);
    },
  };
}

/**
 * Puts the databases of a step where commits need not wait for a disk. Not those of `durability`, which cuts the power.
 *
 * @param {Record<string, string>} environment
 * @returns {Record<string, string>}
 */
const quick = ({ TEST_FOLDER, ...rest }) => (TEST_FOLDER === undefined ? rest : { ...rest, TMPDIR: TEST_FOLDER });

/**
 * @param {number} silence
 * @returns {Step}
 */
function playwright(silence) {
  const args = ['test', `--reporter=dot,${at('scripts/run/playwright-reporter.mjs')}`];
  return {
    name: 'e2e',
    run: (environment) =>
      reported({ name: 'e2e', silence, environment: quick(environment) }, 'node_modules/@playwright/test/cli.js', args),
  };
}

/**
 * Runs a test runner and counts by its report, which holds what had ended even when the runner was stopped. A runner that
 * fails without a failed test, for example with an unhandled error, counts as one failure.
 *
 * @param {{name: string, silence: number, environment: NodeJS.ProcessEnv}} step
 * @param {string} file of the runner
 * @param {readonly string[]} args
 * @returns {Promise<import('./run-steps.mjs').StepResult>}
 */
async function reported({ name, silence, environment }, file, args) {
  const report = at(`${REPORTS}/${name}.jsonl`);
  mkdirSync(at(REPORTS), { recursive: true });
  rmSync(report, { force: true });
  const env = { ...environment, [REPORT_VARIABLE]: report };
  const { ok, output, stopped } = await runNode(file, args, { quiet: true, env, silence });
  const { passed, failed, skipped, faults, secondTries } = readTestReport(report);
  const stop = stopped ? [`stopped after ${silence / MINUTE_MS} minutes without a word; ${passed} had passed`] : [];
  const failures = failed + stop.length;
  return {
    passed,
    failed: failures === 0 && !ok ? 1 : failures,
    skipped,
    output,
    faults: [...stop, ...faults],
    secondTries,
  };
}
