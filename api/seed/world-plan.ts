import type { Wish } from './credit-files';
import { demoPractices } from './demo-practices';
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
};

/** How often each practice is chosen; the others once. */
const PRACTICE_WEIGHT: Readonly<Record<string, number>> = {
  'bright-smile': 8,
  'harbor-medspa': 5,
  'lakeview-derm': 3,
  'empire-implants': 3,
  'sunset-plastics': 2,
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
  return all.flatMap(({ person, kind, practice }, index) => {
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
        startsAtMs: nowMs - (days[index] ?? 0) * DAY - random.between(30, 600) * MINUTE,
        requestedAmountCents: drawAmount(random, practice.slug === 'sunset-plastics' ? 900_000 : 380_000),
      },
    ];
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
