import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PortalsManifest } from './rollup/portals-manifest';
import { at } from './run/project.mjs';

const KB = 1024;
/** Budgets, bytes after gzip at level 9. A patient pays them on a phone, a practice's website pays those of the embed. */
const BUDGETS = {
  loader: 1.2 * KB,
  firstButton: 10.5 * KB,
  wholeSdk: 14 * KB,
  bridgeChild: 1 * KB,
  applicationFirstLoad: 140 * KB,
};

/** The screen on which the application starts; its first load is what a patient waits for. */
const APPLICATION = /^portals\/apply\//;

type SdkManifest = { files: Record<string, { file: string; gzip: number }> };

function readJson(path: string): unknown {
  if (!existsSync(at(path))) throw new Error(`${path} is missing: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(at(path), 'utf8'));
}

describe('embed', () => {
  const { files } = readJson('dist/sdk/v1/manifest.json') as SdkManifest;
  const gzip = (name: string): number => {
    const file = files[name];
    if (file === undefined) throw new Error(`The SDK has no file ${name}; it has ${Object.keys(files).join(', ')}.`);
    return file.gzip;
  };
  /** What visitors may load: not the single-file build, the frame's side, or the doctor that a practice calls up. */
  const pieces = Object.keys(files).filter((name) => !['full', 'bridge-child', 'doctor'].includes(name));

  test('the loader fits its budget', () => {
    expect(gzip('loader')).toBeLessThanOrEqual(BUDGETS.loader);
  });

  test('the first floating button fits its budget with all that it needs', () => {
    expect(gzip('loader') + gzip('widgets')).toBeLessThanOrEqual(BUDGETS.firstButton);
  });

  test('all pieces together fit their budget', () => {
    const total = pieces.reduce((sum, name) => sum + gzip(name), 0);
    expect(total, pieces.join(' + ')).toBeLessThanOrEqual(BUDGETS.wholeSdk);
  });

  test("the frame's side of the bridge fits its budget", () => {
    expect(gzip('bridge-child')).toBeLessThanOrEqual(BUDGETS.bridgeChild);
  });

  test('holds neither react-dom nor zod', () => {
    for (const { file } of Object.values(files)) {
      const code = readFileSync(at('dist/sdk/v1', file), 'utf8');
      expect(code, file).not.toMatch(/react-dom|ZodError|\$ZodType/);
    }
  });
});

describe('portals', () => {
  const manifest = readJson('dist/portals/manifest.json') as PortalsManifest;
  const gzip = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (manifest.files[file]?.gzip ?? 0), 0);

  test('the page itself leaves room for a screen', () => {
    expect(gzip(manifest.page)).toBeLessThanOrEqual(BUDGETS.applicationFirstLoad);
  });

  test("the application's first load fits its budget on every screen", () => {
    const screens = Object.entries(manifest.routes).filter(([module]) => APPLICATION.test(module));
    expect(screens.map(([module]) => module)).not.toEqual([]);
    const tooLarge = screens
      .map(([module, files]) => ({ module, gzip: gzip(files) }))
      .filter((screen) => screen.gzip > BUDGETS.applicationFirstLoad);
    expect(tooLarge).toEqual([]);
  });
});
