import { createPublicKey } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assembleDeps, openDatabase } from './assemble-deps';
import { createAuditTrail } from './audit/audit-trail';
import { checkpointKey, publicKeyFromText, publicKeyText } from './audit/checkpoint';
import { CHECKPOINT_FILE } from './audit/checkpoint-file';
import { verifyAudit } from './audit/verify-checkpoints';
import { createAheadClock, systemClock } from './clock';
import { type Config, readConfig } from './config/config';
import { ConfigError } from './config/config-error';
import type { Database } from './db/database';
import { migrate } from './db/migrations/index';
import { endOfDayJobs } from './end-of-day-jobs';
import { replayDecisions } from './features/application/index';
import { advanceDays } from './features/business-day/index';
import { adoptOwnRules, adoptTables } from './features/risk/index';
import { createLog } from './log/log';
import { seedDemo } from './seed/seed-demo';
import { seedVolume } from './seed/seed-volume';

const USAGE =
  'Usage: database.js migrate | seed [--transactions N] | reset | advance-clock DAYS | verify-audit [--public-key BASE64] | verify-decisions';
/** A volume above this would take hours. */
const TRANSACTIONS_MAX = 20_000_000;
/** How often the progress of a large volume is told. */
const PROGRESS_EVERY = 100_000;

/**
 * Prepares the configured database from the command line: `migrate` brings it to the newest schema, `seed` also fills the
 * demo world, `seed --transactions N` adds a volume to measure on, `reset` empties it first and then seeds. Production
 * takes `migrate` only. `verify-audit` changes nothing: it compares the audit trail with its signed checkpoints. Nor does
 * `verify-decisions`, which decides every stored case again.
 */
async function main(command: string | undefined, options: readonly string[]): Promise<void> {
  if (command === 'verify-audit') return verifyTrail(options);
  if (command === 'verify-decisions') return verifyDecisions(options);
  if (command === 'advance-clock') return letDaysPass(options);
  if (command !== 'migrate' && command !== 'seed' && command !== 'reset') throw new ConfigError([USAGE]);
  const transactions = transactionsOf(command, options);
  const config = readConfig(process.env);
  if (config.production && command !== 'migrate') {
    throw new ConfigError([`${command} would put made-up people into a production database.`]);
  }
  mkdirSync(config.dataDir, { recursive: true });
  if (command === 'reset') await empty(config);
  const database = await openDatabase(config, Math.random);
  try {
    const ran = await migrate(database);
    print(ran.length === 0 ? 'The schema is up to date.' : `Ran ${ran.length} migrations.`);
    await adoptTables({ database, clock: systemClock });
    await adoptOwnRules({ database, clock: systemClock });
    if (command !== 'migrate') await seed(config, database, transactions);
  } finally {
    await database.close();
  }
}

/** Prints what was compared, and fails when something does not fit. */
async function verifyTrail([name, text, ...rest]: readonly string[]): Promise<void> {
  if ((name !== undefined && (name !== '--public-key' || text === undefined)) || rest.length > 0)
    throw new ConfigError([USAGE]);
  const config = readConfig(process.env);
  const own = createPublicKey(checkpointKey(config.sessionKey));
  const publicKey = text === undefined ? own : publicKeyFromText(text);
  const database = await openDatabase(config, Math.random);
  try {
    const audit = createAuditTrail(systemClock);
    const file = join(config.dataDir, CHECKPOINT_FILE);
    const report = await verifyAudit({ db: database.read, audit, file, publicKey });
    print(`${report.rows} rows in ${report.chains} chains, ${report.checkpoints} checkpoints.`);
    print(`Public key of this configuration: ${publicKeyText(own)}`);
    for (const fault of report.faults) print(fault);
    if (report.faults.length > 0) process.exitCode = 1;
    else print('The audit trail is whole.');
  } finally {
    await database.close();
  }
}

/** Prints how many stored decisions come out as they were stored, and fails when one does not. */
async function verifyDecisions(options: readonly string[]): Promise<void> {
  if (options.length > 0) throw new ConfigError([USAGE]);
  const config = readConfig(process.env);
  const database = await openDatabase(config, Math.random);
  try {
    const log = createLog({ level: config.logLevel, instance: config.instanceId });
    const deps = assembleDeps({ config, database, clock: systemClock, random: Math.random, log });
    const { decisions, otherEngine, faults } = await replayDecisions(deps);
    print(`${decisions} decisions, ${otherEngine} of them by another version of the engine and not repeated.`);
    for (const { decisionId, fault } of faults) print(`${decisionId} ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else print('Every other decision comes out as it was stored.');
  } finally {
    await database.close();
  }
}

const DAYS_MAX = 3_660;

/** Lets days pass for the demo: the same as the call, done here and told day by day. */
async function letDaysPass([text, ...rest]: readonly string[]): Promise<void> {
  const days = Number(text);
  if (rest.length > 0 || !Number.isInteger(days) || days < 1 || days > DAYS_MAX) throw new ConfigError([USAGE]);
  const config = readConfig(process.env);
  if (config.production) throw new ConfigError(['In production the clock moves by itself.']);
  const database = await openDatabase(config, Math.random);
  try {
    const log = createLog({ level: config.logLevel, instance: config.instanceId });
    const aheadClock = createAheadClock(systemClock);
    const clocks = { clock: aheadClock, wallClock: systemClock, aheadClock };
    const deps = assembleDeps({ config, database, ...clocks, random: Math.random, log });
    await advanceDays(deps, days, { jobs: endOfDayJobs, onDay: (day) => print(`${day} is done.`) });
  } finally {
    await database.close();
  }
}

async function seed(config: Config, database: Database, transactions: number): Promise<void> {
  const log = createLog({ level: config.logLevel, instance: config.instanceId });
  const deps = assembleDeps({ config, database, clock: systemClock, random: Math.random, log });
  await seedDemo(deps);
  print('The demo world is there.');
  if (transactions === 0) return;
  const made = await seedVolume(deps, transactions, (done) => {
    if (done % PROGRESS_EVERY === 0) print(`${done} transactions.`);
  });
  print(made === 0 ? 'A volume is there already; reset first.' : `Added ${made} transactions to measure on.`);
}

/** @throws ConfigError for options that the command does not know. */
function transactionsOf(command: string, options: readonly string[]): number {
  if (options.length === 0) return 0;
  const [name, value = ''] = options;
  const count = Number(value);
  const isKnown = command === 'seed' && name === '--transactions' && options.length === 2;
  if (!isKnown || !Number.isInteger(count) || count < 1 || count > TRANSACTIONS_MAX) throw new ConfigError([USAGE]);
  return count;
}

/** Removes everything. The keys stay, so that another start finds the same secrets. */
async function empty(config: Config): Promise<void> {
  // Its checkpoints speak of rows that go now.
  rmSync(join(config.dataDir, CHECKPOINT_FILE), { force: true });
  if (!config.databaseUrl) {
    for (const ending of ['', '-wal', '-shm']) rmSync(join(config.dataDir, `data.sqlite${ending}`), { force: true });
    return;
  }
  const database = await openDatabase(config, Math.random);
  try {
    await database.migrate(['drop schema public cascade', 'create schema public']);
  } finally {
    await database.close();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

main(process.argv[2], process.argv.slice(3)).catch((failure: unknown) => {
  const text = failure instanceof Error && !(failure instanceof ConfigError) ? failure.stack : undefined;
  process.stderr.write(`${text ?? (failure instanceof Error ? failure.message : String(failure))}\n`);
  process.exit(1);
});
