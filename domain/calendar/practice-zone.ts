import { zoneOfState, zonesOfState } from './state-zone';

/** The time zones that a practice may choose from, from east to west, with their names on a screen. */
export const TIME_ZONES = [
  { id: 'America/Puerto_Rico', name: 'Atlantic (Puerto Rico, Virgin Islands)' },
  { id: 'America/New_York', name: 'Eastern (New York)' },
  { id: 'America/Detroit', name: 'Eastern (Detroit)' },
  { id: 'America/Indiana/Indianapolis', name: 'Eastern (Indianapolis)' },
  { id: 'America/Kentucky/Louisville', name: 'Eastern (Louisville)' },
  { id: 'America/Chicago', name: 'Central (Chicago)' },
  { id: 'America/Denver', name: 'Mountain (Denver)' },
  { id: 'America/Boise', name: 'Mountain (Boise)' },
  { id: 'America/Phoenix', name: 'Mountain, no daylight saving (Phoenix)' },
  { id: 'America/Los_Angeles', name: 'Pacific (Los Angeles)' },
  { id: 'America/Anchorage', name: 'Alaska (Anchorage)' },
  { id: 'America/Adak', name: 'Aleutian (Adak)' },
  { id: 'Pacific/Honolulu', name: 'Hawaii (Honolulu)' },
  { id: 'Pacific/Pago_Pago', name: 'Samoa (Pago Pago)' },
  { id: 'Pacific/Guam', name: 'Guam and Northern Marianas' },
] as const;

/** IANA name of a practice's time zone. */
export type TimeZone = (typeof TIME_ZONES)[number]['id'];

export const TIME_ZONE_IDS: readonly TimeZone[] = TIME_ZONES.map(({ id }) => id);

const isTimeZone = (text: string): text is TimeZone => (TIME_ZONE_IDS as readonly string[]).includes(text);

/** How a screen names a time zone; its IANA name where the list has none for it. */
export const timeZoneName = (id: string): string => TIME_ZONES.find((zone) => zone.id === id)?.name ?? id;

const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/**
 * The time zone that a form proposes for a practice; null where it has to be chosen, because the state has two or is a territory.
 * @example proposedZone('IL') is America/Chicago, proposedZone('TX') is null.
 */
export function proposedZone(stateCode: string): TimeZone | null {
  if (TERRITORIES.has(stateCode)) return null;
  const [zone, other] = zonesOfState(stateCode || undefined);
  return other === undefined && zone !== undefined && isTimeZone(zone) ? zone : null;
}

/** The first three digits of the ZIP codes that are in the other zone of their state. */
export const OTHER_ZIP_CODES: readonly {
  readonly stateCode: string;
  readonly zone: TimeZone;
  readonly zips: string;
}[] = [
  { stateCode: 'FL', zone: 'America/Chicago', zips: '324 325' },
  { stateCode: 'ID', zone: 'America/Los_Angeles', zips: '835 838' },
  { stateCode: 'IN', zone: 'America/Chicago', zips: '463 464 476 477' },
  { stateCode: 'KY', zone: 'America/Chicago', zips: '420 421 422 423 424' },
  { stateCode: 'ND', zone: 'America/Denver', zips: '586' },
  { stateCode: 'NE', zone: 'America/Denver', zips: '691 693' },
  { stateCode: 'OR', zone: 'America/Boise', zips: '979' },
  { stateCode: 'SD', zone: 'America/Denver', zips: '577' },
  { stateCode: 'TN', zone: 'America/New_York', zips: '373 374 376 377 378 379' },
  { stateCode: 'TX', zone: 'America/Denver', zips: '798 799 885' },
];

/**
 * The time zone of an address where nobody has chosen one: the state's, or by the ZIP code its other one.
 * @example zoneOfAddress({ stateCode: 'TX', zipCode: '79901' }) is America/Denver, that of El Paso.
 */
export function zoneOfAddress({ stateCode, zipCode }: { stateCode: string; zipCode: string }): TimeZone {
  const other = OTHER_ZIP_CODES.find((one) => one.stateCode === stateCode && one.zips.includes(zipCode.slice(0, 3)));
  const zone = zoneOfState(stateCode);
  return other?.zone ?? (isTimeZone(zone) ? zone : 'America/New_York');
}

/**
 * The time zone after an address has changed: what was chosen with it, else the one that stood while it is one of the new state, else that
 * of the new address.
 */
export function zoneAfterMove(
  before: { stateCode: string; timeZone: string },
  after: { stateCode: string; zipCode: string; timeZone?: string | undefined },
): string {
  if (after.timeZone !== undefined) return after.timeZone;
  return before.stateCode === after.stateCode ? before.timeZone : zoneOfAddress(after);
}
