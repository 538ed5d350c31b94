import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { installDebianPackage } from './debian-package.mjs';
import { freePorts } from './ports.mjs';
import { quickFolder } from './quick-folder.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_ATTEMPTS = 100;

export const POSTGRES_ADVICE =
  'The tests need a Postgres server program, and none could be found or installed.\n' +
  'Install PostgreSQL 13 or later so that initdb and postgres are on PATH, for example `apt-get install postgresql`.';

/**
 * Finds the folder of Postgres programs or installs Postgres where that is possible.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensurePostgres() {
  return findPostgres() ?? ((await installDebianPackage('postgresql')) ? findPostgres() : undefined);
}

/** @returns {string | undefined} the folder that holds `initdb` and `postgres` */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** What a test need not wait for: it never cuts the power. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  max_connections: '200',
};

/**
 * Starts a throw-away server in a temporary folder on a free port. It trusts this machine and does not care for power
 * cuts, so it is for tests only.
 *
 * @param {string} programs the folder of Postgres programs
 * @param {Record<string, string>} settings beside or instead of the careless ones
 * @returns {Promise<{url: string, halt: (how?: 'SIGINT' | 'SIGQUIT') => Promise<void>, resume: () => Promise<void>, stop: () => Promise<void>}>}
 *   `halt` ends the server, SIGQUIT as a crash would, and leaves its files; `resume` starts it again at the same address
 */
export async function startPostgres(programs, settings = {}) {
  const folder = mkdtempSync(join(quickFolder(), 'postgres-for-tests-'));
  const identity = unprivilegedUser();
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const port = (await freePorts(1))[0] ?? 0;

  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = await run(join(programs, 'initdb'), initialise, { quiet: true, cwd: folder, ...identity });
  if (!made.ok) throw new Error(`Postgres could not make a cluster:\n${made.output}`);

  const options = Object.entries({ ...CARELESS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...options];
  const boot = () => bootServer(join(programs, 'postgres'), args, { cwd: folder, ...identity });
  let server = await boot();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: (how = 'SIGINT') => server.end(how),
    async resume() {
      server = await boot();
    },
    async stop() {
      // SIGINT: cut the connections and end.
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{end: (signal: NodeJS.Signals) => Promise<void>}>} when it accepts connections
 */
async function bootServer(program, args, options) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      log = (log + text).slice(-4000);
    });
  }
  const ended = once(server, 'close');
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    await ended;
  };
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (log.includes('ready to accept connections')) return { end };
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end('SIGINT');
  throw new Error(`Postgres did not start:\n${log}`);
}

/**
 * Postgres refuses to run as root, so root lends it the user `postgres`, or `nobody` where there is none.
 *
 * @returns {{uid?: number, gid?: number}}
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].map((name) => lines.find((text) => text.startsWith(name))).find(Boolean);
  const [, , uid, gid] = (line ?? '').split(':');
  return uid === undefined || gid === undefined ? {} : { uid: Number(uid), gid: Number(gid) };
}
