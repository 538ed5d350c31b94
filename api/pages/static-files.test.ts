import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticFiles } from './static-files';

const program = 'export const answer = 42;\n'.repeat(100);
/** Packed from another text, so that a test can tell it from what the server packs itself. */
const packed = brotliCompressSync('packed by the build');

let files: ReturnType<typeof createStaticFiles>;
let folder: string;
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main.js'), program);
  writeFileSync(join(folder, 'assets', 'main.js.br'), packed);
  writeFileSync(join(folder, 'assets', 'alone.js'), program);
  files = createStaticFiles(folder);
});

describe('a file of a built folder', () => {
  test('is sent as the build packed it to a browser that takes Brotli', async () => {
    const file = await files.find('assets/main.js', 'gzip, deflate, br');
    expect(file).toMatchObject({ encoding: 'br', media: 'text/javascript; charset=utf-8' });
    expect(Buffer.from(file?.bytes ?? [])).toEqual(packed);
  });

  test('is packed here where the build did not', async () => {
    const file = await files.find('assets/alone.js', 'br');
    expect(file?.encoding).toBe('br');
    expect(brotliDecompressSync(file?.bytes ?? new Uint8Array()).toString()).toBe(program);
  });

  test('is sent with gzip, or as it is, to others', async () => {
    const zipped = await files.find('assets/main.js', 'gzip');
    expect(gunzipSync(zipped?.bytes ?? new Uint8Array()).toString()).toBe(program);
    expect((await files.find('assets/main.js', ''))?.bytes.byteLength).toBe(program.length);
  });

  test('has no address of its own for its packed copy', async () => {
    expect(await files.find('assets/main.js.br', 'br')).toBeUndefined();
  });
});
