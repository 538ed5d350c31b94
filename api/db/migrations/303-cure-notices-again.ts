import type { Migration } from './migration';

/** When the letter of a notice of the right to cure was handed over last: what nobody has heard of for a day is handed over again. */
export const cureNoticesAgain: Migration = {
  name: '303-cure-notices-again',
  statements: () => [
    'alter table cure_notice add column asked_at text',
    'update cure_notice set asked_at = queued_at',
    'create index cure_notice_silent on cure_notice (asked_at) where posted_at is null and refused_at is null',
  ],
};
