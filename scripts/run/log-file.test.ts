import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('takes lines in their order, after those of an earlier start', async () => {
  const path = join(folder, 'a.log');
  const earlier = openLogFile(path);
  earlier.write('of an earlier start\n');
  await earlier.idle();
  const log = openLogFile(path);
  for (let line = 0; line < 200; line += 1) log.write(`${line}\n`);
  await log.idle();
  const lines = ['of an earlier start', ...Array.from({ length: 200 }, (_, line) => line)];
  expect(readFileSync(path, 'utf8')).toBe(lines.map((line) => `${line}\n`).join(''));
});

test('a long file begins anew, and what was in it stays beside it', async () => {
  const path = join(folder, 'a.log');
  writeFileSync(path, '');
  truncateSync(path, 20_000_001);
  const log = openLogFile(path);
  log.write('of this start\n');
  await log.idle();
  expect(readFileSync(path, 'utf8')).toBe('of this start\n');
  expect(statSync(`${path}.1`).size).toBe(20_000_001);
});

// Linux has a device that is always full.
test('a full disk costs lines and nothing else, and the next ones say so', async () => {
  const path = join(folder, 'b.log');
  symlinkSync('/dev/full', path);
  const log = openLogFile(path);
  for (let line = 0; line < 10; line += 1) {
    log.write('lost\n');
    await log.idle();
  }
  rmSync(path);
  log.write('there is room again\n');
  await log.idle();
  expect(readFileSync(path, 'utf8')).toBe('[about 50 characters could not be written]\nthere is room again\n');
});

test('a folder that is gone costs lines too', async () => {
  const log = openLogFile(join(folder, 'none', 'c.log'));
  log.write('lost');
  await log.idle();
  renameSync(folder, `${folder}-kept`);
  renameSync(`${folder}-kept`, folder);
  log.write('lost again');
  await log.idle();
});
