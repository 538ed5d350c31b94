import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { assembleDeps, openDatabase } from './assemble-deps';
import { createAheadClock, systemClock } from './clock';
import { readConfig } from './config/config';
import { ConfigError } from './config/config-error';
import { migrate } from './db/migrations/index';
import { readAheadClock } from './features/business-day/index';
import { adoptOwnRules, adoptTables } from './features/risk/index';
import { closeServer } from './http/close-server';
import { listen } from './http/listen';
import { createRequestLimits } from './http/request-limits';
import { createLog } from './log/log';
import { createMetrics, withTransactionMetrics } from './metrics/metrics';
import { createDatabaseRateLimiter, createMemoryRateLimiter } from './security/rate-limit';
import { seedDemo } from './seed/seed-demo';
import { keepKeyCheck, startFaults } from './start-faults';
import { startJobs } from './start-jobs';
import { whenAvailable } from './wait-for-database';

const STOP_TIMEOUT_MS = 10_000;

/** Reads the configuration, opens and migrates the database, serves, and stops without losing requests. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const log = createLog({ level: config.logLevel, instance: config.instanceId });
  const metrics = createMetrics();
  const database = withTransactionMetrics(await openDatabase(config, Math.random), metrics);
  const ran = await whenAvailable(() => migrate(database), log);
  const dist = join(dirname(fileURLToPath(import.meta.url)), '..');
  const distFolder = existsSync(join(dist, 'portals')) ? dist : undefined;
  const aheadClock = config.production ? undefined : createAheadClock(systemClock);
  const clocks = { clock: aheadClock ?? systemClock, wallClock: systemClock, ...(aheadClock && { aheadClock }) };
  const deps = assembleDeps({ config, database, ...clocks, random: Math.random, log, distFolder });
  const faults = await whenAvailable(() => startFaults(deps), log);
  if (faults.length > 0) throw new ConfigError(faults);
  await whenAvailable(() => keepKeyCheck(deps), log);
  await whenAvailable(() => readAheadClock(deps), log);
  if (config.seedDemo) await whenAvailable(() => seedDemo(deps), log);
  await whenAvailable(() => adoptTables(deps), log);
  await whenAvailable(() => adoptOwnRules(deps), log);
  const lifecycle = { stopping: false };
  const limits = createRequestLimits(
    config.rateLimits,
    createMemoryRateLimiter(systemClock),
    createDatabaseRateLimiter({ database, clock: systemClock }),
  );
  const app = createApp(deps, {
    limits,
    validateAnswers: config.validateAnswers,
    metrics,
    lifecycle,
    distFolder,
  });
  const jobs = startJobs(deps, metrics);
  const server = listen(app.fetch, { port: config.port }, () => {
    log.info('started', { port: config.port, count: ran.length });
  });

  const stop = (signal: string) => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    log.info('stopping', { reason: signal });
    const hurry = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS);
    hurry.unref();
    void closeServer(server).then(async () => {
      await jobs.stop();
      metrics.stop();
      await database.close();
      process.exit(0);
    });
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

main().catch((failure: unknown) => {
  process.stderr.write(
    failure instanceof ConfigError ? `${failure.message}\n` : `${failure instanceof Error ? failure.stack : failure}\n`,
  );
  process.exit(1);
});
