import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { changeOne } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { type VisitRow, visitsOf } from '../membership.reads';
import { moveVisit } from '../membership.writes';
import { yearBegins } from './promise-visits';
import { tellOfEndedVisits } from './tell-of-visits';

/** Treatments stay available so many days after a year that was paid in full. */
const UNUSED_DAYS = 90;

const isLeft = (visit: VisitRow) => visit.done_at === null && visit.ended_at === null;

/** The first day on which what was not used of a year is gone; null while the year runs. */
export function lapsesOn(row: MembershipRow, visit: VisitRow): CivilDate | null {
  if (visit.lapses_on !== null) return visit.lapses_on;
  if (Number(visit.plan_year) < Number(row.plan_year)) return addDays(yearBegins(row), UNUSED_DAYS);
  const hasEnded = row.cancelled_on !== null && row.cancel_method === null;
  return hasEnded ? addDays(row.cancelled_on as CivilDate, UNUSED_DAYS) : null;
}

/** A plan year ends: what was not used of it says from which day on it is gone, whatever follows. */
export async function letLapse({ tx }: Booking, row: MembershipRow, endedOn: CivilDate): Promise<void> {
  for (const visit of await tx.all(visitsOf, { membershipId: row.id }))
    if (isLeft(visit) && Number(visit.plan_year) === Number(row.plan_year))
      await changeOne(tx, moveVisit, { ...visit, lapses_on: addDays(endedOn, UNUSED_DAYS) });
}

/** Treatments of years that have ended fall away on their day. */
export async function endUnused(context: Booking, row: MembershipRow, day: CivilDate): Promise<void> {
  const { tx, now } = context;
  const gone = (await tx.all(visitsOf, { membershipId: row.id })).filter((visit) => {
    const on = lapsesOn(row, visit);
    return isLeft(visit) && on !== null && on <= day;
  });
  for (const visit of gone) await changeOne(tx, moveVisit, { ...visit, ended_at: now });
  await tellOfEndedVisits(context, row, gone);
}

/** The days on which something of a membership falls away. */
export const lapseDays = (row: MembershipRow, visits: readonly VisitRow[]): (CivilDate | null)[] =>
  visits.filter(isLeft).map((visit) => lapsesOn(row, visit));
