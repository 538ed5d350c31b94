import { expect, test } from 'vitest';
import { visitsFeed } from './visits-feed';

const visit = {
  id: 'v1',
  version: 3,
  at: '2026-08-20T15:00:00.000Z',
  minutes: 45,
  treatment: 'Peel, light; strong',
  injector: 'Lena Cho',
  url: 'https://example.test/v2/privi/admin/member?membership=m1',
};
const of = { practiceName: 'Harbor Med Spa', madeAt: '2026-08-19T10:00:00.000Z' };

test('an event keeps its id, counts its versions, and ends when the visit does', () => {
  const lines = visitsFeed([visit], of).split('\r\n');
  expect(lines).toContain('UID:visit-v1@visits');
  expect(lines).toContain('SEQUENCE:3');
  expect(lines).toContain('DTSTART:20260820T150000Z');
  expect(lines).toContain('DTEND:20260820T154500Z');
  expect(lines).toContain('SUMMARY:Peel\\, light\\; strong\\, Lena Cho');
});

test('no line is longer than 75 octets, and a folded one reads as before', () => {
  const feed = visitsFeed([{ ...visit, treatment: 'Juvéderm '.repeat(20) }], of);
  for (const line of feed.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(feed.replaceAll('\r\n ', '')).toContain('Juvéderm '.repeat(20).slice(0, -1));
});
