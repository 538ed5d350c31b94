import type { Migration } from './migration';

/** A code that names no start is for the newest one of its address. */
export const startsOfAddresses: Migration = {
  name: '270-starts-of-addresses',
  statements: () => ['create index application_start_email on application_start (email, created_at)'],
};
