import type { Migration } from './migration';

/**
 * What a member signed of another year where it is not the plan that runs as it is: the treatments that stay, at the prices of that day.
 * Null where the plan goes on as it is, as it does for every consent of before.
 */
export const renewalContent: Migration = {
  name: '515-renewal-content',
  statements: () => ['alter table membership_renewal add column content text'],
};
