import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, run } from './run/command.mjs';
import { freePorts } from './run/ports.mjs';
import { at } from './run/project.mjs';
import { startService } from './run/services.mjs';

/**
 * Does by hand what a stranger does: clones the last commit into an empty folder, runs `npm start` there on free ports,
 * asks every site for its first page, and stops it. A second start must be quick. Run it with `node scripts/clone-check.mjs`.
 */
const INSTALL_TIMEOUT_MS = 600_000;
const WARM_START_MAX_MS = 3000;

const folder = join(mkdtempSync(join(tmpdir(), 'clone-check-')), 'clone');
const cloned = await run('git', ['clone', '--quiet', at(), folder], { quiet: true });
if (!cloned.ok) fail(cloned.output);

const [app = 0, demoSite = 0, sandbox = 0, smtp = 0] = await freePorts(4);
const env = {
  PORT: String(app),
  DEMO_SITE_PORT: String(demoSite),
  SANDBOX_PORT: String(sandbox),
  SANDBOX_SMTP_PORT: String(smtp),
  DATA_DIR: join(folder, 'data'),
};
const pages = [
  `http://localhost:${app}/readyz`,
  `http://localhost:${app}/v2/admin/login`,
  `http://localhost:${app}/sdk/v1/embed.js`,
  `http://localhost:${app}/docs`,
  `http://localhost:${demoSite}/`,
  `http://localhost:${sandbox}/mailbox`,
];

console.log(`Cloned into ${folder}.`);
console.log(`From nothing: ${await startOnce(INSTALL_TIMEOUT_MS)} ms`);
const warmMs = await startOnce(60_000);
console.log(`Warm: ${warmMs} ms`);
rmSync(folder, { recursive: true, force: true });
if (warmMs > WARM_START_MAX_MS) fail(`A warm start must take at most ${WARM_START_MAX_MS} ms.`);

/**
 * Starts the clone, waits for every page, stops it.
 *
 * @param {number} timeoutMs
 * @returns {Promise<number>} milliseconds until all pages had answered
 */
async function startOnce(timeoutMs) {
  const startedAt = performance.now();
  const started = startService({ name: 'clone', file: join(folder, 'scripts/start.mjs'), env, readyUrl: '' });
  let end = '';
  void started.ended.then((reason) => {
    end = reason;
  });
  for (const page of pages) {
    while (!(await answers(page))) {
      if (end !== '') fail(end);
      if (performance.now() - startedAt > timeoutMs) fail(`${page} does not answer.`);
      await wait(50);
    }
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const wasClean = await started.stop();
  if (!wasClean) fail('The clone did not stop within 10 s.');
  for (const page of pages) if (await answers(page)) fail(`${page} still answers after the stop.`);
  return tookMs;
}

/** @param {string} url */
const answers = (url) =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 400,
    () => false,
  );
