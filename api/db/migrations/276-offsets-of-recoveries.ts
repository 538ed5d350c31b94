import type { Migration } from './migration';

/** The deposits report asks for each refund which deposits kept it back; without an index it would read every offset there is. */
export const offsetsOfRecoveries: Migration = {
  name: '276-offsets-of-recoveries',
  statements: () => ['create index deposit_offset_recovery on deposit_offset (recovery_id, deposit_id)'],
};
