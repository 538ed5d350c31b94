import { addDays, addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { cents } from '@domain/money/cents';
import { civilDayOf } from '../civil-today';
import { nameApplication } from '../features/application/answers/person-answers';
import { getCase } from '../features/application/application.reads';
import { updateApplication, updateBorrower } from '../features/application/application.writes';
import type { PracticeRow } from '../features/practice/index';
import type { CreditFile } from '../vendors/credit-bureau/port';
import { drawCreditFile, type Wish } from './credit-files';
import { addMemberDays } from './member-days';
import {
  type ActiveMember,
  type FormerMember,
  type FutureMember,
  formerMembers,
  futureMembers,
  runningMembers,
  storyMember,
} from './members-plan';
import { atDeskBefore, whenAwakeBefore, whileAwake } from './opening-hours';
import type { Random } from './random';
import { beginApplication, decideApplication } from './seed-application';
import {
  activate,
  askForAnother,
  changeRunning,
  endMember,
  inviteWithPlan,
  type Membership,
  membershipOf,
  sellPlan,
} from './seed-membership';
import { drawPerson, type SeedPerson } from './seed-person';
import { addVisits, giveFirst } from './seed-visits';
import type { Past, World } from './world';
import { PEOPLE } from './world-plan';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Where somebody signs up for a membership in vain, how many days ago, and what becomes of it. */
const SIGNUPS: readonly (readonly [practiceId: string, daysAgo: number, wish: Wish | 'leave'])[] = [
  ['prac-bright-smile', 22, 'deny'],
  ['prac-harbor-medspa', 15, 'leave'],
  ['prac-lakeview-derm', 9, 'review'],
  ['prac-harbor-medspa', 6, 'deny'],
  ['prac-bright-smile', 3, 'leave'],
];
/** Members, the one of the stories included (domain §6). */
export const MEMBERS = 1 + runningMembers.length + formerMembers.length + futureMembers.length;
/** People who came to be members, or wished to, beside the one of the stories. */
export const MEMBER_PEOPLE = MEMBERS - 1 + SIGNUPS.length;
/** The first plan began so long before today, and a little more. */
const MONTHS = 7;

/** The members of the demo world: ninety in every state, and some who signed up in vain. */
export function addMembers(world: World, story: { person: SeedPerson; file: CreditFile }, nowMs: number): void {
  const { random } = world.members;
  let index = PEOPLE;
  const next = () => drawPerson(index++, random);
  for (const [practiceId, daysAgo, wish] of SIGNUPS) {
    const person = next();
    const practice = world.practice(practiceId);
    const drawnMs = nowMs - daysAgo * DAY - random.between(0, 1440) * MINUTE;
    const startsAtMs = whenAwakeBefore(drawnMs, { beforeMs: nowMs, stateCode: practice.state_code });
    const file = wish === 'leave' ? null : drawCreditFile(wish, random, { consumerId: person.consumerId });
    addSignup(world, person, { practice, startsAtMs, file });
  }
  addMemberDays(world, addMonths(civilDayOf(nowMs, 'TX'), -MONTHS));
  addRunning(world, storyMember, { ...story, nowMs });
  for (const of of runningMembers) addRunning(world, of, { ...applicant(next(), random), nowMs });
  for (const of of formerMembers) addFormer(world, of, { ...applicant(next(), random), nowMs });
  for (const of of futureMembers) addFuture(world, of, { ...applicant(next(), random), nowMs });
}

/** A moment of a day on which people of a state are awake. */
const momentOf = (day: CivilDate, stateCode: string): number =>
  whileAwake(millisecondsOf(`${day}T18:00:00.000Z`), stateCode);

type Applicant = { person: SeedPerson; file: CreditFile };
type Arriving = Applicant & { nowMs: number };

const applicant = (person: SeedPerson, random: Random): Applicant => ({
  person,
  // What most plans cost is within the limit that such a file gives.
  file: drawCreditFile('approve', random, {
    consumerId: person.consumerId,
    given: {
      score: random.between(765, 815),
      revolvingUtilization: 0.12,
      inquiries6m: 0,
      monthlyDebtCents: cents(30_000),
    },
  }),
});

type Signup = { practice: PracticeRow; startsAtMs: number; file: CreditFile | null; past?: Past };

/** Somebody signs up; without a file they leave before the decision. Who is approved becomes a member at once. */
function addSignup({ timeline, members }: World, person: SeedPerson, of: Signup): void {
  const { practice, startsAtMs, file, past = members } = of;
  let applicationId = '';
  timeline.add(startsAtMs, async () => {
    applicationId = await beginSignup(past, person, practice);
  });
  if (file === null) return;
  timeline.add(startsAtMs + 6 * MINUTE, async () => {
    await decideApplication(past, applicationId, { file, enrollment: 'MEMBERSHIPS' });
  });
}

async function beginSignup(past: Past, person: SeedPerson, practice: PracticeRow): Promise<string> {
  const applicationId = await beginApplication(past, person, { practice, enrollment: 'MEMBERSHIPS' });
  const of = await getCase(past.tx, applicationId, 'MEMBERSHIPS');
  const answers = {
    first_name: person.firstName,
    last_name: person.lastName,
    birth_date: person.birthDate,
    phone: person.phone,
    street: person.street,
    city: practice.city,
    state_code: practice.state_code,
    zip_code: practice.zip_code,
    phone_verified_at: past.deps.clock.now(),
  };
  await updateBorrower(past.tx, of.borrower.id, answers);
  // By these words lists find and order them.
  const naming = await nameApplication(past.tx, of, { ...of.borrower, ...answers });
  await updateApplication(past.tx, applicationId, naming);
  return applicationId;
}

/** They sign up some days before, the practice sends the plan on the last of them, and they activate it. */
function addRunning(world: World, of: ActiveMember, { person, file, nowMs }: Arriving): void {
  const { timeline } = world;
  const practice = world.practice(of.practiceId);
  const { state_code: stateCode } = practice;
  const today = civilDayOf(nowMs, stateCode);
  const begins = addDays(addMonths(today, -of.months), -of.days);
  const atMs = momentOf(begins, stateCode);
  const among = of.amongBorrowersDaysAgo;
  if (among === undefined) addSignup(world, person, { practice, startsAtMs: atMs - 4 * DAY, file });
  else {
    const startsAtMs = whenAwakeBefore(nowMs - among * DAY, { beforeMs: nowMs, stateCode });
    addSignup(world, person, { practice, startsAtMs, file, past: world });
  }
  let membership: Membership | undefined;
  timeline.add(atMs - 3 * 3_600_000, async () => {
    membership = await membershipOf(world, person, practice);
    await sellPlan(world, membership, { plan: of.plan, discount: of.discount });
  });
  timeline.add(atMs, async () => {
    if (membership) await activate(world, membership, { ...of, failsFrom: addDays(today, -of.days) });
  });
  timeline.add(atMs + 20 * MINUTE, async () => {
    if (membership) await addVisits(world, membership, { of, today });
  });
  if (of.hasChange)
    timeline.add(atDeskBefore(nowMs - 5 * DAY, stateCode), async () => {
      if (membership) await changeRunning(world, membership);
    });
}

/** A member who was given much and paid little, or paid more than they were given, and cancels. */
function addFormer(world: World, of: FormerMember, { person, file, nowMs }: Arriving): void {
  const { timeline } = world;
  const practice = world.practice(of.practiceId);
  const { state_code: stateCode } = practice;
  const ends = addDays(civilDayOf(nowMs, stateCode), -of.endedDaysAgo);
  const atMs = momentOf(addDays(addMonths(ends, -of.months), -5), stateCode);
  addSignup(world, person, { practice, startsAtMs: atMs - 3 * DAY, file });
  let membership: Membership | undefined;
  timeline.add(atMs - 3 * 3_600_000, async () => {
    membership = await membershipOf(world, person, practice);
    await sellPlan(world, membership, { plan: of.plan });
  });
  timeline.add(atMs, async () => {
    if (membership) await activate(world, membership, { hasBank: false, usesCredits: true });
  });
  timeline.add(atMs + 20 * MINUTE, async () => {
    if (membership) await giveFirst(world, membership);
  });
  timeline.add(momentOf(ends, stateCode) + 90 * MINUTE, async () => {
    if (membership) await endMember(world, membership, of.method);
  });
}

/** Somebody with a plan that was saved, sent, or sent and changed by them. */
function addFuture(world: World, of: FutureMember, { person, file, nowMs }: Arriving): void {
  const { timeline } = world;
  const practice = world.practice(of.practiceId);
  const { state_code: stateCode } = practice;
  const atMs = atDeskBefore(nowMs - of.daysAgo * DAY, stateCode);
  if (of.isInvited) {
    timeline.add(atMs, () => inviteWithPlan(world, person, { practice, plan: of.plan, shown: of.shown }));
    return;
  }
  addSignup(world, person, {
    practice,
    startsAtMs: whenAwakeBefore(atMs - 2 * DAY, { beforeMs: nowMs, stateCode }),
    file,
  });
  timeline.add(atMs, async () => {
    const membership = await membershipOf(world, person, practice);
    await sellPlan(world, membership, { plan: of.plan, isSaved: of.shown === 'plan_saved' });
  });
  if (of.shown === 'confirmation_requested')
    timeline.add(atMs + DAY, async () => askForAnother(world, await membershipOf(world, person, practice)));
}
