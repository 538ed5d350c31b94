import type { Migration } from './migration';

/** However often the button is pressed, one application follows another. */
export const oneFollower: Migration = {
  name: '121-one-follower',
  statements: () => ['create unique index application_follows on application (follows_id)'],
};
