import type { Migration } from './migration';

/** Sessions, codes, limits, idempotency, outbox, schedules, audit chains, vault. */
export const platform: Migration = {
  name: '001-platform',
  statements: (dialect) => [
    `create table session (
      token_hash text primary key, kind text not null, subject_id text not null, application_id text,
      created_at text not null, last_seen_at text not null, idle_seconds integer not null, expires_at text not null, revoked_at text)`,
    'create index session_subject on session (subject_id)',
    'create index session_expiry on session (expires_at)',
    `create table challenge (
      id text primary key, purpose text not null, channel text not null, destination_hash text not null, subject_id text,
      application_id text, practice_id text, brand text not null, address_hash text not null, destination text not null, decoy integer not null,
      attempts integer not null, expires_at text not null, used_at text, created_at text not null)`,
    'create index challenge_destination on challenge (destination_hash, created_at)',
    'create index challenge_application on challenge (application_id, created_at)',
    'create index challenge_expiry on challenge (expires_at)',
    `create table code_send (id text primary key, destination_hash text not null, address_hash text not null, sent_at text not null)`,
    'create index code_send_destination on code_send (destination_hash, sent_at)',
    'create index code_send_address on code_send (address_hash, sent_at)',
    'create index code_send_age on code_send (sent_at)',
    'create table code_limit (limit_key text primary key, failures integer not null, locked_until text, updated_at text not null)',
    'create index code_limit_age on code_limit (updated_at)',
    'create table rate_bucket (bucket_key text primary key, tokens double precision not null, updated_at_ms bigint not null)',
    `create table idempotency (
      principal text not null, request_key text not null, route text not null, body_hash text not null, state text not null,
      status integer, response text, created_at text not null, expires_at text not null, primary key (principal, request_key))`,
    'create index idempotency_expiry on idempotency (expires_at)',
    `create table outbox (
      id text primary key, kind text not null, payload text not null, available_at text not null, attempts integer not null,
      lease_owner text, done_at text, parked_at text, last_error text, created_at text not null)`,
    'create index outbox_open on outbox (available_at) where done_at is null and parked_at is null',
    'create index outbox_done on outbox (done_at) where done_at is not null',
    'create index outbox_parked on outbox (parked_at) where parked_at is not null',
    `create table schedule (name text primary key, next_run_at text not null, lease_owner text, lease_until text, last_run_at text)`,
    'create table audit_head (shard text primary key, seq bigint not null, hash text not null)',
    `create table audit (
      shard text not null, seq bigint not null, at text not null, actor_kind text not null, actor_id text, action text not null,
      object_type text not null, object_id text not null, request_id text, detail text not null, prev_hash text not null,
      hash text not null, primary key (shard, seq))`,
    'create index audit_object on audit (object_type, object_id)',
    ...immutable(dialect, 'audit'),
    `create table vault (
      id text primary key, subject_id text not null, kind text not null, ciphertext text not null,
      wrapped_key text not null, key_id text not null, last_four text, created_at text not null)`,
    'create index vault_subject on vault (subject_id)',
    'create index vault_key on vault (key_id)',
  ],
};

/** Refuses UPDATE and DELETE on a table, in the database itself. */
export function immutable(dialect: 'sqlite' | 'postgres', table: string): string[] {
  if (dialect === 'sqlite') {
    return ['update', 'delete'].map(
      (verb) =>
        `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${table} rows are immutable'); end`,
    );
  }
  return [
    `create function ${table}_immutable() returns trigger language plpgsql as $$ begin raise exception '${table} rows are immutable'; end $$`,
    `create trigger ${table}_immutable before update or delete on ${table} for each row execute function ${table}_immutable()`,
  ];
}
