import { instantAt } from '@domain/calendar/instant';
import { writeCheckpoint } from '../audit/write-checkpoint';
import type { Deps } from '../deps';
import type { Metrics } from '../metrics/metrics';
import {
  doneMessages,
  expiredChallenges,
  expiredKeys,
  expiredLinks,
  expiredPasskeyChallenges,
  expiredProofs,
  expiredSessions,
  oldBuckets,
  oldContactChanges,
  oldLimits,
  oldSends,
  oldSsnTries,
  oldStarts,
} from './expired.writes';
import type { Schedule } from './schedules';

/** A self-check of a feature, for example of the ledger: returns how many faults it found. */
export type SelfCheck = { name: string; run: () => Promise<number> };

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const DAY_MS = DAY_SECONDS * 1000;
/** 07:00 UTC, in the night of every time zone of the United States. */
const NIGHT_OFFSET_SECONDS = 7 * HOUR_SECONDS;
const REWRAP_ROWS = 200;

/** How long after its end each kind of row is kept, in days. */
const KEPT_DAYS = [
  { rows: expiredSessions, days: 7 },
  { rows: expiredChallenges, days: 30 },
  { rows: expiredLinks, days: 7 },
  { rows: expiredPasskeyChallenges, days: 0 },
  { rows: expiredProofs, days: 0 },
  { rows: oldSends, days: 2 },
  { rows: oldLimits, days: 180 },
  { rows: oldSsnTries, days: 2 },
  { rows: oldContactChanges, days: 30 },
  { rows: oldStarts, days: 30 },
  { rows: expiredKeys, days: 0 },
  { rows: doneMessages, days: 7 },
] as const;

/**
 * The platform's own schedules: removing what is over, moving vault rows to the current key, signing how far the audit
 * chains are, and the nightly self-check of these chains together with the checks of the features.
 */
export function platformSchedules(options: {
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'wallClock' | 'log' | 'vault' | 'audit'>;
  checks?: readonly SelfCheck[];
  metrics?: Metrics;
}): Schedule[] {
  const { deps, checks = [], metrics } = options;
  const { database, wallClock: clock, log, vault, audit } = deps;

  async function removeExpired(): Promise<void> {
    for (const { rows, days } of KEPT_DAYS) {
      const before = instantAt(clock.nowMs() - days * DAY_MS);
      await database.transaction((tx) => tx.run(rows, { before }));
    }
    await database.transaction((tx) => tx.run(oldBuckets, { beforeMs: clock.nowMs() - DAY_MS }));
  }

  async function rewrapVault(): Promise<void> {
    let moved = REWRAP_ROWS;
    while (moved === REWRAP_ROWS) moved = await database.transaction((tx) => vault.rewrap(tx, REWRAP_ROWS));
  }

  async function auditFaults(): Promise<number> {
    let faults = 0;
    for (const shard of await audit.shards(database.read)) {
      const report = await audit.verifyChain(database.read, shard);
      if (report.ok) continue;
      faults += 1;
      log.error('audit_chain_broken', { shard, brokenAt: report.brokenAt, kind: report.fault });
    }
    return faults;
  }

  async function selfCheck(): Promise<void> {
    for (const check of [{ name: 'audit', run: auditFaults }, ...checks]) {
      const faults = await check.run();
      metrics?.selfAudit(check.name, faults);
      if (faults > 0) log.error('self_check_failed', { kind: check.name, count: faults });
    }
  }

  async function signAudit(): Promise<void> {
    await writeCheckpoint(deps);
  }

  return [
    { name: 'remove-expired', everySeconds: HOUR_SECONDS, run: removeExpired },
    { name: 'rewrap-vault', everySeconds: HOUR_SECONDS, offsetSeconds: 1800, run: rewrapVault },
    // A trail without a signed checkpoint is refused by its check, also in the first hour of an installation.
    { name: 'audit-checkpoint', everySeconds: HOUR_SECONDS, offsetSeconds: 900, isDueAtFirst: true, run: signAudit },
    { name: 'self-check', everySeconds: DAY_SECONDS, offsetSeconds: NIGHT_OFFSET_SECONDS, run: selfCheck },
  ];
}
