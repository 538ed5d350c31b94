import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fail, run } from './command.mjs';
import { withLock } from './lock.mjs';
import { at, hashFiles, root } from './project.mjs';

const STAMP = 'node_modules/.install-stamp';
const NATIVE_BUILD = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** Outside node_modules, which npm empties first; one for each copy of the project. */
const LOCK = join(tmpdir(), `install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);

/**
 * Installs the packages of the lockfile unless exactly those are there, built for this Node. Of two commands that are begun
 * at once the second waits and finds them there.
 */
export async function ensureInstalled() {
  if (reasonToInstall() === undefined) return;
  await withLock(LOCK, install, () => console.log('Another command installs the packages. Waiting for it.'));
}

async function install() {
  // Another command may have done it meanwhile.
  const reason = reasonToInstall();
  if (reason === undefined) return;
  console.log(`Installing packages: ${reason}. This takes one to two minutes.`);
  const env = buildEnvironment();
  const { ok } = await run('npm', ['ci', '--no-audit', '--no-fund'], { env });
  if (!ok) fail('The packages could not be installed; npm says why above.');
  if (!existsSync(at(NATIVE_BUILD))) await run('npm', ['rebuild', 'better-sqlite3'], { env });
  if (!existsSync(at(NATIVE_BUILD))) {
    fail(
      'better-sqlite3 has no build for this machine. It is downloaded from GitHub or compiled here:\n' +
        'allow the download, or install python3, make and a C++ compiler, and run the command again.',
    );
  }
  writeStamp();
}

function reasonToInstall() {
  if (!existsSync(at('node_modules/.package-lock.json'))) return 'there are none';
  if (!existsSync(at(NATIVE_BUILD))) return 'the database driver is not built';
  if (existsSync(at(STAMP))) {
    const stamp = readFileSync(at(STAMP), 'utf8');
    if (stamp === stampNow()) return undefined;
    return stamp.startsWith(`${process.versions.modules} `) ? 'the lockfile has changed' : 'Node has changed';
  }
  if (modifiedAt('node_modules/.package-lock.json') < modifiedAt('package-lock.json')) return 'the lockfile is newer';
  writeStamp();
  return undefined;
}

/** The binary interface of this Node and the lockfile's digest: what an installation depends on. */
const stampNow = () => `${process.versions.modules} ${hashFiles(['package-lock.json'])}`;

const writeStamp = () => writeFileSync(at(STAMP), stampNow());

/** @param {string} path */
const modifiedAt = (path) => statSync(at(path)).mtimeMs;

/**
 * Points node-gyp at the headers of this very Node when they are on the machine, so that a compilation needs no download.
 *
 * @returns {NodeJS.ProcessEnv}
 */
function buildEnvironment() {
  if (process.env.npm_config_nodedir) return {};
  const prefixes = [dirname(dirname(realpathSync(process.execPath))), '/usr', '/usr/local'];
  const prefix = prefixes.find((candidate) => {
    const header = join(candidate, 'include/node/node_version.h');
    if (!existsSync(header)) return false;
    const version = /#define NODE_MODULE_VERSION (\d+)/.exec(readFileSync(header, 'utf8'))?.[1];
    return version === process.versions.modules;
  });
  return prefix === undefined ? {} : { npm_config_nodedir: prefix };
}
