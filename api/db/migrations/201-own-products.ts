import { immutable } from './001-platform';
import type { Migration } from './migration';

/**
 * How practices narrow the products of their group, under a name that is made of what it holds: decisions name it, so it stays as
 * it is.
 */
export const ownProducts: Migration = {
  name: '201-own-products',
  statements: (dialect) => [
    'create table own_products (id text primary key, group_id text not null, terms text not null, created_at text not null)',
    ...immutable(dialect, 'own_products'),
  ],
};
