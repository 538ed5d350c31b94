import { immutable } from './001-platform';
import type { Migration } from './migration';

/**
 * Military service of borrowers, as our own staff recorded it from their orders. Another last day is a row of its own, so that the rows
 * are their own history.
 */
export const activeDuty: Migration = {
  name: '302-active-duty',
  statements: (dialect) => [
    `create table active_duty (
      id text primary key, borrower_id text not null references borrower (id), from_on text not null, until_on text,
      note text not null, staff_id text not null references staff (id), recorded_at text not null)`,
    'create index active_duty_borrower on active_duty (borrower_id, recorded_at, id)',
    ...immutable(dialect, 'active_duty'),
  ],
};
