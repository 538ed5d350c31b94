import { immutable } from './001-platform';
import type { Migration } from './migration';

/** Promotions of PatientFi Plus get a version of their own, because the practice changes them too, and what happened to them. */
export const promotions: Migration = {
  name: '407-promotions',
  statements: (dialect) => [
    'alter table practice_profile add column promo_version integer not null default 1',
    `create table promotion_event (
      practice_id text not null references practice (id), seq integer not null,
      act text not null check (act in ('OFFERED', 'WITHDRAWN', 'JOINED', 'LEFT')),
      start_date text not null, end_date text not null, opt_in integer not null,
      by_id text, by_name text not null, at text not null, primary key (practice_id, seq))`,
    ...immutable(dialect, 'promotion_event'),
  ],
};
