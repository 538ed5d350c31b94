import { expect, test } from 'vitest';
import { visitFile } from './visit-file';

const visit = {
  id: 'v1',
  version: 3,
  at: '2026-09-03T14:30:00.000Z',
  minutes: 45,
  practiceName: 'Harbor Med Spa',
  address: '12 Harbor Drive, Miami; FL',
  madeAt: '2026-08-20T15:20:00.000Z',
  language: 'en',
} as const;

test('a visit is one event at its moment, with its place and a reminder, and without the treatment', () => {
  const lines = visitFile(visit).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Memberships//Visits//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:visit-v1@visits',
    'SEQUENCE:3',
    'DTSTAMP:20260820T152000Z',
    'DTSTART:20260903T143000Z',
    'DTEND:20260903T151500Z',
    'SUMMARY:Visit: Harbor Med Spa',
    'LOCATION:12 Harbor Drive\\, Miami\\; FL',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:A visit is tomorrow',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a file of a visit that was moved is the same event of a later version', () => {
  const moved = visitFile({ ...visit, version: 4, at: '2026-09-04T14:30:00.000Z', language: 'es' });
  expect(moved).toContain('UID:visit-v1@visits\r\nSEQUENCE:4');
  expect(moved).toContain('SUMMARY:Visita: Harbor Med Spa');
});
