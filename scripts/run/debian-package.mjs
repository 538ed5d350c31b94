import { existsSync } from 'node:fs';
import { run } from './command.mjs';

/**
 * Installs a package where this process may: as root on a machine with apt.
 *
 * @param {string} name
 * @returns {Promise<boolean>} whether it is installed
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env });
  if ((await install()).ok) return true;
  await run('apt-get', ['update'], { quiet: true, env });
  const { ok, output } = await install();
  if (!ok) console.error(output.split('\n').slice(-8).join('\n'));
  return ok;
}
