import { instantAt, millisecondsOf } from '../calendar/instant';
import { stampOf } from '../payment/due-dates-file';
import { escaped } from './visit-file';

/** RFC 5545 folds lines behind 75 octets. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 74) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

export type FeedVisit = {
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly minutes: number;
  readonly treatment: string;
  readonly injector: string | null;
  /** Where staff see whose visit it is, behind their log-in. */
  readonly url: string;
};

/**
 * The visits of a practice as a calendar that programs read again and again (RFC 5545). Nobody's name stands in it: whoever keeps the
 * program keeps what it read.
 */
export function visitsFeed(
  visits: readonly FeedVisit[],
  of: { readonly practiceName: string; readonly madeAt: string },
): string {
  const events = visits.flatMap(({ id, version, at, minutes, treatment, injector, url }) => [
    'BEGIN:VEVENT',
    `UID:visit-${id}@visits`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stampOf(of.madeAt)}`,
    `DTSTART:${stampOf(at)}`,
    `DTEND:${stampOf(instantAt(millisecondsOf(at) + minutes * 60_000))}`,
    `SUMMARY:${escaped(injector === null ? treatment : `${treatment}, ${injector}`)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Memberships//Visits//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(of.practiceName)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
