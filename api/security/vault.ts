import { createHmac, randomBytes } from 'node:crypto';
import type { AuditTrail } from '../audit/audit-trail';
import type { Clock } from '../clock';
import type { VaultKeys } from '../config/keys';
import type { Db, Tx } from '../db/database';
import type { VaultTable } from '../db/tables/platform';
import { decrypt, encrypt } from './cipher';
import { createTextSealer, kek } from './text-sealer';
import { insertSealed, replaceWrappedKey, sealedAmong, sealedById, underOtherKeys } from './vault.writes';

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
  /** The same for many at once, by their ids. @throws as `open` */
  openAll(db: Db, vaultIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
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

export type VaultOptions = {
  vaultKeys: VaultKeys;
  blindIndexKey: Uint8Array;
  clock: Clock;
  newId: () => string;
  audit: AuditTrail;
};

/** Ties a ciphertext to its row: the same bytes under another id, kind or subject do not open. */
function rowContext(row: { id: string; kind: string; subject_id: string }): string {
  return JSON.stringify(['vault', row.kind, row.id, row.subject_id]);
}

/**
 * The vault for what must never lie readable in the database: AES-256-GCM under a key per record, which is wrapped by a
 * key-encryption key from the configuration.
 */
export function createVault(options: VaultOptions): Vault {
  const { vaultKeys, blindIndexKey, clock, newId, audit } = options;
  const sealer = createTextSealer(vaultKeys);

  async function openRow(db: Db, vaultId: string): Promise<{ row: VaultTable; text: string }> {
    const row = await db.first(sealedById, { id: vaultId });
    if (!row) throw new Error(`Vault row ${vaultId} is missing`);
    return { row, text: openSealed(row) };
  }

  function openSealed(row: VaultTable): string {
    const context = rowContext(row);
    const key = decrypt(kek(vaultKeys, row.key_id), Buffer.from(row.wrapped_key, 'base64'), context);
    return decrypt(key, Buffer.from(row.ciphertext, 'base64'), context).toString();
  }

  return {
    async seal(tx, { subjectId, kind, text, lastFour }) {
      const id = newId();
      const context = rowContext({ id, kind, subject_id: subjectId });
      const key = randomBytes(32);
      await tx.run(insertSealed, {
        id,
        subject_id: subjectId,
        kind,
        ciphertext: encrypt(key, Buffer.from(text), context).toString('base64'),
        wrapped_key: encrypt(kek(vaultKeys, vaultKeys.currentId), key, context).toString('base64'),
        key_id: vaultKeys.currentId,
        last_four: lastFour ?? null,
        created_at: clock.now(),
      });
      return id;
    },
    async open(db, vaultId) {
      return (await openRow(db, vaultId)).text;
    },
    async openAll(db, vaultIds) {
      const rows = vaultIds.length === 0 ? [] : await sealedAmong(db, vaultIds);
      const texts = new Map(rows.map((row) => [row.id, openSealed(row)]));
      const missing = vaultIds.find((id) => !texts.has(id));
      if (missing !== undefined) throw new Error(`Vault row ${missing} is missing`);
      return texts;
    },
    async reveal(tx, vaultId, { actor, shard = 'platform', reason, requestId = null }) {
      const { row, text } = await openRow(tx, vaultId);
      await audit.append(tx, {
        shard,
        actorKind: actor.kind,
        actorId: actor.id,
        action: 'vault.reveal',
        objectType: row.kind,
        objectId: row.subject_id,
        requestId,
        detail: { vaultId, reason },
      });
      return text;
    },
    blindIndex: (kind, normalisedText) =>
      createHmac('sha256', blindIndexKey)
        .update(JSON.stringify([kind, normalisedText]))
        .digest('hex'),
    sealText: (text, context = '') => sealer.seal(text, context),
    openText: (sealed, context = '') => sealer.open(sealed, context),
    async rewrap(tx, limit) {
      const keyId = vaultKeys.currentId;
      const rows = await tx.all(underOtherKeys, { keyId, limit });
      for (const row of rows) {
        const context = rowContext(row);
        const key = decrypt(kek(vaultKeys, row.key_id), Buffer.from(row.wrapped_key, 'base64'), context);
        const wrappedKey = encrypt(kek(vaultKeys, keyId), key, context).toString('base64');
        await tx.run(replaceWrappedKey, { id: row.id, before: row.key_id, wrappedKey, keyId });
      }
      return rows.length;
    },
  };
}
