import type { CivilDate } from '@domain/calendar/civil-date';
import { expect, test } from 'vitest';
import type { Visit } from './calendar.store';
import { clockText, countWords, dayOf, daysShown, hoursOf, placedVisits, stateOf, turned } from './calendar-days';

const day = (text: string) => text as CivilDate;
const aVisit = (of: Partial<Visit> = {}): Visit => ({
  _id: 'v1',
  membershipId: 'm1',
  memberName: 'June Sato',
  phoneNumber: null,
  threadId: 't1',
  treatment: 'HydraFacial',
  units: 1,
  unitType: 'treatment',
  appointmentStatus: 'SCHEDULED',
  dueOn: '2026-08-01',
  scheduledDate: '2026-08-20T15:00:00.000Z',
  minutes: 45,
  injector: null,
  doneAt: null,
  note: null,
  isOnHold: false,
  version: 1,
  ...of,
});

test('a week is Monday to Sunday, a month six weeks, and pages follow one another', () => {
  const week = daysShown('week', day('2026-08-20'));
  expect([week[0], week.at(-1)]).toEqual(['2026-08-17', '2026-08-23']);
  const month = daysShown('month', day('2026-08-20'));
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-07-27', '2026-09-06', 42]);
  expect(daysShown('day', day('2026-08-20'))).toEqual(['2026-08-20']);
  expect(turned('week', day('2026-08-20'), -1)).toBe('2026-08-13');
  expect(turned('month', day('2026-08-31'), 1)).toBe('2026-09-01');
  expect([dayOf('2026-02-30', day('2026-08-20')), dayOf('2026-02-28', day('2026-08-20'))]).toEqual([
    '2026-08-20',
    '2026-02-28',
  ]);
});

test('visits lie at the hours of the practice, in winter and summer, and show how they overlap', () => {
  const summer = aVisit();
  const winter = aVisit({ _id: 'v2', scheduledDate: '2026-12-10T16:00:00.000Z' });
  const [first, second] = placedVisits([winter, summer], 'America/New_York');
  expect([first?.day, first?.from, first?.until]).toEqual(['2026-08-20', 11 * 60, 11 * 60 + 45]);
  expect([second?.day, second?.from]).toEqual(['2026-12-10', 11 * 60]);

  const under = aVisit({ _id: 'a', scheduledDate: '2026-08-20T14:45:00.000Z' });
  const beside = aVisit({ _id: 'b' });
  const placed = placedVisits([under, summer, beside], 'America/New_York');
  expect(placed.map(({ depth, place, of }) => [depth, place, of])).toEqual([
    [0, 0, 1],
    [1, 0, 2],
    [1, 1, 2],
  ]);
  expect(hoursOf(placed)).toEqual({ from: 9, until: 17 });
  const late = placedVisits([aVisit({ scheduledDate: '2026-08-20T23:30:00.000Z' })], 'America/New_York');
  expect(hoursOf(late)).toEqual({ from: 9, until: 21 });
});

test('a visit that is over and was not marked is told apart', () => {
  const now = '2026-08-20T15:30:00.000Z';
  const visits = [
    aVisit({ doneAt: '2026-08-20T14:00:00.000Z' }),
    aVisit({ scheduledDate: '2026-08-20T14:00:00.000Z' }),
    aVisit({ appointmentStatus: 'CONTACT_REQUESTED' }),
    aVisit(),
  ];
  expect(visits.map((visit) => stateOf(visit, now))).toEqual(['done', 'unmarked', 'asked', 'to-come']);
  expect(countWords(visits, now)).toBe('1 done, 1 not marked done, 2 upcoming');
  expect([clockText(0), clockText(750), clockText(13 * 60 + 5)]).toEqual(['12:00 am', '12:30 pm', '1:05 pm']);
});
