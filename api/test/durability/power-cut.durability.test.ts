import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrations/index';
import { openSqlite } from '../../db/sqlite';
import { bundleProgram } from '../server-bundle';
import { chances } from './chances';
import { type DiskTrace, fileAfterCut, readDiskTrace, STRACE } from './disk-trace';

const CUTS = 120;
const TEST_MS = 60_000;
const DATABASE = 'data.sqlite';
const LOG = 'data.sqlite-wal';

let folder: string;
let program: string;

beforeAll(async () => {
  if (spawnSync('strace', ['-V']).status !== 0) {
    throw new Error('This test records system calls with strace. Install it, for example `apt-get install strace`.');
  }
  folder = mkdtempSync(join(tmpdir(), 'platform-power-'));
  program = await bundleProgram('api/test/durability/power-cut-writer.ts', 'power-cut');
  const database = openSqlite({ file: join(folder, DATABASE), durability: 'full' });
  await migrate(database);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets the writers work on a copy of the database and records what reaches the disk and what they report. */
function record(durability: 'barrier' | 'none'): DiskTrace {
  const place = join(folder, durability);
  mkdirSync(place);
  copyFileSync(join(folder, DATABASE), join(place, DATABASE));
  const traceFile = join(place, 'trace');
  const [command = '', ...options] = STRACE;
  const run = spawnSync(
    command,
    [...options, '-o', traceFile, process.execPath, program, join(place, DATABASE), durability],
    { encoding: 'utf8' },
  );
  const trace = readDiskTrace(readFileSync(traceFile, 'utf8'));
  if (trace.said.length === 0 || trace.syncs.length === 0) throw new Error(`Nothing was recorded:\n${run.stderr}`);
  return trace;
}

/** What is left of the reported transactions after the power went at `cut`. */
function look(trace: DiskTrace, cut: number, survives: () => boolean): { lost: number; torn: number } {
  const place = mkdtempSync(join(folder, 'cut-'));
  const base = readFileSync(join(folder, DATABASE));
  writeFileSync(join(place, DATABASE), fileAfterCut(trace, DATABASE, { base, cut, survives }));
  writeFileSync(join(place, LOG), fileAfterCut(trace, LOG, { base: Buffer.alloc(0), cut, survives }));
  const database = new Sqlite(join(place, DATABASE));
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    const rows = database.prepare('select name from meta').pluck().all() as string[];
    const names = new Set(rows);
    const reported = trace.said.filter(({ at }) => at < cut).map(({ text }) => text.trim());
    return {
      lost: reported.filter((number) => !names.has(`first-${number}`) || !names.has(`second-${number}`)).length,
      torn: rows.filter((name) => {
        const [half, number] = name.split('-');
        return half === 'first' && !names.has(`second-${number}`);
      }).length,
    };
  } finally {
    database.close();
    rmSync(place, { recursive: true, force: true });
  }
}

function cutMany(trace: DiskTrace) {
  const chance = chances(42);
  return Array.from({ length: CUTS }, (_, index) => {
    const cut = 1 + Math.floor(chance() * trace.length);
    // Every other time the disk had written some of what it was not asked to keep, in any order.
    const survives = () => index % 2 === 1 && chance() < 0.5;
    return look(trace, cut, survives);
  });
}

describe('when the power goes', () => {
  test(
    'no transaction that was reported as done is lost, and none is torn',
    () => {
      const trace = record('barrier');
      expect(trace.said.length).toBe(480);
      const cuts = cutMany(trace);
      expect(cuts.filter(({ lost, torn }) => lost > 0 || torn > 0)).toEqual([]);
    },
    TEST_MS,
  );

  test(
    'this test would notice: without waiting for the disk reported transactions are lost',
    () => {
      const cuts = cutMany(record('none'));
      expect(cuts.filter(({ lost }) => lost > 0).length).toBeGreaterThan(CUTS / 10);
      expect(cuts.filter(({ torn }) => torn > 0)).toEqual([]);
    },
    TEST_MS,
  );
});
