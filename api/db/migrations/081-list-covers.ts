import type { Migration } from './migration';

/** What a list can sort or filter by, behind the date. */
const COVERED = [
  'status',
  'state_code',
  'grade',
  'requested_cents',
  'limit_cents',
  'available_cents',
  'number',
  'sort_name',
  'is_member',
];

/**
 * The index of the dates of listed applications holds all that can be asked beside them, so that a few days are gathered,
 * and their newest are searched, without a look at the rows. The audit trail gets an order for each way its lists are read.
 */
export const listCovers: Migration = {
  name: '081-list-covers',
  statements: () => [
    ...['side_key', 'practice_key'].flatMap((scope) => [
      `drop index listed_application_${scope}_created_at`,
      `create index listed_application_${scope}_created_at on listed_application (${scope}, created_at, id, ${COVERED.join(', ')})`,
    ]),
    'create index audit_shard_at on audit (shard, at, seq)',
    'create index audit_shard_action on audit (shard, action, at, seq)',
    'create index audit_actor_id_at on audit (actor_id, at, shard, seq)',
    'create index audit_object_id on audit (object_id)',
  ],
};
