import { HOME_ZONE } from './zoned-day';

/** Time zone of most people of a state; a state with two takes the larger. Eastern where none is listed. */
const ZONES: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AL: 'America/Chicago',
  AR: 'America/Chicago',
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  IA: 'America/Chicago',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  KS: 'America/Chicago',
  LA: 'America/Chicago',
  MN: 'America/Chicago',
  MO: 'America/Chicago',
  MS: 'America/Chicago',
  MT: 'America/Denver',
  ND: 'America/Chicago',
  NE: 'America/Chicago',
  NM: 'America/Denver',
  NV: 'America/Los_Angeles',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  PR: 'America/Puerto_Rico',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  VI: 'America/Puerto_Rico',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
  WY: 'America/Denver',
};

/** The other zone of a state that has two. */
const OTHER_ZONES: Readonly<Record<string, string>> = {
  AK: 'America/Adak',
  FL: 'America/Chicago',
  ID: 'America/Los_Angeles',
  IN: 'America/Chicago',
  KS: 'America/Denver',
  KY: 'America/Chicago',
  MI: 'America/Chicago',
  ND: 'America/Denver',
  NE: 'America/Denver',
  NV: 'America/Denver',
  OR: 'America/Boise',
  SD: 'America/Denver',
  TN: 'America/New_York',
  TX: 'America/Denver',
};

/** IANA zone of a state, by its code; the home zone where none is listed or none is given. */
export function zoneOfState(stateCode: string | undefined): string {
  return ZONES[stateCode ?? ''] ?? HOME_ZONE;
}

/** From the east of the country to its west. */
const COUNTRY = ['America/Puerto_Rico', HOME_ZONE, 'Pacific/Honolulu', 'Pacific/Guam'] as const;

/** Every zone in which somebody of a state may live; the ends of the country where the state is not known. */
export function zonesOfState(stateCode: string | null | undefined): readonly string[] {
  if (!stateCode) return COUNTRY;
  const other = OTHER_ZONES[stateCode];
  return other === undefined ? [zoneOfState(stateCode)] : [zoneOfState(stateCode), other];
}
