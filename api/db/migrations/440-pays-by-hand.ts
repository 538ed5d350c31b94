import type { Migration } from './migration';

/** A member ended automatic payment: each payment is asked for, and nothing is taken by itself. */
export const paysByHand: Migration = {
  name: '440-pays-by-hand',
  statements: () => ['alter table membership add column pays_by_hand integer not null default 0'],
};
