import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensurePostgres, POSTGRES_ADVICE, startPostgres } from '../../../scripts/run/postgres.mjs';
import type { Database } from '../../db/database';
import { openPostgres } from '../../db/postgres';

/** Far longer than it takes to ask the server to end a statement. */
const LATE_MS = 500;
/** Minutes of work, unless somebody ends it. */
const LONG = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000000000)
  select count(*) as n from numbers`;

let server: Awaited<ReturnType<typeof startPostgres>>;
let road: ReturnType<typeof createServer>;
let database: Database;
const open = new Set<Socket>();
const seen = new EventEmitter();

/** A road to the server on which a long statement takes its time, while what ends it does not. */
function slowRoadTo(port: number) {
  return createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => undefined);
    }
    near.on('data', (bytes) => {
      const isLate = bytes.includes('recursive numbers');
      if (isLate) seen.emit('late');
      setTimeout(() => far.write(bytes), isLate ? LATE_MS : 0);
    });
    far.pipe(near);
    near.on('close', () => far.destroy());
  });
}

beforeAll(async () => {
  const programs = await ensurePostgres();
  if (!programs) throw new Error(POSTGRES_ADVICE);
  server = await startPostgres(programs);
  const address = new URL(server.url);
  road = slowRoadTo(Number(address.port)).listen(0, '127.0.0.1');
  await once(road, 'listening');
  address.hostname = '127.0.0.1';
  address.port = String((road.address() as AddressInfo).port);
  database = openPostgres({ url: address.href, poolMax: 2, random: () => 0.5 });
});

afterAll(async () => {
  await database?.close();
  for (const end of open) end.destroy();
  road?.close();
  await server?.stop();
});

const run = (query: string, signal?: AbortSignal) =>
  database.apart(signal).query({ compile: () => sql.raw<unknown>(query).compile(database.read.builder) });

test('a long read whose caller went before it reached the server is ended all the same', async () => {
  // Opens both connections, so that nothing but the statement is under way.
  await Promise.all([
    run('select 1'),
    database.read.query({ compile: () => sql`select 1`.compile(database.read.builder) }),
  ]);
  const gone = new AbortController();
  const sent = once(seen, 'late');
  const refused = expect(run(LONG, gone.signal)).rejects.toBeDefined();
  await sent;
  gone.abort();
  await refused;
  const running = sql<{
    query: string;
  }>`select query from pg_stat_activity where state = 'active' and query like '%recursive%'
    and pid <> pg_backend_pid()`;
  // The server tells the caller a moment before it counts the statement as ended.
  const left = () => database.read.query({ compile: () => running.compile(database.read.builder) });
  await expect.poll(left, { timeout: 5_000 }).toEqual([]);
}, 10_000);
