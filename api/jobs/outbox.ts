import type { Clock } from '../clock';
import { columns } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { statement } from '../db/statement';
import type { OutboxTable } from '../db/tables/platform';
import type { Vault } from '../security/vault';
import type { ExactPayload, OutboxKindName, PayloadOf } from './outbox-kinds';

export type OutboxMessage<K extends OutboxKindName, P> = {
  kind: K;
  payload: ExactPayload<K, P>;
  availableAt?: string;
};

export type Outbox = {
  /** Adds work that starts after the commit. Returns its id, which vendors receive as the operation id. */
  add<K extends OutboxKindName, P extends PayloadOf<K>>(tx: Tx, message: OutboxMessage<K, P>): Promise<string>;
  /** Makes the dispatcher of this process look at once instead of at its next poll. */
  wake(): void;
  /** A database whose transactions wake the dispatcher once they are durable, if work was added in them. */
  wakenBy(database: Database): Database;
  /** The dispatcher's side of `wake`; returns how to stop listening. */
  onWake(listener: () => void): () => void;
};

const OUTBOX_COLUMNS = [
  'id',
  'kind',
  'payload',
  'available_at',
  'attempts',
  'lease_owner',
  'done_at',
  'parked_at',
  'last_error',
  'created_at',
] as const;
const insertMessage = statement<OutboxTable>()((q, p) => q.insertInto('outbox').values(columns(p, OUTBOX_COLUMNS)));

export type OutboxOptions = { vault: Vault; clock: Clock; newId: () => string };

/** The context that ties a sealed payload to its row. */
export function payloadContext(id: string): string {
  return `outbox:${id}`;
}

/** Messages and vendor calls that leave only when the transaction that asked for them was committed. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { vault, clock, newId } = options;
  const listeners = new Set<() => void>();
  const asking = new WeakSet<Tx>();
  const wake = () => {
    for (const listener of listeners) listener();
  };
  return {
    async add(tx, { kind, payload, availableAt }) {
      const id = newId();
      await tx.run(insertMessage, {
        id,
        kind,
        payload: vault.sealText(JSON.stringify(payload), payloadContext(id)),
        available_at: availableAt ?? clock.now(),
        attempts: 0,
        lease_owner: null,
        done_at: null,
        parked_at: null,
        last_error: null,
        created_at: clock.now(),
      });
      asking.add(tx);
      return id;
    },
    wake,
    wakenBy: (database) => ({
      ...database,
      async transaction(work) {
        let used: Tx | undefined;
        const result = await database.transaction((tx) => {
          used = tx;
          return work(tx);
        });
        if (used && asking.delete(used)) wake();
        return result;
      },
    }),
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
