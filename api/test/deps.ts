import { randomBytes } from 'node:crypto';
import { createAuditTrail } from '../audit/audit-trail';
import type { AheadClock } from '../clock';
import { createClockWatch } from '../clock-watch';
import { type Config, readConfig } from '../config/config';
import type { Environment } from '../config/config-error';
import { createIdMaker, type Deps } from '../deps';
import { createOutbox } from '../jobs/outbox';
import { createLog, type Log } from '../log/log';
import { createMetrics, type Metrics } from '../metrics/metrics';
import { createIdempotency } from '../security/idempotency';
import { createOneTimeCodes } from '../security/one-time-code';
import { createPaidSends } from '../security/paid-sends';
import { createPasswords } from '../security/password';
import { createSessions } from '../security/session';
import { createVault } from '../security/vault';
import { createVendors } from '../vendors/vendors';
import { createTestClock, type TestClock } from './clock';
import { openTestDatabase, type TestDatabase } from './database';
import { quickRuntime } from './quick-runtime';

export type TestDeps = Deps & {
  clock: TestClock;
  database: TestDatabase;
  metrics: Metrics;
  /** Every line that was logged, as text. */
  logLines: string[];
  discard(): Promise<void>;
};

export type TestDepsOptions = {
  /** Variables beside or instead of the defaults, for example PF_RATE_LIMITS. */
  environment?: Environment;
  clock?: TestClock;
  database?: TestDatabase;
  /** Addresses of a running sandbox; without it no vendor can be reached. */
  sandbox?: { url: string; smtpUrl: string; scannerUrl?: string };
  overrides?: Partial<Deps>;
};

/** Everything that commands use, real down to the vendors' sockets, on a database of its own and a clock that stands. */
export async function createTestDeps(options: TestDepsOptions = {}): Promise<TestDeps> {
  const clock = options.clock ?? createTestClock();
  const opened = options.database ?? (await openTestDatabase());
  const config = testConfig(opened.folder, options);
  const logLines: string[] = [];
  const log = createLog(
    { level: 'info', instance: config.instanceId },
    { write: (line: string) => void logLines.push(line) },
  );
  const platform = platformOf({ config, database: opened, clock, log });
  const database = { ...opened, transaction: platform.outbox.wakenBy(opened).transaction };
  const deps = { ...platform, database, clock, log, logLines };
  return {
    ...deps,
    ...options.overrides,
    clock,
    database,
    async discard() {
      deps.metrics.stop();
      await database.discard();
    },
  };
}

/** A second process on the same database: its own caches and connections, the same keys and clock. */
export function platformOf(base: { config: Config; database: TestDatabase; clock: TestClock; log?: Log }) {
  const { config, database, clock } = base;
  const { log = createLog({ level: 'silent', instance: config.instanceId }) } = base;
  const newId = createIdMaker(clock, randomBytes);
  const audit = createAuditTrail(clock);
  const { vaultKeys, blindIndexKey, codeKey } = config;
  const vault = createVault({ vaultKeys, blindIndexKey, clock, newId, audit });
  const outbox = createOutbox({ vault, clock, newId });
  const metrics = createMetrics();
  const paidSends = createPaidSends({ limits: config.rateLimits, clock, log });
  return {
    config,
    wallClock: clock,
    // A clock of a test is no machine's, so it is held against itself.
    clockWatch: createClockWatch({
      wallClock: clock,
      databaseNowMs: async () => clock.nowMs(),
      log: createLog({ level: 'silent', instance: config.instanceId }),
    }),
    aheadClock: aheadOf(clock),
    newId,
    random: () => 0.5,
    audit,
    vault,
    outbox,
    metrics,
    sessions: createSessions({ database, clock }),
    codes: createOneTimeCodes({ codeKey, limits: config.rateLimits, clock, newId, vault, outbox, paidSends, metrics }),
    paidSends,
    passwords: createPasswords(),
    idempotency: createIdempotency({ vault, clock }),
    // Nothing waits between two tries.
    vendors: createVendors(config.vendors, { runtime: quickRuntime() }),
    embedBuild: undefined,
  };
}

function testConfig(folder: string, { environment = {}, sandbox }: TestDepsOptions): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PF_SEED_DEMO: 'false',
    ...(sandbox
      ? { SANDBOX_URL: sandbox.url, PF_SMTP_URL: sandbox.smtpUrl, PF_CLAMAV_URL: sandbox.scannerUrl ?? 'none' }
      : { SANDBOX_URL: 'http://127.0.0.1:9' }),
    ...environment,
  });
}

/** The clock that stands, as one that can be moved ahead. */
function aheadOf(clock: TestClock): AheadClock {
  let ahead = 0;
  return {
    now: clock.now,
    nowMs: clock.nowMs,
    aheadMs: () => ahead,
    setAhead(milliseconds) {
      if (milliseconds <= ahead) return;
      clock.advance(milliseconds - ahead);
      ahead = milliseconds;
    },
  };
}
