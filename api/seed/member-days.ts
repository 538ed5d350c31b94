import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { statement } from '../db/statement';
import { fundingJobs } from '../features/funding/index';
import { submitMemberToProcessor } from '../features/membership/billing/ask-processor';
import { applyMemberOutcome } from '../features/membership/billing/outcome';
import { askAboutRefunds, sendRefunds, submitRefund } from '../features/membership/billing/refunds';
import { serveMemberships, submitScheduledOfMembers } from '../features/membership/billing/serve-membership';
import { oweVisitsOfDay } from '../features/membership/visit/owe-visits';
import { invoiceJobs } from '../features/membership-invoice/index';
import type { Promised } from './historical-deps';
import { createProcessorOfMembers, type ProcessorOfMembers } from './processor-of-members';
import type { World } from './world';

/** A settled bank debit may come back, so it is looked at again after so many days. */
const LOOKED_AT_AGAIN_DAYS = [25, 61];
const SECOND = 1000;
/** What was promised leaves so soon. */
const POSTED_MS = 9_000;

/** The work of a day begins. */
const morning = (day: CivilDate): number => millisecondsOf(`${day}T13:00:00.000Z`);

const unpaid = statement<{ day: string }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select('id')
    .where('deposit_id', 'is', null)
    .where('net_cents', '>', 0)
    .where('due_on', '<=', p.day as never)
    .limit(1),
);

/** The processor of members, which is asked on the days on which something arrives. */
export function processorOfMembers(world: Pick<World, 'timeline'> & { members(): World['members'] }) {
  const { timeline } = world;
  const processor: ProcessorOfMembers = createProcessorOfMembers(({ paymentId, direction, source }, settlesOn) => {
    if (direction === 'CREDIT')
      return timeline.add(morning(settlesOn) + SECOND, () => askAboutRefunds(world.members().deps));
    const looks = source.kind === 'BANK' ? [0, ...LOOKED_AT_AGAIN_DAYS] : [0];
    for (const days of looks) {
      const day = addDays(settlesOn, days);
      timeline.add(morning(day) + SECOND, async () => {
        const outcome = await processor.find(paymentId, day);
        if (outcome) await applyMemberOutcome(world.members().deps, paymentId, outcome);
      });
    }
  });
  return processor;
}

/** Hands to the processor what a day has submitted. */
export function leaveForProcessor({ timeline, members }: Pick<World, 'timeline' | 'members'>, promised: Promised) {
  const { deps } = members;
  const atMs = deps.clock.nowMs() + POSTED_MS;
  if (promised.kind === 'submit-membership-payment') {
    const { paymentId } = promised.payload;
    timeline.add(atMs, () => submitMemberToProcessor(deps, paymentId));
  }
  if (promised.kind === 'submit-membership-refund') {
    const { refundId } = promised.payload;
    timeline.add(atMs, () => submitRefund(deps, refundId));
  }
}

/** Lets the work of each day since the first plan began bill, take, remind, pay back, and pay the practices. */
export function addMemberDays(world: World, from: CivilDate): void {
  const { timeline } = world;
  const until = civilDate(instantAt(timeline.untilMs).slice(0, 10));
  for (let day = from; day <= until; day = addDays(day, 1)) addMemberDay(world, day);
}

function addMemberDay({ tx, timeline, members, funding }: World, day: CivilDate): void {
  timeline.add(morning(day) + 2 * SECOND, async () => {
    await submitScheduledOfMembers(members.deps, day);
    await serveMemberships(members.deps, day);
    await oweVisitsOfDay(members.deps, day);
    await sendRefunds(members.deps, day);
    for (const job of invoiceJobs) await job.run(members.deps, day);
    if (funding.days.has(day) || !(await tx.first(unpaid, { day }))) return;
    funding.days.add(day);
    for (const job of fundingJobs) await job.run(funding.deps, day);
  });
}
