import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { statement } from '../db/statement';
import { askAboutDeposits, fundingJobs } from '../features/funding/index';
import type { World } from './world';

const dueDayOf = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('funding').select('due_on').where('transaction_id', '=', p.transactionId),
);

/** The work of a day begins. */
const morning = (day: CivilDate): number => millisecondsOf(`${day}T13:00:00.000Z`);

/** Lets the work of the day on which a purchase is due make its practice's deposit; many are due on one day. */
export async function fundPractice({ tx, funding, timeline }: World, transactionId: string): Promise<void> {
  const due = await tx.first(dueDayOf, { transactionId });
  if (!due?.due_on) return;
  const day = civilDate(due.due_on);
  if (funding.days.has(day)) return;
  funding.days.add(day);
  timeline.add(morning(day), async () => {
    for (const job of fundingJobs) await job.run(funding.deps, day);
  });
}

/** Lets the processor be asked on the day on which a deposit arrives. */
export function askOnArrival({ timeline, deps }: { timeline: World['timeline']; deps: World['deps'] }, day: CivilDate) {
  timeline.add(morning(day) + 1000, () => askAboutDeposits(deps));
}
