import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beat } from './heartbeat.writes';
import { migrate } from './migrations/index';
import { openSqlite } from './sqlite';

test('the database and its log are readable by their owner alone, those of an earlier release too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-rights-'));
  const file = join(folder, 'data.sqlite');
  const rights = () => new Set(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777));
  try {
    const first = openSqlite({ file, durability: 'barrier' });
    await migrate(first);
    expect(rights()).toEqual(new Set([0o600]));
    await first.close();
    chmodSync(file, 0o644);
    const second = openSqlite({ file, durability: 'barrier' });
    await beat(second, '2026-01-01T00:00:00.000Z');
    expect(rights()).toEqual(new Set([0o600]));
    await second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
