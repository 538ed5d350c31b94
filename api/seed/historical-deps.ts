import { instantAt } from '@domain/calendar/instant';
import { createAuditTrail } from '../audit/audit-trail';
import type { Clock } from '../clock';
import { createIdMaker, type Deps } from '../deps';
import type { RequestMeta } from '../http/serve';
import type { OutboxKindName, PayloadOf } from '../jobs/outbox-kinds';
import { deviceOf } from '../security/device';
import { createVault } from '../security/vault';
import type { Work } from '../work';
import type { Random } from './random';

export type SeedClock = Clock & { setTo(milliseconds: number): void };

/** A clock that is set by the seed and stands still in between. */
export function createSeedClock(startMs: number): SeedClock {
  let nowMs = startMs;
  return {
    now: () => instantAt(nowMs),
    nowMs: () => nowMs,
    setTo(milliseconds) {
      nowMs = milliseconds;
    },
  };
}

/** What was promised to happen outside. */
export type Promised = {
  [K in OutboxKindName]: { id: string; kind: K; payload: PayloadOf<K> };
}[OutboxKindName];

/**
 * The dependencies under which real commands write the past: one open transaction for everything, a clock that is moved,
 * ids from the seed, no messages, no limits, and no repeats to guard against.
 * @param how.random draws its ids.
 * @param how.onPromise hears of what else would leave by the outbox; nobody does unless given.
 */
export function historicalDeps(
  { tx, deps }: Work,
  clock: SeedClock,
  { random, onPromise = () => undefined }: { random: Random; onPromise?: (promised: Promised) => void },
): Deps {
  const newId = createIdMaker(clock, random.bytes);
  const audit = createAuditTrail(clock);
  const { vaultKeys, blindIndexKey } = deps.config;
  return {
    ...deps,
    // Everybody seems to sit at one machine, so limits per device would stop them.
    config: { ...deps.config, rateLimits: { ...deps.config.rateLimits, enabled: false } },
    clock,
    newId,
    audit,
    random: random.next,
    vault: createVault({ vaultKeys, blindIndexKey, clock, newId, audit }),
    database: { ...deps.database, read: tx, transaction: (work) => work(tx) },
    outbox: {
      ...deps.outbox,
      async add(_tx, { kind, payload }) {
        const id = newId();
        onPromise({ id, kind, payload } as Promised);
        return id;
      },
      wake: () => undefined,
    },
    idempotency: {
      ...deps.idempotency,
      run: async (_tx, _request, work) => ({ ...(await work()), replayed: false }),
    },
  };
}

/** The request that commands believe they answer. */
export function seedMeta(deps: Deps, principal: string): RequestMeta {
  return {
    requestId: deps.newId(),
    addressHash: 'demo-world',
    networkHash: 'demo-world',
    device: deviceOf(undefined, { key: deps.config.sessionKey, publicUrl: deps.config.publicUrl }),
    language: 'en',
    userAgent: 'Demo world',
    token: undefined,
    tokenFrom: undefined,
    isCrossSite: false,
    signal: new AbortController().signal,
    origin: undefined,
    idempotency: { principal, route: 'seed', bodyHash: '' },
  };
}
