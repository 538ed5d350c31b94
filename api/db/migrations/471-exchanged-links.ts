import type { Migration } from './migration';

/** A mailed link is exchanged for one that works for minutes, since that one stands in an address. */
export const exchangedLinks: Migration = {
  name: '471-exchanged-links',
  statements: () => ['alter table password_link add column of_link text'],
};
