import { type Closing, type PracticeStanding, practiceStanding } from '@domain/practice/practice-standing';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';
import { AppError } from '../../http/app-error';

const standingOf = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .leftJoin('practice_closing', (join) =>
      join.onRef('practice_closing.practice_id', '=', 'practice.id').on('practice_closing.reopened_at', 'is', null),
    )
    .select(['practice.is_active', 'practice_closing.closed_on', 'practice_closing.members'])
    .where('practice.id', '=', p.practiceId),
);

/** The closing of a practice that stands. */
export const standingClosing = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice_closing').selectAll().where('practice_id', '=', p.practiceId).where('reopened_at', 'is', null),
);
export type ClosingRow = RowOf<typeof standingClosing>;

/** Whether a practice is open, and how it closed. */
export async function openOrClosed(db: Db, practiceId: string): Promise<{ isOpen: boolean; closing: Closing | null }> {
  const row = await db.first(standingOf, { practiceId });
  if (!row) throw new AppError('NOT_FOUND');
  const { closed_on: closedOn, members } = row;
  return { isOpen: row.is_active === 1, closing: closedOn && members ? { closedOn, members } : null };
}

/** What a practice may do by now: the one answer to whoever sells, renews, invites or bills for it. @throws AppError NOT_FOUND. */
export async function standingOfPractice(db: Db, practiceId: string): Promise<PracticeStanding> {
  const { isOpen, closing } = await openOrClosed(db, practiceId);
  return practiceStanding(isOpen, closing);
}

/** @throws AppError STEP_ORDER for a practice that sells nothing by now. */
export async function refuseClosed(db: Db, practiceId: string): Promise<void> {
  if (!(await standingOfPractice(db, practiceId)).sells)
    throw new AppError('STEP_ORDER', {
      userMessage: 'This practice has closed. It takes no new plans, changes or purchases.',
    });
}
