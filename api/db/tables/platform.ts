/** Sessions, codes, limits, outbox, jobs, audit and vault. Times are ISO-8601 UTC text; flags are 0 or 1. */

export type SessionTable = {
  token_hash: string;
  kind: 'applicant' | 'borrower' | 'member' | 'staff';
  /** Borrower or staff id; for an applicant without an account yet, the application id. */
  subject_id: string;
  application_id: string | null;
  created_at: string;
  last_seen_at: string;
  idle_seconds: number;
  expires_at: string;
  revoked_at: string | null;
  /** Of staff: the browser that logged in. */
  device: string | null;
};

export type ChallengeTable = {
  id: string;
  purpose: string;
  channel: 'email' | 'sms' | 'landline';
  destination_hash: string;
  /** Borrower the code logs in, or null for an unknown address (the answer is the same). */
  subject_id: string | null;
  application_id: string | null;
  practice_id: string | null;
  brand: 'financing' | 'membership';
  /** Who asked: a repeat from the same address repeats the code, another address gets a challenge of its own. */
  address_hash: string;
  /** Encrypted, for the notice of a lock and for the session that a right code opens. */
  destination: string;
  /** 1 for an unknown person: nothing was sent and no code is right. */
  decoy: number;
  attempts: number;
  expires_at: string;
  used_at: string | null;
  created_at: string;
  /** When the vendor said that this recipient cannot be reached on this channel. */
  undeliverable_at: string | null;
};

export type CodeSendTable = { id: string; destination_hash: string; address_hash: string; sent_at: string };

/** Failures in a row per destination, and per destination and address from which a code was right before. */
export type CodeLimitTable = {
  limit_key: string;
  failures: number;
  locked_until: string | null;
  /** Pauses in a row: the next one is longer. */
  pauses: number;
  updated_at: string;
};

/** A social security number that a device entered, both as keyed hashes; kept for two days. */
export type SsnTryTable = { id: string; device_hash: string; ssn_hash: string; tried_at: string };

export type RateBucketTable = { bucket_key: string; tokens: number; updated_at_ms: number };

export type IdempotencyTable = {
  principal: string;
  request_key: string;
  route: string;
  body_hash: string;
  state: 'running' | 'done';
  status: number | null;
  response: string | null;
  created_at: string;
  expires_at: string;
};

export type OutboxTable = {
  id: string;
  kind: string;
  /** Encrypted JSON: messages carry addresses. */
  payload: string;
  /** When it may be claimed; a claim moves it to the end of the lease. */
  available_at: string;
  attempts: number;
  /** The claim that may finish it; another after the lease has ended. */
  lease_owner: string | null;
  done_at: string | null;
  parked_at: string | null;
  last_error: string | null;
  created_at: string;
};

export type ScheduleTable = {
  name: string;
  next_run_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_run_at: string | null;
};

/** The last link of each chain; locked while a link is added. */
export type AuditHeadTable = { shard: string; seq: number; hash: string };

export type AuditTable = {
  /** Practice id, or `platform`: one chain each, so that practices do not wait for one another. */
  shard: string;
  seq: number;
  at: string;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  request_id: string | null;
  detail: string;
  prev_hash: string;
  hash: string;
};

export type VaultTable = {
  id: string;
  subject_id: string;
  kind: string;
  /** Base64 of iv, ciphertext and tag, under the record's own key. */
  ciphertext: string;
  /** The record's key, encrypted under the key-encryption key `key_id`. */
  wrapped_key: string;
  key_id: string;
  last_four: string | null;
  created_at: string;
};

export type MetaTable = { name: string; value: string };

/** What the platform's people set for all of it. */
export type PlatformSettingTable = { id: string; value: string; set_at: string; set_by: string };
