import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleDeps, openDatabase } from '../assemble-deps';
import { systemClock } from '../clock';
import { readConfig } from '../config/config';
import type { Environment } from '../config/config-error';
import { migrate } from '../db/migrations/index';
import type { Deps } from '../deps';
import { createLog } from '../log/log';
import { DEMO_PASSWORD, seedFoundation } from '../seed/seed-foundation';

export type ServerWorld = { folder: string; deps: Deps; close(): Promise<void>; discard(): Promise<void> };

/** A data folder as a server process finds it: migrated SQLite with the demo practices and staff, and the keys. */
export async function makeServerWorld(): Promise<ServerWorld> {
  const world = await openServerWorld(mkdtempSync(join(tmpdir(), 'platform-server-')));
  await migrate(world.deps.database);
  const passwordHash = await world.deps.passwords.hash(DEMO_PASSWORD);
  await world.deps.database.transaction((tx) => seedFoundation(tx, world.deps, passwordHash));
  return world;
}

/** Opens the data folder of a server that has ended, or looks beside a running one. Time is real here. */
export async function openServerWorld(folder: string, environment: Environment = {}): Promise<ServerWorld> {
  const config = readConfig({
    DATA_DIR: folder,
    PF_SEED_DEMO: 'false',
    SANDBOX_URL: 'http://127.0.0.1:9',
    ...environment,
  });
  const database = await openDatabase(config, () => 0.5);
  const log = createLog({ level: 'silent', instance: config.instanceId });
  const deps = assembleDeps({ config, database, clock: systemClock, random: () => 0.5, log });
  return {
    folder,
    deps,
    close: () => database.close(),
    async discard() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
