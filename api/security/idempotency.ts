import type { Tx } from '../db/database';

export type IdempotentRequest = {
  /** Kind and id of the session's subject, for example `borrower:01J…`. */
  principal: string;
  /** The client's Idempotency-Key; without one the same request within ten seconds is the same click. */
  key?: string | undefined;
  /** Id of the endpoint with its path parameters. */
  route: string;
  /** The decoded request (body and query) as it came. */
  body: unknown;
};

export type IdempotentAnswer<T = unknown> = { status: number; body: T };
/** `replayed` answers carry `Idempotent-Replayed: true`. */
export type IdempotentOutcome<T = unknown> = IdempotentAnswer<T> & { replayed: boolean };

export type Idempotency = {
  /**
   * Runs a command once per key inside the caller's transaction and stores its answer with its effect.
   * @throws AppError IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT.
   */
  run<T>(tx: Tx, request: IdempotentRequest, work: () => Promise<IdempotentAnswer<T>>): Promise<IdempotentOutcome<T>>;
  /** For commands that ask a vendor between two transactions: claims the key for `leaseSeconds` (60). */
  begin(tx: Tx, request: IdempotentRequest): Promise<{ replay: IdempotentAnswer } | { claim: IdempotencyClaim }>;
  finish(tx: Tx, claim: IdempotencyClaim, answer: IdempotentAnswer): Promise<void>;
  /** Gives the key back after a technical failure, so that the client may repeat at once. */
  abandon(tx: Tx, claim: IdempotencyClaim): Promise<void>;
};

export type IdempotencyClaim = { principal: string; requestKey: string; bodyHash: string; keepSeconds: number };
