import type { ResultOf } from '@contract/endpoint';
import type { getAppointments, getFreeTimes } from '@contract/membership/appointment-calls';
import { CALENDAR_DAYS_MAX } from '@contract/membership/appointment-calls';
import { weekday } from '@domain/calendar/bank-holidays';
import { addDays, type CivilDate, civilDate, daysBetween } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { localTime } from '@domain/calendar/local-time';
import { twelveHours } from '@domain/calendar/twelve-hours';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import {
  clashOf,
  freeTimes,
  nearestFree,
  VISIT_MINUTES,
  VISIT_MINUTES_MAX,
  type VisitTime,
} from '@domain/membership/visit-times';
import { fullName } from '@domain/person-name';
import { practiceToday } from '../../../civil-today';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import type { Reading } from '../../../work';
import type { MembershipRow } from '../../member-record/index';
import { soldTreatmentsOf } from '../membership.reads';
import { getParties } from '../plan/tell-of-plan';
import {
  type AppointmentRow,
  appointmentsBetween,
  countWaitingVisits,
  injectorsNow,
  practiceOfCalendar,
  takenInjector,
  visitsOfInjector,
  visitsOfPractice,
  waitingVisits,
} from './appointment.reads';

/** More than these in six weeks are no calendar of a practice. */
const SHOWN_MAX = 5000;
const WAITING_MAX = 100;
const WEEK_DAYS = 7;
/** Free times are proposed so far ahead. */
const AHEAD_DAYS = 62;
const DAY_MS = 86_400_000;

type Busy = VisitTime & { membershipId: string };
const busyOf = (
  rows: readonly { membership_id: string; scheduled_at: string | null; minutes: number | string }[],
): Busy[] =>
  rows.flatMap(({ membership_id: membershipId, scheduled_at: at, minutes }) =>
    at === null ? [] : [{ membershipId, at, minutes: Number(minutes) }],
  );

const clock = (instant: string, zone: string): string => twelveHours(localTime(instant, zone).slice(11));

/**
 * Why an injector cannot give a visit at a time: they have somebody else then. Several treatments of one member may be given in one
 * visit. Null where they can, and where any injector may.
 */
export async function whyTaken(
  context: Context,
  row: MembershipRow,
  { injectorId, at, minutes }: { injectorId: string | null; at: string; minutes: number },
): Promise<string | null> {
  const { tx } = context;
  const injector = injectorId === null ? undefined : await tx.first(takenInjector, { id: injectorId });
  if (!injector) return null;
  const longest = VISIT_MINUTES_MAX * 60_000;
  const from = instantAt(millisecondsOf(at) - longest);
  const until = instantAt(millisecondsOf(at) + DAY_MS + longest);
  const all = busyOf(await tx.all(visitsOfInjector, { injectorId: injector.id, from, until }));
  const others = all.filter(({ membershipId }) => membershipId !== row.id);
  const clash = clashOf(others, { at, minutes });
  if (!clash) return null;
  const zone = (await getParties(context, row.id)).time_zone;
  const nearest = nearestFree(others, { at, minutes }, zone);
  const other = `${injector.name} has another visit at ${clock(clash.at, zone)}.`;
  return nearest === null ? other : `${other} Next open time: ${clock(nearest, zone)}.`;
}

type View = ResultOf<typeof getAppointments>;
type Shown = View['appointments'][number];

const appointmentView = (row: AppointmentRow): Shown => ({
  _id: row.id,
  membershipId: row.membership_id,
  memberName: fullName(row.first_name, row.last_name) || 'No name yet',
  phoneNumber: row.phone,
  threadId: row.thread_id,
  treatment: row.treatment,
  units: Number(row.units),
  unitType: row.unit_type,
  appointmentStatus: row.status,
  dueOn: row.due_on,
  scheduledDate: row.scheduled_at,
  minutes: Number(row.minutes),
  injector: row.injector_id === null ? null : { _id: row.injector_id, name: row.injector_name ?? '' },
  doneAt: row.done_at,
  note: row.requested_note,
  isOnHold: row.standing === 'BENEFITS_HELD',
  version: row.version,
});

