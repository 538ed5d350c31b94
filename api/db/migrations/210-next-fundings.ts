import type { Migration } from './migration';

/** What a practice's next deposits will be made of, by its day. */
export const nextFundings: Migration = {
  name: '210-next-fundings',
  statements: () => [
    "create index funding_next on funding (practice_id, due_on) where status = 'QUEUED' and deposit_id is null",
  ],
};
