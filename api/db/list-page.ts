import { createHash } from 'node:crypto';
import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { fillDateRange } from '@domain/calendar/date-range';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { instantsOfDays } from '@domain/calendar/zoned-day';

/** The place after which the next page begins: the sort value and the id of the last row. */
export type Cursor = { value: string | number | null; id: string };

/** Opaque text of a cursor. The digest only catches slips; a cursor grants nothing. */
export function encodeCursor(cursor: Cursor): string {
  const body = Buffer.from(JSON.stringify([cursor.value, cursor.id])).toString('base64url');
  return `${body}.${digest(body)}`;
}

/** Undefined for text that is not a cursor of ours. */
export function decodeCursor(text: string): Cursor | undefined {
  const [body, mark] = text.split('.', 2);
  if (!body || mark !== digest(body)) return undefined;
  const parsed = parsedOf(body);
  if (!Array.isArray(parsed) || parsed.length !== 2) return undefined;
  const [value, id]: unknown[] = parsed;
  // The digest has no key, so whoever knows it writes what they like; a database binds only these.
  const isBindable = value === null || typeof value === 'string' || typeof value === 'number';
  return isBindable && typeof id === 'string' ? { value, id } : undefined;
}

function parsedOf(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function digest(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 8);
}

/** Rows that OFFSET may skip; beyond it only the cursor pages on, because skipping reads every row. */
export const OFFSET_ROWS_MAX = 10_000;

/**
 * The instants of a list's date range: by default the start of the day 30 days ago to the end of today, a missing end
 * filled (decision 9). Civil dates are days in `timeZone`. `to` is exclusive.
 */
export function instantRange(
  chosen: { start?: string | undefined; end?: string | undefined } | undefined,
  today: CivilDate,
  timeZone: string,
): { from: string; to: string } {
  const { start, end } = chosen ?? {};
  const startOn = start === undefined ? undefined : dayOf(start);
  const endOn = end === undefined ? undefined : dayOf(end);
  const range = fillDateRange({ ...(startOn ? { startOn } : {}), ...(endOn ? { endOn } : {}) }, today);
  const days = instantsOfDays(range.startOn, range.endOn, timeZone);
  return {
    from: start && !isCivilDate(start) ? instantAt(millisecondsOf(start)) : days.from,
    to: end && !isCivilDate(end) ? instantAt(millisecondsOf(end)) : days.to,
  };
}

function dayOf(text: string): CivilDate | undefined {
  const day = text.slice(0, 10);
  return isCivilDate(day) ? day : undefined;
}
