import type { MESSAGE_CHANNELS, MESSAGE_STATUSES } from '@contract/correspondence/entity';
import type { Brand } from '@domain/enums';

/** What left for a person: one row for each message, whose tries change its outcome. */
export type PersonMessageTable = {
  /** Of the message in the outbox, or of the letter. */
  id: string;
  borrower_id: string;
  kind: string;
  channel: (typeof MESSAGE_CHANNELS)[number];
  /** In whose name it was sent. */
  brand: Brand;
  /** Masked. */
  sent_to: string;
  status: (typeof MESSAGE_STATUSES)[number];
  /** Why it failed, as a fixed word. */
  reason: string | null;
  /** Subject and text, sealed. */
  vault_id: string;
  /** Of its last try. */
  at: string;
};
