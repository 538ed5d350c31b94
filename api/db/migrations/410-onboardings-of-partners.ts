import type { Migration } from './migration';

/** The list of onboardings is the platform's own: those of a finance partner's practices stand in none of it. */
export const onboardingsOfPartners: Migration = {
  name: '410-onboardings-of-partners',
  statements: () => [
    `update practice_onboarding set list_key = 'partner'
      where practice_id in (select id from practice where contract_sell_percent < 100)`,
  ],
};
