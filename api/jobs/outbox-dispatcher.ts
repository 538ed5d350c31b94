import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Deps } from '../deps';
import type { Metrics } from '../metrics/metrics';
import { VendorError } from '../vendors/vendor-error';
import { payloadContext } from './outbox';
import { isAnyBeyond, isAnyDue, outboxDepth } from './outbox.reads';
import {
  type ClaimedMessage,
  callBackBeyond,
  claimDue,
  finishMessage,
  holdMessage,
  parkMessage,
  repeatMessage,
} from './outbox.writes';
import type { OutboxKindName, PayloadOf } from './outbox-kinds';
import { LANES, type Lane } from './outbox-lanes';

/**
 * `note` is a fixed word, such as why a recipient cannot be reached. `heldUntil` is an instant before which the message may not leave; it
 * is asked again then. Anything thrown means: try again later.
 */
export type HandlerResult = { note?: string; heldUntil?: undefined } | { note?: undefined; heldUntil: string };
export type OutboxHandler<P> = (message: { id: string; payload: P; attempts: number }) => Promise<HandlerResult>;

/** One handler for each of some kinds. */
export type HandlersOf<K extends OutboxKindName> = { readonly [Each in K]: OutboxHandler<PayloadOf<Each>> };

export type OutboxDispatcher = {
  start(): void;
  /** Takes no more work and resolves when what was begun is finished. */
  stop(): Promise<void>;
  /** One round: claims what is due in each lane and works on it. Returns how many messages were claimed. */
  runDue(): Promise<number>;
};

export type OutboxDispatcherOptions = {
  deps: Pick<Deps, 'database' | 'wallClock' | 'clockWatch' | 'vault' | 'log' | 'outbox' | 'random' | 'newId'>;
  handlers: Readonly<Record<string, OutboxHandler<never>>>;
  metrics?: Metrics;
};

type RunningLane = {
  lane: Lane;
  underWay: Set<Promise<void>>;
  running: Promise<void> | undefined;
  /** Something was added while it looked. */
  wasWoken: boolean;
};

const POLL_MS = 500;
/** Messages of one lane that are worked on at the same time. */
const AT_ONCE = 16;
/** Longer than the longest vendor call, so that a live dispatcher never loses what it works on. */
const LEASE_MS = 60_000;
const ATTEMPTS_MAX = 14;
const BACKOFF_FIRST_MS = 1000;
const BACKOFF_MAX_MS = 15 * 60_000;
const DEPTH_EVERY_MS = 5000;
/** Nothing is put off for longer, whatever a vendor wishes. */
const PUT_OFF_MAX_MS = 3600_000;

