import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'rollup';

/** Removes the files of earlier builds from an output folder, after the new ones are there. */
export function pruneOldFiles(dir: string): Plugin {
  return {
    name: 'prune-old-files',
    async writeBundle(_, bundle) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      const old = files.filter((file) => !(relative(dir, file) in bundle));
      await Promise.all(old.map((file) => rm(file)));
    },
  };
}
