import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@api/db/migrations/index';
import type { Deps } from '@api/deps';
import { settleEndedLines } from '@api/features/credit-line/index';
import { bulkInsert } from '@api/seed/bulk-insert';
import { demoPractices } from '@api/seed/demo-practices';
import { demoStaff } from '@api/seed/demo-staff';
import { seedVolume } from '@api/seed/seed-volume';
import { bundleProgram } from '@api/test/server-bundle';
import { type ServerProcess, startServerProcess } from '@api/test/server-process';
import { makeServerWorld, openServerWorld } from '@api/test/server-world';
import { inFull } from '../result';

const SIZES = { small: inFull(10_000, 200), large: inFull(1_000_000, 2000) };
type Size = keyof typeof SIZES;

/** A running server over a volume, and sessions of who asks. */
export type ListWorld = {
  server: ServerProcess;
  tokens: { admin: string; partner: string; practice: string; borrower: string };
  borrowerId: string;
  /** Where the data of a world without a database server lie. */
  folder: string;
  databaseUrl: string | undefined;
};

const BORROWER = 'vol-b-00000000';

/**
 * Two servers, one over 10,000 and one over 1,000,000 transactions. BENCH_LISTS names a folder with `small` and `large` in
 * it that were seeded before, because the large one takes minutes; BENCH_LISTS_POSTGRES names a server with databases
 * `lists_small` and `lists_large` instead.
 */
export async function withListWorlds<T>(work: (worlds: Record<Size, ListWorld>) => Promise<T>): Promise<T> {
  const { BENCH_LISTS: kept, BENCH_LISTS_POSTGRES: postgres } = process.env;
  const made = kept ?? mkdtempSync(join(tmpdir(), 'platform-lists-'));
  const program = await bundleProgram('bench/servers/product.ts', 'product');
  const started: ServerProcess[] = [];
  try {
    const worlds = {} as Record<Size, ListWorld>;
    for (const size of Object.keys(SIZES) as Size[]) {
      const database: { DATABASE_URL?: string } = postgres ? { DATABASE_URL: `${postgres}/lists_${size}` } : {};
      const folder = kept ? join(kept, size) : await seeded(SIZES[size]);
      const tokens = await prepared(folder, database, SIZES[size]);
      const environment = { PF_RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...database };
      const server = await startServerProcess({ program, folder, environment });
      started.push(server);
      worlds[size] = { server, tokens, borrowerId: BORROWER, folder, databaseUrl: database.DATABASE_URL };
    }
    return await work(worlds);
  } finally {
    for (const server of started) await server.kill();
    if (!kept) rmSync(made, { recursive: true, force: true });
  }
}

async function seeded(transactions: number): Promise<string> {
  const world = await makeServerWorld();
  await seedVolume(world.deps, transactions);
  await world.close();
  return world.folder;
}

/** Brings a kept world up to date, gives it a trail as long as its transactions are many, and opens sessions. */
async function prepared(folder: string, environment: Record<string, string>, rows: number) {
  const { deps, close } = await openServerWorld(folder, environment);
  await migrate(deps.database);
  await fillTrail(deps, rows);
  // Done every hour; a world that was just seeded has a year of lines that ended.
  await settleEndedLines(deps);
  const issue = (kind: 'staff' | 'borrower', subjectId: string) =>
    deps.database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId }));
  const tokens = {
    admin: await issue('staff', 'staff-admin-demo-test'),
    partner: await issue('staff', 'staff-finance-demo-test'),
    practice: await issue('staff', 'staff-multi-demo-test'),
    borrower: await issue('borrower', BORROWER),
  };
  await close();
  return tokens;
}

const TRAIL_COLUMNS = [
  'shard',
  'seq',
  'at',
  'actor_kind',
  'actor_id',
  'action',
  'object_type',
  'object_id',
  'request_id',
  'detail',
  'prev_hash',
  'hash',
] as const;
const ACTIONS = ['transaction.approved', 'staff.logged_in', 'application.decided', 'document.printed'];
const DAYS = 425;
const CHUNK = 20_000;
/** Behind every entry that a world has of its own. */
const FIRST_SEQ = 100_000_000;

/** Entries without a chain, which no list asks for: a year and more, by every practice and member of staff in turn. */
async function fillTrail({ database, clock }: Deps, count: number): Promise<void> {
  const { read } = database;
  const known = await read.query(read.builder.selectFrom('audit').select('seq').where('object_id', '=', 'thing-0'));
  if (known.length > 0) return;
  const insert = bulkInsert('audit', TRAIL_COLUMNS);
  const staff = demoStaff.map(({ email }) => `staff-${email.replace(/[^a-z0-9]+/g, '-')}`);
  const stepMs = (DAYS * 86_400_000) / count;
  for (let start = 0; start < count; start += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - start) }, (_, place) => {
      const index = start + place;
      return {
        shard: demoPractices[index % demoPractices.length]?.id ?? '',
        seq: FIRST_SEQ + index,
        at: new Date(clock.nowMs() - (count - index) * stepMs).toISOString(),
        actor_kind: 'staff',
        actor_id: staff[index % staff.length] ?? null,
        action: ACTIONS[(index >> 3) % ACTIONS.length] ?? '',
        object_type: 'thing',
        object_id: `thing-${index}`,
        request_id: null,
        detail: '{}',
        prev_hash: '',
        hash: '',
      };
    });
    await database.transaction((tx) => insert(tx, rows));
  }
}
