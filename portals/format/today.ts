import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';

/** How far the business of a demo is ahead of this device's clock, in milliseconds; 0 in production. */
let aheadMs = 0;

/** Takes over what the server said of its clock. */
export function setBusinessAhead(milliseconds: number): void {
  aheadMs = milliseconds;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** The civil date of a moment in a zone; now and where the reader is, unless told. */
function dayOf({ timeZone, ms = Date.now() + aheadMs }: { timeZone?: string | undefined; ms?: number }): CivilDate {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  return civilDate(`${parts.year}-${parts.month}-${parts.day}`);
}

/** The civil date of an instant in a zone, or where the reader is. */
export const dayIn = (instant: string, timeZone?: string): CivilDate =>
  dayOf({ timeZone, ms: millisecondsOf(instant) });

/** Now, by the clock of the business. */
export const nowMs = (): number => Date.now() + aheadMs;

/** Today's civil date in a zone. */
export const todayIn = (timeZone: string): CivilDate => dayOf({ timeZone });

/** Today's civil date where the reader is, for "9 weeks left" and weekdays. The law's days are counted by the server. */
export const todayHere = (): CivilDate => dayOf({});
