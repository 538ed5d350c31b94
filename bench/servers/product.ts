import { join } from 'node:path';
import { createApp } from '@api/app';
import { assembleDeps, openDatabase } from '@api/assemble-deps';
import { systemClock } from '@api/clock';
import { readConfig } from '@api/config/config';
import { openSqlite } from '@api/db/sqlite';
import type { Deps } from '@api/deps';
import { listen } from '@api/http/listen';
import { createRequestLimits } from '@api/http/request-limits';
import { createLog } from '@api/log/log';
import { createMetrics, withTransactionMetrics } from '@api/metrics/metrics';
import { createDatabaseRateLimiter, createMemoryRateLimiter } from '@api/security/rate-limit';
import { recordStatements } from './statement-record';

/**
 * The product's application as `api/main.ts` puts it together, without the jobs, so that what follows an answer (PDF,
 * e-mail) does not run while answers are measured. BENCH_GUARDS=off leaves out limits, log, audit and idempotency;
 * BENCH_DURABILITY=none commits without waiting for the disk; BENCH_RECORD names a file for the statements of each request.
 */
const { BENCH_GUARDS: guards, BENCH_DURABILITY: durability, BENCH_RECORD: recordFile, ...environment } = process.env;
const recorder = recordFile === undefined ? undefined : recordStatements(recordFile);
const isGuarded = guards !== 'off';
const config = readConfig(environment);
const log = createLog({ level: isGuarded ? config.logLevel : 'silent', instance: config.instanceId });
const metrics = createMetrics();
const file = join(config.dataDir, 'data.sqlite');
const database = withTransactionMetrics(
  config.databaseUrl
    ? await openDatabase(config, Math.random)
    : openSqlite({ file, durability: durability === 'none' ? 'none' : config.sqliteDurability }),
  metrics,
);
const clock = systemClock;
const whole = assembleDeps({ config, database, clock, random: Math.random, log });
const deps: Deps = isGuarded ? whole : withoutGuards(whole);
const limits = createRequestLimits(
  { ...config.rateLimits, enabled: isGuarded && config.rateLimits.enabled },
  createMemoryRateLimiter(clock),
  createDatabaseRateLimiter({ database, clock }),
);
const app = createApp(deps, {
  limits,
  validateAnswers: false,
  metrics,
  lifecycle: { stopping: false },
  distFolder: undefined,
});
listen(
  async (request, bindings) => {
    const answer = await app.fetch(request, bindings);
    recorder?.endRequest(new URL(request.url).pathname);
    return answer;
  },
  { port: config.port, hostname: '127.0.0.1' },
);
process.on('SIGTERM', () => process.exit(0));

function withoutGuards(deps: Deps): Deps {
  return {
    ...deps,
    audit: { ...deps.audit, append: async () => undefined },
    idempotency: {
      ...deps.idempotency,
      run: async (_tx, _request, work) => ({ ...(await work()), replayed: false }),
    },
  };
}
