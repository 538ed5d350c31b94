import { addBusinessDays } from '@domain/calendar/business-day';
import { millisecondsOf } from '@domain/calendar/instant';
import { civilDayOf } from '../civil-today';
import type { Wish } from './credit-files';
import { demoPractices } from './demo-practices';
import { atDesk, todayBefore, whenAwakeBefore } from './opening-hours';
import type { Random } from './random';
import { drawPerson, type SeedPerson } from './seed-person';

/** How many made-up people and applications there are beside the two that demos log in as (domain §6). */
export const PEOPLE = 258;
export const APPLICATIONS = 419;
/** Fourteen months. */
export const DAYS = 425;
const RECENT_DAYS = 30;
const RECENT_APPLICATIONS = 92;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** How an application goes: to a decision, or the applicant leaves. */
export type ApplicationWish = Wish | 'leave';

export type PlannedApplication = {
  person: SeedPerson;
  practiceId: string;
  wish: ApplicationWish;
  startsAtMs: number;
  requestedAmountCents: number;
  /** When the practice asks for a treatment that is approved at once, in the last days. */
  freshAtMs?: number;
};

/** How often each practice is chosen; the others once. */
const PRACTICE_WEIGHT: Readonly<Record<string, number>> = {
  'bright-smile': 8,
  'harbor-medspa': 5,
  'lakeview-derm': 3,
  'empire-implants': 3,
  'sunset-plastics': 5,
  'clearview-eye': 2,
  'brightarch-smiles': 3,
};

/** Applicants by what becomes of them: approvals 64 %, denials 24 %, the rest waits or was left. */
const KINDS: readonly (readonly [ApplicationWish | 'wait', number])[] = [
  ['approve', 68],
  ['deny', 20],
  ['wait', 12],
];

/**
 * Who applies when, where and with what prospects. Times are counted back from the seeding, so that the last 30 days, which
 * lists show first, are never empty.
 */
export function planApplications(nowMs: number, random: Random): PlannedApplication[] {
  const open = demoPractices.filter((practice) => practice.isActive);
  const weighted = open.map((practice) => [practice, PRACTICE_WEIGHT[practice.slug] ?? 1] as const);
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const home = random.weighted(weighted);
    const near = open.filter((practice) => practice.stateCode === home.stateCode && practice.id !== home.id);
    return {
      person: drawPerson(index, random),
      kind: random.weighted(KINDS),
      practices: [home, ...random.shuffled(near)],
    };
  });
  const visits = people.map((one) => ({ ...one, practice: one.practices[0] }));
  // People come back to another practice of their state, never to the same one, where they would go on with what they have.
  const returning = random.shuffled(
    people.flatMap((one) => one.practices.slice(1).map((practice) => ({ ...one, practice }))),
  );
  const all = [...visits, ...returning.slice(0, APPLICATIONS - PEOPLE)];
  const days = random.shuffled(all.map((_, index) => dayOf(index, random)));
  const drawn = all.flatMap(({ person, kind, practice }, index) => {
    if (!practice) return [];
    return [
      {
        person,
        practiceId: practice.id,
        wish:
          kind === 'wait'
            ? random.weighted([
                ['review', 60],
                ['leave', 40],
              ] as const)
            : kind,
        startsAtMs: whenAwakeBefore(nowMs - (days[index] ?? 0) * DAY - random.between(30, 600) * MINUTE, {
          beforeMs: nowMs - 15 * MINUTE,
          stateCode: practice.stateCode,
        }),
        requestedAmountCents: drawAmount(random, practice.slug === 'sunset-plastics' ? 900_000 : 380_000),
      },
    ];
  });
  return busyToday(drawn, nowMs);
}

/** Practices that demos log in to, with how much of the day had passed when somebody applied there today. */
const TODAY: readonly (readonly [practiceId: string, stateCode: string, share: number])[] = [
  ['prac-bright-smile', 'TX', 0.3],
  ['prac-bright-smile', 'TX', 0.75],
  ['prac-harbor-medspa', 'FL', 0.5],
];

/** Somebody applies today at the practices that demos look at, from the hour on at which people are awake there. */
function busyToday(planned: PlannedApplication[], nowMs: number): PlannedApplication[] {
  const rest = [...planned];
  const moved = TODAY.flatMap(([practiceId, stateCode, share]) => {
    const startsAtMs = todayBefore(nowMs - 15 * MINUTE, { share, stateCode });
    const visits = new Map<SeedPerson, number>();
    for (const { person } of planned) visits.set(person, (visits.get(person) ?? 0) + 1);
    // Somebody who comes once: whoever comes back came to another practice before.
    const at = rest.findIndex((one) => one.practiceId === practiceId && visits.get(one.person) === 1);
    const [found] = startsAtMs === null || at < 0 ? [] : rest.splice(at, 1);
    return found && startsAtMs !== null ? [{ ...found, startsAtMs }] : [];
  });
  return [...rest, ...moved];
}

/** Practices that demos log in to have purchases whose money is due, or on its way. */
const FRESH_AT: readonly string[] = ['prac-bright-smile', 'prac-harbor-medspa', 'prac-sunset-plastics'];
/** Business days before today. */
const FRESH_DAYS = [1, 1, 2, 2, 3] as const;
const SETTLED_IN_DAYS = 12;
const LINE_LASTS_DAYS = 100;

/** Gives some people of these practices a purchase of the last days, under a limit that they have by then. */
export function withFreshPurchases(planned: readonly PlannedApplication[], nowMs: number): PlannedApplication[] {
  const states = new Map(demoPractices.map(({ id, stateCode }) => [id, stateCode]));
  const fresh = new Map<PlannedApplication, number>();
  for (const practiceId of FRESH_AT) {
    const state = states.get(practiceId) ?? '';
    const able = planned.filter(
      (one) =>
        one.practiceId === practiceId &&
        one.wish === 'approve' &&
        one.startsAtMs < nowMs - SETTLED_IN_DAYS * DAY &&
        one.startsAtMs > nowMs - LINE_LASTS_DAYS * DAY,
    );
    for (const [place, daysAgo] of FRESH_DAYS.entries()) {
      const one = able[place];
      const day = addBusinessDays(civilDayOf(nowMs, state), -daysAgo);
      if (one) fresh.set(one, atDesk(millisecondsOf(`${day}T${14 + place}:10:00.000Z`), state));
    }
  }
  return planned.map((one) => {
    const freshAtMs = fresh.get(one);
    return freshAtMs === undefined ? one : { ...one, freshAtMs };
  });
}

function dayOf(index: number, random: Random): number {
  return index < RECENT_APPLICATIONS ? random.between(0, RECENT_DAYS - 1) : random.between(RECENT_DAYS, DAYS - 1);
}

/** Log-normal around a median, in whole 5 dollars, between $300 and $25,000. */
export function drawAmount(random: Random, medianCents: number): number {
  const drawn = Math.round((medianCents * Math.exp(0.55 * random.bell())) / 500) * 500;
  return Math.min(2_500_000, Math.max(30_000, drawn));
}
