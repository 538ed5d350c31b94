import type { Migration } from './migration';

/** Zones by states and, of a state with two, by the ZIP codes of its other one. New York where none is listed. */
const BY_ZIP = [
  ['FL', 'America/Chicago', '324 325'],
  ['ID', 'America/Los_Angeles', '835 838'],
  ['IN', 'America/Chicago', '463 464 476 477'],
  ['KY', 'America/Chicago', '420 421 422 423 424'],
  ['ND', 'America/Denver', '586'],
  ['NE', 'America/Denver', '691 693'],
  ['OR', 'America/Boise', '979'],
  ['SD', 'America/Denver', '577'],
  ['TN', 'America/New_York', '373 374 376 377 378 379'],
  ['TX', 'America/Denver', '798 799 885'],
] as const;
const BY_STATE = [
  ['America/Anchorage', 'AK'],
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Denver', 'CO MT NM UT WY'],
  ['Pacific/Guam', 'GU'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Boise', 'ID'],
  ['America/Puerto_Rico', 'PR VI'],
] as const;
const listed = (words: string) => `('${words.split(' ').join("', '")}')`;

/**
 * A practice's time zone, which no state says: filled from the address of each practice, and changed in its settings. New practices and
 * enrollments say their own.
 */
export const practiceTimeZones: Migration = {
  name: '450-practice-time-zones',
  statements: () => [
    `alter table practice add column time_zone text not null default 'America/New_York'`,
    `update practice set time_zone = case
      ${BY_ZIP.map(([state, zone, zips]) => `when state_code = '${state}' and substr(zip_code, 1, 3) in ${listed(zips)} then '${zone}'`).join(' ')}
      ${BY_STATE.map(([zone, states]) => `when state_code in ${listed(states)} then '${zone}'`).join(' ')}
      else 'America/New_York' end`,
    // What an enrollment said lies sealed, so that only its state is known here; its practice is asked again when it is taken up.
    `alter table provider_enrollment add column time_zone text not null default 'America/New_York'`,
    `update provider_enrollment set time_zone = case
      ${BY_STATE.map(([zone, states]) => `when state_code in ${listed(states)} then '${zone}'`).join(' ')}
      else 'America/New_York' end`,
  ],
};
