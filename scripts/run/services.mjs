import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openLogFile } from './log-file.mjs';
import { at, root } from './project.mjs';

const STOP_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 180_000;
const POLL_MS = 40;
const TAIL_LINES = 30;

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} file the program, absolute or from the top folder
 * @property {Record<string, string>} env added to this process's environment
 * @property {string} readyUrl answers 2xx when the service may be used
 *
 * @typedef {object} RunningService
 * @property {string} name
 * @property {Promise<string>} ended resolves when the program has ended: why, with its last output
 * @property {() => Promise<boolean>} stop asks the program to stop and waits; false when it had to be killed
 */

/**
 * Starts a service as a child process with its own process group, so that Ctrl-C reaches it once, through `stop`. A
 * service ends by itself when this process is gone.
 *
 * @param {Service} service
 * @param {{logFolder?: string}} [options] where `<name>.log` goes; without it the output is shown
 * @returns {RunningService}
 */
export function startService(service, options = {}) {
  const exitWithParent = pathToFileURL(at('scripts/run/exit-with-parent.mjs')).href;
  const output = options.logFolder === undefined ? 'inherit' : 'pipe';
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', exitWithParent, resolve(root, service.file)],
    {
      cwd: root,
      env: { ...process.env, ...service.env },
      stdio: ['ignore', output, output, 'ipc'],
      detached: process.platform !== 'win32',
    },
  );

  /** @type {string[]} */
  let tail = [];
  if (options.logFolder !== undefined) {
    mkdirSync(options.logFolder, { recursive: true });
    const log = openLogFile(join(options.logFolder, `${service.name}.log`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        log.write(text);
        tail = [...tail, ...text.split('\n').filter(Boolean)].slice(-TAIL_LINES);
      });
    }
  }

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      resolve([`The ${service.name} ended with ${signal ?? `code ${code}`}.`, ...tail].join('\n  '));
    });
  });

  return {
    name: service.name,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const timer = new AbortController();
      const wasKilled = wait(STOP_TIMEOUT_MS, true, { signal: timer.signal }).catch(() => false);
      const isLate = await Promise.race([ended.then(() => false), wasKilled]);
      timer.abort();
      if (isLate) child.kill('SIGKILL');
      await ended;
      return !isLate;
    },
  };
}

/**
 * Waits until a service answers.
 *
 * @param {Service} service
 * @param {RunningService} running
 * @returns {Promise<string | undefined>} why it does not, or undefined when it does
 */
export async function whyNotReady(service, running) {
  /** @type {string | undefined} */
  let end;
  void running.ended.then((reason) => {
    end = reason;
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (end !== undefined) return end;
    const isReady = await fetch(service.readyUrl, { redirect: 'manual' }).then(
      (response) => response.status < 400,
      () => false,
    );
    if (isReady) return undefined;
    await wait(POLL_MS);
  }
  return `The ${service.name} does not answer at ${service.readyUrl} after ${START_TIMEOUT_MS / 1000} s.`;
}
