import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import type { Clock } from './deps';

/** Time zone of most people of a state; a state with two takes the larger. Eastern where none is listed. */
const ZONES: Record<string, string> = {
  AK: 'America/Anchorage',
  AL: 'America/Chicago',
  AR: 'America/Chicago',
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
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
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
  WY: 'America/Denver',
};
const DEFAULT_ZONE = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Today's civil date where a practice is. Law and due dates count in its days, not in UTC. */
export function civilToday(clock: Clock, stateCode: string): CivilDate {
  const timeZone = ZONES[stateCode] ?? DEFAULT_ZONE;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return civilDate(format.format(clock.nowMs()));
}
