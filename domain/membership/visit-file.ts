import { instantAt, millisecondsOf } from '../calendar/instant';
import { stampOf } from '../payment/due-dates-file';

const WORDS = {
  en: { visit: 'Visit', tomorrow: 'A visit is tomorrow' },
  es: { visit: 'Visita', tomorrow: 'Mañana tiene una visita' },
} as const;

/** RFC 5545 escapes backslashes, commas, semicolons and line ends. */
export const escaped = (text: string): string => text.replace(/([\\,;])/g, '\\$1').replace(/\r?\n/g, '\\n');

/**
 * A visit as a calendar file (RFC 5545), with a reminder the day before. The treatment is not named, because calendars are shared. An
 * event keeps its `UID` and counts its versions, so a file of a visit that was moved moves it, and
 * one of a visit that was canceled takes it out.
 */
export function visitFile(visit: {
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly minutes: number;
  /** It left the plan: the event is taken out of the calendar. */
  readonly isCancelled?: boolean;
  readonly practiceName: string;
  readonly address: string;
  readonly madeAt: string;
  readonly language: keyof typeof WORDS;
}): string {
  const { visit: title, tomorrow } = WORDS[visit.language];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Memberships//Visits//EN',
    `METHOD:${visit.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:visit-${visit.id}@visits`,
    `SEQUENCE:${visit.version}`,
    `DTSTAMP:${stampOf(visit.madeAt)}`,
    `DTSTART:${stampOf(visit.at)}`,
    `DTEND:${stampOf(instantAt(millisecondsOf(visit.at) + visit.minutes * 60_000))}`,
    ...(visit.isCancelled ? ['STATUS:CANCELLED'] : []),
    `SUMMARY:${title}: ${escaped(visit.practiceName)}`,
    `LOCATION:${escaped(visit.address)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${tomorrow}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
