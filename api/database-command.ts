import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assembleDeps, openDatabase } from './assemble-deps';
import { type Config, readConfig } from './config/config';
import { ConfigError } from './config/config-error';
import type { Database } from './db/database';
import { migrate } from './db/migrations/index';
import { systemClock } from './deps';
import { createLog } from './log/log';
import { seedDemo } from './seed/seed-demo';

const USAGE = 'Usage: database.js migrate | seed | reset';

/**
 * Prepares the configured database from the command line: `migrate` brings it to the newest schema, `seed` also fills the
 * demo world, `reset` empties it first and then seeds. Production takes `migrate` only.
 */
async function main(command: string | undefined): Promise<void> {
  if (command !== 'migrate' && command !== 'seed' && command !== 'reset') throw new ConfigError([USAGE]);
  const config = readConfig(process.env);
  if (config.production && command !== 'migrate') {
    throw new ConfigError([`${command} would put made-up people into a production database.`]);
  }
  mkdirSync(config.dataDir, { recursive: true });
  if (command === 'reset') await empty(config);
  const database = openDatabase(config, Math.random);
  try {
    const ran = await migrate(database);
    print(ran.length === 0 ? 'The schema is up to date.' : `Ran ${ran.length} migrations.`);
    if (command !== 'migrate') await seed(config, database);
  } finally {
    await database.close();
  }
}

async function seed(config: Config, database: Database): Promise<void> {
  const log = createLog({ level: config.logLevel, instance: config.instanceId });
  await seedDemo(assembleDeps({ config, database, clock: systemClock, random: Math.random, log }));
  print('The demo world is there.');
}

/** Removes everything. The keys stay, so that another start finds the same secrets. */
async function empty(config: Config): Promise<void> {
  if (!config.databaseUrl) {
    for (const ending of ['', '-wal', '-shm']) rmSync(join(config.dataDir, `data.sqlite${ending}`), { force: true });
    return;
  }
  const database = openDatabase(config, Math.random);
  try {
    await database.migrate(['drop schema public cascade', 'create schema public']);
  } finally {
    await database.close();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

main(process.argv[2]).catch((failure: unknown) => {
  const text = failure instanceof Error && !(failure instanceof ConfigError) ? failure.stack : undefined;
  process.stderr.write(`${text ?? (failure instanceof Error ? failure.message : String(failure))}\n`);
  process.exit(1);
});
