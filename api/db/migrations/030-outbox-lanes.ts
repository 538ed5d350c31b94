import type { Migration } from './migration';

/** Codes are looked for by their kind, past however many notices wait. */
export const outboxLanes: Migration = {
  name: '030-outbox-lanes',
  statements: () => [
    'create index outbox_open_kind on outbox (kind, available_at) where done_at is null and parked_at is null',
  ],
};
