import { join } from 'node:path';
import { createAuditTrail } from './audit/audit-trail';
import type { AheadClock, Clock } from './clock';
import { createClockWatch } from './clock-watch';
import type { Config } from './config/config';
import type { Database } from './db/database';
import { databaseNowMs } from './db/database-time.reads';
import { openSqlite } from './db/sqlite';
import { createIdMaker, type Deps } from './deps';
import { readEmbedBuild } from './embed-build';
import { createOutbox } from './jobs/outbox';
import type { Log } from './log/log';
import { createIdempotency } from './security/idempotency';
import { createOneTimeCodes } from './security/one-time-code';
import { createPaidSends } from './security/paid-sends';
import { createPasswords } from './security/password';
import { createSessions } from './security/session';
import { createVault } from './security/vault';
import { createVendors } from './vendors/vendors';

/** Opens the configured database: Postgres by DATABASE_URL, else SQLite in the data folder. */
export async function openDatabase(config: Config, random: () => number): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./db/postgres');
    return openPostgres({ url: config.databaseUrl, poolMax: config.poolMax, random });
  }
  return openSqlite({ file: join(config.dataDir, 'data.sqlite'), durability: config.sqliteDurability });
}

/** Puts together what commands use. The caller owns the database and closes it. */
export function assembleDeps(parts: {
  config: Config;
  database: Database;
  clock: Clock;
  /** Where `clock` may be ahead of it. */
  wallClock?: Clock;
  aheadClock?: AheadClock;
  random: () => number;
  log: Log;
  /** Folder of the built portals and SDK. */
  distFolder?: string | undefined;
}): Deps {
  const { config, clock, wallClock = clock, random, log } = parts;
  const newId = createIdMaker(clock);
  const audit = createAuditTrail(clock);
  const vault = createVault({ vaultKeys: config.vaultKeys, blindIndexKey: config.blindIndexKey, clock, newId, audit });
  const outbox = createOutbox({ vault, clock: wallClock, newId });
  const database = outbox.wakenBy(parts.database);
  const paidSends = createPaidSends({ limits: config.rateLimits, clock, log });
  return {
    config,
    database,
    clock,
    wallClock,
    clockWatch: createClockWatch({
      wallClock,
      databaseNowMs: async () => (await databaseNowMs(database.read)) + config.clockAheadMs,
      log,
    }),
    aheadClock: parts.aheadClock,
    newId,
    random,
    vault,
    sessions: createSessions({ database, clock: wallClock }),
    passwords: createPasswords(),
    codes: createOneTimeCodes({
      codeKey: config.codeKey,
      limits: config.rateLimits,
      clock,
      newId,
      vault,
      outbox,
      paidSends,
    }),
    paidSends,
    idempotency: createIdempotency({ vault, clock }),
    audit,
    outbox,
    vendors: createVendors(config.vendors),
    embedBuild: readEmbedBuild(parts.distFolder),
    log,
  };
}
