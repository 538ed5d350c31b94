import type { Tx } from '../db/database';
import type { Outbox } from '../jobs/outbox';
import type { OutboxPayload } from '../jobs/outbox-kind';

type AnyMessage = { kind: string; payload: OutboxPayload; availableAt?: string };

/** Adds a message of any kind: what the outbox itself does is the same for all of them. */
export const addAny = (outbox: Outbox, tx: Tx, message: AnyMessage): Promise<string> =>
  outbox.add(tx, message as never);
