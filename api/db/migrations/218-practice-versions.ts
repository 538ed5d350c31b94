import type { Migration } from './migration';

/** What a practice may offer and its websites each have a version of their own, so that nobody is told of a change of something else. */
export const practiceVersions: Migration = {
  name: '218-practice-versions',
  statements: () => [
    'alter table practice add column offer_version integer not null default 1',
    'alter table practice add column sites_version integer not null default 1',
    'update practice set offer_version = version, sites_version = version',
  ],
};
