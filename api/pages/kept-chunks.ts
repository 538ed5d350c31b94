import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** 13 months and a few days: longer than the year for which browsers and optimisers may hold on to an old loader. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** A file whose name changes with its content, which may therefore be served for ever. */
export const isHashed = (name: string): boolean => /-[A-Za-z0-9_-]{8}\.(?:js|css|map)$/.test(name);

/**
 * Keeps the chunks of this build beside those of earlier ones, so that a page that holds an earlier loader still finds what it asks
 * for. A chunk leaves 13 months after the last start of a build it belonged to.
 * @param built the folder of this build.
 * @param kept a folder that outlives releases; made when it is missing.
 */
export function keepChunks(built: string, kept: string, nowMs: number): void {
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(built).filter(isHashed)) {
    const path = join(kept, name);
    if (!existsSync(path)) {
      // Another process may read the folder at this moment: a file appears whole or not at all.
      const unfinished = `${path}.${process.pid}`;
      copyFileSync(join(built, name), unfinished);
      renameSync(unfinished, path);
    }
    utimesSync(path, nowMs / 1000, nowMs / 1000);
  }
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (nowMs - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}
