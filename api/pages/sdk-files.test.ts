import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../test/deps';
import { keepChunks } from './kept-chunks';
import { mountSdkFiles } from './sdk-files';

const OLD = 'widgets-OldChunk.js';
const NEW = 'widgets-NewChunk.js';
const START_MS = Date.parse('2026-01-15T12:00:00Z');
const daysLater = (days: number) => START_MS + days * 86_400_000;

let deps: TestDeps;
let built: string;
let kept: string;
beforeEach(async () => {
  deps = await createTestDeps();
  built = join(deps.config.dataDir, 'built');
  kept = join(deps.config.dataDir, 'kept');
  release(OLD);
  keepChunks(built, kept, START_MS);
});
afterEach(() => deps.discard());

/** A new release: its build folder holds its own chunk only. */
function release(chunk: string): void {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, chunk), `export const chunk = "${chunk}";`);
  writeFileSync(join(built, 'embed.js'), `import("./${chunk}");`);
}

function serve(): (name: string) => Promise<Response> {
  const app = new Hono();
  mountSdkFiles(app, deps, { folder: built, keptFolder: kept });
  return async (name) => app.request(`/sdk/v1/${name}`);
}

test('a page with the loader of an earlier release still gets its chunk, for ever and for every site', async () => {
  release(NEW);
  const get = serve();
  const [old, current, loader] = await Promise.all([get(OLD), get(NEW), get('embed.js')]);
  expect(await old.text()).toContain(OLD);
  expect(await current.text()).toContain(NEW);
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(old.headers.get('access-control-allow-origin')).toBe('*');
  expect(await loader.text()).toContain(NEW);
  expect(loader.headers.get('cache-control')).toContain('max-age=300');
  expect((await get('widgets-NoChunk0.js')).status).toBe(404);
});

test('only hashed files are kept, and they leave 13 months after their last release', () => {
  release(NEW);
  keepChunks(built, kept, daysLater(396));
  expect(readdirSync(kept).sort()).toEqual([NEW, OLD]);
  keepChunks(built, kept, daysLater(401));
  expect(readdirSync(kept)).toEqual([NEW]);
});

test('a chunk that later releases still use stays', () => {
  keepChunks(built, kept, daysLater(300));
  release(NEW);
  keepChunks(built, kept, daysLater(650));
  expect(readdirSync(kept).sort()).toEqual([NEW, OLD]);
});
