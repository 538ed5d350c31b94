import type { Migration } from './migration';

const SORTS = ['number', 'sort_name', 'status', 'requested_cents', 'limit_cents', 'available_cents', 'state_code'];
const FILTERS = ['status', 'state_code', 'grade', 'requested_cents', 'is_member'];

/** Each order of listed applications holds all that they are filtered by, so that a row that is passed by is never looked up. */
export const filtersInOrders: Migration = {
  name: '225-filters-in-orders',
  statements: () =>
    ['side_key', 'practice_key'].flatMap((scope) =>
      SORTS.flatMap((sort) => {
        const held = FILTERS.filter((column) => column !== sort).join(', ');
        const columns = `${scope}, ${sort}, id, created_at, ${held}`;
        return [
          `drop index listed_application_${scope}_${sort}`,
          `create index listed_application_${scope}_${sort} on listed_application (${columns})`,
        ];
      }),
    ),
};
