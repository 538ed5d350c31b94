import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * A path inside the repository.
 *
 * @param {...string} parts
 */
export const at = (...parts) => join(root, ...parts);

/**
 * The files under a file or folder, sorted, as paths from the top folder. Missing folders have none.
 *
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  if (!existsSync(at(path))) return [];
  return walk(path).sort();
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function walk(path) {
  try {
    return readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
      return entry.isDirectory() ? walk(child) : [child];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/**
 * A digest over names and contents.
 *
 * @param {readonly string[]} files paths from the top folder
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(at(file)));
  }
  return hash.digest('hex');
}
