import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import type { EndOfDayJob } from '../business-day/index';
import { withdrawRequestsOf } from '../credit-transaction/index';
import { closeMembership, type GroupPractice } from '../membership/index';
import { type ClosingRow, standingClosing } from '../practice/index';
import { closingTold, membershipsToClose, othersOfGroup, standingClosings } from './closing.reads';
import { insertTold } from './closing.writes';

const actor: SystemActor = { kind: 'system', name: 'Closing' };
const BATCH = 200;
/** Practices of the group that a mail names. */
const OTHERS_MAX = 5;

/**
 * Carries out what a closing means, one transaction for each membership and request, so that one fault stops no other. Run again it does
 * what is left: a plan that a bank's answer made run meanwhile is found on the next day.
 */
export async function carryOutClosing(deps: Deps, practiceId: string): Promise<void> {
  const { read } = deps.database;
  const closing = await read.first(standingClosing, { practiceId });
  if (!closing) return;
  await withdrawRequestsOf(deps, practiceId);
  const others = await read.all(othersOfGroup, { practiceId, limit: OTHERS_MAX });
  for (let after = ''; ; ) {
    const found = await read.all(membershipsToClose, { practiceId, closingId: closing.id, after, limit: BATCH });
    for (const { id } of found) await closeOne(deps, id, { closing, others });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

async function closeOne(
  deps: Deps,
  membershipId: string,
  of: { closing: ClosingRow; others: readonly GroupPractice[] },
): Promise<void> {
  const closingId = of.closing.id;
  try {
    await carryOut({ actor }, deps, async (context: Context) => {
      const { tx, now, leaveNoRow } = context;
      leaveNoRow('The history of the membership tells of it.');
      // Opened again meanwhile, or another process was here.
      if ((await tx.first(standingClosing, { practiceId: of.closing.practice_id }))?.id !== closingId) return;
      const isTold = (await tx.first(closingTold, { closingId, membershipId })) !== undefined;
      const isDone = await closeMembership(context, membershipId, { ...of, isTold });
      if (isDone && !isTold)
        await tx.run(insertTold, { closing_id: closingId, membership_id: membershipId, told_at: now });
    });
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.name : 'unknown';
    deps.log.error('closing_not_carried_out', { membershipId, fault });
  }
}

/** Every day, before anything is billed or renewed: what a closing left for a bank's answer, or a fault. */
export const closingJobs: readonly EndOfDayJob[] = [
  {
    name: 'closings',
    run: async (deps) => {
      for (let after = ''; ; ) {
        const found = await deps.database.read.all(standingClosings, { after, limit: BATCH });
        for (const { practice_id: practiceId } of found) await carryOutClosing(deps, practiceId);
        const last = found.at(-1);
        if (!last || found.length < BATCH) return;
        after = last.practice_id;
      }
    },
  },
];
