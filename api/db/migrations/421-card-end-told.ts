import type { Migration } from './migration';

/** The last day of a card of which its owner was told, so that they are told of it once. */
export const cardEndTold: Migration = {
  name: '421-card-end-told',
  statements: () => ['alter table payment_method add column end_told_on text'],
};
