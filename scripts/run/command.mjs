import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './project.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {boolean} [quiet] collects the output instead of showing it
 * @property {number} [uid] the user to run as
 * @property {number} [gid]
 * @property {string} [cwd]
 * @property {number} [silence] milliseconds without a word after which a quiet command is stopped
 */

/**
 * Runs a command to its end in the top folder.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ok: boolean, output: string, stopped: boolean}>} `output` is both streams, empty unless quiet. A
 *   command that cannot be started is not ok, and the output says why. `stopped` when it was silent for too long.
 */
export async function run(command, args, options = {}) {
  const { env, quiet = false, cwd = root, silence, ...identity } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    ...identity,
  });
  let output = '';
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill();
  };
  const patience = silence === undefined ? undefined : setTimeout(stop, silence);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      patience?.refresh();
    });
  }
  try {
    const [code] = await once(child, 'close');
    return { ok: code === 0, output, stopped };
  } catch (error) {
    return { ok: false, output: `${output}${error instanceof Error ? error.message : String(error)}\n`, stopped };
  } finally {
    clearTimeout(patience);
  }
}

/**
 * Runs a Node program of an installed package by its file, without npm or npx in between.
 *
 * @param {string} file from the top folder, for example node_modules/vitest/vitest.mjs
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);

/**
 * Ends the process with a message for the person at the keyboard.
 *
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
