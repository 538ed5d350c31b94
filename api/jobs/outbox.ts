import type { Tx } from '../db/database';

export type OutboxPayload = Record<string, string | number | boolean | null>;
export type OutboxMessage = { kind: string; payload: OutboxPayload; availableAt?: string };

export type Outbox = {
  /** Adds work that starts after the commit. Returns its id, which vendors receive as the operation id. */
  add(tx: Tx, message: OutboxMessage): Promise<string>;
  /** Makes the dispatcher of this process look at once instead of at its next poll. Call it after a commit. */
  wake(): void;
  /** The dispatcher's side of `wake`; returns how to stop listening. */
  onWake(listener: () => void): () => void;
};
