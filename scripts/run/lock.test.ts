import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const module = JSON.stringify(fileURLToPath(new URL('lock.mjs', import.meta.url)));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'lock');
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');

/** A process that takes the lock, notes its number before and after the work, and does `work` in between. */
function aProcess(work: string): ChildProcess {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${module};
    const note = (word) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, word + ' ' + process.pid + '\\n');
    await withLock(${JSON.stringify(lock())}, async () => { note('begin'); ${work}; note('end'); }, () => console.log('waiting'));
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
}

test('processes that come at once work one after the other, and leave no lock', async () => {
  const pause = 'await new Promise((done) => setTimeout(done, 50))';
  const all = Array.from({ length: 4 }, () => aProcess(pause));
  await Promise.all(all.map((one) => once(one, 'close')));
  const lines = log();
  expect(lines).toHaveLength(8);
  for (let place = 0; place < lines.length; place += 2) {
    const [word, pid] = lines[place]?.split(' ') ?? [];
    expect(word).toBe('begin');
    expect(lines[place + 1]).toBe(`end ${pid}`);
  }
  expect(existsSync(lock())).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  const killed = aProcess("process.kill(process.pid, 'SIGKILL')");
  await once(killed, 'close');
  expect(readFileSync(lock(), 'utf8')).toBe(String(killed.pid));
  const next = aProcess('');
  expect((await once(next, 'close'))[0]).toBe(0);
  expect(log()).toEqual([`begin ${killed.pid}`, `begin ${next.pid}`, `end ${next.pid}`]);
});

test('work that ends the process gives the lock back', async () => {
  const ended = aProcess('process.exit(3)');
  expect((await once(ended, 'close'))[0]).toBe(3);
  expect(existsSync(lock())).toBe(false);
});

test('a lock of a living process is waited for', async () => {
  writeFileSync(lock(), String(process.pid));
  const waiting = aProcess('');
  if (!waiting.stdout) throw new Error('The process has no output');
  await once(waiting.stdout, 'data');
  expect(existsSync(join(folder, 'log'))).toBe(false);
  rmSync(lock());
  expect((await once(waiting, 'close'))[0]).toBe(0);
});
