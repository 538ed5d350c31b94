import { join } from 'node:path';
import { createCommitQueue } from '@api/db/commit-queue';
import type { Tx } from '@api/db/database';
import { createDurabilityBarrier } from '@api/db/durability';
import { serve } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { Hono } from 'hono';
import { type Recorded, readRecord } from './statement-record';

/**
 * The most that one writer could do: bare Hono, which runs the very statements of each approval as the product ran them, with the
 * product's shared commits and its shared sync, and nothing else. No session, rights, limits, log, JSON of documents, hashes or rules.
 */
const file = join(process.env.DATA_DIR ?? '.', 'data.sqlite');
const writer = new Sqlite(file);
writer.pragma('journal_mode = WAL');
writer.pragma('synchronous = NORMAL');
writer.pragma('foreign_keys = ON');
writer.pragma('wal_autocheckpoint = 8000');
writer.pragma('cache_size = -64000');
writer.pragma('temp_store = MEMORY');
writer.pragma(`user_version = ${Number(writer.pragma('user_version', { simple: true }))}`);
const barrier = createDurabilityBarrier(`${file}-wal`);
const commits = createCommitQueue({
  writer,
  tx: {} as Tx,
  assertShortTransactions: false,
  syncUnderWay: barrier.underWay,
});

const prepared = new Map<string, Sqlite.Statement>();
function prepare(sql: string): Sqlite.Statement {
  const made = prepared.get(sql) ?? writer.prepare(sql);
  if (made.reader) made.raw(true);
  prepared.set(sql, made);
  return made;
}

/** Read with the first request, because the record is made after this server has started. */
let record: Map<string, [Sqlite.Statement, unknown[]][]> | undefined;
function statementsOf(path: string): [Sqlite.Statement, unknown[]][] {
  record ??= new Map(
    [...readRecord(process.env.BENCH_RECORD ?? '')].map(([name, ran]: [string, Recorded[]]) => [
      name,
      ran.map(({ sql, values }) => [prepare(sql), values]),
    ]),
  );
  const found = record.get(path);
  if (!found) throw new Error(`Nothing was recorded for ${path}.`);
  return found;
}

const app = new Hono();
app.onError((fault, context) => context.text(fault.message, 500));
app.get('/readyz', (context) => context.json({}));
app.patch('/borrower/:id/credittransactions/:txId/approve', async (context) => {
  await context.req.json();
  const statements = statementsOf(context.req.path);
  await commits.add(async () => {
    for (const [statement, values] of statements) {
      if (statement.reader) statement.all(values);
      else statement.run(values);
    }
  });
  await barrier.durable();
  return context.json({ ok: true });
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
