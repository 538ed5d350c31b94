import type { Migration } from './migration';

/** Whether the borrower was covered by the Military Lending Act when the line was decided: each loan under it is held to that. */
export const militaryCover: Migration = {
  name: '010-military-cover',
  statements: () => ['alter table credit_profile add column mla_covered integer'],
};
