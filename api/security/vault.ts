import type { Db, Tx } from '../db/database';

export type SealInput = {
  /** Borrower, application or staff id that the value belongs to. */
  subjectId: string;
  /** What the value is, for example `ssn`, `household`, `bureau-file`. */
  kind: string;
  text: string;
  /** Kept readable beside the ciphertext, so that lists never decrypt. */
  lastFour?: string;
};

export type RevealInput = {
  actor: { kind: string; id: string | null };
  /** Practice id of the audit chain; `platform` when absent. */
  shard?: string;
  reason: string;
  requestId?: string | null;
};

export type Vault = {
  /** Encrypts a value under its own key and returns the id of its row. */
  seal(tx: Tx, input: SealInput): Promise<string>;
  /** Decrypts a value for the machine's own use. @throws when the row is missing or was tampered with. */
  open(db: Db, vaultId: string): Promise<string>;
  /** Decrypts a value for a person and writes the audit row in the same transaction. */
  reveal(tx: Tx, vaultId: string, input: RevealInput): Promise<string>;
  /** Keyed hash for equality searches, hex. `normalisedText` must be normalised by the caller. */
  blindIndex(kind: string, normalisedText: string): string;
  /** Encrypts a column value. `context` (for example `outbox:<id>`) must be the same when it is opened. */
  sealText(text: string, context?: string): string;
  openText(sealed: string, context?: string): string;
  /** Wraps up to `limit` rows of older keys under the current one; returns how many. */
  rewrap(tx: Tx, limit: number): Promise<number>;
};
