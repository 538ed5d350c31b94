import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PortalsManifest } from './rollup/portals-manifest';
import { at } from './run/project.mjs';

/** Bytes after gzip at level 9, which a patient pays on a phone before the first screen. */
const FIRST_LOAD_MAX = 140 * 1024;

/** The screen on which the application starts; its first load is what a patient waits for. */
const APPLICATION = /^portals\/apply\//;

function readJson(path: string): unknown {
  if (!existsSync(at(path))) throw new Error(`${path} is missing: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(at(path), 'utf8'));
}

describe('portals', () => {
  const manifest = readJson('dist/portals/manifest.json') as PortalsManifest;
  const gzip = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (manifest.files[file]?.gzip ?? 0), 0);

  test('the page itself leaves room for a screen', () => {
    expect(gzip(manifest.page)).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  });

  test("the application's first load fits its budget on every screen", () => {
    const screens = Object.entries(manifest.routes).filter(([module]) => APPLICATION.test(module));
    expect(screens.map(([module]) => module)).not.toEqual([]);
    const tooLarge = screens
      .map(([module, files]) => ({ module, gzip: gzip(files) }))
      .filter((screen) => screen.gzip > FIRST_LOAD_MAX);
    expect(tooLarge).toEqual([]);
  });
});
