import type { Migration } from './migration';

/** Whoever waits for a code that could not be delivered is told so. */
export const undeliverableCodes: Migration = {
  name: '070-undeliverable-codes',
  statements: () => ['alter table challenge add column undeliverable_at text'],
};
