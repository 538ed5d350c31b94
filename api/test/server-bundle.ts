import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Under the packages, so that the bundle finds them, and outside `dist`, which other tests use at the same time. */
const FOLDER = 'node_modules/.cache/server-bundles';

/**
 * Bundles a program of ours for Node as the product's build does: our own files in one file, packages stay imports.
 * @param entry from the top folder, for example `api/main.ts`
 * @param name of the bundle; programs that are bundled at the same time need different ones
 * @returns the absolute path of the program
 */
export async function bundleProgram(entry: string, name: string): Promise<string> {
  const outfile = resolve(FOLDER, name, `${process.pid}.mjs`);
  mkdirSync(resolve(FOLDER, name), { recursive: true });
  await build({
    entryPoints: [resolve(entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
  });
  process.once('exit', () => {
    for (const file of [outfile, `${outfile}.map`]) rmSync(file, { force: true });
  });
  return outfile;
}
