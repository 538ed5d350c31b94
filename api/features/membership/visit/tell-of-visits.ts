import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import { localTime } from '@domain/calendar/local-time';
import { grouped } from '@domain/grouped';
import type { MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { injectorOf, type VisitRow } from '../membership.reads';
import { getPlanTreatment } from '../plan/plan-content';
import { getParties } from '../plan/tell-of-plan';

/** `cancelled`: its treatments left the plan; `unscheduled`: they stay and need another date. */
type Change = 'booked' | 'moved' | 'cancelled' | 'unscheduled';

/**
 * Tells a member of visits at one time that got a date, another one, or none: by mail with the calendar file, and by text message where
 * their number is proven. A reminder that waits for its hour and names another time does not leave (`sendMail`).
 */
export async function tellOfVisits(
  context: Booking,
  row: MembershipRow,
  { change, visits, before = null }: { change: Change; visits: readonly VisitRow[]; before?: string | null },
): Promise<void> {
  const { tx, send } = context;
  const [first] = visits;
  const parties = await getParties(context, row.id);
  if (!first?.scheduled_at || parties.is_deleted || parties.deceased) return;
  const zone = parties.time_zone;
  const injector =
    first.injector_id === null
      ? undefined
      : await tx.first(injectorOf, { id: first.injector_id, practiceId: row.practice_id });
  const treatments: string[] = [];
  for (const visit of visits) {
    const name = (await getPlanTreatment(tx, visit.plan_treatment_id))?.name;
    if (name !== undefined && !treatments.includes(name)) treatments.push(name);
  }
  const told = {
    practiceId: parties.practice_id,
    practiceName: parties.practice_name,
    practicePhone: parties.practice_phone,
    at: localTime(first.scheduled_at, zone),
    ...(before !== null && { before: localTime(before, zone) }),
    visitIds: visits.map(({ id }) => id),
    ...((change === 'booked' || change === 'moved') && { visitAt: first.scheduled_at }),
    ...(change === 'unscheduled' && { visitWasAt: first.scheduled_at }),
  };
  if (parties.email)
    await send(`visit-${change}`, {
      ...told,
      brand: 'membership',
      firstName: parties.first_name,
      to: parties.email,
      path: `${portalBase}${memberPaths.appointments.href({}, { membership: row.id })}`,
      address: `${parties.practice_street}, ${parties.practice_city}`,
      treatments,
      injector: injector?.name ?? null,
    });
  if (parties.phone && parties.phone_verified_at !== null)
    await send(`visit-${change}-text`, { ...told, to: `+1${parties.phone}`, stateCode: parties.borrower_state });
}

/** Tells of visits with a date to come that left the plan, or whose membership ended. */
export async function tellOfEndedVisits(
  context: Booking,
  row: MembershipRow,
  visits: readonly VisitRow[],
): Promise<void> {
  const ahead = visits.filter(
    ({ scheduled_at: at, done_at: done }) => at !== null && done === null && at > context.now,
  );
  for (const same of grouped(ahead, ({ scheduled_at: at }) => at ?? ''))
    await tellOfVisits(context, row, { change: 'cancelled', visits: same });
}
