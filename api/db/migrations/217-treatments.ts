import type { Migration } from './migration';

/** What practices do and what they ask for it; none twice under one name. */
export const treatments: Migration = {
  name: '217-treatments',
  statements: () => [
    `create table treatment (
      id text primary key, practice_id text not null references practice (id), name text not null, name_key text not null,
      price_cents bigint not null check (price_cents >= 0), is_allergan integer not null, created_at text not null)`,
    'create unique index treatment_practice on treatment (practice_id, name_key)',
  ],
};
