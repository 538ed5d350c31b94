import type { Migration } from './migration';

/** A refund that came back names the one that takes its place; a treatment of a year that has ended, the day from which it is gone. */
export const refundsSentAgain: Migration = {
  name: '347-refunds-sent-again',
  statements: () => [
    'alter table membership_refund add column sent_again_as text',
    "create index membership_refund_came_back on membership_refund (id) where status = 'RETURNED' and sent_again_as is null",
    'alter table visit add column lapses_on text',
  ],
};
