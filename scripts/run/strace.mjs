import { run } from './command.mjs';
import { installDebianPackage } from './debian-package.mjs';

export const STRACE_ADVICE =
  'The power-cut test records system calls with strace, and it could not be found or installed.\n' +
  'Install it, for example `apt-get install strace`.';

/**
 * Finds strace or installs it where that is possible.
 *
 * @returns {Promise<boolean>} whether it is there
 */
export async function ensureStrace() {
  const isThere = async () => (await run('strace', ['-V'], { quiet: true })).ok;
  return (await isThere()) || ((await installDebianPackage('strace')) && (await isThere()));
}
