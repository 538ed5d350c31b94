import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Deps } from '../deps';
import type { Metrics } from '../metrics/metrics';
import { VendorError } from '../vendors/vendor-error';
import { type OutboxPayload, payloadContext } from './outbox';
import { isAnyDue, outboxDepth } from './outbox.reads';
import { type ClaimedMessage, claimDue, finishMessage, parkMessage, repeatMessage } from './outbox.writes';

/** `note` is a fixed word, such as why a recipient cannot be reached. Anything thrown means: try again later. */
export type OutboxHandler = (message: {
  id: string;
  payload: OutboxPayload;
  attempts: number;
}) => Promise<{ note?: string }>;

export type OutboxDispatcher = {
  start(): void;
  /** Takes no more work and resolves when what was begun is finished. */
  stop(): Promise<void>;
  /** One round: claims what is due and works on it. Returns how many messages were claimed. */
  runDue(): Promise<number>;
};

export type OutboxDispatcherOptions = {
  deps: Pick<Deps, 'database' | 'clock' | 'vault' | 'log' | 'outbox' | 'random' | 'newId'>;
  handlers: Readonly<Record<string, OutboxHandler>>;
  metrics?: Metrics;
};

const POLL_MS = 500;
const AT_ONCE = 16;
/** Longer than the longest vendor call, so that a live dispatcher never loses what it works on. */
const LEASE_MS = 60_000;
const ATTEMPTS_MAX = 14;
const BACKOFF_FIRST_MS = 1000;
const BACKOFF_MAX_MS = 15 * 60_000;
const DEPTH_EVERY_MS = 5000;

/**
 * Works through the outbox. A message is claimed in a transaction of its own, so that any number of processes share the
 * work, and a claim that its owner did not finish is taken up by another when the lease is over. Delivery is at least
 * once; handlers pass the message's id to the vendor, by which repeats are recognised.
 */
export function createOutboxDispatcher(options: OutboxDispatcherOptions): OutboxDispatcher {
  const { deps, handlers, metrics } = options;
  const { database, clock, vault, log, outbox, random, newId } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let wasWoken = false;
  let depthAtMs = 0;
  let stopListening: (() => void) | undefined;

  async function runDue(): Promise<number> {
    if (!(await isAnyDue(database.read, clock.now()))) return 0;
    const claim = newId();
    const leaseEnd = instantAt(clock.nowMs() + LEASE_MS);
    const messages = await database.transaction((tx) =>
      claimDue(tx, { now: clock.now(), leaseEnd, claim, limit: AT_ONCE }),
    );
    await Promise.all(messages.map((message) => work(message, claim)));
    return messages.length;
  }

  async function work(message: ClaimedMessage, claim: string): Promise<void> {
    const { id, kind, attempts } = message;
    const handler = handlers[kind];
    try {
      if (!handler) throw new Error('No handler');
      const payload = JSON.parse(vault.openText(message.payload, payloadContext(id))) as OutboxPayload;
      const { note } = await handler({ id, payload, attempts });
      await database.transaction((tx) => finishMessage(tx, { id, claim, now: clock.now(), note: note ?? null }));
      metrics?.outboxDone(kind, 'done');
    } catch (thrown) {
      await giveBack(message, claim, thrown);
    }
  }

  async function giveBack({ id, kind, attempts }: ClaimedMessage, claim: string, thrown: unknown): Promise<void> {
    const fault = faultOf(thrown);
    const isOver = attempts >= ATTEMPTS_MAX;
    const availableAt = instantAt(clock.nowMs() + delayMs(attempts, thrown, random()));
    await database.transaction((tx) =>
      isOver
        ? parkMessage(tx, { id, claim, now: clock.now(), fault })
        : repeatMessage(tx, { id, claim, availableAt, fault }),
    );
    metrics?.outboxDone(kind, isOver ? 'parked' : 'retried');
    if (isOver) log.error('outbox_parked', { messageId: id, kind, attempts, fault });
    else log.warn('outbox_retried', { messageId: id, kind, attempts, fault });
  }

  async function round(): Promise<void> {
    try {
      while (!isStopped && (await runDue()) > 0);
      await reportDepth();
    } catch (thrown) {
      log.error('outbox_failed', { fault: faultOf(thrown) });
    }
  }

  async function reportDepth(): Promise<void> {
    const nowMs = clock.nowMs();
    if (!metrics || Math.abs(nowMs - depthAtMs) < DEPTH_EVERY_MS) return;
    depthAtMs = nowMs;
    const { waiting, parked, oldest } = await outboxDepth(database.read);
    metrics.outboxDepth({ waiting, parked, oldestSeconds: oldest ? (nowMs - millisecondsOf(oldest)) / 1000 : 0 });
  }

  function look(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (running !== undefined) {
      wasWoken = true;
      return;
    }
    wasWoken = false;
    running = round().finally(() => {
      running = undefined;
      if (isStopped) return;
      if (wasWoken) look();
      else timer = setTimeout(look, POLL_MS);
    });
  }

  return {
    runDue,
    start() {
      if (!isStopped) return;
      isStopped = false;
      stopListening = outbox.onWake(look);
      look();
    },
    async stop() {
      isStopped = true;
      stopListening?.();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Doubles from one second to fifteen minutes, spread over half to one and a half; never before the vendor's own wish. */
export function delayMs(attempts: number, thrown: unknown, random: number): number {
  const backoff = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempts - 1)) * (0.5 + random);
  const wished = thrown instanceof VendorError ? thrown.retryAfterSeconds * 1000 : 0;
  return Math.max(backoff, wished);
}

/** Vendor errors are made of fixed words; the text of any other error could hold what a person typed. */
function faultOf(thrown: unknown): string {
  if (thrown instanceof VendorError || thrown instanceof DatabaseUnavailable) return thrown.message;
  return thrown instanceof Error ? thrown.name : 'unknown';
}
