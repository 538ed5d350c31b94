import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of this release of the embed with their digests, as its build wrote them down. */
export type EmbedBuild = {
  version: string;
  files: Readonly<Record<string, { file: string; sha384: string } | undefined>>;
};

/** Reads the manifest of the built embed; undefined where it is not built, as in tests of the API alone. */
export function readEmbedBuild(distFolder: string | undefined): EmbedBuild | undefined {
  if (distFolder === undefined) return undefined;
  const path = join(distFolder, 'sdk', 'v1', 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as EmbedBuild) : undefined;
}