/** The days that are asked for: this week where none are. @throws AppError INVALID_FIELDS naming `to` */
function daysOf(query: { from?: string | undefined; to?: string | undefined }, today: CivilDate) {
  const from = civilDate(query.from ?? addDays(today, -((weekday(today) + 6) % WEEK_DAYS)));
  const to = civilDate(query.to ?? addDays(from, WEEK_DAYS - 1));
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > CALENDAR_DAYS_MAX)
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'to', message: `Choose 1 to ${CALENDAR_DAYS_MAX} days.` }],
    });
  return { from, to };
}

async function waiting(
  db: Db,
  practiceId: string,
  of: { status: 'APPOINTMENT_NEEDED' | 'CONTACT_REQUESTED'; day: string },
) {
  const asked = { practiceId, ...of };
  const rows = await db.all(waitingVisits, { ...asked, limit: WAITING_MAX });
  return { rows: rows.map(appointmentView), count: Number((await db.first(countWaitingVisits, asked))?.count ?? 0) };
}

/** The last day that a date has: somebody may ask for another date of a treatment before it is owed. */
const EVER = '9999-12-31';

/** A practice's visits of some days, and what waits for a date or a call. @throws AppError NOT_FOUND, INVALID_FIELDS */
export async function viewAppointments(
  { db, deps }: Reading,
  query: { practiceId: string; from?: string | undefined; to?: string | undefined },
): Promise<View> {
  const practice = await db.first(practiceOfCalendar, { id: query.practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const today = practiceToday(deps.clock, practice);
  const timezone = practice.time_zone;
  const { from, to } = daysOf(query, today);
  const instants = instantsOfDays(from, to, timezone);
  const between = { practiceId: practice.id, from: instants.from, until: instants.to, limit: SHOWN_MAX };
  const needs = await waiting(db, practice.id, { status: 'APPOINTMENT_NEEDED', day: today });
  const asks = await waiting(db, practice.id, { status: 'CONTACT_REQUESTED', day: EVER });
  return {
    today,
    now: deps.clock.now(),
    timezone,
    from,
    to,
    injectors: (await db.all(injectorsNow, { practiceId: practice.id })).map(({ id, name, color }) => ({
      _id: id,
      name,
      color,
    })),
    treatments: [...new Set((await db.all(soldTreatmentsOf, { practiceId: practice.id })).map(({ name }) => name))],
    appointments: (await db.all(appointmentsBetween, between)).map(appointmentView),
    needsDate: needs.rows,
    needsDateCount: needs.count,
    asksForDate: asks.rows,
    asksForDateCount: asks.count,
  };
}

/** The next three free times of an injector; without one, those at which nobody at the practice has a visit. @throws AppError NOT_FOUND */
export async function viewFreeTimes(
  { db, deps }: Reading,
  query: { practiceId: string; injector?: string | undefined; minutes?: string | undefined },
): Promise<ResultOf<typeof getFreeTimes>> {
  const practice = await db.first(practiceOfCalendar, { id: query.practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const own = await db.all(injectorsNow, { practiceId: practice.id });
  if (query.injector !== undefined && !own.some(({ id }) => id === query.injector)) throw new AppError('NOT_FOUND');
  const after = deps.clock.now();
  const between = {
    from: instantAt(millisecondsOf(after) - VISIT_MINUTES_MAX * 60_000),
    until: instantAt(millisecondsOf(after) + AHEAD_DAYS * DAY_MS),
  };
  const rows =
    query.injector === undefined
      ? await db.all(visitsOfPractice, { practiceId: practice.id, ...between })
      : await db.all(visitsOfInjector, { injectorId: query.injector, ...between });
  const wish = {
    after,
    minutes: Number(query.minutes ?? VISIT_MINUTES),
    zone: practice.time_zone,
    count: 3,
  };
  return { times: freeTimes(busyOf(rows), wish) };
}
