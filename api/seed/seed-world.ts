import { REVIEW_SETTLED_DAY } from '@domain/application/review-needs';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import type { Decision } from '@domain/underwriting/decision';
import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import { settleOverdueReviews } from '../features/application/index';
import { type PracticeRow, practiceById } from '../features/practice/index';
import { drawCreditFile } from './credit-files';
import { demoPractices } from './demo-practices';
import { createSeedClock } from './historical-deps';
import { addMembershipPrograms } from './membership-programs';
import { addMembershipSettings } from './membership-settings';
import { atDesk, whileAwake } from './opening-hours';
import { createRandom, type Random } from './random';
import { answerApplication, beginApplication, decideApplication, signLimit } from './seed-application';
import { addMembers } from './seed-members';
import { payUntilNow } from './seed-payments';
import type { SeedPerson } from './seed-person';
import { staffOf } from './seed-staff-actor';
import { approve, creditLeft, hold, refund, reject, requestTransaction } from './seed-transaction';
import { addCasey, morganArrives } from './story-people';
import { takeBackInTime } from './take-back';
import { createTimeline } from './timeline';
import { addTreatments, treatmentOf } from './treatments';
import type { World } from './world';
import { SEED, worldOf } from './world-deps';
import { DAYS, drawAmount, type PlannedApplication, planApplications, withFreshPurchases } from './world-plan';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Fills the demo world: fourteen months of applications, transactions, fundings and refunds up to now, written by the same
 * commands that serve people, so that decisions, ledger, documents, history and audit belong together. The same seed and
 * moment give the same world.
 */
export async function seedWorld(tx: Tx, given: Deps): Promise<void> {
  const nowMs = given.clock.nowMs();
  const random = createRandom(SEED);
  const clock = createSeedClock(nowMs);
  const timeline = createTimeline(nowMs);
  const planned = withFreshPurchases(planApplications(nowMs, random), nowMs);
  const practices = new Map<string, PracticeRow>();
  for (const { id } of demoPractices) {
    const row = await tx.first(practiceById, { id });
    if (row) practices.set(id, row);
  }
  const world = worldOf({ tx, deps: given }, { clock, timeline, random, practices });
  // A practice had set itself up before its first patient came.
  await tx.execute(tx.builder.updateTable('practice').set({ created_at: instantAt(nowMs - (DAYS + 31) * DAY) }));
  timeline.add(atDesk(nowMs - (DAYS + 30) * DAY, ''), () =>
    addTreatments({ tx, deps: world.aside }, [...practices.values()]),
  );
  timeline.add(atDesk(nowMs - (DAYS + 29) * DAY, ''), () => addMembershipSettings({ tx, deps: world.settings }));
  timeline.add(atDesk(nowMs - (DAYS + 28) * DAY, ''), () => addMembershipPrograms({ tx, deps: world.settings }));
  for (const one of planned) addApplication(world, one);
  addCasey(world, nowMs);
  addMembers(world, morganArrives(), nowMs);
  await timeline.play(clock.setTo);
}

function addApplication(world: World, planned: PlannedApplication): void {
  const { timeline, random } = world;
  const { person, wish, startsAtMs, requestedAmountCents } = planned;
  const practice = world.practice(planned.practiceId);
  let applicationId = '';
  let decision: Decision | undefined;
  timeline.add(startsAtMs, async () => {
    applicationId = await beginApplication(world, person, { practice });
  });
  timeline.add(startsAtMs + 3 * MINUTE, () =>
    answerApplication(world, applicationId, {
      person,
      given: { practice, requestedAmountCents, isComplete: wish !== 'leave' },
    }),
  );
  if (wish === 'leave') return;
  timeline.add(startsAtMs + 5 * MINUTE, async () => {
    decision = await decideApplication(world, applicationId, {
      file: drawCreditFile(wish, random, { consumerId: person.consumerId }),
    });
  });
  // The daily work finds what waits for too long; here on the day of this one.
  timeline.add(startsAtMs + 5 * MINUTE + REVIEW_SETTLED_DAY * DAY, async () => {
    if (decision && ['REVIEW', 'INCOMPLETE'].includes(decision.status)) await settleOverdueReviews(world.settling);
  });
  // One in fifty approved applicants thinks about it for longer than the demo lasts.
  if (random.chance(0.02)) return;
  timeline.add(startsAtMs + 11 * MINUTE, async () => {
    if (decision?.status !== 'APPROVED') return;
    await signLimit(world, applicationId, person);
    for (const days of treatmentDays(random))
      addTransaction(world, person, { practice, atMs: atDesk(startsAtMs + days * DAY, practice.state_code) });
    if (planned.freshAtMs !== undefined)
      addTransaction(world, person, { practice, atMs: planned.freshAtMs, isFresh: true });
  });
}

