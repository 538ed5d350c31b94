import type { ClosingChoice } from '@domain/practice/practice-standing';
import { practiceToday } from '../../civil-today';
import type { Context } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { mailboxesOfPractice } from '../practice/index';
import { closingCounts } from './closing.reads';
import { endClosing, insertClosing } from './closing.writes';

type Practice = { id: string; name: string; state_code: string; time_zone: string };

/**
 * Keeps that a practice closed, on which day there and with what becomes of its members; the practice and its enterprise are mailed, and
 * what follows for each plan, membership and request is carried out after it. The practice was closed in the same transaction.
 */
export async function keepClosing(
  { tx, deps, actor, now, send }: Context<StaffActor>,
  practice: Practice,
  { members, reason }: { members: ClosingChoice; reason: string },
): Promise<void> {
  const closedOn = practiceToday(deps.clock, practice);
  const counts = await closingCounts(tx, practice.id);
  await tx.run(insertClosing, {
    id: deps.newId(),
    practice_id: practice.id,
    closed_on: closedOn,
    members,
    reason,
    closed_at: now,
    closed_by: actor.staffId,
    reopened_at: null,
    version: 1,
  });
  for (const to of await mailboxesOfPractice(tx, practice.id))
    await send('practice-closed-notice', { to, practiceName: practice.name, closedOn, members, ...counts });
  await send('carry-out-closing', { practiceId: practice.id });
}

/** The practice is open again: it may sell, renew and invite, and what was withdrawn is kept as drafts. */
export async function endClosingOf({ tx, now }: Pick<Context, 'tx' | 'now'>, practiceId: string): Promise<void> {
  await tx.run(endClosing, { practiceId, now });
}
