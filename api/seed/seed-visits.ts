import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { clashOf, VISIT_MINUTES } from '@domain/membership/visit-times';
import { injectorsOf, type VisitRow, visitById, visitsOf } from '../features/membership/membership.reads';
import { visitsOfInjector } from '../features/membership/visit/appointment.reads';
import { change, markDone, schedule } from '../features/membership/visit/change-visits';
import type { ActiveMember } from './members-plan';
import { atDesk } from './opening-hours';
import { type Membership, memberAsks, staffAsks } from './seed-membership';
import type { World } from './world';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Days after a treatment has become due in which its member comes. */
const COMES_WITHIN_DAYS = 6;
/** What became due in the last days may have its date still to come. */
const RECENT_DAYS = 14;
const COMING_SHARE = 0.5;
/** A visit takes so long. */
const GIVEN_AFTER_MS = 50 * MINUTE;

type Booked = { visit: VisitRow; atMs: number };

/**
 * Dates for everything that is due by today, and of some members for what is due next; what has passed is given. Somebody without a date
 * has none for what became due last; somebody who asks for another one does so some days ago.
 */
export async function addVisits(
  world: World,
  membership: Membership,
  { of, today }: { of: ActiveMember; today: CivilDate },
): Promise<void> {
  const { tx, random } = world.members;
  const visits = await tx.all(visitsOf, { membershipId: membership.id });
  const due = [...new Set(visits.map(({ due_on: on }) => on))].sort();
  const reached = due.filter((on) => on <= today);
  const next = due.find((on) => on > today);
  const last = reached.at(-1);
  const booked: Booked[] = [];
  const book = (on: CivilDate, atMs: number) => {
    const ofDay = visits.filter((visit) => visit.due_on === on);
    // What belongs together is given one after the other.
    booked.push(...ofDay.map((visit, index) => ({ visit, atMs: atMs + index * 60 * MINUTE })));
  };
  for (const on of reached) book(on, dateOf(world, membership, { on, today, isLast: on === last, of }));
  if (of.hasNext && next) book(next, atHour(world, membership, addDays(today, random.between(3, 9))));
  const undated = of.shown === 'appointment_needed' ? booked.findIndex(({ visit }) => visit.due_on === last) : -1;
  const dated = booked.filter((_, index) => index !== undated);
  await giveDates(world, membership, dated);
  if (of.shown !== 'contact_requested') return;
  const asked = dated.find(({ visit }) => visit.due_on === last);
  if (asked) askForOther(world, membership, asked.visit);
}

/** When somebody comes for what became due on a day: soon after it, or, of the last, still to come. */
function dateOf(
  world: World,
  membership: Membership,
  { on, today, isLast, of }: { on: CivilDate; today: CivilDate; isLast: boolean; of: ActiveMember },
): number {
  const { random } = world.members;
  const day = addDays(on, random.between(1, COMES_WITHIN_DAYS));
  const isRecent = isLast && addDays(on, RECENT_DAYS) >= today && random.chance(COMING_SHARE);
  const isToCome = day >= addDays(today, -1) || isRecent || (isLast && of.shown === 'contact_requested');
  return atHour(world, membership, isToCome && !of.isServed ? addDays(today, random.between(2, 24)) : day);
}

function atHour({ members: { random } }: World, { practice }: Membership, day: CivilDate): number {
  const drawnMs = millisecondsOf(`${day}T09:00:00.000Z`) + random.between(0, 16 * 4) * 15 * MINUTE;
  return Math.floor(atDesk(drawnMs, practice.state_code) / (15 * MINUTE)) * 15 * MINUTE;
}

/** The practice makes the dates, and marks what was given on its day. */
async function giveDates(world: World, { id, practice }: Membership, dated: readonly Booked[]): Promise<void> {
  const { timeline, members } = world;
  const { tx, deps, random } = members;
  if (dated.length === 0) return;
  const injectors = await tx.all(injectorsOf, { practiceId: practice.id });
  for (const { visit, atMs } of dated) {
    const { id: injector } = random.pick(injectors);
    const scheduledDate = await freeAt(world, { injector, membershipId: id, at: instantAt(atMs) });
    const agreements = [{ agreementId: visit.id, scheduledDate, injector }];
    await schedule.handle({ ...staffAsks(world, practice.id), body: { membershipId: id, agreements } }, deps);
    timeline.add(millisecondsOf(scheduledDate) + GIVEN_AFTER_MS, async () => {
      const body = { membershipId: id, agreementId: visit.id };
      await markDone.handle({ ...staffAsks(world, practice.id), body }, deps);
    });
  }
}

/** The first quarter of an hour from a moment on at which an injector has nobody else. */
async function freeAt(
  { members: { tx } }: World,
  { injector, membershipId, at }: { injector: string; membershipId: string; at: string },
): Promise<string> {
  const [from, until] = [instantAt(millisecondsOf(at) - DAY), instantAt(millisecondsOf(at) + 3 * DAY)];
  const rows = await tx.all(visitsOfInjector, { injectorId: injector, from, until });
  const busy = rows.flatMap(({ scheduled_at: begins, minutes, membership_id: whose }) =>
    begins === null || whose === membershipId ? [] : [{ at: begins, minutes: Number(minutes) }],
  );
  let free = at;
  while (clashOf(busy, { at: free, minutes: VISIT_MINUTES })) free = instantAt(millisecondsOf(free) + 15 * MINUTE);
  return free;
}

/** The member asks for another date of a visit that is to come. */
function askForOther(world: World, membership: Membership, visit: VisitRow): void {
  const { timeline, members } = world;
  timeline.add(timeline.untilMs - 2 * DAY - members.random.between(0, 600) * MINUTE, async () => {
    const now = await members.tx.first(visitById, { id: visit.id });
    if (!now || now.done_at !== null) throw new Error(`Visit ${visit.id} must be to come`);
    const body = { appointmentStatus: 'CONTACT_REQUESTED' as const, note: 'Mornings are better for me.' };
    const params = { id: visit.id };
    await change.handle({ ...memberAsks(world, membership), params, query: undefined, body }, members.deps);
  });
}

/** One of each treatment is given in the first days. */
export async function giveFirst(world: World, membership: Membership): Promise<void> {
  const { tx, deps } = world.members;
  const visits = await tx.all(visitsOf, { membershipId: membership.id });
  const first = visits[0]?.due_on;
  const atMs = atDesk(deps.clock.nowMs() + 3 * DAY, membership.practice.state_code);
  const given = visits.filter(({ due_on: on }) => on === first);
  await giveDates(
    world,
    membership,
    given.map((visit, index) => ({ visit, atMs: atMs + index * 60 * MINUTE })),
  );
}
