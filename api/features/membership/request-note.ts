import { CANCELLATION_CHANNELS } from '@contract/membership/cancellation-calls';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';

export type MemberRequest = { channel: (typeof CANCELLATION_CHANNELS)[number]; on: CivilDate };

/** How and when a member asked for what staff did for them, as a history keeps it: `PHONE 2027-01-17`. */
export const requestNote = ({ channel, on }: { channel: string; on: CivilDate }): string => `${channel} ${on}`;

const NOTE = /^([A-Z_]+) (\d{4}-\d{2}-\d{2})$/;

/** What `requestNote` kept; null for another note. */
export function requestOf(note: string | null): MemberRequest | null {
  const [, named, day] = NOTE.exec(note ?? '') ?? [];
  const channel = CANCELLATION_CHANNELS.find((one) => one === named);
  return channel && day ? { channel, on: civilDate(day) } : null;
}
