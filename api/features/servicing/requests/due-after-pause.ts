import type { CivilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { movedDue, newDueDay } from '@domain/loan/new-due-date';
import { loanStanding } from '@domain/loan/standing';
import { playForward } from '@domain/payment/play-forward';
import type { Db } from '../../../db/database';
import { type Autopay, autopayOf } from '../../payment-method/index';
import type { Notice } from '../billing/notices';
import type { Loan } from '../loan';

/** Autopay that takes more than a first payment, and has something to take it from. */
const takesMore = ({ type, method }: Autopay): boolean =>
  method !== undefined && type !== 'NONE' && type !== 'FIRST_ONLY';

/** What could not be taken and now has a new due date, given by what ended on a day; nothing where nothing was. */
export async function newDueFacts(
  db: Db,
  { row, events }: Loan,
  { endedOn, today }: { endedOn: CivilDate; today: CivilDate },
): Promise<Pick<Notice, 'newDueCents' | 'newDueOn' | 'isTaken'>> {
  const moved = movedDue(foldLoan(events, { on: today }), today).find(({ dueOn }) => dueOn === newDueDay(endedOn));
  if (!moved) return {};
  const isTaken = takesMore(await autopayOf(db, row.id));
  return { newDueCents: moved.amountCents, newDueOn: moved.dueOn, ...(isTaken && { isTaken: true as const }) };
}

/** What is due when, now that the payments of a loan go on. */
export async function dueAfterPause(
  db: Db,
  loan: Loan,
  on: CivilDate,
): Promise<Pick<Notice, 'newDueCents' | 'newDueOn' | 'isTaken' | 'lateCents' | 'amountCents' | 'on'>> {
  const { pastDueCents } = loanStanding(loan.events, on);
  const moved = await newDueFacts(db, loan, { endedOn: on, today: on });
  const next = playForward(loan.events, on).payments.find(({ dueOn }) => dueOn !== moved.newDueOn);
  return {
    ...moved,
    ...(pastDueCents > 0 && { lateCents: pastDueCents }),
    ...(next && { amountCents: next.amountCents - next.missedCents, on: next.dueOn }),
  };
}
