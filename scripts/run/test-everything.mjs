import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_ADVICE, ensureBrowser } from './browser.mjs';
import { lastEnds, unshownProofs } from './cited-tests.mjs';
import { fail } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres, POSTGRES_ADVICE, startPostgres } from './postgres.mjs';
import { root } from './project.mjs';
import { quickFolder } from './quick-folder.mjs';
import { runSteps } from './run-steps.mjs';
import { environmentAt } from './shifted-clock.mjs';
import { ensureStrace, STRACE_ADVICE } from './strace.mjs';
import { testSteps } from './test-steps.mjs';

const USAGE = 'Usage: npm test -- [--only unit,http,e2e] [--nightly] [--at 2026-12-31T23:30Z]';

/**
 * Runs every test there is, prints `N passed, N failed, N skipped` as the last line and ends the process: 0 when nothing failed.
 *
 * @param {string[]} args `--only` takes names of steps, `--nightly` runs the long forms, `--at` puts the clock of
 *   the tests, the application and the pages at another moment
 */
export async function testEverything(args) {
  const { only, nightly, at } = readOptions(args);
  process.chdir(root);
  await ensureInstalled();
  if (nightly) process.env.TEST_PROFILE = 'nightly';
  // The output of the tools is shown inside ours.
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;

  const chosen = choose(testSteps({ nightly }), only);
  const folder = mkdtempSync(join(quickFolder(), 'tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = await prepare(chosen);
  env.variables.TEST_FOLDER = folder;
  Object.assign(env.variables, at);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void env.stop().then(() => process.exit(130)));
  const startedAt = performance.now();
  const { passed, failed, skipped, faults, secondTries } = await runSteps(chosen, env.variables);
  await env.stop();
  if (secondTries.length > 0)
    console.log(`\nPassed in the second try:\n${secondTries.map((story) => `  ${story}`).join('\n')}`);
  if (faults.length > 0) console.log(`\nFailed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  console.log(`\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  const unshown = only === undefined ? unshownProofs(lastEnds()) : [];
  if (unshown.length > 0)
    console.log(`Named by docs/inventory, and not passed:\n${unshown.map((proof) => `  ${proof}`).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { only: { type: 'string' }, nightly: { type: 'boolean' }, at: { type: 'string' } },
    });
    const at = values.at === undefined ? {} : environmentAt(values.at);
    return { only: values.only?.split(','), nightly: values.nightly === true, at };
  } catch {
    return fail(USAGE);
  }
}

/**
 * The steps asked for and those they need. `http` also means `http-postgres`.
 *
 * @param {readonly import('./run-steps.mjs').Step[]} steps
 * @param {readonly string[] | undefined} only
 */
function choose(steps, only) {
  if (only === undefined) return steps;
  const names = new Set(steps.map(({ name }) => name));
  const asked = only.flatMap((word) => [...names].filter((name) => name === word || name.startsWith(`${word}-`)));
  if (asked.length === 0) fail(`${USAGE}\nThe steps are ${[...names].join(', ')}.`);
  const wanted = new Set(asked);
  for (const step of [...steps].reverse()) {
    if (wanted.has(step.name)) for (const needed of step.after ?? []) wanted.add(needed);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/**
 * Gets the browser and the database server that the steps use.
 *
 * @param {readonly import('./run-steps.mjs').Step[]} steps
 */
async function prepare(steps) {
  /** @type {Record<string, string>} */
  const variables = {};
  let stop = async () => {};
  if (steps.some(({ uses }) => uses === 'browser')) {
    variables.CHROMIUM_PATH = (await ensureBrowser()) ?? fail(BROWSER_ADVICE);
  }
  if (steps.some(({ uses }) => uses === 'strace') && !(await ensureStrace())) fail(STRACE_ADVICE);
  if (steps.some(({ uses }) => uses === 'postgres')) {
    const server = await startPostgres((await ensurePostgres()) ?? fail(POSTGRES_ADVICE)).catch((error) =>
      fail(error instanceof Error ? error.message : String(error)),
    );
    variables.TEST_DATABASE_URL = server.url;
    stop = server.stop;
  }
  return { variables, stop };
}
