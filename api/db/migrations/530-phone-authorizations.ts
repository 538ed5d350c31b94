import { immutable } from './001-platform';
import type { Migration } from './migration';

/** What was read to a borrower who paid by phone, by whom and when; never changed. */
export const phoneAuthorizations: Migration = {
  name: '530-phone-authorizations',
  statements: (dialect) => [
    `create table phone_authorization (
      payment_id text primary key references payment (id), borrower_id text not null references borrower (id), language text not null,
      text text not null, staff_id text not null references staff (id), read_at text not null)`,
    'create index phone_authorization_borrower on phone_authorization (borrower_id, read_at)',
    ...immutable(dialect, 'phone_authorization'),
  ],
};
