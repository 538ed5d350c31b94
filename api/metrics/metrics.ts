import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';

export type Metrics = {
  readonly contentType: string;
  /** Prometheus text of everything measured. */
  text(): Promise<string>;
  /** `route` is the pattern of the endpoint, never the path of the request. */
  requestDone(call: { method: string; route: string; status: number; seconds: number }): void;
  transactionDone(seconds: number, outcome: 'committed' | 'failed'): void;
  codeSent(channel: string): void;
  codeRefused(reason: string): void;
  outboxDone(kind: string, outcome: 'done' | 'retried' | 'parked'): void;
  outboxDepth(depth: { waiting: number; parked: number; oldestSeconds: number }): void;
  scheduleDone(name: string, outcome: 'done' | 'failed', seconds: number): void;
  selfAudit(name: string, faults: number): void;
  stop(): void;
};

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Everything that an operator watches, in a registry of its own so that several servers fit in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a call, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  /** One timer per route and status, so that its labels are not looked up on every request. */
  const timers = new Map<string, ReturnType<typeof requests.labels>>();
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Answers of 500 and above.',
    labelNames: ['route', 'status'],
    registers,
  });
  const transactions = new Histogram({
    name: 'database_transaction_seconds',
    help: 'Time from begin to durable commit or failure.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const codesSent = new Counter({
    name: 'codes_sent_total',
    help: 'One-time codes asked for and accepted.',
    labelNames: ['channel'],
    registers,
  });
  const codesRefused = new Counter({
    name: 'codes_refused_total',
    help: 'One-time codes that were wrong, late or used up.',
    labelNames: ['reason'],
    registers,
  });
  const outbox = new Counter({
    name: 'outbox_messages_total',
    help: 'Outbox messages by what became of them.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const outboxWaiting = new Gauge({ name: 'outbox_waiting', help: 'Outbox messages that are due.', registers });
  const outboxParked = new Gauge({ name: 'outbox_parked', help: 'Outbox messages given up.', registers });
  const outboxAge = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest message that is not delivered.',
    registers,
  });
  const schedules = new Histogram({
    name: 'schedule_seconds',
    help: 'Run time of scheduled work.',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const audits = new Gauge({
    name: 'self_audit_faults',
    help: 'Faults that the last self-check of this kind found.',
    labelNames: ['check'],
    registers,
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requestDone({ method, route, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      const known = timers.get(key) ?? requests.labels({ method, route, status });
      timers.set(key, known);
      known.observe(seconds);
      if (status >= 500) faults.inc({ route, status });
    },
    transactionDone: (seconds, outcome) => transactions.observe({ outcome }, seconds),
    codeSent: (channel) => codesSent.inc({ channel }),
    codeRefused: (reason) => codesRefused.inc({ reason }),
    outboxDone: (kind, outcome) => outbox.inc({ kind, outcome }),
    outboxDepth({ waiting, parked, oldestSeconds }) {
      outboxWaiting.set(waiting);
      outboxParked.set(parked);
      outboxAge.set(oldestSeconds);
    },
    scheduleDone: (name, outcome, seconds) => schedules.observe({ name, outcome }, seconds),
    selfAudit: (check, count) => audits.set({ check }, count),
    stop: () => registry.clear(),
  };
}

/** A database whose transactions are timed. */
export function withTransactionMetrics(database: Database, metrics: Metrics): Database {
  return {
    ...database,
    async transaction(work) {
      const started = performance.now();
      let outcome: 'committed' | 'failed' = 'failed';
      try {
        const result = await database.transaction(work);
        outcome = 'committed';
        return result;
      } finally {
        metrics.transactionDone((performance.now() - started) / 1000, outcome);
      }
    },
  };
}
