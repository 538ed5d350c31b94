import type { Migration } from './migration';

/** When automatic payments stopped by themselves, after payments that came back: what came back before counts no more. */
export const stoppedAutopay: Migration = {
  name: '490-stopped-autopay',
  statements: () => [
    'alter table credit_transaction add column autopay_stopped_at text',
    'alter table membership add column autopay_stopped_at text',
  ],
};