/** Days from the agreement to each treatment that is financed under it: none to three. */
function treatmentDays(random: Random): number[] {
  const count = random.weighted([
    [0, 6],
    [1, 46],
    [2, 34],
    [3, 14],
  ] as const);
  return Array.from({ length: count }, () => random.between(10, 900) / 10);
}

const RECENT = [
  ['PENDING', 46],
  ['REQUESTED', 8],
  ['REVIEW', 8],
  ['VERIFICATION_REQUESTED', 6],
  ['ACCEPTED', 24],
  ['REJECTED', 8],
] as const;
const EARLIER = [
  ['ACCEPTED', 68],
  ['REJECTED', 14],
  ['REFUNDED', 6],
  ['PARTLY_REFUNDED', 3],
  ['PENDING', 4],
  ['REVIEW', 3],
  ['REQUESTED', 3],
  ['VERIFICATION_REQUESTED', 2],
] as const;
const RECENT_DAYS = 14;

/** A practice asks for the amount of a treatment; the transaction then goes its way if the line has room for it. */
function addTransaction(
  world: World,
  person: SeedPerson,
  { practice, atMs, isFresh = false }: { practice: PracticeRow; atMs: number; isFresh?: boolean },
): void {
  const { timeline, random } = world;
  const staff = staffOf(practice.id);
  timeline.add(atMs, async () => {
    const borrowerId = person.borrowerId ?? '';
    const left = await creditLeft(world, borrowerId);
    const wished = drawAmount(random, practice.slug === 'sunset-plastics' ? 900_000 : 245_000);
    const amountCents = Math.min(wished, Math.floor(left / 500) * 500);
    if (amountCents < 30_000) return;
    const firstTreatmentOn = addDays(civilDate(instantAt(atMs).slice(0, 10)), random.between(2, 21));
    const asked = {
      borrowerId,
      practiceId: practice.id,
      amountCents,
      firstTreatmentOn,
      products: [treatmentOf(practice, amountCents)],
    };
    const made = await requestTransaction(world, staff, asked);
    const isRecent = atMs > timeline.untilMs - RECENT_DAYS * DAY;
    const drawn = made && (isFresh ? 'ACCEPTED' : random.weighted(isRecent ? RECENT : EARLIER));
    const later = whileAwake(atMs + random.between(8, 2600) * MINUTE, practice.state_code);
    const answeredAtMs = isFresh ? atMs + 35 * MINUTE : later;
    if (!made || !drawn) return;
    await goOn(world, made, { status: drawn, borrowerId, practice, atMs, answeredAtMs });
  });
}

type Made = { transactionId: string; products: string[] };
type Way = {
  status: (typeof RECENT | typeof EARLIER)[number][0];
  borrowerId: string;
  practice: PracticeRow;
  atMs: number;
  answeredAtMs: number;
};

/** A request goes its way. */
async function goOn(
  world: World,
  made: Made,
  { status, borrowerId, practice, atMs, answeredAtMs }: Way,
): Promise<void> {
  const { timeline, random } = world;
  const { transactionId } = made;
  const staff = staffOf(practice.id);
  const waiting = { transactionId, borrowerId, stateCode: practice.state_code, staff };
  switch (status) {
    case 'PENDING':
      return takeBackInTime(world, waiting);
    case 'REVIEW':
    case 'REQUESTED':
    case 'VERIFICATION_REQUESTED':
      timeline.add(atMs + 4 * MINUTE, () => hold(world, transactionId, { status, staff }));
      return takeBackInTime(world, waiting);
    case 'REJECTED':
      return timeline.add(answeredAtMs, () => reject(world, transactionId, borrowerId));
    case 'ACCEPTED':
    case 'REFUNDED':
    case 'PARTLY_REFUNDED': {
      // What nobody was paid for is not refunded: a suspended practice's purchases go on.
      const isRefunded = status === 'REFUNDED' && practice.suspend_funds === 0;
      timeline.add(answeredAtMs, async () => {
        if (!(await approve(world, transactionId, { borrowerId }))) return takeBackInTime(world, waiting);
        if (!isRefunded) await payUntilNow(world, transactionId);
      });
      if (status === 'ACCEPTED') return;
      const refundedAtMs = atDesk(answeredAtMs + random.between(9, 18) * DAY, practice.state_code);
      const share = status === 'PARTLY_REFUNDED' ? { share: random.between(20, 45) / 100 } : {};
      timeline.add(refundedAtMs, () => refund(world, transactionId, { staff, ...share }));
    }
  }
}
