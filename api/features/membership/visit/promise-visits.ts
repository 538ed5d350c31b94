import type { CivilDate } from '@domain/calendar/civil-date';
import { renewsOn } from '@domain/membership/calendar';
import { slotsOf } from '@domain/membership/treatment-row';
import { VISIT_MINUTES } from '@domain/membership/visit-times';
import { changeOne } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { datesOf, pausesOf, yearOf } from '../figures';
import { type PlanTreatmentRow, type VisitRow, visitsOf } from '../membership.reads';
import { insertVisit, moveVisit } from '../membership.writes';
import { rowOfKept } from '../plan/plan-content';
import { tellOfEndedVisits } from './tell-of-visits';

/** First day of the plan year that runs. */
export function yearBegins(row: MembershipRow): CivilDate {
  const [anchor, year] = [row.activated_on as CivilDate, yearOf(row)];
  return year === 0 ? anchor : renewsOn(anchor, year - 1, pausesOf(row));
}

/**
 * The treatments that a plan promises in the year that runs, each from the payment day of its month on; what was given stays. After a change,
 * those that the plan no longer has end, and the others take its terms; after a pause they come later.
 */
export async function promiseVisits(
  context: Booking,
  row: MembershipRow,
  { treatments }: { treatments: readonly PlanTreatmentRow[] },
): Promise<void> {
  const { tx, deps, now } = context;
  const year = Number(row.plan_year);
  const days = datesOf(row);
  const owed = (dueOn: CivilDate) => (dueOn <= now.slice(0, 10) ? 1 : 0);
  const known = (await tx.all(visitsOf, { membershipId: row.id })).filter((visit) => Number(visit.plan_year) === year);
  const gone: VisitRow[] = [];
  for (const kept of treatments) {
    const { preDiscountCents, totalCents } = rowOfKept(kept);
    const slots = slotsOf(kept.interval_months === null ? null : Number(kept.interval_months));
    const mine = known
      .filter(({ thread_id: thread }) => thread === kept.thread_id)
      .sort((one, other) => Number(one.slot) - Number(other.slot));
    // What was given stays, whichever month it was of: of the others the last ones fall away.
    const surplus = Math.max(0, mine.length - slots.length);
    const out = surplus === 0 ? [] : mine.filter((visit) => visit.done_at === null).slice(-surplus);
    const stays = mine.filter((visit) => !out.includes(visit));
    const terms = { plan_treatment_id: kept.id, price_cents: totalCents, list_cents: preDiscountCents };
    for (const [index, slot] of slots.entries()) {
      const before = stays[index];
      const dueOn = days[slot] as CivilDate;
      if (before) {
        if (before.done_at === null)
          await changeOne(tx, moveVisit, { ...before, ...terms, due_on: dueOn, is_owed: owed(dueOn), ended_at: null });
        continue;
      }
      // A date that the plan was made with is one of its first year.
      const isFirst = index === 0 && kept.scheduled_at !== null && kept.scheduled_at.slice(0, 10) >= yearBegins(row);
      await tx.run(insertVisit, {
        id: deps.newId(),
        membership_id: row.id,
        practice_id: row.practice_id,
        thread_id: kept.thread_id,
        ...terms,
        plan_year: year,
        slot: index,
        due_on: dueOn,
        is_owed: owed(dueOn),
        status: isFirst ? 'SCHEDULED' : 'APPOINTMENT_NEEDED',
        scheduled_at: isFirst ? kept.scheduled_at : null,
        minutes: VISIT_MINUTES,
        injector_id: kept.injector_id,
        done_at: null,
        done_by: null,
        is_acknowledged: 1,
        requested_note: null,
        ended_at: null,
        lapses_on: null,
        created_at: now,
        version: 1,
      });
    }
    gone.push(...out);
  }
  const threads = new Set(treatments.map(({ thread_id: thread }) => thread));
  gone.push(...known.filter(({ thread_id: thread }) => !threads.has(thread)));
  const falling = gone.filter((visit) => visit.done_at === null && visit.ended_at === null);
  for (const visit of falling) await changeOne(tx, moveVisit, { ...visit, ended_at: now });
  await tellOfEndedVisits(context, row, falling);
}