/**
 * Works through the outbox. A message is claimed in a transaction of its own, so that any number of processes share the
 * work, and a claim that its owner did not finish is taken up by another when the lease is over. Delivery is at least
 * once; handlers pass the message's id to the vendor, by which repeats are recognised. Lanes do not wait for each other.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function createOutboxDispatcher(options: OutboxDispatcherOptions): OutboxDispatcher {
  const { deps, handlers, metrics } = options;
  const { database, wallClock: clock, clockWatch, vault, log, outbox, random, newId } = deps;
  let timer: NodeJS.Timeout | undefined;
  const lanes = LANES.map((lane): RunningLane => ({ lane, underWay: new Set(), running: undefined, wasWoken: false }));
  let isStopped = true;
  let depthAtMs = 0;
  let stopListening: (() => void) | undefined;

  /** Claims what is due in a lane and begins to work on each. */
  async function begin(lane: Lane, limit: number): Promise<Promise<void>[]> {
    // Others would wait for what this process leases.
    if (!(await clockWatch.isRight()) || !(await isAnyDue(database.read, lane, clock.now()))) return [];
    const claim = newId();
    const leaseEnd = instantAt(clock.nowMs() + LEASE_MS);
    const messages = await database.transaction((tx) =>
      claimDue(tx, lane, { now: clock.now(), leaseEnd, claim, limit }),
    );
    return messages.map((message) => work(message, claim));
  }

  /** What was put off by a clock that was wrong is due now. */
  async function callBack(): Promise<void> {
    if (!(await clockWatch.isRight())) return;
    const latest = instantAt(clock.nowMs() + PUT_OFF_MAX_MS);
    if (await isAnyBeyond(database.read, latest))
      await database.transaction((tx) => tx.run(callBackBeyond, { latest, now: clock.now() }));
  }

  async function runDue(): Promise<number> {
    await callBack();
    const begun = await Promise.all(LANES.map((lane) => begin(lane, AT_ONCE)));
    await Promise.all(begun.flat());
    return begun.flat().length;
  }

  async function work(message: ClaimedMessage, claim: string): Promise<void> {
    const { id, kind, attempts } = message;
    const handler = handlers[kind];
    try {
      if (!handler) throw new Error('No handler');
      // Rows are written by `send` alone, whose type ties the payload to the kind that chooses the handler.
      const payload = JSON.parse(vault.openText(message.payload, payloadContext(id))) as never;
      const { note, heldUntil } = await handler({ id, payload, attempts });
      if (heldUntil !== undefined) return await hold(id, claim, heldUntil);
      await database.transaction((tx) => tx.run(finishMessage, { id, claim, now: clock.now(), note: note ?? null }));
      metrics?.outboxDone(kind, 'done');
    } catch (thrown) {
      await giveBack(message, claim, thrown);
    }
  }

  /** Hour by hour, because nothing is put off for longer. */
  async function hold(id: string, claim: string, until: string): Promise<void> {
    const latest = instantAt(clock.nowMs() + PUT_OFF_MAX_MS);
    const availableAt = until < latest ? until : latest;
    await database.transaction((tx) => tx.run(holdMessage, { id, claim, availableAt }));
  }

  async function giveBack({ id, kind, attempts }: ClaimedMessage, claim: string, thrown: unknown): Promise<void> {
    const fault = faultOf(thrown);
    const isOver = attempts >= ATTEMPTS_MAX;
    const availableAt = instantAt((await clockWatch.nowMs()) + delayMs(attempts, thrown, random()));
    await database.transaction((tx) =>
      isOver
        ? tx.run(parkMessage, { id, claim, now: clock.now(), fault })
        : tx.run(repeatMessage, { id, claim, availableAt, fault }),
    );
    metrics?.outboxDone(kind, isOver ? 'parked' : 'retried');
    if (isOver) log.error('outbox_parked', { messageId: id, kind, attempts, fault });
    else log.warn('outbox_retried', { messageId: id, kind, attempts, fault });
  }

  const tell = (thrown: unknown) => log.error('outbox_failed', { fault: faultOf(thrown) });

  /** Keeps a lane busy until nothing more is due: one message that hangs holds up neither the next nor another lane. */
  async function round({ lane, underWay }: RunningLane): Promise<void> {
    try {
      while (!isStopped) {
        while (underWay.size >= AT_ONCE) await Promise.race(underWay);
        if (isStopped) break;
        const begun = await begin(lane, AT_ONCE - underWay.size);
        if (begun.length === 0) break;
        for (const work of begun) {
          const ended: Promise<void> = work.catch(tell).finally(() => underWay.delete(ended));
          underWay.add(ended);
        }
      }
      if (lane.kind === undefined) await lookAround();
    } catch (thrown) {
      tell(thrown);
    }
  }

  async function lookAround(): Promise<void> {
    const nowMs = clock.nowMs();
    if (Math.abs(nowMs - depthAtMs) < DEPTH_EVERY_MS) return;
    depthAtMs = nowMs;
    await callBack();
    if (!metrics) return;
    const { waiting, parked, oldest } = await outboxDepth(database.read);
    metrics.outboxDepth({ waiting, parked, oldestSeconds: oldest ? (nowMs - millisecondsOf(oldest)) / 1000 : 0 });
  }

  function lookAt(one: RunningLane): void {
    if (isStopped) return;
    if (one.running !== undefined) {
      one.wasWoken = true;
      return;
    }
    one.wasWoken = false;
    one.running = round(one).finally(() => {
      one.running = undefined;
      if (one.wasWoken) lookAt(one);
    });
  }

  function look(): void {
    for (const one of lanes) lookAt(one);
  }

  return {
    runDue,
    start() {
      if (!isStopped) return;
      isStopped = false;
      stopListening = outbox.onWake(look);
      timer = setInterval(look, POLL_MS);
      look();
    },
    async stop() {
      isStopped = true;
      stopListening?.();
      clearInterval(timer);
      await Promise.all(lanes.map(({ running }) => running));
      await Promise.all(lanes.flatMap(({ underWay }) => [...underWay]));
    },
  };
}

/** Doubles from one second to fifteen minutes, spread over half to one and a half; never before the vendor's own wish of up to an hour. */
export function delayMs(attempts: number, thrown: unknown, random: number): number {
  const backoff = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempts - 1)) * (0.5 + random);
  const wished = thrown instanceof VendorError ? thrown.retryAfterSeconds * 1000 : 0;
  return Math.min(PUT_OFF_MAX_MS, Math.max(backoff, wished));
}

/** Vendor errors are made of fixed words; the text of any other error could hold what a person typed. */
function faultOf(thrown: unknown): string {
  if (thrown instanceof VendorError || thrown instanceof DatabaseUnavailable) return thrown.message;
  return thrown instanceof Error ? thrown.name : 'unknown';
}
