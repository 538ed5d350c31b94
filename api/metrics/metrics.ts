import type { Registry } from 'prom-client';
import type { Database } from '../db/database';
import { createFigure, createTimers, type Series, type Timer } from './series';

export type Metrics = {
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

/**
 * Everything that an operator watches. Our own figures are counted here; those of the process (memory, processor, event loop)
 * come from prom-client, which is loaded with the first look at them: it takes as long to load as the server to start.
 */
export function createMetrics(): Metrics {
  const { requests, faults, transactions, codesSent, codesRefused, schedules, audits, ...depths } = ourSeries();
  const { outbox, outboxWaiting, outboxParked, outboxAge } = depths;
  const series: Series[] = [requests, faults, transactions, codesSent, codesRefused, schedules, audits];
  series.push(outbox, outboxWaiting, outboxParked, outboxAge);
  /** One timer per route and status, so that its labels are not looked up on every request. */
  const timers = new Map<string, Timer>();
  const committed = transactions.timer({ outcome: 'committed' });
  const failed = transactions.timer({ outcome: 'failed' });
  let ofProcess: Promise<Registry> | undefined;

  return {
    async text() {
      ofProcess ??= processRegistry();
      const process = await (await ofProcess).metrics();
      return `${process}\n${series.flatMap((one) => one.lines()).join('\n')}\n`;
    },
    requestDone({ method, route, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      let timer = timers.get(key);
      if (!timer) {
        timer = requests.timer({ method, route, status });
        timers.set(key, timer);
      }
      timer.observe(seconds);
      if (status >= 500) faults.add({ route, status });
    },
    transactionDone: (seconds, outcome) => (outcome === 'committed' ? committed : failed).observe(seconds),
    codeSent: (channel) => codesSent.add({ channel }),
    codeRefused: (reason) => codesRefused.add({ reason }),
    outboxDone: (kind, outcome) => outbox.add({ kind, outcome }),
    outboxDepth({ waiting, parked, oldestSeconds }) {
      outboxWaiting.set({}, waiting);
      outboxParked.set({}, parked);
      outboxAge.set({}, oldestSeconds);
    },
    scheduleDone: (name, outcome, seconds) => schedules.timer({ name, outcome }).observe(seconds),
    selfAudit: (check, count) => audits.set({ check }, count),
    stop: () => void ofProcess?.then((registry) => registry.clear()),
  };
}

async function processRegistry(): Promise<Registry> {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

function ourSeries() {
  const counter = (name: string, help: string, labelNames: readonly string[]) =>
    createFigure({ name, help, labelNames, type: 'counter' });
  const gauge = (name: string, help: string) => createFigure({ name, help, type: 'gauge' });
  const timers = (name: string, help: string, labelNames: readonly string[]) =>
    createTimers({ name, help, labelNames });
  return {
    requests: timers('http_request_seconds', 'Time to answer a call, by route pattern.', ['method', 'route', 'status']),
    faults: counter('http_faults_total', 'Answers of 500 and above.', ['route', 'status']),
    transactions: timers('database_transaction_seconds', 'Time from begin to durable commit or failure.', ['outcome']),
    codesSent: counter('codes_sent_total', 'One-time codes requested and sent.', ['channel']),
    codesRefused: counter('codes_refused_total', 'One-time codes that were wrong, late, or used up.', ['reason']),
    outbox: counter('outbox_messages_total', 'Outbox messages by outcome.', ['kind', 'outcome']),
    outboxWaiting: gauge('outbox_waiting', 'Outbox messages that are due.'),
    outboxParked: gauge('outbox_parked', 'Outbox messages that failed for good.'),
    outboxAge: gauge('outbox_oldest_seconds', 'Age of the oldest message that is not delivered.'),
    schedules: timers('schedule_seconds', 'Run time of scheduled work.', ['name', 'outcome']),
    audits: createFigure({
      name: 'self_audit_faults',
      help: 'Faults that the last self-check of this kind found.',
      labelNames: ['check'],
      type: 'gauge',
    }),
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
