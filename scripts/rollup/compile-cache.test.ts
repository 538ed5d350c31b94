import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  copyFileSync('scripts/rollup/compile-cache.mjs', join(folder, 'compile-cache.mjs'));
  write(
    'main.js',
    "import { runProgram } from './compile-cache.mjs';\nrunProgram(new URL('./main-1.cjs', import.meta.url));",
  );
  write(
    'main-1.cjs',
    "const { word } = require('./chunk-1.cjs');\nconsole.log(word(), __filename.endsWith('main-1.cjs'));",
  );
  write('chunk-1.cjs', "exports.word = () => 'ran';");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const run = () => execFileSync(process.execPath, [join(folder, 'main.js')], { encoding: 'utf8' });
const kept = () => readdirSync(folder).filter((file) => file.endsWith('.cache'));
const madeAt = () => kept().map((file) => statSync(join(folder, file)).mtimeMs);

describe('a built program', () => {
  test('keeps what was compiled of it and of its chunks, and uses it', () => {
    expect(run()).toBe('ran true\n');
    expect(kept().map((file) => file.split('.cjs.')[0])).toEqual(['chunk-1', 'main-1']);
    const before = madeAt();
    expect(run()).toBe('ran true\n');
    expect(madeAt()).toEqual(before);
  });

  test('runs and keeps it anew when what was kept is broken', () => {
    run();
    for (const file of kept()) write(file, 'broken');
    expect(run()).toBe('ran true\n');
    for (const file of kept()) expect(readFileSync(join(folder, file), 'latin1')).not.toBe('broken');
  });

  test('keeps what a start ran while the program still runs', async () => {
    write('chunk-1.cjs', "exports.word = () => 'ran'; setInterval(() => undefined, 1000);");
    const program = spawn(process.execPath, [join(folder, 'main.js')]);
    try {
      await expect.poll(() => kept().length, { timeout: 30_000 }).toBe(2);
      expect(program.exitCode).toBeNull();
    } finally {
      program.kill('SIGKILL');
    }
  });

  test('keeps what it ran of a file apart from what another program ran of it', () => {
    write('other.js', readFileSync(join(folder, 'main.js'), 'utf8').replace('main-1', 'other-1'));
    write('other-1.cjs', "require('./chunk-1.cjs');");
    execFileSync(process.execPath, [join(folder, 'other.js')]);
    run();
    const ofChunk = kept().filter((file) => file.startsWith('chunk-1'));
    expect(ofChunk.map((file) => file.split('.')[2])).toEqual(['main-1', 'other-1']);
  });

  test('tells a fault of the program with its place', () => {
    write('chunk-1.cjs', "exports.word = () => {\n  throw new Error('broken');\n};");
    expect(run).toThrow(/chunk-1\.cjs:2/);
  });
});
