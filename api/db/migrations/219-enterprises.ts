import type { Migration } from './migration';

/** Where there is no other way to say that a list shows everything to whoever sees all of it. */
const SCOPES = ['list_key', 'id'] as const;

/**
 * What the list of enterprises is ordered by, and the version that guards a change. `list_key` is the same for all: an
 * enterprise is of no practice, so whoever may see all of them reads one order. Practices are found by their enterprise.
 */
export const enterprises: Migration = {
  name: '219-enterprises',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    return [
      `alter table enterprise add column name_key text${binary} not null default ''`,
      `alter table enterprise add column list_key text not null default 'all'`,
      `alter table enterprise add column created_at text not null default '2026-01-01T00:00:00.000Z'`,
      'alter table enterprise add column version integer not null default 1',
      'update enterprise set name_key = lower(name)',
      ...SCOPES.flatMap((scope) => [
        `create index enterprise_${scope}_created_at on enterprise (${scope}, created_at, ${scope === 'id' ? '' : 'id, '}name_key)`,
        `create index enterprise_${scope}_name_key on enterprise (${scope}, name_key, ${scope === 'id' ? '' : 'id, '}created_at)`,
      ]),
      'create index practice_enterprise on practice (enterprise_id) where enterprise_id is not null',
    ];
  },
};
