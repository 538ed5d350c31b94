import type { Migration } from './migration';

/** The language in which a person last began or logged in: what leaves for them later is written in it. */
export const language: Migration = {
  name: '150-language',
  statements: () => ["alter table borrower add column language text not null default 'en'"],
};
