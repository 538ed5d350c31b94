import type { Migration } from './migration';

/** The transactions of a tag are found without a look at all that were tagged. */
export const tagsFound: Migration = {
  name: '215-tags-found',
  statements: () => ['create index transaction_tag_found on transaction_tag (name, value, transaction_id)'],
};
