import type { Migration } from './migration';

const SORTS = ['number', 'sort_name', 'status', 'requested_cents', 'limit_cents', 'available_cents', 'state_code'];

/**
 * Nearly every list asks for some days: each order of listed applications holds the date, so that rows outside are passed by
 * in the index. The users of a practice and of an enterprise are found without a look at all staff.
 */
export const listOrders: Migration = {
  name: '082-list-orders',
  statements: () => [
    ...['side_key', 'practice_key'].flatMap((scope) =>
      SORTS.flatMap((sort) => [
        `drop index listed_application_${scope}_${sort}`,
        `create index listed_application_${scope}_${sort} on listed_application (${scope}, ${sort}, id, created_at)`,
      ]),
    ),
    'create index staff_practice_practice on staff_practice (practice_id, staff_id)',
    'create index staff_enterprise on staff (enterprise_id)',
  ],
};
