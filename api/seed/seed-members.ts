import { nameApplication } from '../features/application/answers/person-answers';
import { getCase } from '../features/application/application.reads';
import { updateApplication, updateBorrower } from '../features/application/application.writes';
import type { PracticeRow } from '../features/practice/index';
import type { CreditFile } from '../vendors/credit-bureau/port';
import { drawCreditFile, type Wish } from './credit-files';
import { whenAwakeBefore } from './opening-hours';
import { createRandom } from './random';
import { beginApplication, decideApplication } from './seed-application';
import { drawPerson, type SeedPerson } from './seed-person';
import type { Past, World } from './world';
import { SEED } from './world-deps';
import { PEOPLE } from './world-plan';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Where members sign up, how many days ago, and what becomes of it. */
const SIGNUPS: readonly (readonly [practiceId: string, daysAgo: number, wish: Wish | 'leave'])[] = [
  ['prac-harbor-medspa', 58, 'approve'],
  ['prac-bright-smile', 44, 'approve'],
  ['prac-harbor-medspa', 29, 'approve'],
  ['prac-lakeview-derm', 25, 'approve'],
  ['prac-bright-smile', 22, 'deny'],
  ['prac-harbor-medspa', 19, 'approve'],
  ['prac-harbor-medspa', 15, 'leave'],
  ['prac-bright-smile', 12, 'approve'],
  ['prac-lakeview-derm', 9, 'review'],
  ['prac-harbor-medspa', 6, 'deny'],
  ['prac-bright-smile', 3, 'leave'],
  ['prac-harbor-medspa', 1, 'approve'],
];
export const MEMBERS = SIGNUPS.length;

/** People who sign up for a membership. */
export function addMembers(world: World, nowMs: number): void {
  const random = createRandom(SEED + 6);
  for (const [index, [practiceId, daysAgo, wish]] of SIGNUPS.entries()) {
    const person = drawPerson(PEOPLE + index, random);
    const practice = world.practice(practiceId);
    const drawnMs = nowMs - daysAgo * DAY - random.between(0, 1440) * MINUTE;
    const startsAtMs = whenAwakeBefore(drawnMs, { beforeMs: nowMs, stateCode: practice.state_code });
    const file = wish === 'leave' ? null : drawCreditFile(wish, random, { consumerId: person.consumerId });
    addMember(world, person, { past: { tx: world.tx, deps: world.aside }, practice, startsAtMs, file });
  }
}

type Signup = { past: Past; practice: PracticeRow; startsAtMs: number; file: CreditFile | null };

/** Somebody signs up; without a file they leave before the decision. Who is approved becomes a member at once. */
export function addMember({ timeline }: World, person: SeedPerson, { past, practice, startsAtMs, file }: Signup): void {
  let applicationId = '';
  timeline.add(startsAtMs, async () => {
    applicationId = await beginApplication(past, person, { practice, enrollment: 'MEMBERSHIPS' });
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
  });
  if (file === null) return;
  timeline.add(startsAtMs + 6 * MINUTE, async () => {
    await decideApplication(past, applicationId, { file, enrollment: 'MEMBERSHIPS' });
  });
}
