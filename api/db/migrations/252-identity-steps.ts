import type { Migration } from './migration';

/** How somebody made sure who a person under a fraud alert is, until a second person confirms the approval that they propose. */
export const identitySteps: Migration = {
  name: '252-identity-steps',
  statements: () => ['alter table review_proposal add column identity_step text'],
};
