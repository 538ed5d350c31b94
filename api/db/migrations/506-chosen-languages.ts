import type { Migration } from './migration';

/** A language that somebody chose for themselves: what their browser asks for at a log-in does not replace it. */
export const chosenLanguages: Migration = {
  name: '506-chosen-languages',
  statements: () => [
    'create table chosen_language (borrower_id text primary key references borrower (id), chosen_at text not null)',
  ],
};
