import type { Migration } from './migration';

/** A ticket opens a document in the language of the page that asked for it: the tab that uses it speaks the browser's. */
export const languageOfTickets: Migration = {
  name: '451-language-of-tickets',
  statements: () => [
    `alter table document_ticket add column language text not null default 'en' check (language in ('en', 'es'))`,
  ],
};
