import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { paths } from '@contract/paths';
import { describe, expect, test } from 'vitest';
import type { PortalsManifest } from './rollup/portals-manifest';
import { at } from './run/project.mjs';

/** Bytes after gzip at level 9, which a patient pays on a phone before the first screen. */
const FIRST_LOAD_MAX = 142 * 1024;

/** Loads the area and its start screen: what a patient waits for. Later screens are loaded while the patient types. */
const APPLICATION = 'portals/apply/routes.tsx';

const KB = 1024;

/**
 * The first load of every portal: the page and what its first screen needs, in KB. 140 is the goal for people on a phone and 165 for
 * staff (docs/bench.md says what stands in the way); what is above stays where it is and may only fall. Each screen of staff is a row of
 * what their log-in loads.
 */
const FIRST_SCREENS: Readonly<Record<string, number>> = {
  [paths.apply.pattern]: 142,
  [paths.applyWithoutPractice.pattern]: 153,
  [paths.signup.pattern]: 155,
  [paths.borrower.login.pattern]: 154,
  [paths.member.login.pattern]: 154,
  [paths.paymentCalculator.pattern]: 144,
  [paths.admin.login.pattern]: 156,
  [paths.membershipAdmin.login.pattern]: 156,
  [paths.embedGuide.pattern]: 152,
};
/** Documents, which are text. */
const OTHER_MAX = 135;
/** What stands around every staff screen, with the page. */
const STAFF_FRAME = 'portals/admin/frame/staff-frame.tsx';
const STAFF_FRAME_MAX = 190;
/** What a screen costs beside the page, and beside the frame of staff; 60 is the goal, missed by the file of a borrower and by their home. */
const SCREEN_MAX = 78;

function readJson(path: string): unknown {
  if (!existsSync(at(path))) throw new Error(`${path} is missing: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(at(path), 'utf8'));
}

describe.each(['portals', 'portals-es'])('%s', (folder) => {
  const manifest = readJson(`dist/${folder}/manifest.json`) as PortalsManifest;
  const gzip = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (manifest.files[file]?.gzip ?? 0), 0);

  test('the page itself leaves room for a screen', () => {
    expect(gzip(manifest.page)).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  });

  test("the application's first load fits its budget", () => {
    const files = manifest.routes[APPLICATION];
    if (files === undefined) throw new Error(`The portals have no lazy module ${APPLICATION}.`);
    expect(gzip(files)).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  });

  test('what the application preloads on a practice’s website fits it too', () => {
    const screen = manifest.firstScreens.find(({ pattern }) => pattern === paths.apply.pattern);
    if (screen === undefined) throw new Error('The manifest preloads nothing for the application.');
    const files = [...manifest.page, ...screen.files, ...screen.framedFiles];
    expect(new Set(files).size).toBe(files.length);
    expect(gzip(files)).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  });

  test('the first screen of every portal fits its budget', () => {
    for (const { pattern, files, framedFiles } of manifest.firstScreens) {
      const loaded = gzip([...manifest.page, ...files, ...framedFiles]);
      expect(loaded, pattern).toBeLessThanOrEqual((FIRST_SCREENS[pattern] ?? OTHER_MAX) * KB);
    }
  });

  test('the frame of staff, and every further screen, fit theirs', () => {
    const frame = manifest.routes[STAFF_FRAME] ?? [];
    expect(gzip([...new Set([...manifest.page, ...frame])])).toBeLessThanOrEqual(STAFF_FRAME_MAX * KB);
    for (const [module, files] of Object.entries(manifest.routes)) {
      const known = module.startsWith('portals/admin/') ? [...manifest.page, ...frame] : manifest.page;
      const more = files.filter((file) => !known.includes(file));
      expect(gzip(more), module).toBeLessThanOrEqual(SCREEN_MAX * KB);
    }
  });

  test('every script has a packed copy that unpacks to it', () => {
    for (const file of Object.keys(manifest.files)) {
      const packed = brotliDecompressSync(readFileSync(at(`dist/${folder}/${file}.br`)));
      expect(packed.equals(readFileSync(at(`dist/${folder}/${file}`))), file).toBe(true);
    }
  });

  test('every file that is preloaded was built', () => {
    const files = manifest.firstScreens.flatMap(({ files, framedFiles }) => [...files, ...framedFiles]);
    expect(files.filter((file) => !existsSync(at(`dist/${folder}/${file}`)))).toEqual([]);
  });
});
