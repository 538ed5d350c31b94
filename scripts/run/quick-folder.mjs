import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 3 * 1024 ** 3;

/**
 * Where tests keep what nobody needs after them: memory where there is enough of it, because on a disk they mostly wait. A
 * Postgres database is four hundred files, and every answer of the application waits until the disk has what it tells.
 */
export function quickFolder() {
  const hasRoom = existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > MEMORY_NEEDED_BYTES;
  return hasRoom ? MEMORY : tmpdir();
}
