import type { Migration } from './migration';

/** Which days of the business are done, and job by job where one is under way; how far the demo's clock is ahead. */
export const businessDays: Migration = {
  name: '115-business-days',
  statements: () => [
    'create table business_day (day text primary key, finished_at text)',
    'create table business_day_job (day text not null, job text not null, finished_at text not null, primary key (day, job))',
    `create table business_clock (
      id integer primary key check (id = 1), ahead_ms bigint not null check (ahead_ms >= 0), wanted_day text)`,
    'insert into business_clock (id, ahead_ms, wanted_day) values (1, 0, null)',
  ],
};
