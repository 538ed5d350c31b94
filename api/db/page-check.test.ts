import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountHealth } from '../pages/health';
import { createTestDeps, type TestDeps } from '../test/deps';
import type { Database } from './database';
import { createPageCheck } from './page-check';
import { openSqlite } from './sqlite';

let deps: TestDeps;
let folder: string;
let opened: Database | undefined;
beforeEach(async () => {
  deps = await createTestDeps();
  folder = mkdtempSync(join(tmpdir(), 'damaged-pages-'));
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  rmSync(folder, { recursive: true, force: true });
  await deps.discard();
});

/** A whole copy of the database, of which one page of a table that no health page reads is then overwritten. */
function copyOf({ isDamaged }: { isDamaged: boolean }): Database {
  const source = join(folder, 'source.sqlite');
  const file = join(folder, 'copy.sqlite');
  const from = new Sqlite(deps.database.name, { readonly: true });
  from.exec(`vacuum into '${source}'`);
  from.close();
  copyFileSync(source, file);
  if (isDamaged) overwritePageOf(file);
  opened = openSqlite({ file, durability: 'barrier' });
  return opened;
}

function overwritePageOf(file: string): void {
  const read = new Sqlite(file, { readonly: true });
  const pageSize = Number(read.pragma('page_size', { simple: true }));
  const page = read.prepare("select rootpage from sqlite_master where name = 'cure_notice'").pluck().get();
  read.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (Number(page) - 1) * pageSize);
  closeSync(descriptor);
}

async function readyOf(app: Hono) {
  const response = await app.request('/readyz');
  return { status: response.status, checks: ((await response.json()) as { checks: Record<string, boolean> }).checks };
}
function healthOn(database: Database): Hono {
  const app = new Hono();
  mountHealth(app, { ...deps, database }, { lifecycle: { stopping: false }, metricsText: async () => '' });
  return app;
}

// Postgres looks after its own pages.
describe.runIf(process.env.TEST_DATABASE_URL === undefined)('pages of the embedded database', () => {
  test('that are damaged make a process not ready, though all that it writes and reads for it works', async () => {
    const app = healthOn(copyOf({ isDamaged: true }));
    await vi.waitFor(async () => expect((await readyOf(app)).status).toBe(503), { timeout: 10_000, interval: 200 });
    const { checks } = await readyOf(app);
    expect(checks).toMatchObject({ database: true, migrations: true, pages: false });
    expect(deps.logLines.join('')).toContain('pages_damaged');
  });

  test('are looked at once an hour, however many ask, and no asker waits', async () => {
    const database = copyOf({ isDamaged: false });
    let looks = 0;
    let nowMs = 0;
    const counted: Database = {
      ...database,
      apart: (signal) => {
        looks += 1;
        return database.apart(signal);
      },
    };
    const check = createPageCheck({ database: counted, log: deps.log, elapsedMs: () => nowMs });
    for (let asked = 0; asked < 50; asked += 1) expect(check.areSound()).toBe(true);
    expect(looks).toBe(1);
    nowMs += 3600_000;
    expect([check.areSound(), looks]).toEqual([true, 2]);
    // Reads of the thread come one after the other, so both looks are over after this one.
    await database.apart().query(database.read.builder.selectFrom('meta').select('name'));
    expect(check.areSound()).toBe(true);
    expect(deps.logLines.join('')).not.toContain('pages_');
  });
});
