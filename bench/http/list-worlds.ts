import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@api/db/migrations/index';
import { seedVolume } from '@api/seed/seed-volume';
import { bundleProgram } from '@api/test/server-bundle';
import { type ServerProcess, startServerProcess } from '@api/test/server-process';
import { makeServerWorld, openServerWorld } from '@api/test/server-world';

const SIZES = { small: 10_000, large: 1_000_000 } as const;
type Size = keyof typeof SIZES;

/** A running server over a volume, and sessions of who asks. */
export type ListWorld = {
  server: ServerProcess;
  tokens: { admin: string; practice: string; borrower: string };
  borrowerId: string;
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
      const database = postgres ? { DATABASE_URL: `${postgres}/lists_${size}` } : {};
      const folder = kept ? join(kept, size) : await seeded(SIZES[size]);
      const tokens = await sessionsIn(folder, database);
      const environment = { PF_RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...database };
      const server = await startServerProcess({ program, folder, environment });
      started.push(server);
      worlds[size] = { server, tokens, borrowerId: BORROWER };
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

async function sessionsIn(folder: string, environment: Record<string, string>): Promise<ListWorld['tokens']> {
  const { deps, close } = await openServerWorld(folder, environment);
  await migrate(deps.database);
  const issue = (kind: 'staff' | 'borrower', subjectId: string) =>
    deps.database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId }));
  const tokens = {
    admin: await issue('staff', 'staff-admin-demo-test'),
    practice: await issue('staff', 'staff-multi-demo-test'),
    borrower: await issue('borrower', BORROWER),
  };
  await close();
  return tokens;
}
