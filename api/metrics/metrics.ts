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
